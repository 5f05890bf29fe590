import { type Event, type Json, line, type Ruleset, stableText, standing, view } from "../kernel";
import { type PlayedGame, playOne, type SimulationPlan } from "./one-game";
import { type PairedDifference, type PairedMean, pairedMeans, pairedRates } from "./paired";
import { addCounts, count, type Counts, distribution, type Interval, wilson } from "./statistics";

/**
 * Two rulesets compared in play: the same numbered games, with the same seeds and bots, once by each. Their
 * differences are taken game by game, so that the luck which both share does not hide them.
 */

/** A ruleset with the games that are played by it. */
export interface Contestant {
  ruleset: Ruleset<unknown, unknown>;
  plan: SimulationPlan;
}

/** Where the diaries of two games part. */
export interface FirstDifference {
  /** Number of the game, counted from 0, and the seed that plays it again. */
  game: number;
  seed: number;
  /** The first event that is not the same in both; null: the diary is over there. Both null: only the end differs. */
  a: Event | null;
  b: Event | null;
  /** The phase in which it happened in the first game, where the game names its phases. */
  phase: { title: string; part: string } | null;
  /** How many choices had been made by then, in the first game. */
  choices: number;
}

interface WinCounts {
  both: number;
  onlyA: number;
  onlyB: number;
}

interface MeasureCounts {
  a: Counts;
  b: Counts;
  /** The first less the second, game by game. */
  difference: Counts;
}

/** The results of some pairs of games: plain JSON. Merging in any order and grouping gives the same. */
export interface PairTally {
  games: number;
  /** Pairs of which a game did not end; they are in no result, but may be different. */
  unfinished: number;
  /** Pairs whose games have not the same diary and the same end. */
  different: number;
  /** The first of these. */
  first: FirstDifference | null;
  /** By side, with `draw` beside them. */
  wins: { [sideOrDraw: string]: WinCounts };
  scores: { [name: string]: MeasureCounts };
  turns: MeasureCounts;
  decisions: MeasureCounts;
}

const DRAW = "draw";
const noWins = (): WinCounts => ({ both: 0, onlyA: 0, onlyB: 0 });
const noMeasure = (): MeasureCounts => ({ a: {}, b: {}, difference: {} });

export const emptyPairs = (sides: readonly string[]): PairTally => ({
  games: 0,
  unfinished: 0,
  different: 0,
  first: null,
  wins: Object.fromEntries([...sides, DRAW].map((who) => [who, noWins()])),
  scores: {},
  turns: noMeasure(),
  decisions: noMeasure(),
});

/**
 * Play the games with numbers `from` (inclusive) to `to` (exclusive) by both rulesets. A pair is different when
 * anything differs in the diaries of its games or in the position at their end.
 * Throws `SetupError` when a scenario does not stand, `GameFailure` when the rules fail.
 */
export function playPairs(a: Contestant, b: Contestant, from: number, to: number): PairTally {
  const tally = emptyPairs(a.ruleset.module.sides);
  for (let n = from; n < to; n++) tallyPair(tally, n, playLogged(a, n), playLogged(b, n));
  return tally;
}

/** The choices of one of the games, with which it can be played again by hand. */
export const choicesOf = (who: Contestant, n: number): ReturnType<typeof line> =>
  line(playOne(who.ruleset, who.plan, n, { logged: true }).game);

interface LoggedGame extends PlayedGame {
  /** How many events were logged before each choice. */
  eventsBefore: number[];
}

function playLogged({ ruleset, plan }: Contestant, n: number): LoggedGame {
  const eventsBefore: number[] = [];
  const until = ({ table }: PlayedGame["game"]): boolean => {
    eventsBefore.push(table.events.length);
    return false;
  };
  return { ...playOne(ruleset, plan, n, { logged: true, until }), eventsBefore };
}

function tallyPair(tally: PairTally, n: number, a: LoggedGame, b: LoggedGame): void {
  tally.games++;
  const first = firstDifference(n, a, b);
  if (first) {
    tally.different++;
    tally.first ??= first;
  }
  addPair(tally, endOf(a), endOf(b));
}

/** How a game ended, as far as pairs are compared by it. */
export interface PairEnd {
  over: boolean;
  winner: string | null;
  score: { readonly [name: string]: number };
  turns: number | undefined;
  decisions: number;
}

const endOf = ({ game, ended, turns, decisions }: PlayedGame): PairEnd => {
  const { winner, score } = standing(game);
  return { over: ended === "over", winner, score, turns, decisions };
};

