"use client";

import { type PlaytestResult, whereItFails } from "../../lib/playtest";
import { useBench, useWorkbench } from "../workbench/context";
import { openPlaytest } from "./open";
import { PlaytestMark } from "./playtest-mark";
import styles from "./playtests.module.css";
import { markOf, resultText } from "./words";
import { RuleChip } from "../rulebook/rule-chip";

interface Props {
  path: string;
  /** Takes whoever looks at a difference to the game as it stands there. */
  onPlay?(result: PlaytestResult): void;
}

/** Above the text of a playtest: whether it holds, and where it does not. */
export function PlaytestBar({ path, onPlay }: Props) {
  const workbench = useWorkbench();
  const state = useBench(({ playtests }) => playtests[path]);
  const result = state?.result;
  const failure = result?.failure;
  const differs = result?.state === "differs";
  return (
    <section className={styles.bar} aria-label="This playtest">
      {state && <PlaytestMark mark={markOf(state)} />}
      <span className={styles.result} data-stale={state?.running}>
        {!result && (state ? "Running …" : "Not run yet")}
        {result && !failure && resultText(result)}
        {failure && (
          <>
            <strong>
              {differs
                ? `${whereItFails(failure, result.of, "Differs")}, because of your change:`
                : `${whereItFails(failure, result.of)}:`}
            </strong>{" "}
            {failure.message} <RuleChip rule={failure.rule} />
          </>
        )}
      </span>
      {failure && <button onClick={() => void openPlaytest(workbench, path)}>Show it</button>}
      {result && result.state !== "grey" && onPlay && (
        <button onClick={() => onPlay(result)}>Play it here</button>
      )}
      {differs && (
        <button
          title="Saves a copy in the workspace with the current results"
          onClick={() =>
            void import("./adopt-playtest").then(({ adoptPlaytest }) => adoptPlaytest(workbench, path))
          }
        >
          Make it my playtest
        </button>
      )}
      {state && <button onClick={() => workbench.playtests.again(path)}>Run again</button>}
    </section>
  );
}
