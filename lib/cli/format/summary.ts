import type { SimulationSummary } from "../../playtest";
import { counted, inWords, number, table } from "./layout";

/** How fast games were played: part of what a simulation reports. */
export interface Speed {
  seconds: number;
  gamesPerSecond: number;
  decisionsPerSecond: number;
}

export const speedOf = (seconds: number, games: number, decisions: number): Speed => ({
  seconds: round(seconds, 3),
  gamesPerSecond: seconds === 0 ? 0 : round(games / seconds, 2),
  decisionsPerSecond: seconds === 0 ? 0 : round(decisions / seconds, 0),
});

export const speedLine = (speed: Speed, threads: number): string =>
  `${number(speed.seconds, 1)} s on ${counted(threads, "thread")}: ${number(speed.gamesPerSecond, 1)} games and ` +
  `${number(speed.decisionsPerSecond)} decisions a second.`;

const round = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

/** The results of some games, as lines of text; `noun` is what the game calls a turn. */
export function summaryLines(
  summary: SimulationSummary,
  sideName: (id: string) => string,
  noun: string,
): string[] {
  const name = (id: string) => (id === "draw" ? "Draw" : sideName(id));
  const results = Object.entries(summary.wins).map(([who, wins]) => {
    const rate = summary.rates[who];
    const interval = rate ? `95 % interval: ${percent(rate.low)} to ${percent(rate.high)}` : "";
    return [name(who), number(wins), rate ? percent(rate.rate) : "", interval];
  });
  const spread = (title: string, found: { mean: number; min: number; max: number } | null | undefined) =>
    found
      ? [[title, number(found.mean, 2), `from ${number(found.min, 2)}`, `to ${number(found.max, 2)}`]]
      : [];
  const rows = [
    ...Object.entries(summary.standing).flatMap(([score, found]) => spread(inWords(score), found)),
    ...spread(`${noun}s`, summary.perGame.turns),
    ...spread("decisions", summary.perGame.decisions),
  ];
  return [
    ...table(results, [1, 2]),
    ...(summary.unfinished > 0
      ? [
          `${counted(summary.unfinished, "game")} did not end and ${summary.unfinished === 1 ? "is" : "are"} excluded.`,
        ]
      : []),
    "",
    ...table([["a game", "mean", "", ""], ...rows], [1]),
  ];
}
