"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { HeldCounter } from "../../lib/games";
import type { MapView } from "../../lib/views/map";
import type { SetUp } from "../../lib/views/setup";
import { ReadingBoard } from "../map/reading-board";
import { useChart } from "../map/use-chart";
import pane from "../style/pane.module.css";
import { useChecked } from "../workbench/use-checked";
import { ChosenPlace } from "./chosen-place";
import { Forces } from "./forces";
import { Said } from "./said";
import { Summary } from "./summary";
import styles from "./set-up.module.css";

/** A scenario as it is set up: on the map, in figures, and what the rules say of it. */
export function SetUpPane({ scenario }: { scenario: string }) {
  const { value, failure } = useChecked("setUp", scenario);
  if (failure !== undefined) return <p className={pane.waiting}>{failure}</p>;
  if (!value) return <p className={pane.waiting}>There is no set-up to show yet.</p>;
  return <Shown setUp={value.setUp} map={value.map} />;
}

function Shown({ setUp, map }: { setUp: SetUp; map: MapView }) {
  // The line below the map says it already.
  const say = useCallback(() => undefined, []);
  const chart = useChart(map, say);
  const { selected } = chart;
  const [counter, setCounter] = useState<HeldCounter>();
  const lookAtCounter = (clicked: HeldCounter | undefined): void => {
    setCounter(clicked);
    if (clicked) chart.look({ document: map.scenario, pointer: clicked.pointer });
  };
  const told = useRef<HTMLDivElement>(null);
  const top = selected?.id;
  useEffect(() => void told.current?.scrollTo(0, 0), [top]);
  const openStack = (): void => told.current?.querySelector<HTMLElement>("button")?.focus();
  return (
    <div className={styles.setUp}>
      <div className={styles.map}>
        <ReadingBoard view={map} chart={chart} onCounter={lookAtCounter} onOpen={openStack} />
      </div>
      <div ref={told} className={styles.told} tabIndex={0} role="group" aria-label="The set-up in words">
        {selected && (
          <ChosenPlace
            view={map}
            place={selected}
            counter={counter?.pointer}
            onLeave={() => {
              chart.select(undefined);
              chart.window.current?.focus();
            }}
          />
        )}
        <Said setUp={setUp} />
        <Forces sides={setUp.forces} />
        {setUp.summary && <Summary summary={setUp.summary} />}
      </div>
    </div>
  );
}
