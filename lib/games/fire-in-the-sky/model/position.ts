import type { Table } from "../../../kernel";
import type { Rules } from "./rules";

/** What happened to a piece this player turn or phase, as bits of `flags`. */
export const Flag = {
  /** Moved operationally this player turn: a land or air unit may not deploy again (8.1). */
  movedOperationally: 1,
  /** On its operational side: goes home in the Return to Base Phase (14.1). */
  operational: 2,
  /** Used Sea Deployment / One-hex Deployment in this Deployment Phase: never both (8.1). */
  seaDeployed: 4,
  oneHexDeployed: 8,
  /** May not deploy any more in this phase: entered an enemy Air ZOC, moved one hex, or stays (8.2). */
  deployed: 16,
  /** Lost a step at sea in this Combat Phase: cannot land (12.3.4.1). */
  lostStepAtSea: 32,
  /** A carrier that was damaged comes back without planes (7.1.1, 13.1). */
  needsPlanes: 64,
  /** Naval Aviation steps on the Battle Board that hide to keep their status (7.1.1). */
  hiding: 128,
  /** Air steps on the track that may still become Naval Aviation when they arrive (7.1.1). */
  eligible: 256,
  /** Its Air Points are elite pilots: those that a carrier began the war with, not a new air group (18.2.3). */
  elite: 512,
  /** Disembarked under an OCCUPIED BASE marker in this player turn: no Air ZOC yet (18.1.8). */
  unpacking: 1024,
  /** Air steps on the track that train to become Naval Aviation (18.2.3). */
  training: 2048,
  /** A unit that the schedule has taken off the map, and that may come back converted (18.2.5). */
  withdrawn: 4096,
  /** An air step that its owner has broken off its unit: it is not combined until he says so (2.1.1.2). */
  apart: 8192,
} as const;

/** Boxes of the Battle Board (12.3.1). 0: not on the board. */
export const Box = {
  none: 0,
  carrier: 1,
  bombardment: 2,
  atAnchor: 3,
  atBase: 4,
  longRange: 5,
  seaControl: 6,
} as const;

/** A group that moves together on the operational side (9.4). Gone when `side` is -1. */
export interface TaskForce {
  side: number;
  /** Sea node it stands in, which also gives the half of a split hex. */
  node: number;
  origin: number;
  /** Submarine attacks that threaten it in this segment: by the enemy's points (12.2.1). */
  attacks: number;
}

/** Ships whose place of arrival is rolled for (17.1); until then they wait on the Turn Record Track. */
export interface ReactionForce {
  /** The turn whose Reaction Phase brings them. */
  turn: number;
  units: number[];
  /** By face of the die, the place of a 1 first. */
  places: number[];
  /** They count as a Task Force that has reacted to its place (2.3, errata). */
  reacted: boolean;
}

/** A Task Force under a marker of a nation: who sails in it, its own side alone knows (18.1.4). */
export interface HiddenForce {
  force: number;
  nation: number;
  /** How far it went, which everybody sees. */
  hexes: number;
}

/** What the enemy saw at a base before the first Task Force formed there in secret (18.1.4). */
export interface SeenBase {
  place: number;
  units: number[];
  /** Of each of them. */
  steps: number[];
  /** Task Forces that there were by then: only later ones can have taken any of them along. */
  since: number;
}

/**
 * Everything on the board, as numbers: pieces by piece number, places by place number, points in
 * quarters. Plain JSON; nothing here can be derived from the ruleset.
 */
export interface Position {
  scenario: string;
  options: string[];
  firstTurn: number;
  turn: number;
  /** Side whose player turn it is. */
  phasing: number;

  merchantmen: number;
  oil: number;
  /** Transport Points by nation, Submarine Points by side. */
  transport: number[];
  submarine: number[];
  /** Whole points; may be negative. */
  vp: number;

  /** By piece: place, steps (value for a replacements marker), and what happened to it. */
  at: number[];
  steps: number[];
  flags: number[];
  /** Turn in which a unit on the Turn Record Track comes back. */
  due: number[];
  /** Task force number, or -1. */
  tf: number[];
  /** Hits at sea this player turn (13.2). */
  hits: number[];
  /** Hex an air unit is committed to, -1 for its own (11.0). */
  commit: number[];
  /** Box on the Battle Board. */
  box: number[];

  /** By place: controller (-1 nobody) and side that has an OCCUPIED BASE marker there (-1 none). */
  control: number[];
  occupied: number[];
  /** By place: side that took control in this player turn, -1 none; counted in 15.3. */
  captured: number[];

  taskForces: TaskForce[];
  hiddenForces: HiddenForce[];
  seenBases: SeenBase[];
  /** By base of the late-conquest rule: Japan has captured it at some time (16.0). */
  conquered: boolean[];
  /** The British return port has been occupied once (17.5). */
  returnPortLost: boolean;
  /** Last turn in which a Japanese land unit entered a trigger base; 0 never (17.6). */
  indiaEntered: number;
  /** The turn of the entry before that one: its fleet may still be due when the next entry comes (17.6). */
  indiaEnteredBefore: number;
  europeanFleetArrived: boolean;
  /** Task Forces that may still move at the short rate this turn (17.1). */
  cheapTaskForces: number;
  /** The Task Force that carries the Tokyo Express marker, -1 none (18.2.2). */
  tokyoExpress: number;
  /** Japan has declared Kamikaze, for the rest of the game (18.2.4). */
  kamikaze: boolean;
  /** Still to come (17.1); absent when it has come, and in scenarios without one. */
  reactionForce?: ReactionForce;
  /** Ranger has been brought in; she comes once (18.1.5). */
  rangerCalled: boolean;
  /** Sea Deployments that the Allies have made before a reaction, in the whole game (18.1.1). */
  reactionDeployments: number;
  /**
   * How many of each have been lost, by the kind of loss, the side and the sort with strokes between
   * ("sunk/japan/j-ca"). Kept only while somebody wants to know (the odds of a battle), never in a game.
   */
  losses?: Record<string, number>;
}

/** The table of this game, as every rule of it receives it. */
/** What a step remembers that is over when its player says so. */
export type Done = { done?: boolean };

export type T = Table<Rules, Position>;

/** A position of this ruleset with nothing on the board. */
export function emptyPosition(rules: Rules): Position {
  const pieces = rules.pieces.length;
  const places = rules.places.length;
  const of = (n: number, value: number) => new Array<number>(n).fill(value);
  return {
    scenario: "",
    options: [],
    firstTurn: rules.parameters.clock.firstTurn,
    turn: rules.parameters.clock.firstTurn,
    phasing: 0,
    merchantmen: 0,
    oil: 0,
    transport: of(rules.nations.length, 0),
    submarine: [0, 0],
    vp: 0,
    at: of(pieces, rules.limbo.available),
    steps: of(pieces, 0),
    flags: of(pieces, 0),
    due: of(pieces, 0),
    tf: of(pieces, -1),
    hits: of(pieces, 0),
    commit: of(pieces, -1),
    box: of(pieces, Box.none),
    control: rules.places.map((place) => place.control),
    occupied: of(places, -1),
    captured: of(places, -1),
    taskForces: [],
    hiddenForces: [],
    seenBases: [],
    conquered: rules.parameters.victory.lateConquest.bases.map(() => false),
    returnPortLost: false,
    indiaEntered: 0,
    indiaEnteredBefore: 0,
    europeanFleetArrived: false,
    cheapTaskForces: 0,
    tokyoExpress: -1,
    rangerCalled: false,
    kamikaze: false,
    reactionDeployments: 0,
  };
}
