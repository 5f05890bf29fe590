import type { Choice, Game, GameModule, Json, RandomState, Table } from "../kernel";
import type { BattleSource } from "./battle-types";
import type { PrintViews } from "./print-types";
import type { GameRecords } from "./record-types";
import type { MapViews, PlayViews } from "./view-types";
import type { Documents } from "./document-types";
import type { OwnSchedule, ScheduleSource } from "./schedule-types";

export type { Documents };

type JsonObject = { [key: string]: Json };

/** One problem that a rules check found, placed in a merged document; the diagnostics find file and line. */
export interface Finding {
  document: string;
  pointer: string;
  /** For a member that is missing: where it would stand; a layer that took it away is shown instead. */
  missing?: string;
  /** What an error makes unfit, where that is more than its own place: nothing that follows is reported there. */
  blames?: { document: string; pointer: string }[];
  message: string;
  hint?: string;
  /** Narrower than the check's own rule. */
  rule?: string;
  /** Instead of it the number that a document cites: it is the edition's own already. */
  citedRule?: string;
  severity?: "error" | "warning" | "info";
  related?: { document: string; pointer: string; message: string }[];
  /** What it has in common with others of the same cause: beyond a handful they are reported once, with this message. */
  crowd?: { of: string; message(n: number): string; hint?: string };
  /** Changes that a machine can make: the new `value`, the new `key` of the member, or without either its removal. */
  fixes?: { title: string; document: string; pointer: string; value?: Json; key?: string }[];
}

/**
 * A check of the rules over the documents. One file each; the code is stable and starts with
 * `rule/<game>/`. `title` and `explain` are what docs/diagnostics.md prints.
 */
export interface RuleCheck {
  readonly code: string;
  readonly rule: string;
  readonly severity: "error" | "warning" | "info";
  readonly title: string;
  readonly explain: string;
  /** Other checks depend on it, so none of them reads the documents that it finds wrong. */
  readonly foundation?: true;
  run(documents: Documents): Finding[];
}

/** A place in a document that holds the id of something else; checked, completed, counted and renamed. */
export interface Reference {
  /** Document paths, with `*` for one file name: "scenarios/*.json". */
  document: string;
  /** Pointer pattern: `*` matches one segment, `**` any number. The value (or the key) is the id. */
  pointer: string;
  /** Whether the id is the value at the pointer or the last key of it. */
  part: "value" | "key";
  /** What kind of thing it names, as in `targets`. */
  to: string;
  /** The rules depend on it, so none of their checks reads the document while it names nothing. */
  foundation?: true;
}

/** Where the things stand that references name: the keys under these pointers are the ids. */
export interface Target {
  kind: string;
  /** How people call it in a message: "base", "unit type". */
  noun: string;
  places: { document: string; pointer: string }[];
  /** Ids that are known without standing in a document. */
  builtIn?: readonly string[];
  /** A member that excuses an entry which nothing names: "optional" for a counter that a rule brings in. */
  mayBeUnused?: string;
  /** The rules depend on these things; if many places name a missing one, nothing is built on their document. */
  foundation?: true;
}

/** A scenario to be filled in. */
export interface ScenarioForm {
  id: string;
  /** "Battle 1, Relief of Wake Island". */
  title: string;
  /** What is known of it, a sentence each. */
  known: readonly string[];
  /** What its document has before anything is filled in, without schema, id and title. */
  document: JsonObject;
}

/** What a table of die results looks like to somebody who wants its odds. */
export interface OddsSource {
  /** Faces of the die. */
  dieSides(documents: Documents): number;
  /** What a changed die of a roll must show, where no table of faces says. The pointer is that of its modifiers' holder. */
  hitOn(documents: Documents, pointer: string): number;
  /** Of a table of needed faces: the lowest face that hits, and how much a hit counts. Undefined for "cannot hit". */
  needed(entry: string, documents: Documents): { face: number; worth: number } | undefined;
  /** Documents whose tables hold such faces, with the pointer of the rows and what rows and columns are. */
  grids: readonly { document: string; pointer: string; row: string; column: string }[];
  /** Documents whose tables hold modifiers, with the pointer pattern of what holds them by id under "modifiers". */
  modifiers: readonly {
    document: string;
    pointer: string;
    /** Added to a die that has to reach `hitOn`. */ toHit: boolean;
  }[];
  /** A condition in words that follow "when"; undefined for one that is not known. Names say what ids mean. */
  phrase(condition: JsonObject, nameOf: (kind: string, id: string) => string): string | undefined;
}

