"use client";

import { useCallback, useState } from "react";
import { useFullWidth } from "../preview/full-width";
import { useScenarioShown } from "../preview/scenario";
import { useAnswer, useWorkbench } from "../workbench/context";
import { useBeside } from "./beside";
import { Board } from "./board";
import { useBoardShown } from "./board-shown";
import { BoardTabs } from "./board-tabs";
import pane from "../style/pane.module.css";
import styles from "./map.module.css";

/** The map with the set-up of the previewed scenario, so that there is only one map. */
export function MapPane() {
  const { store } = useWorkbench();
  const scenario = useScenarioShown();
  const { value: view, failure, isAnswered } = useAnswer("mapOf", scenario ?? "", useBoardShown());
  const { place } = useBeside();
  const isCovered = useFullWidth((state) => state.on);
  const [words, setWords] = useState("");
  const say = useCallback((text: string) => setWords(text), []);
  const choose = useCallback((previewScenario: string) => store.setState({ previewScenario }), [store]);
  return (
    <div className={styles.pane}>
      {view && <BoardTabs view={view} />}
      {view ? (
        <Board
          key={view.board.id}
          view={view}
          words={words}
          say={say}
          isInFront={!isCovered}
          onScenario={choose}
          beside={isCovered ? undefined : (place ?? undefined)}
        />
      ) : (
        <p className={pane.waiting}>{failure ?? (isAnswered ? "There is no map to show yet." : "")}</p>
      )}
    </div>
  );
}
