import { counted, isPlural, sideWins } from "../../words";
import type { Comparison, MeasureDifference } from "./comparison";
import type { MeasureAnswer } from "./measures";
import type { Answers } from "./run";
import { reasonWords } from "./stop";
import type { DecisivePair } from "./decisive-pairs";
import type { VariantAnswers } from "./variant";

/** What the answers say, in sentences: the same on the command line, in the studio and on paper. */

/** "4,000", "12.4", "−3": with a minus as wide as a plus. */
export const decimal = (value: number, digits = 0): string => {
  const text = value.toLocaleString("en-GB", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (/[1-9]/.test(text) ? text : text.replace("-", "")).replace("-", "−");
};

/** The same with a plus before what is more than zero. */
export const signed = (value: number, digits = 0): string => {
  const text = decimal(value, digits);
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text;
};

/** "41 %". Small samples do not deserve decimals. */
export const percent = (rate: number): string => `${decimal(rate * 100)} %`;

/** How many decimals distinguish values of this size. */
export const digitsFor = (size: number): number => (Math.abs(size) >= 100 ? 0 : Math.abs(size) >= 10 ? 1 : 2);

/** A figure as people read it. */
export const figure = ({ share }: { share: boolean }, value: number): string =>
  share ? percent(value) : decimal(value, digitsFor(value));

/** A difference of two figures: of shares in points of the hundred. */
export const difference = ({ share }: { share: boolean }, value: number): string =>
  share
    ? signed(value * 100, value !== 0 && Math.abs(value) < 0.01 ? 1 : 0)
    : value === 0
      ? "0"
      : signed(value, digitsFor(value));

/** "+3 to +9" of a difference; why there is none where the pairs are too few or too alike. */
export function boundsWords(
  of: { share: boolean; differing: number },
  low: number | null | undefined,
  high: number | null | undefined,
): string {
  if (typeof low !== "number" || typeof high !== "number")
    return of.differing === 0 ? "the same" : "too few differ";
  return `${difference(of, low)} to ${difference(of, high)}`;
}

/** "steady against steady, seeds from 1". */
export const whoPlays = ({ players, seed }: Pick<Answers, "players" | "seed">): string =>
  `${players.join(" against ")}, seeds from ${seed}`;

/** "4,000 games: Blue wins 41 % (39 to 43 %), Red 55 % (53 to 57 %), draws 4 % (3 to 5 %)." */
export function variantSentence({ outcomes }: VariantAnswers): string {
  const { games, wins } = outcomes;
  if (games === 0) return "No game is complete yet.";
  const shares = wins.map(({ title, who, rate, low, high }) => {
    const sure = `${decimal(low * 100)} to ${percent(high)}`;
    return `${who === "draw" ? "draws" : title} ${percent(rate)} (95 % interval: ${sure})`;
  });
  return `${counted(games, "game").replace(/^\d+/, decimal(games))}: ${shares.join(", ")}.`;
}

const owner = (title: string): string => (isPlural(title) ? `${title}’` : `${title}’s`);

/** What a figure is called in a sentence: "Blue's share of wins". */
export const subject = ({ measure, title }: { measure: string; title: string }): string => {
  if (measure === "wins/draw") return "The share of draws";
  if (measure.startsWith("wins/")) return `${owner(title.replace(/ wins?$/, ""))} share of wins`;
  return title;
};

/** Whether chance alone would hardly bring a difference as large, after the corrections of `judged`. */
export const isSure = ({ judged }: Pick<MeasureDifference, "judged">): boolean =>
  judged !== null && judged < 0.05;

/**
 * The interval that is given with a difference. A run with early stopping is tested after each game, so only an
 * interval that is made for that is valid; the plain one would miss the true value far more often than it claims.
 */
function headline(
  found: MeasureDifference,
  { stop }: Pick<Answers, "stop">,
): { low: number | null; high: number | null; looked: boolean } {
  const { low, high } = stop ? (found.always ?? { low: null, high: null }) : found;
  return { low, high, looked: stop !== undefined };
}

/**
 * "Blue's share of wins goes from 41 % to 47 % (95 % interval of the difference 3 to 9 points, 4,000 paired games,
 * steady against steady, seeds from 1)."
 */
export function differenceSentence(
  found: MeasureDifference,
  run: Pick<Answers, "players" | "seed" | "stop">,
): string {
  const { from, to, share, pairs, differing } = found;
  const { low, high, looked } = headline(found, run);
  const paired = `${decimal(pairs)} paired ${pairs === 1 ? "game" : "games"}, ${whoPlays(run)}`;
  if (low === null || high === null) {
    const few =
      differing === 0
        ? "the same in every game"
        : `${counted(differing, "pair")} ${differing === 1 ? "differs" : "differ"}, too few${differing === pairs ? " or too similar" : ""} for an interval`;
    return `${subject(found)}: ${figure(found, from)} and ${figure(found, to)}; ${few} (${paired}).`;
  }
  const digits = share ? (high - low < 0.02 ? 1 : 0) : digitsFor(Math.max(Math.abs(low), Math.abs(high)));
  const scale = share ? 100 : 1;
  const bounds = `${decimal(low * scale, digits)} to ${decimal(high * scale, digits)}${share ? " points" : ""}`;
  const [now, then] = [figure(found, from), figure(found, to)];
  const moved = share
    ? `${subject(found)} ${now === then ? `stays at ${now}` : `goes from ${now} to ${then}`}`
    : `${subject(found)}: ${now} become ${then} on average`;
  const kind = looked ? "95 % interval at every look" : "95 % interval of the difference";
  const text = `${moved} (${kind} ${bounds}, ${paired})`;
  return isSure(found) ? `${text}.` : `${text}; not significant.`;
}

/** Whether the run's own players have played all that was asked of them. */
const allPlayed = ({ variants, asked }: Pick<Answers, "variants" | "asked">): boolean =>
  variants.every(
    ({ outcomes, failures }) =>
      outcomes.games + failures.unfinished.length + failures.troubles.length >= asked,
  );

/** Why a run was over before all its games were played, or that it was not. */
export function decisionSentence(answers: Answers): string | undefined {
  const { decision, stop, asked } = answers;
  if (!stop) return undefined;
  if (!decision && allPlayed(answers))
    return `All ${decimal(asked)} games per variant were played without a decision.`;
  if (!decision) return `Not decided yet; at most ${decimal(asked)} games per variant will be played.`;
  const pairs = `after ${decimal(decision.after)} pairs of games`;
  return `Decided ${pairs}: ${reasonWords[decision.reason]}`;
}

/** Games that are in no result, with how to see them again. */
export function failureSentences({ failures: { unfinished, troubles } }: VariantAnswers): string[] {
  const seeds = (games: readonly { game: number; seed: number }[]): string => {
    const shown = games.slice(0, 5).map(({ game, seed }) => `game ${game} (seed ${seed})`);
    return `${shown.join(", ")}${games.length > 5 ? ` and ${decimal(games.length - 5)} more` : ""}`;
  };
  return [
    ...(unfinished.length > 0
      ? [
          `${counted(unfinished.length, "game")} did not end and ${is(unfinished.length)} excluded: ${seeds(unfinished)}.`,
        ]
      : []),
    ...(troubles.length > 0
      ? [
          `${counted(troubles.length, "game")} failed and ${is(troubles.length)} excluded: ${seeds(troubles)}. ` +
            `The first: ${troubles[0]!.message}`,
        ]
      : []),
  ];
}

const is = (count: number): string => (count === 1 ? "is" : "are");

/** One of the games where the change decided: "Game 12 (seed 99): Blue wins instead of Red. …" */
export function decisiveSentence(
  { game, seed, winners, parted, on: turn, why }: DecisivePair,
  name: (side: string) => string,
): string {
  const [before, after] = winners;
  const now = after === null ? "a draw" : sideWins(name(after));
  const then = before === null ? "a draw" : name(before);
  const on = parted === null ? "" : ` on ${turn}`;
  const seen = {
    early: `The two games diverge${on}, among the earliest.`,
    typical: `The two games diverge${on}; this is typical of those with another winner.`,
    far: `The two games diverge${on} and end furthest apart.`,
  };
  return `Game ${game} (seed ${seed}): ${now} instead of ${then}. ${seen[why]}`;
}

/** How many pairs were turned by the change. */
export const turnedSentence = ({ turned, pairs }: Comparison): string =>
  `The winner changes in ${decimal(turned)} of ${decimal(pairs)} pairs of games.`;

/** The figure that a run is about: by which it stops, else the first side's wins. */
export const leading = <T extends MeasureAnswer | MeasureDifference>(
  measures: readonly T[],
  measure: string | undefined,
): T | undefined => measures.find((each) => each.measure === measure) ?? measures[0];