/**
 * A way to look at a document other than its text: a grid, tables of die results, arrivals on the turn track, the map,
 * optional rules with their numbers, the sequence of play as a list, weights as sliders.
 */
export type DocumentView = "grid" | "table" | "schedule" | "map" | "switches" | "steps" | "sliders";

/** What the studio's views need to know of a game that no schema says. */
export interface GameViews<R = unknown> {
  /** By kind of document: the views that it has beside text and grid. It opens in the first of them. */
  readonly documents?: Readonly<Record<string, readonly DocumentView[]>>;
  /** Under which heading the changes of a document are listed, where its path is the game's own. */
  readonly subjects?: (path: string) => "units" | "bases" | undefined;
  /** Scenarios that are known to be printed and still to be written; without it there are none. */
  readonly forms?: (documents: Documents) => readonly ScenarioForm[];
  readonly schedule?: ScheduleSource;
  /** Arrivals by document, where not all of the game share one clock. */
  readonly ownSchedule?: OwnSchedule;
  readonly odds?: OddsSource;
  /**
   * By the path of a table of results, the die that is rolled once its cell is known, and what each face makes of a result:
   * "2" with a 6 comes to "4". Undefined for a table whose dice pick the cell, and while the documents do not say.
   */
  readonly cellDie?: (documents: Documents, path: string) => CellDie | undefined;
  /** Without it there is no map. */
  readonly map?: MapViews<R>;
  /** Without it a game is played without a board. */
  readonly play?: PlayViews<R>;
  /** Without it only what the other views know is put on paper. */
  readonly print?: PrintViews;
  /** The tour of a first visit; without it there is none. */
  readonly tour?: {
    /** The schedule of which an arrival is moved on the turn track. */
    schedule: string;
    /** A number of a table, and what it is made on purpose that breaks a rule. */
    cell: { document: string; pointer: string; wrong: number };
  };
}

/** A die that is rolled after a table has been consulted. */
export interface CellDie {
  /** Its faces, each as likely. */
  readonly faces: readonly number[];
  /** What the result of a cell comes to with a face; undefined for a result that the die makes nothing of. */
  readonly comesTo: (result: number | string, face: number) => number | undefined;
}

/** What a scenario that is saved from play is called, and the one that was played. */
export interface SavedAs {
  id: string;
  title: string;
  /** Without it the scenario says from which moment it is. */
  summary?: string;
  /** The scenario in play, as its document has it: its rule and what it overrides go along. */
  from?: Json;
}

/** A point in the sequence of play at which a scenario begins; without a side it belongs to none. */
export interface Beginning {
  turn: number;
  side?: string | undefined;
  step: string;
}

export interface Beginnings {
  /** In order. */
  turns: number[];
  phases: { side?: string | undefined; step: string; title: string; rule: string }[];
}

/** A player that knows one game. */
export interface GamePlayer<R = unknown, P = unknown> {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Whether it can play by these rules: it may need what not every package has. Without it, by any. */
  readonly plays?: (rules: R) => boolean;
  /**
   * The code of a legal option of the side (an index), judged by what that side may know. `random` is the player's
   * own generator: the game's dice are not for it to look at or to use.
   */
  readonly play: (game: Game<R, P>, side: number, random: RandomState) => number;
  /**
   * Ways of playing that differ in the large, its usual one first: a search tries them out for a span of play. The same
   * functions for the same rules and side, however often it is asked.
   */
  readonly manners?: (rules: R, side: number) => readonly GamePlayer<R, P>["play"][];
  /**
   * The same ways, in their order, as they are played in the copies in which a search looks ahead: they may think less about
   * small decisions. Without it, as they are; without `manners`, its usual way.
   */
  readonly inCopies?: (rules: R, side: number) => readonly GamePlayer<R, P>["play"][];
  /** What it thinks of each legal option, in their order; greater is better. */
  readonly opinions?: (game: Game<R, P>, side: number) => readonly number[];
}

