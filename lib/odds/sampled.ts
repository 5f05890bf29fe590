import { type Exploration, fork, type Game, type JsonObject, playToEnd, seedState } from "../kernel";
import { wilson } from "../playtest/statistics";
import { meanBetween, shareBetween } from "./intervals";
import type { Measure } from "./measures";
import { resultWith, summarized } from "./summary";
import type { BattleOutcome, Odds } from "./types";

export interface Sampling {
  samples: number;
  seed: number;
  /** Why it is not followed exactly. */
  why: string;
}

/** Battles that are fought between two looks up. */
const BATTLES_A_STEP = 10;

/** Plays the battle many times with dice; every step returns how many times so far, and the results. */
export function* sampleInSteps<R, P>(
  game: Game<R, P>,
  exploration: Exploration<R, P>,
  sampling: Sampling,
): Generator<{ fought: number; soFar(): Odds }, Odds> {
  const { samples, seed } = sampling;
  const trial = fork(game);
  const { table } = trial;
  table.logging = false;
  const chance = { kind: "seeded" as const, state: seedState(seed) };
  // Choices that policies leave to chance have dice of their own.
  const random = seedState(seed + 1);
  trial.state.chance = chance;
  const counts = new Map<string, number>();
  let endless = 0;
  for (let i = 0; i < samples; i++) {
    if (i > 0 && i % BATTLES_A_STEP === 0)
      yield { fought: i, soFar: () => answer(counts, endless, i, sampling) };
    const mark = table.journal.mark();
    const result = playToEnd(trial, exploration, random);
    const account = exploration.accountOf?.(trial) ?? {};
    if (result === undefined) endless++;
    else count(counts, JSON.stringify(resultWith(result, account)));
    const rolled = chance.state.slice() as typeof chance.state;
    table.rollback(mark);
    // The battle is taken back, and its dice are not.
    chance.state = rolled;
  }
  return answer(counts, endless, samples, sampling);
}

function answer(
  counts: ReadonlyMap<string, number>,
  endless: number,
  samples: number,
  { seed, why }: Sampling,
): Odds {
  const outcomes = [...counts].map(([text, times]): BattleOutcome => {
    const { rate, low, high } = wilson(times, samples)!;
    return { probability: rate, result: JSON.parse(text) as JsonObject, low, high };
  });
  const { measures, ...rest } = summarized(outcomes, undefined);
  return {
    exact: false,
    why,
    ...rest,
    measures: measures.map((measure) => withIntervals(measure, samples)),
    endless: endless / samples,
    samples,
    seed,
  };
}

function withIntervals(measure: Measure, samples: number): Measure {
  const between = meanBetween(measure, samples);
  return {
    ...measure,
    ...(between && { meanBetween: between }),
    chances: measure.chances.map((each) => ({ ...each, ...shareBetween(each.probability, samples) })),
  };
}

const count = (counts: Map<string, number>, what: string): void =>
  void counts.set(what, (counts.get(what) ?? 0) + 1);
