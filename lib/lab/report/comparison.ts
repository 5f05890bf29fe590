import { capital } from "../../words";
import type { Markup } from "../../export/print/markup";
import {
  type Answers,
  comparisonWords,
  correctionSentence,
  decisionSentence,
  differenceSentence,
  influencesOf,
  leading,
  type MeasureAnswer,
  PAIRS_SAID,
  pairsTable,
  playersSentence,
  robustnessSentences,
  robustnessWords,
  settingTable,
  stopMeasure,
  sweepOf,
  decisiveSentence,
  turnedSentence,
  turningSentence,
} from "../answers";
import { type ChartPlace, differencesChart, sensitivityChart, sweepChart } from "../charts";
import { figureMarkup, heading, list, paragraph, tableMarkup } from "./blocks";

type Names = (side: string) => string;

/** What a change did, game by game. */
export function comparisonSection(answers: Answers, place: ChartPlace, side: Names): Markup[] {
  const { comparisons, stop } = answers;
  const decided = decisionSentence(answers);
  const correction = correctionSentence(answers);
  const asked = stop ? stopMeasure(stop) : undefined;
  const found = comparisons.flatMap(({ title, measures }) =>
    measures.map((measure) => ({
      label: comparisons.length > 1 ? `${measure.title}: ${title}` : measure.title,
      found: measure,
    })),
  );
  const shares = found.filter((each) => each.found.share);
  const scores = found.filter((each) => each.found.measure.startsWith("score/"));
  return [
    ...comparisons.flatMap((comparison) => {
      const main = leading(comparison.measures, asked);
      const score = comparison.measures.find(
        ({ measure }) => measure.startsWith("score/") && measure !== asked,
      );
      return [
        heading(3, `${capital(comparison.title)} against ${comparison.against}`),
        ...(main ? [paragraph(differenceSentence(main, answers), "lead")] : []),
        ...(score ? [paragraph(differenceSentence(score, answers))] : []),
        ...(comparison.dropped > 0
          ? [paragraph(`${comparison.dropped} pairs are excluded, because a game did not end.`, "note")]
          : []),
      ];
    }),
    ...(decided === undefined ? [] : [paragraph(decided)]),
    ...robustnessSection(answers),
    ...(shares.length > 0
      ? [
          figureMarkup(
            differencesChart(shares, "Difference of the shares of games, in points", place),
            INTERVALS,
          ),
        ]
      : []),
    ...(scores.length > 0
      ? [
          figureMarkup(
            differencesChart(scores, `Difference of ${scores[0]!.found.title}`, place),
            "Read in the same way.",
          ),
        ]
      : []),
    tableMarkup(comparisonWords(answers)),
    ...(correction === undefined ? [] : [paragraph(correction, "quiet")]),
    heading(3, "Precision of the pairs"),
    paragraph(PAIRS_SAID, "quiet"),
    tableMarkup(pairsTable(answers)),
    ...comparisons.flatMap((comparison) => [
      heading(3, `Games where the change decided: ${comparison.title}`),
      paragraph(turnedSentence(comparison)),
      ...(comparison.telling.length > 0
        ? [list(comparison.telling.map((pair) => decisiveSentence(pair, side)))]
        : []),
    ]),
  ];
}

/** What other players say to the same question. */
function robustnessSection(answers: Answers): Markup[] {
  const asked = robustnessWords(answers);
  return [
    paragraph(playersSentence(answers)),
    ...robustnessSentences(answers).map((sentence) => paragraph(sentence)),
    ...(asked
      ? [tableMarkup(asked)]
      : [
          paragraph(
            "No other players were tried, so it is not known whether the result depends on these players.",
          ),
        ]),
  ];
}

const INTERVALS =
  "Thick lines are 95 % intervals; thin ones hold at every look, after any number of games. An open mark is not significant.";

/** A sweep, or which numbers matter most. */
export function settingsSection(answers: Answers, place: ChartPlace): Markup[] {
  const { variants } = answers;
  const shown = (variants[0]?.measures ?? []).filter(({ measure }) => /^(wins|score)\//.test(measure));
  return [
    ...(answers.robustness ? robustnessSection(answers) : [paragraph(playersSentence(answers))]),
    ...shown.flatMap((each) => settingSection(answers, each, place)),
  ];
}

function settingSection(
  answers: Answers,
  { measure, title }: Pick<MeasureAnswer, "measure" | "title">,
  place: ChartPlace,
): Markup[] {
  const behind = settingTable(answers, measure);
  const sweep = sweepOf(answers, measure);
  if (sweep)
    return [
      heading(3, title),
      figureMarkup(sweepChart(sweep, place), `${title}, with 95 % intervals.`, behind),
      ...[turningSentence(answers, measure)].flatMap((turns) =>
        turns === undefined ? [] : [paragraph(`Careful: ${turns}`, "note")],
      ),
    ];
  const influences = influencesOf(answers, measure);
  const chart = sensitivityChart(influences, place);
  if (!chart) return [];
  const unsure = influences.filter(({ sure }) => !sure).length;
  return [
    heading(3, title),
    paragraph(
      unsure === 0
        ? "All of these have a significant effect."
        : unsure === influences.length
          ? "None of these has an effect significantly different from zero with this number of games."
          : `${influences.length - unsure} of ${influences.length} numbers have a significant effect; the others are not significantly different from zero with this number of games.`,
    ),
    figureMarkup(
      chart,
      "Differences in pairs of games with 95 % intervals; p-values corrected for all steps (Holm).",
      behind,
    ),
  ];
}
