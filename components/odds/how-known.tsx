"use client";

import { type OddsReading, shareBetween, shareWords } from "../../lib/odds";
import { counted, percent } from "../../lib/words";
import { useTable } from "../workbench/context";
import type { WorkProgress } from "./protocol";
import { useOdds } from "./use-odds";
import styles from "./odds.module.css";

/** Work that is over sooner needs no words (milliseconds). */
const SOON = 1000;

/** How the odds are known and how long that took; while they are worked out, how far that is. */
export function HowKnown() {
  const { odds } = useTable();
  const working = useOdds((state) => state.working);
  const reading = useOdds((state) => state.reading);
  const ms = useOdds((state) => state.ms);
  const cancelled = useOdds((state) => state.cancelled);
  const asked = useOdds((state) => state.asked);
  const progress = working?.progress;
  if (progress && working.ms > SOON / 2) {
    return (
      <div className={styles.working}>
        <progress
          value={progress.doing === "fighting" ? progress.fought / progress.of : progress.share}
          aria-label="Progress of the odds"
        />
        <span role="status">{progressWords(progress)}</span>
        <button onClick={() => odds.cancel()}>Cancel</button>
      </div>
    );
  }
  if (cancelled && asked) {
    return (
      <div className={styles.working}>
        <span role="status">
          Cancelled
          {reading ? "; the odds shown are the previous ones, or those of the battles fought so far" : ""}.
        </span>
        <button onClick={() => odds.ask(asked.which, asked.policies, asked.samples)}>Calculate</button>
      </div>
    );
  }
  return (
    <p className={styles.how} role="status">
      {reading && !progress ? knownWords(reading, ms) : progress ? "Calculating …" : ""}
    </p>
  );
}

function progressWords(progress: WorkProgress): string {
  const number = (count: number): string => count.toLocaleString("en-GB");
  if (progress.doing === "following")
    return `Enumerating dice: ${counted(progress.positions, "position")}, ${percent(progress.share)} of the limit before sampling`;
  const { fought, of, ms } = progress;
  const done = `${number(fought)} of ${number(of)} battles fought`;
  if (ms < SOON / 2) return done;
  const rate = (fought / ms) * 1000;
  const left = Math.max(1, Math.round((of - fought) / Math.max(rate, 1)));
  return `${done}, ${number(Math.round(rate))} a second, about ${left} s left`;
}

function knownWords(reading: OddsReading, ms: number | undefined): string {
  const { exact, why, nodes = 0, samples = 0, seed, endless, results } = reading;
  const took =
    ms === undefined ? "" : `, in ${ms < 1 ? "less than 1" : Math.round(ms).toLocaleString("en-GB")} ms`;
  const how = exact
    ? `Exact: all dice results, over ${counted(nodes, "position")}; ${counted(results, "different result")}${took}.`
    : `Sampled: ${samples.toLocaleString("en-GB")} battles, seed ${seed}${took}. Brackets show 95 % intervals. ${why ?? ""}`;
  const never =
    endless > 0
      ? ` ${shareWords(endless, { ...shareBetween(endless, exact ? undefined : samples) })} of battles never end with these policies, and are excluded.`
      : "";
  return how.trim() + never;
}