/**
 * How a game counts its time. The state's turn is an integer that rises by one; a game may call it a month, a week or
 * an hour. Without it a turn is a turn and is titled by its number.
 */
export interface GameTime {
  /** Of one: "month". */
  readonly noun: string;
  /** What a part of one is called, in a game that has several in a turn (`Phase.part`): "player turn". */
  readonly part?: string;
  /** A turn by itself: "December 1941". Documents may be broken. */
  titleOf?(documents: Documents, turn: number): string;
  /** As short as a column or an axis needs it: "Dec 41". */
  labelOf?(documents: Documents, turn: number): string;
}

/** Everything the rest of the program needs to know of one game. */
export interface GameDefinition<R = unknown, P = unknown> {
  readonly id: string;
  readonly module: GameModule<R, P>;
  readonly time?: GameTime;
  /**
   * What a scenario has in place of the game's own: one of a few days goes by the cycle, one of years by the month. Read by
   * `inScenario`.
   */
  ownOf?(scenario: Json): { readonly time?: GameTime; readonly records?: GameRecords };
  /** Documents that must be there, by path. */
  readonly required: readonly string[];
  readonly references: readonly Reference[];
  readonly targets: readonly Target[];
  readonly checks: readonly RuleCheck[];
  /** Ruleset from documents that passed the checks. Throws `CompileError` when they do not fit together. */
  compile(documents: Documents): R;
  /** What people call the thing with this id, where that says more than the id. */
  nameOf(rules: R, id: string): string | undefined;
  /**
   * A member of an option as people say it, where its name and value are not enough: "due by 1400"; "" for what another
   * member says already.
   */
  memberText?(rules: R, choice: Choice, member: string): string | undefined;
  /** A compact picture of the position for a terminal, one string a line. */
  board(table: Table<R, P>, side?: number): string[];
  /** Totals of forces, bases and tracks, for `setup`. */
  summary(table: Table<R, P>): Json;
  /**
   * A game in play as a scenario document from which play continues, keys in the order of the schema. The dice to
   * come are left out. Throws `EngineError` if the game is over.
   */
  scenarioOf(table: Table<R, P>, as: SavedAs): Json;
  /** Pointer of the member in which a scenario holds the position of a game in play: "/position". */
  readonly savedPosition?: string;
  /** The turns and phases with which a scenario may begin; undefined for one that is the midst of a game. */
  startsAt(rules: R, scenario: Json): Beginnings | undefined;
  /** The scenario with its set-up as it stands, beginning there; one that is the midst of a game stays as it is. */
  beginAt(scenario: Json, start: Beginning): Json;
  /** What the members of the summary are called, where their keys do not say it well enough. */
  readonly summaryTitles?: Readonly<Record<string, string>>;
  readonly views?: GameViews<R>;
  /** Players of its own, beside those that play every game. */
  readonly players?: readonly GamePlayer<R, P>[];
  /** Players of whom a comparison is asked as well, to see whether its answer depends on who plays: "bold", "search:8". */
  readonly secondOpinions?: readonly string[];
  /** Without it the record of a game has its result, what was decided and by which rules, and no more. */
  readonly records?: GameRecords;
  /** What a position is worth to a side, for players that look ahead; without it only who has won. */
  judge?(game: Game<R, P>, side: number): number;
  /** Names the span of play for which a side keeps to one plan: its own player turn. Undefined outside of any. */
  spanOf?(game: Game<R, P>, side: number): string | undefined;
  /**
   * In a copy of a game (whose dice are about to be replaced), draws what the side may not know, in accordance with
   * what it sees. The copy must be the same whatever was hidden. Without this no player looks ahead while something
   * is hidden from its side.
   */
  imagine?(game: Game<R, P>, side: number, random: RandomState): void;
  /** Without it there are no odds of battles. */
  readonly battles?: BattleSource<R, P>;
}

/** Documents that cannot be made into a ruleset, with the place. */
export class CompileError extends Error {
  override readonly name = "CompileError";
  constructor(
    message: string,
    readonly document: string,
    readonly pointer: string,
    readonly rule?: string,
  ) {
    super(message);
  }
}
