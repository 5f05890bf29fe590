/** Plain JSON, as the whole of a game's state is. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** One level of the sequence of play: which step, and what that step must remember (`D`, see `Step`). */
export type Frame<D extends FrameData = FrameData> = {
  step: string;
  data: D;
};

/**
 * What a step remembers. Two members have a meaning of their own, both lists by side number whose entries
 * are shown to that side alone (see `view`): `secret`, what a side has chosen and not yet revealed, and
 * `lanes`, the steps that a side plays by itself (see `lanesStep`). `result` is what the step called last
 * handed back (see `Table.leave`); `atOnce` notes that the step has asked several sides together.
 */
export interface FrameData {
  [key: string]: Json;
}

/** What a step with lanes remembers, by side: the frames of its lane, and what its last step handed back, null until then. */
export type LanesData<V extends Json = Json> = { lanes: Frame[][]; secret: (V | null)[] };

/** Where dice come from. All forms are part of the state, so a saved game rolls on as it would have. */
export type Chance = SequenceChance | StreamChance | ListedChance;

/** Versions of the dice generator: 1 rolls one sequence for the whole game, 2 a stream for each purpose. */
export type Generator = 1 | 2;

/** Version 1, which has no name yet in old saved games: one sequence of words, whatever they are for. */
export interface SequenceChance {
  kind: "seeded";
  generator?: undefined;
  state: [number, number, number, number];
}

/** Version 2: dice depend on what they are for and not on how many others were rolled. */
export interface StreamChance {
  kind: "seeded";
  generator: 2;
  /** The whole game first, then what the frames on the stack are for (see `Step.stream`), the innermost last. */
  scopes: Scope[];
}

export interface ListedChance {
  kind: "listed";
  dice: number[];
  next: number;
}

/** Two 32-bit words that distinguish a stream from all others. */
export type StreamKey = [number, number];

/** What dice are rolled for in the large: a turn, a phase, a battle. Plain JSON, and gone when its step is left. */
export interface Scope {
  name: string;
  /** Which frame of the stack it belongs to; -1 for the whole game. */
  depth: number;
  key: StreamKey;
  /** How often each thing was rolled in it so far. */
  rolled: { [purpose: string]: number };
  /** How often each scope was opened in it so far. */
  entered: { [name: string]: number };
}

/** How a game ended. `winner` is a side's id, or null for a draw. */
export interface Outcome {
  winner: string | null;
  rule: string;
  text: string;
}

/** The whole of a game: plain JSON. The stack's last frame is the step in play. */
export interface State<P> {
  frames: Frame[];
  chance: Chance;
  outcome: Outcome | null;
  position: P;
}

/** One legal option, with human-readable ids. */
export type Choice = { readonly [member: string]: Json };

/** What a side must choose now. Options are complete and in a fixed order. */
export interface Decision {
  side: string;
  step: string;
  rule: string;
  prompt: string;
  options: Choice[];
  /** Set if no other side may see this decision or what is chosen. */
  secret?: true;
}

/** Dice that were rolled for one named purpose. `need` is the least face that counts, after modifiers. */
export interface Roll {
  name: string;
  side?: string;
  faces: number[];
  need?: number;
  hits?: number;
  modifiers?: string[];
}

/** The cell of a table of results that was read: the path of its document, and the ids of its row and column. */
export interface Reading {
  table: string;
  row: string;
  column: string;
}

/** A value that changed, in the terms of the printed state. */
export interface Change {
  pointer: string;
  from: Json;
  to: Json;
}

/** What happened. `only` names the sides that may know it; absent means everybody (see `eventsFor`). */
export interface Event {
  step: string;
  rule: string;
  text: string;
  dice?: Roll[];
  readings?: Reading[];
  changes?: Change[];
  only?: string[];
}

/** Who leads. `score` is in the game's own terms. */
export interface Standing {
  over: boolean;
  winner: string | null;
  score: { [name: string]: number };
  text: string;
}

export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

export const ok = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const fail = <E>(error: E): { ok: false; error: E } => ({ ok: false, error });

/** Why a choice was refused, with what could be chosen instead. */
export interface Refusal {
  code: "game-over" | "not-your-decision" | "illegal" | "ambiguous" | "dice";
  message: string;
  rule?: string;
  nearest: Choice[];
  /** Dice without which the choice cannot be carried out. */
  wanted?: DiceWanted;
}

/** Where in the sequence of play things happen: how a diary is divided. */
export interface Phase {
  /** Equal for the same phase of the same turn, and for no other. */
  id: string;
  title: string;
  /** What it is a phase of: "Turn 5 · Allied player turn". */
  part: string;
  rule: string;
  /** Its id in the sequence of play, and where that stands. */
  step: string;
  turn?: number;
  side?: string;
}

/** Why a game could not start. */
export interface SetupProblem {
  code: string;
  message: string;
  hint?: string;
  rule?: string;
  pointer?: string;
  severity: "error" | "warning" | "info";
}

/** A mistake of ours in a rules module, never of the player's: the state is rolled back first. */
export class EngineError extends Error {
  override readonly name = "EngineError";
  constructor(
    message: string,
    readonly step?: string,
    options?: { cause?: unknown },
  ) {
    super(message, options);
  }
}

/** Dice that somebody has to roll by hand, because those that were given have run out. */
export interface DiceWanted {
  /** What they are rolled for. */
  name: string;
  /** How many of them are still missing. */
  dice: number;
  low: number;
  high: number;
  /** Least face that counts, after modifiers. */
  need?: number;
  modifiers?: string[];
}

/** The given dice ran out (`wanted` says which are missing), or do not fit the roll asked for. */
export class DiceError extends Error {
  override readonly name = "DiceError";
  constructor(
    message: string,
    readonly wanted?: DiceWanted,
  ) {
    super(message);
  }
}
