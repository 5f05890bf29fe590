import { decimal, percent, signed, subject, whoPlays } from "../lab/answers/words";
import { counted, sideWins } from "../words";
import type { HistoryEntry, Moved, Played } from "./types";

/** "1a2b3c4d": enough of a commit's hash for people and for git. */
export const shortId = (id: string): string => id.slice(0, 8);

/** "Japan wins 54 % (48 to 60 %), Allies win 46 % (40 to 52 %) of 300 games". */
export function sharesWords({ games, shares }: Pick<Played, "games" | "shares">): string {
  if (games === 0) return "No game is complete yet";
  const each = shares
    .filter(({ who, count }) => who !== "draw" || count > 0)
    .map(({ who, title, rate, low, high }) => {
      const bounds = `(${decimal(low * 100)} to ${percent(high)})`;
      return `${who === "draw" ? "draws" : sideWins(title)} ${percent(rate)} ${bounds}`;
    });
  return `${each.join(", ")} of ${counted(games, "game").replace(/^\d+/, decimal(games))}`;
}

/** "Short Campaign, with Oil reserves, steady against steady, seeds from 1". */
export const playedWords = ({ scenario, options, excluded, ...run }: Played): string =>
  [
    scenario,
    ...options,
    whoPlays(run),
    ...(excluded > 0 ? [`${counted(excluded, "game")} without a result`] : []),
  ].join(", ");

/** "Since 1a2b3c4d of 2026-11-20 Japan’s share of wins goes from 54 % to 61 % (+7 points, …). No clear difference." */
export function movedSentence({ who, title, from, to, low, high, isSure, since, versions }: Moved): string {
  const points = (value: number): string => signed(value * 100);
  const goes =
    percent(from) === percent(to)
      ? `stays at ${percent(from)}`
      : `goes from ${percent(from)} to ${percent(to)}`;
  const interval = `${points(to - from)} points, 95 % interval ${points(low)} to ${points(high)}`;
  const after = `Since ${shortId(since.id)} of ${since.when.slice(0, 10)}`;
  const cause = isSure
    ? `The balance moved ${versions > 1 ? `with one of the ${versions} versions since, or several of them` : "with this version"}.`
    : "No clear difference.";
  return `${after} ${subject({ measure: `wins/${who}`, title })} ${goes} (${interval}). ${cause}`;
}

/** With what the sentences of a version compare it, where that needs to be said. */
export function againstWords({
  against,
  isMerge,
}: Pick<HistoryEntry, "against" | "isMerge">): string | undefined {
  if (against === "game") return "Compared with the game and its errata: there is no version before it.";
  return isMerge ? "A merge, compared with the first of its parents." : undefined;
}

/** That nothing is listed, and why; undefined where something is. */
export function nothingWords({ changes, valuesOver, troubles }: HistoryEntry): string | undefined {
  if (valuesOver !== undefined)
    return `More than ${decimal(valuesOver)} values differ, too many to list here. Compare with the version before it.`;
  if (changes.length > 0 || troubles.length > 0) return undefined;
  return "Nothing differs in the rules data.";
}

/** Why some runs stand beside no version. */
export const unmatchedWords = (runs: readonly string[]): string | undefined =>
  runs.length === 0
    ? undefined
    : `${counted(runs.length, "run")} (${runs.slice(0, 5).join(", ")}${runs.length > 5 ? " …" : ""}) ` +
      `${runs.length === 1 ? "fits" : "fit"} none of these versions: played with other numbers or layers, with data that ` +
      "was not committed, or with another version of the game's data.";
