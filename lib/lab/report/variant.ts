import { type Markup } from "../../export/print/markup";
import {
  type AnswerTable,
  type Answers,
  failureSentences,
  variantSentence,
  variantTables,
  type VariantAnswers,
} from "../answers";
import { capturesChart, type ChartPlace, curveChart, lossesChart, scoreChart, winsChart } from "../charts";
import { capital } from "../../words";
import { turnNamed } from "../answers/turn-names";
import { figureMarkup, heading, list, paragraph, tableMarkup } from "./blocks";

/** What the games of one variant say, with its charts. */
export function variantSection(variant: VariantAnswers, place: ChartPlace): Markup[] {
  const { outcomes, curves, places, losses, leads, rules, turns } = variant;
  const failures = failureSentences(variant);
  const notes = failures.map((text) => paragraph(text, "note"));
  if (outcomes.games === 0) return [paragraph(variantSentence(variant)), ...notes];
  const tables = new Map(variantTables({ variants: [variant] }).map((table) => [table.id, table]));
  const captures = capturesChart(places, outcomes.games, turns, place);
  const lost = lossesChart(losses, place);
  const section = (id: string, note?: string): Markup[] => {
    const found = tables.get(id);
    if (!found) return [];
    return [
      heading(3, found.title),
      ...(note === undefined ? [] : [paragraph(note, "quiet")]),
      tableMarkup(shortened(found)),
    ];
  };
  return [
    paragraph(variantSentence(variant)),
    ...notes,
    figureMarkup(
      winsChart([{ label: variant.title, wins: outcomes.wins }], place),
      "Wins and draws with 95 % intervals.",
      tables.get("wins"),
    ),
    ...outcomes.scores.map((score) =>
      figureMarkup(
        scoreChart(score, place),
        `${score.title} at the end of ${outcomes.games} games.`,
        tables.get("scores"),
      ),
    ),
    ...(curves.length > 0 ? [heading(3, `${capital(turns.noun)} by ${turns.noun}`)] : []),
    ...curves.map((curve, i) =>
      figureMarkup(
        curveChart([{ label: curve.title, curve }], turns, place),
        `${curve.title} at the end of each ${turns.noun}, of the games still in play.`,
        i === 0 ? tables.get("turns") : undefined,
      ),
    ),
    ...(leads
      ? [heading(3, "Who leads"), paragraph(leadWords(variant)), tableMarkup(tables.get("leads")!)]
      : []),
    ...(captures
      ? [
          heading(3, "Captures"),
          figureMarkup(
            captures,
            `How often each place was taken on each ${turns.noun}, in 100 games.`,
            tables.get("captures"),
          ),
        ]
      : []),
    ...(lost
      ? [
          heading(3, "Losses"),
          figureMarkup(lost, "Steps lost per game, by type of counter.", tables.get("losses")),
        ]
      : []),
    ...section("resources"),
    ...section("decisions"),
    heading(3, "Rules that were never used"),
    paragraph(
      `Of ${rules.known} rules that stand at a step of the sequence of play or are optional and on, ${rules.never.length} came up in no game: ` +
        "they appear in no game log, nor does a rule below them, and no decision was made at their step.",
      "quiet",
    ),
    ...(rules.never.length > 0 ? [list(rules.never.map(({ rule, title }) => `${rule} ${title}`))] : []),
  ];
}

/** "The lead changes 1.4 times a game; the later winner takes it for good on turn 6 (median)." */
function leadWords({ leads, outcomes: { games }, turns }: VariantAnswers): string {
  if (!leads) return "";
  const { changes, forGood, turnedLate } = leads;
  const late = Math.round((turnedLate / Math.max(1, games)) * 100);
  return [
    `The lead changes ${changes.mean.toFixed(1)} times a game.`,
    ...(forGood
      ? [`The winner takes the lead for good on ${turnNamed(turns, Math.round(forGood.median))} (median).`]
      : []),
    `In ${late} % of the games the winner did not lead when the last ${turns.noun} began.`,
  ].join(" ");
}

/** Rows that a page has room for in a list of many. */
const MOST = 40;

const shortened = (table: AnswerTable): AnswerTable => ({ ...table, rows: table.rows.slice(0, MOST) });

/** Wins and tracks of several variants side by side. */
export function besideSection({ variants }: Answers, place: ChartPlace): Markup[] {
  const played = variants.filter(({ outcomes }) => outcomes.games > 0);
  if (played.length < 2) return [];
  const [wins] = variantTables({ variants: played });
  const tracks = played[0]!.curves.map(({ track }) => track);
  return [
    figureMarkup(
      winsChart(
        played.map(({ title, outcomes }) => ({ label: title, wins: outcomes.wins })),
        place,
      ),
      "Wins and draws of each variant with 95 % intervals.",
      wins,
    ),
    ...tracks.slice(0, 3).map((track) =>
      figureMarkup(
        curveChart(
          played.flatMap(({ title, curves }) => {
            const curve = curves.find((each) => each.track === track);
            return curve ? [{ label: title, curve }] : [];
          }),
          played[0]!.turns,
          place,
        ),
        "Means and middle halves of the games still in play.",
      ),
    ),
  ];
}
