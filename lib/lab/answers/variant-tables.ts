import { capital } from "../../words";
import type { Answers } from "./run";
import { type AnswerColumn, type AnswerTable, count, number, share, text } from "./answer-table";
import type { VariantAnswers } from "./variant";

/** Tables of what each variant says; the first column names the variant where there are several. */
export function variantTables({ variants }: Pick<Answers, "variants">): AnswerTable[] {
  const several = variants.length > 1;
  const noun = variants[0]?.turns.noun ?? "turn";
  const table = (
    id: string,
    title: string,
    columns: AnswerColumn[],
    rowsOf: (variant: VariantAnswers) => (string | number | null)[][],
  ): AnswerTable => ({
    id,
    title,
    columns: [...(several ? [text("Variant")] : []), ...columns],
    rows: variants.flatMap((variant) =>
      rowsOf(variant).map((row) => (several ? [variant.title, ...row] : row)),
    ),
  });
  return [
    table(
      "wins",
      "Wins and draws",
      [text("Who"), count("Games"), share("Share"), share("95 % from"), share("95 % to")],
      ({ outcomes }) =>
        outcomes.wins.map(({ title, count: won, rate, low, high }) => [title, won, rate, low, high]),
    ),
    table(
      "scores",
      "Score and length",
      [text("Figure"), count("Games"), ...spreadColumns],
      ({ outcomes: { scores, turns, decisions } }) => [
        ...scores.map(({ title, spread }) => [title, spread.n, ...spreadCells(spread)]),
        ...(turns ? [[`${capital(noun)}s`, turns.n, ...spreadCells(turns)]] : []),
        ...(decisions ? [["Decisions", decisions.n, ...spreadCells(decisions)]] : []),
      ],
    ),
    table(
      "turns",
      `Tracks by ${noun}`,
      [text("Track"), count(capital(noun)), count("Games in play"), ...spreadColumns],
      ({ curves }) =>
        curves.flatMap(({ title, points }) =>
          points.map(({ turn, ...spread }) => [title, turn, spread.n, ...spreadCells(spread)]),
        ),
    ),
    table(
      "leads",
      `Who leads at the end of each ${noun}`,
      [
        count(capital(noun)),
        count("Games in play"),
        ...(variants[0]?.leads?.byTurn[0]?.shares ?? []).map(({ title }) => share(`${title} leads`)),
        share("Level"),
      ],
      ({ leads }) =>
        (leads?.byTurn ?? []).map(({ turn, games, shares }) => [
          turn,
          games,
          ...shares.map((each) => each.share),
          Math.max(0, 1 - shares.reduce((sum, each) => sum + each.share, 0)),
        ]),
    ),
    table(
      "captures",
      "Captures",
      [
        text("Place"),
        text("Taken by"),
        count("Times"),
        share("Games with it"),
        number(`Average ${noun} first taken`),
        count(`Earliest ${noun}`),
        share("Held at the end"),
      ],
      ({ places, outcomes: { games } }) =>
        places.flatMap(({ title, captors, held }) =>
          held.flatMap(({ side, title: by, share: kept }) => {
            const found = captors.find((captor) => captor.side === side);
            if (!found && (kept === 0 || captors.length > 0)) return [[title, by, 0, 0, null, null, kept]];
            return [
              [
                title,
                by,
                found?.times ?? 0,
                games === 0 ? 0 : (found?.games ?? 0) / games,
                found?.first.mean ?? null,
                found?.first.least ?? null,
                kept,
              ],
            ];
          }),
        ),
    ),
    table("losses", "Steps lost", [text("Side"), text("Type"), number("A game")], ({ losses }) =>
      losses.flatMap(({ title, total, types }) => [
        [title, "All", total.mean],
        ...types.map((type) => [title, type.title, type.perGame]),
      ]),
    ),
    table(
      "resources",
      "What was spent, and on what",
      [text("Resource"), text("Step of the sequence of play"), number("A game"), share("Share")],
      ({ resources }) =>
        resources.flatMap(({ title, steps }) =>
          steps.map((step) => [title, step.title, step.perGame, step.share]),
        ),
    ),
    table(
      "decisions",
      "Decisions",
      [
        text("Step of the sequence of play"),
        share("Games with it"),
        number("Asked a game"),
        number("Options a time"),
        share("Taken"),
        share("Declined"),
      ],
      ({ decisions, outcomes: { games } }) =>
        decisions.map(({ title, games: asked, perGame, options, taken, declined }) => [
          title,
          games === 0 ? 0 : asked / games,
          perGame,
          options,
          taken,
          declined,
        ]),
    ),
    table(
      "rules",
      "Rules and how often they came up",
      [text("Rule"), text("Title"), share("Games with it"), number("A game")],
      ({ rules, outcomes: { games } }) => [
        ...rules.used.map(({ rule, title, games: used, perGame }) => [rule, title, used / games, perGame]),
        ...rules.never.map(({ rule, title }) => [rule, title, 0, 0]),
      ],
    ),
    table(
      "failures",
      "Games that are in no result",
      [count("Game"), count("Seed"), text("What happened"), count("Decisions")],
      ({ failures: { unfinished, troubles } }) => [
        ...unfinished.map(({ game, seed, decisions }) => [game, seed, "It did not end.", decisions]),
        ...troubles.map(({ game, seed, message, decisions }) => [game, seed, message, decisions]),
      ],
    ),
  ].filter(({ rows }) => rows.length > 0);
}

const spreadColumns = [
  number("Mean"),
  number("Median"),
  number("Least"),
  number("A tenth below"),
  number("A quarter below"),
  number("A quarter above"),
  number("A tenth above"),
  number("Most"),
];

const spreadCells = (of: {
  mean: number;
  median: number;
  least: number;
  most: number;
  quartiles: [number, number];
  tenths: [number, number];
}): number[] => [
  of.mean,
  of.median,
  of.least,
  of.tenths[0],
  of.quartiles[0],
  of.quartiles[1],
  of.tenths[1],
  of.most,
];
