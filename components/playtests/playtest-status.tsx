"use client";

import { useBench, useWorkbench } from "../workbench/context";
import { openPlaytest } from "./open";
import { PlaytestMark } from "./playtest-mark";
import styles from "./playtests.module.css";
import { countOf, failing, summary } from "./words";

/** In the status line: how the playtests stand; where some fail, the way to the first. */
export function PlaytestStatus() {
  const workbench = useWorkbench();
  const playtests = useBench((state) => state.playtests);
  const words = summary(playtests);
  if (words === undefined) return null;
  const { running, red, differs, grey } = countOf(playtests);
  const mark =
    running > 0 ? "running" : red > 0 ? "red" : differs > 0 ? "differs" : grey > 0 ? "grey" : "green";
  const [first] = failing(playtests);
  const content = (
    <>
      <PlaytestMark mark={mark} />
      {words}
    </>
  );
  if (first === undefined) return <span className={styles.status}>{content}</span>;
  return (
    <button
      className={`plain ${styles.status}`}
      title={`Open ${first} at its first difference`}
      onClick={() => void openPlaytest(workbench, first)}
    >
      {content}
    </button>
  );
}
