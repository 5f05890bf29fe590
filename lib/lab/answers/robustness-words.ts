import { capital, counted } from "../../words";
import type { MeasureDifference } from "./comparison";
import type { OtherDifference, RobustnessAnswer, Standing } from "./robustness";
import type { Answers } from "./run";
import { stopMeasure } from "./stop";
import { type AnswerTable, count, number, text } from "./answer-table";
import { castTitle } from "../robustness";
import { boundsWords, difference, leading, subject } from "./words";

/** "steady against steady": whose games these are, and what that means for the answer. */
export const playersSentence = ({ players }: Pick<Answers, "players">): string => {
  const [first = "", ...others] = players;
  const between = players.every((player) => player === first)
    ? `of ${first} against itself`
    : `between ${[first, ...others].join(" and ")}`;
  return `These are games ${between}: they show how such players use the rules; people may play otherwise.`;
};

/** The figures that are listed first: the one that was asked for, and the scores. */
const shownOf = ({ comparisons, stop }: Pick<Answers, "comparisons" | "stop">, variant: number) => {
  const { measures = [] } = comparisons.find((each) => each.variant === variant) ?? {};
  const main = leading(measures, stop ? stopMeasure(stop) : undefined);
  const scores = measures.filter((each) => each.measure.startsWith("score/") && each !== main);
  return main ? [main, ...scores] : [];
};

const listed = (titles: readonly string[]): string =>
  titles.length < 2 ? (titles[0] ?? "") : `${titles.slice(0, -1).join(", ")} and ${titles.at(-1)!}`;

/** The results with other players, in a sentence for each figure that is listed first. */
export function robustnessSentences(
  answers: Pick<Answers, "comparisons" | "stop" | "robustness" | "players">,
): string[] {
  const { robustness = [], comparisons } = answers;
  return robustness.flatMap((answer) => {
    const { title } = comparisons.find(({ variant }) => variant === answer.variant) ?? {};
    const named = comparisons.length > 1 && title !== undefined ? `${capital(title)}: ` : "";
    return shownOf(answers, answer.variant).map(
      (main) => `${named}${verdictSentence(main, answer, answers.players)}`,
    );
  });
}

/** "Blue's share of wins: the difference holds with all players tried (bold, cautious and search:8)." */
function verdictSentence(
  main: Pick<MeasureDifference, "measure" | "title">,
  { others, verdicts, asked }: RobustnessAnswer,
  players: readonly string[],
): string {
  const of = subject(main);
  const verdict = verdicts.find(({ measure }) => measure === main.measure)?.verdict;
  const played = others.filter(({ pairs }) => pairs > 0);
  if (verdict === undefined || played.length < others.length)
    return `${of}: the other players (${listed(others.map(({ title }) => title))}) have not all been tried yet.`;
  const standing = (wanted: Standing): string[] =>
    others
      .filter(({ measures }) =>
        measures.some((each) => each.measure === main.measure && each.standing === wanted),
      )
      .map(({ title }) => title);
  const [holds, differs, open] = [standing("holds"), standing("differs"), standing("open")];
  const own = castTitle(players);
  const few = `too few pairs (${asked} of each) for a conclusion`;
  switch (verdict) {
    case "holds":
      return `${of}: the difference holds with all players tried (${listed(holds)}).`;
    case "habit":
      return `${of}: the difference appears only with these players (${own}), and with none of the others (${listed(differs)}). Treat it as a property of the players, not of the game.`;
    case "depends":
      return [
        `${of}: the difference depends on the player: it changes with ${listed(differs)}.`,
        ...(holds.length > 0 ? [`It holds with ${listed(holds)}.`] : []),
        ...(open.length > 0 ? [`For ${listed(open)}: ${few}.`] : []),
        "Treat it as a property of the players until you know why.",
      ].join(" ");
    case "open":
      return [
        ...(holds.length > 0
          ? [`${of}: the difference holds with ${listed(holds)}. For`]
          : [`${of}: the results of other players are not known yet. For`]),
        `${listed(open)} there are ${few}; play more with them before you take it for a property of the game.`,
      ].join(" ");
    case "others":
      return `${of}: ${listed(differs)} ${differs.length === 1 ? "shows" : "show"} a difference where these players (${own}) show no significant one. It depends on the player.`;
    case "none":
      return `${of}: no significant difference, with these players or any other that was tried (${listed(others.map(({ title }) => title))}; ${counted(asked, "pair")} each).`;
  }
}

const standingWords: Readonly<Record<Standing, string>> = {
  holds: "holds",
  differs: "changes",
  open: "inconclusive",
};

/** The row of the run's own players, and one for each of the others, of the figures that are listed first. */
export function robustnessWords(
  answers: Pick<Answers, "comparisons" | "stop" | "robustness" | "players">,
): AnswerTable | undefined {
  const { robustness = [], comparisons, players } = answers;
  if (robustness.length === 0) return undefined;
  const several = comparisons.length > 1;
  return {
    id: "robustness",
    title: "The same question with other players",
    columns: [
      ...(several ? [text("Variant")] : []),
      text("Figure"),
      text("Players"),
      count("Pairs"),
      number("Difference"),
      number("95 % interval"),
      text("The difference"),
    ],
    rows: robustness.flatMap(({ variant, others }) =>
      shownOf(answers, variant).flatMap((main) => {
        const { title = "" } = comparisons.find((each) => each.variant === variant) ?? {};
        const row = (
          who: string,
          found: Pick<OtherDifference, "pairs" | "difference" | "share" | "low" | "high" | "differing">,
          stands: string,
        ) => [
          ...(several ? [title] : []),
          main.title,
          who,
          found.pairs,
          `${difference(found, found.difference)}${found.share ? " points" : ""}`,
          boundsWords(found, found.low, found.high),
          stands,
        ];
        return [
          row(`${castTitle(players)} (the run)`, main, ""),
          ...others.flatMap(({ title: who, measures }) =>
            measures
              .filter(({ measure }) => measure === main.measure)
              .map((found) => row(who, found, standingWords[found.standing])),
          ),
        ];
      }),
    ),
  };
}

/** All of it, for a file. */
export const robustnessTable = ({ comparisons, robustness = [] }: Answers): AnswerTable => ({
  id: "robustness",
  title: "The same question with other players",
  columns: [
    text("Variant"),
    text("Players"),
    text("Figure"),
    count("Pairs"),
    count("Pairs that differ"),
    number("Difference"),
    number("95 % from"),
    number("95 % to"),
    number("Chance"),
    text("The difference"),
    text("Verdict over all players"),
  ],
  rows: robustness.flatMap(({ variant, others, verdicts }) =>
    others.flatMap(({ title, measures }) =>
      measures.map((found) => [
        comparisons.find((each) => each.variant === variant)?.title ?? "",
        title,
        found.title,
        found.pairs,
        found.differing,
        found.difference,
        found.low,
        found.high,
        found.chance,
        found.standing,
        verdicts.find(({ measure }) => measure === found.measure)?.verdict ?? "",
      ]),
    ),
  ),
});
