import { isPlural } from "../../words";
import { type AnswerTable, count, number, share } from "./answer-table";
import type { EvenAnswer, EvenRow } from "./even";
import { decimal, percent } from "./words";

const figureOf = (value: number): string => String(value).replace("-", "−");

/** "Red’s share of wins". */
const subjectOf = ({ sideTitle }: EvenAnswer): string =>
  `${sideTitle}${isPlural(sideTitle) ? "’" : "’s"} share of wins`;

/** What a search has found, a sentence for each row: the same on the command line, in the studio and on paper. */
export const evenSentences = (answer: EvenAnswer): string[] =>
  answer.rows.map((row) => {
    const { second } = answer;
    const where = second && row.at !== undefined ? `${second.title} ${figureOf(row.at)}: ` : "";
    return `${where}${sentenceOf(answer, row)}`;
  });

function sentenceOf(answer: EvenAnswer, row: EvenRow): string {
  const { title, share: wanted } = answer;
  const subject = subjectOf(answer);
  const { verdict, value, low, high, rises } = row;
  switch (verdict) {
    case "turns":
      return `${subject} does not simply rise or fall with ${title}, so no single value can be given; look at the curve.`;
    case "higher":
      return `${subject} is above ${percent(wanted)} at all values that were tried.`;
    case "lower":
      return `${subject} is below ${percent(wanted)} at all values that were tried.`;
    case "open":
    case "found": {
      if (value === null) return "No game is complete yet.";
      const way = rises === undefined ? "" : ` It ${rises ? "rises" : "falls"} with the number.`;
      if (low === null && high === null)
        return `Too few games yet: ${subject} may reach ${percent(wanted)} at any value, or at none.${way}`;
      const between =
        low === null
          ? `at ${figureOf(high!)} or below, perhaps beyond the values that were tried`
          : high === null
            ? `at ${figureOf(low)} or above, perhaps beyond the values that were tried`
            : `between ${figureOf(low)} and ${figureOf(high)}`;
      return `${subject} is ${percent(wanted)} at ${title} ${figureOf(value)} (95 % interval: ${between}).${way}`;
    }
  }
}

/** How many games it took, and why there are no more. */
export function evenEnd({ games, most, isOver, rows }: EvenAnswer): string {
  const played = `${decimal(games)} of at most ${decimal(most)} games`;
  if (!isOver) return `${played} so far.`;
  return rows.some(({ verdict }) => verdict === "open")
    ? `All ${decimal(most)} games were played; the interval is wider than was asked for. More games would narrow it.`
    : `${played}: the question is decided.`;
}

/** Where games were played, and what they said. */
export function evenTable({ title, second, sideTitle, rows }: EvenAnswer): AnswerTable {
  return {
    id: "curve",
    title: `Wins of ${sideTitle} by ${title}`,
    columns: [
      ...(second ? [number(second.title)] : []),
      number(title),
      count("Games"),
      share("Share of wins"),
      share("From"),
      share("To"),
    ],
    rows: rows.flatMap(({ at, curve }) =>
      curve.map(({ value, games, share: found, low, high }) => [
        ...(second ? [at ?? null] : []),
        value,
        games,
        found,
        low,
        high,
      ]),
    ),
  };
}
