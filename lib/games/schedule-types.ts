import type { Documents } from "./document-types";

/** What a game says of its schedules: arrivals turn by turn, and numbers beside them. */

/** A number that a schedule brings in beside its units: steps, or points, which counters of a type may show. */
export interface ScheduledPool {
  /** Pools of one id and nation are added up over the schedule. */
  id: string;
  /** Of one: "air step". */
  noun: string;
  count: number;
  pointer: string;
  /** Behind the noun in a sentence: "that may go to Naval Aviation". */
  note?: string;
  /** The type of counters that show it: on its full side a counter shows two where it has a reduced side. */
  type?: string;
}

/** Units and pools that a schedule brings in, or takes away, together. */
export interface ScheduledGroup {
  document: string;
  pointer: string;
  /** Last key of the pointer. */
  id: string;
  turn: number;
  side: string;
  nation: string;
  title: string | undefined;
  /** Numbers by unit type. */
  units: Readonly<Record<string, number>>;
  pools: readonly ScheduledPool[];
  /** The optional rule without which it does not come: its id, or its rule number. */
  option: string | undefined;
  /** The units leave play and take no counter. */
  leaves: boolean;
  /**
   * Where its turn is written as a number. Of several, the first is that turn, and the others move along: the last turn
   * of a span. Without it the turn is a key of the pointer.
   */
  turnAt?: readonly string[];
  /** The members that its form asks for: "note", "enters/turn". Without it, all that its schema has. */
  fields?: readonly string[];
}

/** The counters that there are of a unit type. */
export interface CounterStock {
  id: string;
  name: string;
  nation: string;
  count: number;
  /** Losses may free a counter for a later arrival. */
  returns: boolean;
}

/** A value that the schedule sets on some turns; it holds until the next one. */
export interface ScheduledLevel {
  document: string;
  title: string;
  rule: string;
  side: string;
  turns: { turn: number; value: number; pointer: string }[];
}

/** What a turn track of arrivals needs to know of a game. */
export interface ScheduleSource {
  /** The turns of the game, in order. */
  turns(documents: Documents): number[];
  /** Whose arrivals there are: the nations, side by side. */
  lanes(documents: Documents): { side: string; sideTitle: string; nation: string; title: string }[];
  /** All groups, turn after turn. */
  groups(documents: Documents): ScheduledGroup[];
  stock(documents: Documents): CounterStock[];
  /** The most of a pool that the counters of a nation can show at once; undefined where nothing bounds it. */
  mostOf?(documents: Documents, nation: string, pool: string): number | undefined;
  /** What a scenario has in use from the start, and the turn on which it starts. Undefined when there is none. */
  inUse(
    documents: Documents,
    scenario: string,
  ): { turn: number; units: Readonly<Record<string, number>> } | undefined;
  /** What rises or falls from turn to turn beside the groups: points of a nation or of a side. */
  levels?(documents: Documents): ScheduledLevel[];
  /** Where a group stands when it comes on a turn. */
  pointerOn(turn: number, id: string): string;
  /** Members of a group that are shown by themselves; the others are its marks. */
  plain: readonly string[];
}

/**
 * Arrivals of a document that has a clock of its own, as each scenario of a game may have. A group of it writes its turn
 * as a number (`turnAt`), says what its form asks for (`fields`), and has an id that no other group of the document has.
 */
export interface OwnSchedule {
  /** What one of its turns is called, where it is not the game's own turn: "month". */
  noun?: string;
  /** The turns of the document's clock, in order; undefined for a document that has no clock of its own. */
  turns(
    documents: Documents,
    path: string,
  ):
    | { turn: number; /** "Turn 6, 1300 20 May". */ title: string; /** The same in short. */ label: string }[]
    | undefined;
  lanes: ScheduleSource["lanes"];
  /** All groups of the document, turn after turn. */
  groups(documents: Documents, path: string): ScheduledGroup[];
  /** The names of unit types. */
  names(documents: Documents): ReadonlyMap<string, string>;
  plain: ScheduleSource["plain"];
  /** What a turn brings in a number alone; without it only groups come. */
  figures?(documents: Documents, path: string): ScheduledFigure[];
  /** Where a group stands when it comes on a turn that is a key of its pointer; such a group has no `turnAt`. */
  pointerOn?(group: ScheduledGroup, turn: number): string;
}

/** A number that a turn brings to a lane: the Command Points of a month. */
export interface ScheduledFigure {
  document: string;
  pointer: string;
  turn: number;
  side: string;
  nation: string;
  /** Of one: "Command Point". */
  noun: string;
  value: number;
}
