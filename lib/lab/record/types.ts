/**
 * What is kept of one game: plain JSON, one line of text, a few kilobytes. From its plan and this line the game can be
 * played again choice by choice; equal games have equal lines on every machine.
 */
export interface GameRecord {
  /** Which variant of the plan (index), and which of its games. */
  variant: number;
  game: number;
  /** Seed of the game's dice; that of each player follows from it. */
  seed: number;
  /** "cap": it took more decisions than the plan allows and counts in no result. */
  ended: "over" | "cap";
  /** Id of the side that won, null for a draw or for a game that did not end. */
  winner: string | null;
  /** The rule by which the game ended; null when it did not. */
  rule: string | null;
  score: { [name: string]: number };
  /** First and last turn in play; null for a game that counts none. */
  turns: [first: number, last: number] | null;
  decisions: number;
  /** Fingerprint of the final state. */
  hash: string;
  /** Each track of the game (see `GameRecords`) at the end of every turn played, the last one as far as it went. */
  tracks: { [track: string]: number[] };
  /** What changed hands: on which turn, what, and who holds it from then on. */
  taken: [turn: number, id: string, side: string][];
  /** Steps lost, by side and type of counter. */
  lost: { [side: string]: { [type: string]: number } };
  /** What was taken from a track, by the step of the sequence of play that took it. */
  spent: { [track: string]: { [step: string]: number } };
  /** By step that asked: how often, how many options there were in all, and how often nothing was done. */
  asked: { [step: string]: [times: number, options: number, declined: number] };
  /**
   * How often each rule was used: the events by it, and the events and rolls that it changed. Rule numbers in order of
   * the text.
   */
  rules: { [rule: string]: number };
}

/** A game that could not be played to its end: never counted, always reported. */
export interface GameTrouble {
  variant: number;
  game: number;
  seed: number;
  /**
   * "rules": the engine failed; "invariant": the position was broken; "player": a player gave no legal choice; "crash":
   * two who played it died over it, so that nothing is known of where it happened.
   */
  trouble: "rules" | "invariant" | "player" | "crash";
  message: string;
  /** Step of the sequence of play and number of decisions made when it happened. */
  step: string;
  decisions: number;
}

export type GameLine = GameRecord | GameTrouble;

export const isTrouble = (line: GameLine): line is GameTrouble => "trouble" in line;
