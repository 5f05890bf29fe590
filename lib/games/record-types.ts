import type { Json } from "../kernel";

/**
 * What a game reports of itself so that the record of a whole game can be kept and counted: where, in the terms of the
 * printed state, the things stand that people ask for. Every change is reported by such a pointer, so that a record is a
 * fold over what happens and knows no rule. The turn in play is the printed state's own member `turn`, or what `turn` names.
 */
export interface GameRecords<R = unknown> {
  /** Pointer of what rises by one with every turn; "/turn" if it is left out. */
  readonly turn?: string;
  /** The number of the turn, where that pointer has something else: a month. */
  turnOf?(value: Json): number | undefined;
  /** What is held by sides: bases, cities, sectors. `pointer` has a `*` for the id; the value is a side's id. */
  readonly holdings?: { readonly pointer: string; readonly noun: string; readonly title: string };
  /** Numbers that run through the game, sampled at the end of every turn. */
  readonly tracks: readonly RecordTrack[];
  /** The rules report steps that are lost (`Table.lose`); what the types of counters are called that they name. */
  readonly losses?: { titleOf(rules: R, type: string): string };
  /**
   * Which side would win if the game ended with these tracks; null for none. Without it no side is reported as
   * leading.
   */
  leader?(rules: R, scenario: Json, tracks: { readonly [track: string]: number }): string | null;
}

/** A number of the printed state that people follow through a game. */
export interface RecordTrack {
  readonly id: string;
  readonly title: string;
  /** Of a number; with `*` in place of its last part, of numbers that are added up. */
  readonly pointer: string;
  /** Whose it is; undefined for one of both sides. */
  readonly side?: string;
  /** A resource that is spent: what each step of the sequence of play takes from it is counted. */
  readonly spent?: boolean;
  /** Steps that set it to a new value: if it falls there, nothing was spent. */
  readonly setBy?: readonly string[];
}
