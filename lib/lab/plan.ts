import type { Generator } from "../kernel";

/** One of the rulesets whose games are played, whole and in plain text: it plays the same when the files have changed. */
export interface Variant {
  /** What people call it: "as it is", "oil 16". */
  title: string;
  game: string;
  /**
   * The merged documents with the scenario's own overrides, as JSON text. Left out by a variant that differs from the first
   * one in nothing but its `setting`: many values of a number would be as many copies of all the data.
   */
  documents?: string;
  /** Path of the scenario among them. */
  scenario: string;
  /** Optional rules that are on. */
  options: readonly string[];
  /** Layers in order, for people; the documents hold what they do. */
  layers: readonly string[];
  /** Fingerprint of documents, scenario and options. */
  dataHash: string;
  /** In a sweep and a search: the value of each parameter, by its place ("parameters.json#/oil/start"). */
  setting?: { readonly [place: string]: number };
}

/**
 * What is to be played: plain JSON. Game number n has the same dice in every variant, so that variants are compared pair
 * by pair. A plan says all that a game depends on; who plays it, where, and in which order, changes nothing.
 */
export interface Plan {
  /** Form of this document. */
  version: 1;
  /** Version of the program by which it was made. Another may play differently, which is reported when a run is resumed. */
  engine: string;
  purpose: "simulate" | "compare" | "sweep" | "sensitivity" | "balance";
  variants: readonly Variant[];
  /** One a side, in the order of the game's sides: "steady", "search:400" (a budget in nodes). */
  players: readonly string[];
  seed: number;
  /** Version of the dice generator. Plans from before there were several do not say it: it was 1. */
  generator?: Generator;
  /** Most games of each variant; of a search, most games of all variants together. */
  games: number;
  /** Decisions after which a game counts as unfinished. */
  cap: number;
  /** When to stop earlier; without it all games are played. */
  stop?: StopRule;
  /** The same question with other players; without it the answer is that of these players alone. */
  robustness?: Robustness;
  /** Plays the variants where they say most of this question, and not all of them alike. */
  search?: SearchPlan;
}

/** Where a number makes the game even, or gives a side whatever share of wins is wanted (`balance/search.ts`). */
export interface SearchPlan {
  /** Id of the side whose share of wins is looked at. */
  side: string;
  /** The share that is wanted, between 0 and 1. A draw counts as half a win. */
  share: number;
  /** How many values the number takes: so many variants in order. Of two numbers each value of the first has a row of so many. */
  values: number;
  /** It ends when the interval is no wider than this, in steps from value to value. */
  within: number;
}

/**
 * Other players by whom the first games of each variant are played as well, with the same dice, to see whether an answer
 * is a fact of the game or a habit of its players. Their games have variants of their own (see `robustness.ts`).
 */
export interface Robustness {
  /** For each of them one player a side, like `players` of the plan. */
  players: readonly (readonly string[])[];
  /** Games of each variant that each of them plays. */
  games: number;
}

/** A comparison ends as soon as its question is decided (see `docs/lab.md`). */
export interface StopRule {
  /** Whose wins are compared: a side's id; or a score. */
  measure: { wins: string } | { score: string };
  /** Stops when the interval is no wider than this on either side; without it, only when it excludes zero. */
  within?: number;
  /** Games that are played in any case; the first look is never before the fiftieth. */
  least: number;
}

/** A game of a plan. */
export interface GameKey {
  /** Index of the variant; from `variants.length` on, those of the other players of `robustness` (see `robustness.ts`). */
  variant: number;
  game: number;
}