/** Count the results of a pair; of one that did not end nothing but that. */
export function addPair(tally: PairTally, a: PairEnd, b: PairEnd): void {
  if (!a.over || !b.over) {
    tally.unfinished++;
    return;
  }
  const [winnerA, winnerB] = [a.winner ?? DRAW, b.winner ?? DRAW];
  if (winnerA === winnerB) (tally.wins[winnerA] ??= noWins()).both++;
  else {
    (tally.wins[winnerA] ??= noWins()).onlyA++;
    (tally.wins[winnerB] ??= noWins()).onlyB++;
  }
  for (const [name, value] of Object.entries(a.score)) {
    const against = b.score[name];
    if (against !== undefined) measure((tally.scores[name] ??= noMeasure()), value, against);
  }
  if (a.turns !== undefined && b.turns !== undefined) measure(tally.turns, a.turns, b.turns);
  measure(tally.decisions, a.decisions, b.decisions);
}

function measure(into: MeasureCounts, a: number, b: number): void {
  count(into.a, a);
  count(into.b, b);
  count(into.difference, a - b);
}

const same = (a: Json | undefined, b: Json | undefined): boolean =>
  a === undefined || b === undefined ? a === b : stableText(a) === stableText(b);

function firstDifference(n: number, a: LoggedGame, b: LoggedGame): FirstDifference | null {
  const [mine, others] = [a.game.table.events, b.game.table.events];
  const length = Math.max(mine.length, others.length);
  let at = 0;
  while (at < length && same(mine[at] as Json | undefined, others[at] as Json | undefined)) at++;
  if (at === length && same(view(a.game), view(b.game))) return null;
  const phase = a.game.table.log.phases.findLast(({ from }) => from <= at)?.phase;
  return {
    game: n,
    seed: a.seed,
    a: mine[at] ?? null,
    b: others[at] ?? null,
    phase: phase ? { title: phase.title, part: phase.part } : null,
    choices: a.eventsBefore.filter((events) => events <= at).length,
  };
}

export function mergePairs(a: PairTally, b: PairTally): PairTally {
  const merged = emptyPairs(Object.keys(a.wins));
  for (const part of [a, b]) {
    merged.games += part.games;
    merged.unfinished += part.unfinished;
    merged.different += part.different;
    if (part.first && (merged.first === null || part.first.game < merged.first.game))
      merged.first = part.first;
    for (const [who, wins] of Object.entries(part.wins)) {
      const into = (merged.wins[who] ??= noWins());
      into.both += wins.both;
      into.onlyA += wins.onlyA;
      into.onlyB += wins.onlyB;
    }
    for (const [name, counts] of Object.entries(part.scores))
      addMeasure((merged.scores[name] ??= noMeasure()), counts);
    addMeasure(merged.turns, part.turns);
    addMeasure(merged.decisions, part.decisions);
  }
  return merged;
}

function addMeasure(into: MeasureCounts, from: MeasureCounts): void {
  addCounts(into.a, from.a);
  addCounts(into.b, from.b);
  addCounts(into.difference, from.difference);
}

/** Games won by each ruleset, and the difference of the rates (see `pairedRates`). */
export interface PairedWins extends PairedDifference {
  a: number;
  b: number;
  /** Won by one of the rulesets alone. */
  onlyA: number;
  onlyB: number;
}

/** Means by each ruleset, and the mean of the differences game by game (see `pairedMeans`). */
export interface PairedMeasure extends PairedMean {
  a: number;
  b: number;
}

/** What a tally of pairs says, ready to be shown. Results are of the pairs whose games both ended. */
export interface PairSummary {
  games: number;
  unfinished: number;
  /** Pairs that went differently, with the rate and Wilson's interval for it. */
  different: { count: number } & Interval;
  wins: { [sideOrDraw: string]: PairedWins };
  standing: { [score: string]: PairedMeasure };
  turns: PairedMeasure | null;
  decisions: PairedMeasure | null;
  first: FirstDifference | null;
}

export function summarisePairs(tally: PairTally): PairSummary {
  const { games, unfinished, different, first } = tally;
  const pairs = games - unfinished;
  const wins: PairSummary["wins"] = {};
  for (const [who, { both, onlyA, onlyB }] of Object.entries(tally.wins)) {
    const found = pairedRates(onlyA, onlyB, pairs);
    if (found) wins[who] = { a: both + onlyA, b: both + onlyB, onlyA, onlyB, ...found };
  }
  const scores: PairSummary["standing"] = {};
  for (const name of Object.keys(tally.scores).sort()) {
    const found = measured(tally.scores[name]!);
    if (found) scores[name] = found;
  }
  return {
    games,
    unfinished,
    different: { count: different, ...(wilson(different, games) ?? { rate: 0, low: 0, high: 1 }) },
    wins,
    standing: scores,
    turns: measured(tally.turns),
    decisions: measured(tally.decisions),
    first,
  };
}

function measured({ a, b, difference }: MeasureCounts): PairedMeasure | null {
  const [mine, others, apart] = [distribution(a), distribution(b), pairedMeans(difference)];
  return mine && others && apart && { a: mine.mean, b: others.mean, ...apart };
}
