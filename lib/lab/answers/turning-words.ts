import type { Answers } from "./run";
import type { Turning } from "./turning";
import { decimal, figure } from "./words";

/** "rises up to 34 (6.42), then falls", for each turn. */
const turnWords = ({ share, turns }: Turning): string => {
  const named = (value: number, at: number): string =>
    `${decimal(value, Number.isInteger(value) ? 0 : 2)} (${figure({ share }, at)})`;
  const [first] = turns;
  const goes = (kind: "peak" | "trough"): [before: string, after: string] =>
    kind === "peak" ? ["rises", "falls"] : ["falls", "rises"];
  return [
    first ? goes(first.kind)[0] : "",
    ...turns.map(({ value, at, kind }) => `up to ${named(value, at)}, then ${goes(kind)[1]}`),
  ].join(" ");
};

/** A warning for each figure of a sweep that goes up and down, more than chance would let it. */
export const turningSentence = (
  { turning = [], variants }: Pick<Answers, "turning" | "variants">,
  measure: string,
): string | undefined => {
  const found = turning.find((each) => each.measure === measure);
  if (!found || found.turns.length === 0) return undefined;
  const title = variants[0]?.measures.find((each) => each.measure === measure)?.title ?? measure;
  return `${title} is not monotonic: it ${turnWords(found)} (every two of the values compared in pairs of games, p-values corrected for all ${decimal(found.compared)} of these with Holm). That is unusual: before you rely on it, look for a change in how the bots play there.`;
};
