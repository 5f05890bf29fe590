import { counted } from "../../lib/words";
import { decimal } from "../../lib/lab/answers/words";
import type { RunEntry } from "../../lib/server";
import type { RunNews } from "./protocol";

/** The title of a run. */
export function runTitle({ purpose, variantTitles, scenarioTitle, placeTitles }: RunNews["facts"]): string {
  const [first = "", second = ""] = variantTitles;
  switch (purpose) {
    case "simulate":
      return scenarioTitle;
    case "compare":
      return variantTitles.length > 2
        ? `${counted(variantTitles.length - 1, "variant")} against ${lower(first)}`
        : `${second} against ${lower(first)}`;
    case "sweep":
      return `Sweep of ${Object.values(placeTitles).join(" and ")}`;
    case "sensitivity":
      return `What matters most, of ${counted(Object.keys(placeTitles).length, "number")}`;
    case "balance":
      return `Make it even: ${Object.values(placeTitles).join(" and ")}`;
  }
}

/** The same for an entry of the list, which has fewer data. */
export function entryTitle({ purpose, variants, variantCount, places, scenario }: RunEntry): string {
  const [first = scenario, second = ""] = variants;
  switch (purpose) {
    case "simulate":
      return first;
    case "compare":
      return variantCount > 2
        ? `${counted(variantCount - 1, "variant")} against ${lower(first)}`
        : `${second} against ${lower(first)}`;
    case "sweep":
      return `Sweep of ${places.map((place) => place.split("/").at(-1)).join(" and ")}`;
    case "sensitivity":
      return `What matters most, of ${counted(places.length, "number")}`;
    case "balance":
      return `Make it even: ${places.map((place) => place.split("/").at(-1)).join(" and ")}`;
  }
}

/** A title in the middle of a sentence. */
const lower = (title: string): string =>
  /^(The|This|With|Without|As) /.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;

/** "2 min 10 s". */
function timeInWords(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return whole % 60 === 0 ? `${minutes} min` : `${minutes} min ${whole % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** The state of a run in one line. */
export function standsWords({
  state,
  done,
  of,
  waiting,
  elsewhere,
  gamesPerSecond,
  secondsLeft,
}: RunNews): string {
  const games = `${decimal(done)} of ${decimal(of)} games`;
  if (waiting !== undefined)
    return `${games}. The studio's server does not answer; ${counted(waiting, "finished game")} wait here to be saved. The run continues when it is back.`;
  switch (state) {
    case "playing": {
      const rate = gamesPerSecond === null ? "" : ` · ${rateInWords(gamesPerSecond)}`;
      const left = secondsLeft === null ? "" : ` · about ${timeInWords(secondsLeft)} left`;
      return `${games}${rate}${left}`;
    }
    case "pausing":
      return `${games}. Finishing the games in progress.`;
    case "over":
      return done === of ? `All ${decimal(of)} games played.` : `${games}: the question is decided.`;
    case "cancelled":
      return `${games}. Cancelled; finished games are kept.`;
    case "failed":
      return `${games}. It cannot be resumed.`;
    case "paused":
      return `${games}. Paused.`;
    case "ready":
      return elsewhere
        ? `${games}. It runs in another window or program.`
        : `${games}. Interrupted; it can be resumed.`;
  }
}

const rateInWords = (rate: number): string =>
  rate >= 1
    ? `${decimal(rate, rate < 10 ? 1 : 0)} games a second`
    : `${decimal(rate * 60, rate < 0.2 ? 1 : 0)} games a minute`;

/** "steady (Red) against search:400 (Blue)". */
export const playersInWords = ({ players, sides }: Pick<RunNews["facts"], "players" | "sides">): string =>
  players.map((player, i) => `${player} (${sides[i]?.name ?? ""})`).join(" against ");
