"use client";

import { useCallback, useState } from "react";
import { isScenarioPath } from "../../lib/documents";
import { useAnswer } from "../workbench/context";
import { Board } from "./board";
import styles from "./map.module.css";

/** The map of a scenario; opened on the map or the bases, with a scenario of one's choice on it. */
export function MapPane({ path }: { path: string }) {
  const [chosen, setChosen] = useState<string>();
  const scenario = chosen ?? (isScenarioPath(path) ? path : undefined);
  const { value: view, failure } = useAnswer("mapOf", scenario ?? path);
  const [words, setWords] = useState("");
  const say = useCallback((text: string) => setWords(text), []);
  return (
    <div className={styles.pane}>
      {view ? (
        <Board view={view} words={words} say={say} onScenario={setChosen} />
      ) : (
        <p className={styles.waiting}>{failure ?? "There is no map to show yet."}</p>
      )}
    </div>
  );
}
