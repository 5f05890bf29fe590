import type { Counts } from "../../playtest/statistics";

/** The names of the things of a game; an id without a name is shown itself. */
export interface LabNames {
  side(id: string): string;
  score(id: string): string;
  step(id: string): string;
  /** A place, or whatever else is held. */
  place(id: string): string;
  /** A type of counter. */
  type(id: string): string;
  /** A rule by its number: its title, or that of the nearest rule above it that has one; empty where none is known. */
  rule(number: string): string;
  /** A turn by itself: "Turn 3". */
  turn(turn: number): string;
}

/** A track of a game, as people follow it. */
export interface TrackName {
  id: string;
  title: string;
  side?: string;
  spent?: boolean;
  /** The score that it shows, where it may be one; without it one of its own id. */
  score?: string;
  /** Set to a new value every turn, so that its last value says nothing. */
  anew?: boolean;
}

/** A rule by which something can happen in a variant, and what it is called there. */
export interface KnownRule {
  rule: string;
  title: string;
  /** Step of the sequence of play; undefined for an optional rule that is on. */
  step?: string;
}

/** What the answers need to know of a variant beside its games. */
export interface VariantContext {
  names: LabNames;
  /** What a turn is called: "turn". */
  turnNoun: string;
  sides: readonly string[];
  tracks: readonly TrackName[];
  /** What is held: "base", "Bases"; undefined for a game in which nothing is. */
  holdings?: { noun: string; title: string };
  /** Who holds what when the game begins, side by id. */
  holders: { readonly [id: string]: string };
  /** Rules that can be listed; a rule includes the rules below it. */
  rules: readonly KnownRule[];
  /** What people call a place in the documents whose number is turned. */
  settingTitle?(place: string): string;
  /** Who would win if the game ended with these tracks: null for no side; undefined if the game cannot say. */
  leader?(tracks: { readonly [track: string]: number }): string | null;
}

/** A fold over the games of a variant: it takes them one by one and has an answer at any time. */
export interface Fold<Line, Answer> {
  add(line: Line): void;
  answer(): Answer;
}

export const DRAW = "draw";

/** Adds to one of many counts by name. */
export const countsAt = (all: { [name: string]: Counts }, name: string): Counts => (all[name] ??= {});

/** Adds amounts to sums by name. Returns the total of the amounts. */
export function addAmounts(
  sums: { [name: string]: number },
  amounts: Readonly<Record<string, number>>,
): number {
  let total = 0;
  for (const [name, amount] of Object.entries(amounts)) {
    sums[name] = (sums[name] ?? 0) + amount;
    total += amount;
  }
  return total;
}
