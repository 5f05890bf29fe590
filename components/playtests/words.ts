import { type PlaytestResult, whereItFails } from "../../lib/playtest";
import type { PlaytestState } from "../workbench/types";
import { counted } from "../../lib/words";

/** Results of playtests in words. */

type States = Readonly<Record<string, PlaytestState>>;

/** How a playtest stands: its result, or that it is being played. */
export type PlaytestOutcome = PlaytestResult["state"] | "running";

export const markOf = ({ running, result }: PlaytestState): PlaytestOutcome =>
  running || !result ? "running" : result.state;

export const wordOf: Readonly<Record<PlaytestOutcome, string>> = {
  green: "passes",
  red: "fails",
  differs: "differs because of your change",
  grey: "not run",
  running: "running",
};

interface ResultCounts {
  all: number;
  green: number;
  red: number;
  differs: number;
  grey: number;
  running: number;
}

/** Those that are played with other layers say nothing of this ruleset, and are not counted. */
export function countOf(playtests: States): ResultCounts {
  const count: ResultCounts = { all: 0, green: 0, red: 0, differs: 0, grey: 0, running: 0 };
  for (const each of Object.values(playtests)) {
    if (!each.running && each.result?.otherLayers) continue;
    count.all++;
    count[markOf(each)]++;
  }
  return count;
}

/** Beside the heading of the list: "4 of 5 pass". */
export function shortSummary(playtests: States): string | undefined {
  const { all, green, running } = countOf(playtests);
  if (all === 0) return undefined;
  return running > 0 ? "running …" : `${green} of ${all} pass`;
}

/** For the status line: "1 of 5 playtests fails", "4 shipped playtests differ because of your change". */
export function summary(playtests: States): string | undefined {
  const { all, green, red, differs, grey, running } = countOf(playtests);
  if (all === 0) return undefined;
  const noun = all === 1 ? "playtest" : "playtests";
  if (running > 0) return `Running ${running === all ? all : `${running} of ${all}`} ${noun} …`;
  const changed = `${counted(differs, "shipped playtest")} ${differs === 1 ? "differs" : "differ"} because of your change`;
  if (red > 0) {
    const fail = `${red} of ${all} ${noun} ${red === 1 ? "fails" : "fail"}`;
    return differs > 0 ? `${fail}, ${changed}` : fail;
  }
  if (differs > 0) return changed;
  if (grey === all) return `${all} ${noun} not run`;
  if (grey > 0) return `${green} of ${all} ${noun} pass, ${grey} not run`;
  return `${all} ${noun} ${all === 1 ? "passes" : "pass"}`;
}

/** The result in a sentence. */
export function resultText({ state, played, ms, of, failure, reason }: PlaytestResult): string {
  if (failure && state === "differs")
    return `${whereItFails(failure, of, "Differs")}, because of your change: ${failure.message}`;
  if (failure) return `${whereItFails(failure, of)}: ${failure.message}`;
  if (state === "grey") return `Not run: ${reason}`;
  const took = ms < 1 ? "less than 1" : Math.round(ms);
  return `Passes: ${counted(played, "choice")}, ${took} ms`;
}

/** The paths of those that fail, as far as is known, in the order of the list; then of those that differ. */
export const failing = (playtests: States): string[] =>
  (["red", "differs"] as const).flatMap((state) =>
    Object.keys(playtests)
      .filter((path) => playtests[path]?.result?.state === state)
      .sort(),
  );
