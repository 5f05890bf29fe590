"use client";

import { useCallback, useEffect, useState } from "react";
import type { MapView } from "../../lib/views/map";
import type { SetUp } from "../../lib/views/setup";
import { useBeside } from "../map/beside";
import { Board } from "../map/board";
import { BoardTabs } from "../map/board-tabs";
import { useBoardShown } from "../map/board-shown";
import frame from "../map/map.module.css";
import pane from "../style/pane.module.css";
import { useBench } from "../workbench/context";
import type { WorkbenchState } from "../workbench/types";
import { useCheckedAfter } from "../workbench/use-checked";
import { Forces } from "./forces";
import { useFullWidth } from "./full-width";
import { Said } from "./said";
import { Summary } from "./summary";
import { useFirstMap } from "./first-map";
import styles from "./set-up.module.css";

/** The editor asks for its map by itself. */
const isMapInEditor = ({ tabs, active }: WorkbenchState): boolean => tabs[active]?.view === "map";
const unchecked = (state: WorkbenchState) => (isMapInEditor(state) ? undefined : "setUpUnchecked");

/** The set-up of a scenario: on the map, in figures, and its problems. */
export function SetUpPane({ scenario }: { scenario: string }) {
  const answer = useCheckedAfter(unchecked, "setUp", scenario, useBoardShown());
  const { value, failure } = answer;
  useFirstMap(answer.isAnswered || failure !== undefined);
  if (failure !== undefined) return <p className={pane.waiting}>{failure}</p>;
  if (!value) return <p className={pane.waiting}>There is no set-up to show yet.</p>;
  return <SetUpView setUp={value.setUp} map={value.map} />;
}

/** The map is in the editor if it is in front there, else here: there is only one. */
function SetUpView({ setUp, map }: { setUp: SetUp | undefined; map: MapView }) {
  const isInEditor = useBench(isMapInEditor);
  const isFull = useFullWidth((state) => state.on);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [words, setWords] = useState("");
  const say = useCallback((text: string) => setWords(text), []);
  useEffect(() => {
    useBeside.setState({ place });
    return () => useBeside.setState({ place: null });
  }, [place]);
  return (
    <div className={styles.setUp}>
      {(!isInEditor || isFull) && place && (
        <div className={styles.map}>
          <div className={frame.pane}>
            <BoardTabs view={map} />
            <Board key={map.board.id} view={map} words={words} say={say} beside={place} isInFront={isFull} />
          </div>
        </div>
      )}
      <div className={styles.inWords} tabIndex={0} role="group" aria-label="The set-up in words">
        {setUp ? <Said setUp={setUp} /> : <p className={pane.waiting}>The documents are being checked …</p>}
        <div ref={setPlace} className={styles.place} />
        {setUp && <Forces sides={setUp.forces} />}
        {setUp?.summary && <Summary summary={setUp.summary} />}
      </div>
    </div>
  );
}
