import { LEAST_DIFFERING } from "../../playtest/paired";
import { numbersForWidth } from "../statistics";
import type { MeasureDifference } from "./comparison";
import type { Answers } from "./run";
import { sequenceOf } from "./stop";
import { type AnswerTable, number, text } from "./answer-table";
import { decimal, digitsFor } from "./words";

/** Precision of the pairs: what they share, what that gains, how large the differences are, and the games that a width needs. */
export function pairsTable(
  answers: Pick<Answers, "comparisons" | "stop" | "asked" | "variants">,
  width?: number,
): AnswerTable {
  const several = answers.comparisons.length > 1;
  const digits = (value: number | null, places: number): string =>
    value === null ? "" : decimal(value, places);
  return {
    id: "pairs",
    title: "Precision of the pairs",
    columns: [
      ...(several ? [text("Variant")] : []),
      text("Figure"),
      number("Correlation"),
      number("Worth of a pair"),
      number("SD of a pair"),
      number("Effect in SD"),
      ...(width === undefined
        ? []
        : [number(`Pairs for a width of ${decimal(width, digitsFor(width))}`), number("Unpaired games")]),
    ],
    rows: answers.comparisons.flatMap(({ title, measures }) =>
      measures.map((found) => {
        const needed = width === undefined ? undefined : neededFor(answers, found, width);
        const scale = found.share ? 100 : 1;
        return [
          ...(several ? [title] : []),
          found.title,
          digits(found.shared, 2),
          found.gain === null ? "" : `${decimal(found.gain, 1)} apart`,
          found.deviation === null
            ? ""
            : decimal(found.deviation * scale, digitsFor(found.deviation * scale)),
          digits(found.effect, 2),
          ...(width === undefined
            ? []
            : [gamesWords(needed?.pairs ?? null), gamesWords(needed?.unpaired ?? null)]),
        ];
      }),
    ),
  };
}

const gamesWords = (games: number | null): string => (games === null ? "" : decimal(games));

/** What the columns of that table mean. */
export const PAIRS_SAID =
  "Correlation: how much of their luck the two games of a pair share. The worth of a pair is the number of independent pairs of games that it replaces. Effect in SD: the difference in standard deviations of the figure in single games of the first ruleset.";

/** Games of each variant until an interval has the requested width. */
export interface Needed {
  measure: string;
  width: number;
  /** With the same dice, and with dice of their own; null where the games say nothing of it. */
  pairs: number | null;
  unpaired: number | null;
}

/** `width` is from end to end: of shares in points of the hundred. */
export function neededFor(
  { stop, asked, variants }: Pick<Answers, "stop" | "asked" | "variants">,
  { measure, share, deviation, gain, differing }: MeasureDifference,
  width: number,
): Needed {
  if (deviation === null || differing < LEAST_DIFFERING || deviation === 0)
    return { measure, width, pairs: null, unpaired: null };
  const sequence = stop && sequenceOf({ variants, games: asked, stop });
  const wished = share ? width / 100 : width;
  return {
    measure,
    width,
    pairs: numbersForWidth(deviation, wished, sequence),
    unpaired: gain === null ? null : numbersForWidth(deviation * Math.sqrt(gain), wished, sequence),
  };
}
