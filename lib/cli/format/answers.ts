import {
  type Answers,
  type AnswerTable,
  cellWords,
  comparisonWords,
  correctionSentence,
  decisionSentence,
  differenceSentence,
  type EvenAnswer,
  evenEnd,
  evenSentences,
  evenTable,
  failureSentences,
  leading,
  PAIRS_SAID,
  pairsTable,
  playersSentence,
  robustnessSentences,
  robustnessWords,
  settingTable,
  stopMeasure,
  decisiveSentence,
  turnedSentence,
  turningSentence,
  variantSentence,
  variantTables,
} from "../../lab/answers";
import { capital, counted } from "../../words";
import { table, wrap } from "./layout";

/** A table of answers in columns; what it does not show is in the file of the same name. */
function tableLines(answers: AnswerTable, most = 20): string[] {
  const { title, columns, rows } = narrowed(answers);
  const shown = rows.slice(0, most);
  const right = columns.flatMap(({ kind }, i) => (kind === "text" ? [] : [i]));
  return [
    title,
    ...table(
      [
        columns.map((column) => column.title),
        ...shown.map((row) => row.map((cell, i) => cellWords(columns[i]!, cell))),
      ],
      right,
    ),
    ...(rows.length > most ? [`and ${counted(rows.length - most, "more line")}: --csv writes all.`] : []),
    "",
  ];
}

/** Without the outer bands of a spread, for which a terminal is not wide enough. */
function narrowed({ columns, rows, ...rest }: AnswerTable): AnswerTable {
  const kept = columns.flatMap(({ title }, i) => (/^A (tenth|quarter) /.test(title) ? [] : [i]));
  return {
    ...rest,
    columns: kept.map((i) => columns[i]!),
    rows: rows.map((row) => kept.map((i) => row[i]!)),
  };
}

/** Tables that are for a chart or a spreadsheet: a terminal would only show their beginning. */
const LONG = ["turns", "rules"];

/** What is printed on a terminal by default: the tables that say who wins and by how much. */
const SHORT = ["wins", "scores", "failures"];

/** What a run says, for a terminal. */
export function answerLines(
  answers: Answers,
  side: (id: string) => string,
  { whole = false, width }: { whole?: boolean; width?: number | undefined } = {},
): string[] {
  const { variants, comparisons, purpose, even } = answers;
  if (even) return [...evenLines(even, answers), ...failureLines(answers)];
  const turned = purpose === "sweep" || purpose === "sensitivity";
  const tables = variantTables(answers).filter(({ id }) => (whole ? !LONG.includes(id) : SHORT.includes(id)));
  return [
    ...(comparisons.length === 0 || turned
      ? [...wrap(`${variantSentence(variants[0]!)} ${playersSentence(answers)}`), ""]
      : comparisonLines(answers, side, width)),
    ...(turned ? turnedLines(answers) : tables.flatMap((each) => tableLines(each))),
    ...failureLines(answers),
    ...(whole ? neverLines(answers) : []),
  ];
}

const failureLines = ({ variants }: Answers): string[] =>
  variants.flatMap((variant) =>
    failureSentences(variant).flatMap((text) =>
      wrap(variants.length > 1 ? `${variant.title}: ${text}` : text),
    ),
  );

/** Where a search found the share of wins that was wanted. */
const evenLines = (even: EvenAnswer, answers: Answers): string[] => [
  ...evenSentences(even).flatMap((sentence) => wrap(sentence)),
  ...wrap(evenEnd(even)),
  ...wrap(playersSentence(answers)),
  "",
  ...tableLines(evenTable(even), 60),
];

/** What the change does, figure by figure, and where it decided. */
export function comparisonLines(answers: Answers, side: (id: string) => string, width?: number): string[] {
  const { comparisons, stop } = answers;
  const asked = stop ? stopMeasure(stop) : undefined;
  const decided = decisionSentence(answers);
  const correction = correctionSentence(answers);
  return [
    ...comparisons.flatMap(({ title, measures }) => {
      const main = leading(measures, asked);
      const named = comparisons.length > 1 ? `${capital(title)}: ` : "";
      return main ? [...wrap(`${named}${differenceSentence(main, answers)}`), ""] : [];
    }),
    ...(decided === undefined ? [] : [...wrap(decided), ""]),
    ...wrap(playersSentence(answers)),
    ...robustnessLines(answers),
    "",
    ...tableLines(comparisonWords(answers), 60),
    ...(correction === undefined ? [] : [...wrap(correction), ""]),
    ...tableLines(pairsTable(answers, width), 60),
    ...wrap(PAIRS_SAID),
    "",
    ...comparisons.flatMap((comparison) =>
      comparison.pairs === 0
        ? []
        : [
            ...wrap(
              `${comparisons.length > 1 ? `${capital(comparison.title)}: ` : ""}${turnedSentence(comparison)}`,
            ),
            ...comparison.telling.flatMap((pair) => wrap(decisiveSentence(pair, side), undefined, "  ")),
            "",
          ],
    ),
  ];
}

/** What other players say to the same question. */
function robustnessLines(answers: Answers): string[] {
  const asked = robustnessWords(answers);
  if (!asked)
    return wrap(
      "No other players were tried, so it is not known whether the result depends on these players.",
    );
  return [
    ...robustnessSentences(answers).flatMap((sentence) => wrap(sentence)),
    "",
    ...tableLines(asked, 60),
  ].slice(0, -1);
}

/** Tables of a sweep or a sensitivity run: of wins and scores. */
function turnedLines(answers: Answers): string[] {
  const measures = answers.variants[0]!.measures.filter(({ measure }) => /^(wins|score)\//.test(measure));
  return [
    ...wrap(playersSentence(answers)),
    ...(answers.robustness ? robustnessLines(answers) : []),
    "",
    ...measures.flatMap(({ measure }) => {
      const found = settingTable(answers, measure);
      const turns = turningSentence(answers, measure);
      return [
        ...(found ? tableLines(found, 60) : []),
        ...(turns === undefined ? [] : [...wrap(`Note: ${turns}`), ""]),
      ];
    }),
    ...wrap("P-values are corrected for the values tried (Holm), but not for the number of figures."),
    "",
  ];
}

function neverLines({ variants }: Answers): string[] {
  const [first] = variants;
  if (!first || first.outcomes.games === 0) return [];
  const { never, known } = first.rules;
  return [
    ...wrap(`${never.length} of ${known} rules at steps of the sequence of play never came up:`),
    ...never.flatMap(({ rule, title }) => wrap(`${rule} ${title}`, undefined, "  ")),
  ];
}
