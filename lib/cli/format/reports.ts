import type { Gathered, ReportEntry, ReportNote } from "../../reports/types";
import { aboutText, durationText, noteKindTitle, replayText } from "../../reports/words";
import { counted } from "../../words";
import type { Colours } from "../io";
import { number, table, wrap } from "./layout";

/** A file that was not taken, and why. */
export interface UnreadReport {
  file: string;
  reason: string;
}

/** Games that were played with the same data. */
export interface ReportVersion {
  data: string;
  /** The name of the variant, and the layers that were on. */
  title: string;
  layers: string;
  isPresent: boolean;
  games: ReportEntry[];
}

export interface ReportsAnswer {
  ok: boolean;
  game: string;
  versions: ReportVersion[];
  unread: UnreadReport[];
  gathered: Gathered;
}

/** Games of players by version, the files that were not taken, and what the games say together. */
export function reportLines({ versions, unread, gathered }: ReportsAnswer, c: Colours): string[] {
  return [
    ...versions.flatMap((version) => versionLines(version, c)),
    ...(unread.length > 0 ? [c.bold("Not read")] : []),
    ...unread.flatMap(({ file, reason }) => indented(`${file}: ${reason}`)),
    ...(unread.length > 0 ? [""] : []),
    ...gatheredLines(gathered, c),
    `${counted(gathered.games, "game")}, ${counted(unread.length, "file")} not read.`,
  ];
}

const indented = (text: string, by = "  "): string[] => wrap(text, undefined, by);

function versionLines({ data, title, layers, isPresent, games }: ReportVersion, c: Colours): string[] {
  const head = `${title}${layers === "" ? "" : ` (${layers})`}, ${isPresent ? "current data" : "other data"} ${data.slice(0, 8)}`;
  return [
    ...wrap(c.bold(`${head}: ${counted(games.length, "game")}`)),
    ...games.flatMap((game) => gameLines(game, c)),
    "",
  ];
}

function gameLines(entry: ReportEntry, c: Colours): string[] {
  const { file, scenario, players, choices, seconds, outcome, replay, notes } = entry;
  const thought = seconds > 0 ? `, ${durationText(seconds)} of thought` : "";
  return [
    ...indented(
      `${file}: ${scenario}. ${players}. ${counted(choices, "choice")}${thought}. ${outcome ?? "Not played to the end."}`,
    ),
    ...indented(replayText(replay), "    ").map(replay.goes === "same" ? c.dim : c.yellow),
    ...notes.flatMap(noteLines),
  ];
}

function noteLines(note: ReportNote): string[] {
  const about = aboutText(note);
  const where = [note.phase, note.at === 0 ? "at the start" : `after ${counted(note.at, "choice")}`];
  const head = `${noteKindTitle(note.kind)}${about === "" ? "" : ` about ${about}`}`;
  return indented(`${head} (${where.filter((part) => part !== "").join(", ")}): ${note.text}`, "    ");
}

/** The tables of what many games say; those without a row are left out. */
function gatheredLines({ won, choices, hesitation, phases, rules, answers }: Gathered, c: Colours): string[] {
  const share = ({ games, wins }: { games: number; wins: number }): string => `${wins} of ${games}`;
  const lines = (title: string, heads: string[], rows: string[][], right: number[]): string[] =>
    rows.length === 0 ? [] : [c.bold(title), ...table([heads, ...rows], right), ""];
  return [
    ...lines(
      "Who won",
      ["Scenario", "Games", "Won by", "Draws", "Not finished"],
      won.map(({ scenario, games, wins, draws, unfinished }) => [
        scenario,
        number(games),
        wins.map(({ side, games: count }) => `${side} ${count}`).join(", ") || "–",
        number(draws),
        number(unfinished),
      ]),
      [1, 3, 4],
    ),
    ...lines(
      "Choices of winners and losers",
      ["Side", "Choice", "Won with it", "Won without it"],
      choices.map((each) => [each.side, each.text, share(each.with), share(each.without)]),
      [2, 3],
    ),
    ...lines(
      "Where people hesitated",
      ["Phase", "Rule", "Choices", "Median", "Longest", "In"],
      hesitation.map(({ title, rule, choices: count, median, longest }) => [
        ...[title, rule, number(count), durationText(median), durationText(longest.seconds)],
        `${longest.file}, choice ${longest.at}`,
      ]),
      [2, 3, 4],
    ),
    ...lines(
      "How long phases took",
      ["Phase", "Rule", "Times", "Mean"],
      phases.map(({ title, rule, times, mean }) => [title, rule, number(times), durationText(mean)]),
      [2, 3],
    ),
    ...lines(
      "Questioned rules",
      ["Rule", "Notes", "Games"],
      rules.map(({ rule, notes, games }) => [rule, number(notes), number(games)]),
      [1, 2],
    ),
    ...answers.flatMap(({ question, numbers, mean, spread, texts }) => [
      ...wrap(c.bold(question)),
      ...(mean === undefined
        ? []
        : indented(
            `Mean ${mean.toFixed(1)}${spread === undefined ? "" : `, standard deviation ${spread.toFixed(1)}`}, ${counted(numbers, "answer")}`,
          )),
      ...texts.flatMap(({ text, file }) => indented(`${file}: ${text}`)),
      "",
    ]),
  ];
}
