import { conditionsOf, type Predicates } from "../../shared/conditions";
import { type ConditionalModifier, modifierSums } from "../../shared/modifiers";

/** Combat types of the Combat Table; each has its own modifiers in the data. */
export const combatTypes = [
  "merchant-asw",
  "submarine-vs-merchants",
  "strategic-bombing",
  "task-force-asw",
  "submarine-vs-task-force",
  "air-to-air",
  "anti-aircraft",
  "air-strike",
  "ground-support",
  "land-combat",
] as const;
export type CombatType = (typeof combatTypes)[number];

/** What a die roll is about: all that a condition may ask. Members that do not apply stay undefined. */
export interface Situation {
  /** Filled in by `modifierSum`. */
  turn?: number;
  phasing?: number;
  options?: readonly string[];
  /** Japan has declared Kamikaze (18.2.4). */
  kamikaze?: boolean;
  /** Side and nation (number) that rolls. */
  roller: number;
  rollerNation?: string;
  targetSide?: number;
  targetKind?: string;
  targetClass?: string | null;
  targetNation?: string;
  targetPlace?: "task-force" | "at-anchor" | "at-base";
  /** Ship classes in the task force concerned. */
  taskForceClasses?: readonly string[];
  /** A land-based air unit or carrier of the roller's side is in the hex. */
  friendlyAirInHex?: boolean;
  /** The roller has Air Supremacy. */
  airSupremacy?: boolean;
  airPointsInSupport?: boolean;
  outOfSupply?: boolean;
  /** The Air Points that roll are those of elite pilots (18.2.3). */
  elitePilots?: boolean;
  /** The land units that roll are Marines; they landed in this battle against an enemy ashore (18.1.6). */
  marines?: boolean;
  opposedLanding?: boolean;
  /** Hexes from the nearest Home Base of the other side to a base of the roller's (18.1.3). */
  hexesToEnemyHome?: number;
  attack?: "air" | "submarine" | "surface";
  /** Hits beyond the first on the unit that checks, and the firer's Firepower (surface). */
  extraHits?: number;
  /** Damage Checks of the same attack that the unit has come through. */
  earlierChecks?: number;
  firepower?: number;
}

/** One modifier of a table: what it adds when its condition holds. */
export interface Modifier extends ConditionalModifier<Situation> {
  readonly add: number;
  readonly perExtraHit: number;
  readonly perEarlierCheck: number;
  readonly perFirepower: number;
}

const list = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as string[]) : []);

/** The named predicates. The schema of the Combat Table lists the same names with their meaning. */
const predicates: Predicates<Situation, readonly string[]> = {
  "turn-between":
    ({ from, to }) =>
    (s) =>
      s.turn! >= ((from as number | undefined) ?? 0) && s.turn! <= ((to as number | undefined) ?? Infinity),
  "player-turn": ({ side }, sides) => {
    const n = sides.indexOf(side as string);
    return (s) => s.phasing === n;
  },
  roller: ({ side, nation }, sides) => {
    const n = side === undefined ? undefined : sides.indexOf(side as string);
    return (s) => (n === undefined || s.roller === n) && (nation === undefined || s.rollerNation === nation);
  },
  "target-side": ({ side }, sides) => {
    const n = sides.indexOf(side as string);
    return (s) => s.targetSide === n;
  },
  "target-nation":
    ({ nation }) =>
    (s) =>
      s.targetNation === nation,
  "target-kind": (c) => (s) => s.targetKind !== undefined && list(c.kinds).includes(s.targetKind),
  "target-class": (c) => (s) => !!s.targetClass && list(c.classes).includes(s.targetClass),
  "target-place":
    ({ place }) =>
    (s) =>
      s.targetPlace === place,
  "task-force-lacks": (c) => (s) =>
    s.taskForceClasses !== undefined && !s.taskForceClasses.includes(c.class as string),
  "friendly-air-in-hex": () => (s) => s.friendlyAirInHex === true,
  "air-supremacy": () => (s) => s.airSupremacy === true,
  "air-points-in-support": () => (s) => s.airPointsInSupport === true,
  "out-of-supply": () => (s) => s.outOfSupply === true,
  marines: () => (s) => s.marines === true,
  "opposed-landing": () => (s) => s.opposedLanding === true,
  "elite-pilots": () => (s) => s.elitePilots === true,
  kamikaze: () => (s) => s.kamikaze === true,
  "base-near-enemy-home":
    ({ hexes }) =>
    (s) =>
      s.hexesToEnemyHome !== undefined && s.hexesToEnemyHome <= (hexes as number),
  attack:
    ({ by }) =>
    (s) =>
      s.attack === by,
  "later-check": () => (s) => (s.earlierChecks ?? 0) > 0,
  option:
    ({ id }) =>
    (s) =>
      s.options!.includes(id as string),
};

/** Names of all predicates, for the check that the schema lists the same, and how a condition becomes a function. */
export const { names: predicateNames, compile: compileCondition } = conditionsOf(predicates);

/** What a modifier that holds adds. */
const worth = (m: Modifier, { extraHits = 0, earlierChecks = 0, firepower = 0 }: Situation): number =>
  m.add + m.perExtraHit * extraHits + m.perEarlierCheck * earlierChecks + m.perFirepower * firepower;

export const { sum: modifierSum, names: modifierNames } = modifierSums<Situation, Modifier>(worth);
