import { ALLIES, JAPAN } from "../../../../lib/games/fire-in-the-sky/model/rules";

/** What a game showed of the players' follies; sides by number, places by id. */
export interface Follies {
  /** Units that the enemy removed for overstacking (2.2.2.1), by their owner. */
  removals: Removal[];
  /** Bases that changed hands in an Allied or Japanese player turn. */
  falls: Fall[];
  /** Reaction Phases in which a side could have sailed, and those in which it did (10.1). */
  chances: [number, number];
  reactions: [number, number];
  /** Japan's Oil Points when its player turn of each Game Turn was over. */
  oil: Record<number, number>;
  /** Bases that their owner left without troops within the enemy's reach, by the owner: ends of player turns. */
  empty: [Record<string, number>, Record<string, number>];
  landings: Landings;
  /** Where Japanese carriers sailed on the first turn of the war. */
  firstStrikes: string[];
}

export interface Removal {
  side: number;
  base: string;
  kind: string;
  turn: number;
  /** The step in which it was sent away. */
  step: string;
}

export interface Fall {
  base: string;
  turn: number;
  /** Who lost it. */
  side: number;
  /** Nobody defended it: its troops had gone elsewhere by their own choice. */
  left: boolean;
  empty: boolean;
}

/** Land units that sailed in their own player turn. */
export interface Landings {
  sailed: number;
  /** In a Task Force without a ship. */
  alone: number;
  /** Lost a step at sea, and so did not get ashore (12.3.4.1). */
  lostAtSea: number;
  /** Did not get ashore for another reason: no Sea Control, no room. */
  turnedBack: number;
}

export const noFollies = (): Follies => ({
  removals: [],
  falls: [],
  chances: [0, 0],
  reactions: [0, 0],
  oil: {},
  empty: [{}, {}],
  landings: { sailed: 0, alone: 0, lostAtSea: 0, turnedBack: 0 },
  firstStrikes: [],
});

export interface Figures {
  [name: string]: number;
}

const share = (games: readonly Follies[], has: (game: Follies) => boolean): number =>
  games.filter(has).length / games.length;

const mean = (games: readonly Follies[], of: (game: Follies) => number): number =>
  games.reduce((sum, game) => sum + of(game), 0) / games.length;

const removalsOf = (removals: readonly Removal[], owner: number): number =>
  removals.filter(({ side }) => side === owner).length;

const isHome = ({ base }: Fall): boolean => base === "kure" || base === "yokosuka";

/** The figures of many games: means a game, and shares of the games. */
export function figuresOf(games: readonly Follies[]): Figures {
  return {
    "removals for overstacking, Japan": mean(games, ({ removals }) => removalsOf(removals, JAPAN)),
    "removals for overstacking, Allies": mean(games, ({ removals }) => removalsOf(removals, ALLIES)),
    "share of games in which Kure or Yokosuka falls": share(games, ({ falls }) => falls.some(isHome)),
    "share in which one falls that its garrison had left": share(games, ({ falls }) =>
      falls.some((fall) => isHome(fall) && fall.left),
    ),
    "reactions, Japan": mean(games, ({ reactions }) => reactions[JAPAN]),
    "chances to react, Japan": mean(games, ({ chances }) => chances[JAPAN]),
    "share of games in which Japan reacts": share(games, ({ reactions }) => reactions[JAPAN] > 0),
    "reactions, Allies": mean(games, ({ reactions }) => reactions[ALLIES]),
    "chances to react, Allies": mean(games, ({ chances }) => chances[ALLIES]),
    "share of games with oil under 2 after Turn 2": share(games, ({ oil }) => (oil[2] ?? 0) < 2),
    "Oil Points after Turn 1": mean(games, ({ oil }) => oil[1] ?? 0),
    "Oil Points after Turn 2": mean(games, ({ oil }) => oil[2] ?? 0),
    "Oil Points after Turn 6": mean(games, ({ oil }) => oil[6] ?? 0),
    "bases left empty in reach of the enemy, Japan": mean(games, ({ empty }) => sumOf(empty[JAPAN])),
    "bases left empty in reach of the enemy, Allies": mean(games, ({ empty }) => sumOf(empty[ALLIES])),
    "share of games in which Brisbane is left empty": share(games, ({ empty }) => !!empty[ALLIES].brisbane),
    "share of games in which Brisbane falls": share(games, ({ falls }) =>
      falls.some(({ base }) => base === "brisbane"),
    ),
    "bases lost that their garrison had left, Japan": mean(games, ({ falls }) => lostLeft(falls, JAPAN)),
    "bases lost that their garrison had left, Allies": mean(games, ({ falls }) => lostLeft(falls, ALLIES)),
    "landings: land units that sailed": mean(games, ({ landings }) => landings.sailed),
    "landings: of these alone": mean(games, ({ landings }) => landings.alone),
    "landings: failed by steps lost at sea": mean(games, ({ landings }) => landings.lostAtSea),
    "landings: turned back for another reason": mean(games, ({ landings }) => landings.turnedBack),
    "share of games with carriers at Pearl Harbor on Turn 1": share(games, ({ firstStrikes }) =>
      firstStrikes.includes("pearl-harbor"),
    ),
  };
}

const sumOf = (counts: Record<string, number>): number => Object.values(counts).reduce((a, b) => a + b, 0);

const lostLeft = (falls: readonly Fall[], side: number): number =>
  falls.filter((fall) => fall.side === side && fall.left).length;
