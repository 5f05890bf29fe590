import { useCallback } from "react";
import { scenarioPath } from "../../lib/documents";
import type { PageData } from "../../lib/export/page/data";
import type { MapView } from "../../lib/views/map";
import { CounterKey } from "../counters/counter-key";
import { useBoardShown } from "../map/board-shown";
import { BoardTabs } from "../map/board-tabs";
import { ReadingBoard } from "../map/reading-board";
import { StackList } from "../map/stack-list";
import { useChart } from "../map/use-chart";
import pane from "../style/pane.module.css";
import { useChecked } from "../workbench/use-checked";
import styles from "./page.module.css";
import { ScenarioField } from "./scenario-field";

interface Props {
  scenarios: PageData["scenarios"];
  scenario: string;
  onScenario(id: string): void;
}

/** The set-up of a scenario on its map, with the stacks in words. */
export function SetUpMap({ scenarios, scenario, onScenario }: Props) {
  const { value: view, failure } = useChecked("mapOf", scenarioPath(scenario), useBoardShown());
  return (
    <div className={styles.table}>
      <ScenarioField scenarios={scenarios} scenario={scenario} onScenario={onScenario} />
      {view ? (
        <>
          <BoardTabs view={view} />
          <SetUp key={`${view.scenario} ${view.board.id}`} view={view} />
        </>
      ) : (
        <p className={pane.waiting}>{failure ?? "Loading the map …"}</p>
      )}
    </div>
  );
}

function SetUp({ view }: { view: MapView }) {
  const say = useCallback(() => undefined, []);
  const chart = useChart(view, say);
  const { selected } = chart;
  const stacks = selected?.stacks ?? [];
  return (
    <div className={styles.setUp}>
      <ReadingBoard view={view} chart={chart} onOpen={() => undefined} />
      <aside className={styles.beside} tabIndex={0} aria-label="The set-up in words">
        <section aria-label="Forces">
          <h2>Forces</h2>
          {view.totals.map(({ side, name, counters, kinds }) => (
            <p key={side}>
              <strong>{name}</strong>: {counters} counters
              <span className="quiet">
                {kinds.filter(({ count }) => count > 0).map(({ title, count }) => ` · ${title} ${count}`)}
              </span>
            </p>
          ))}
        </section>
        {selected && (
          <section aria-label={`At ${selected.name}`}>
            <h2>{selected.name}</h2>
            {stacks.length === 0 && <p className="quiet">No counters.</p>}
            {stacks.map(({ side, counters }) => (
              <StackList key={side} title={view.sides[side] ?? side} counters={counters} />
            ))}
          </section>
        )}
        {view.trays.length > 0 && (
          <section aria-label="Off the map">
            <h2>Off the map</h2>
            {view.trays.map((tray, i) => (
              <StackList key={i} title={tray.title} counters={tray.counters} />
            ))}
          </section>
        )}
        <CounterKey counters={[...stacks, ...view.trays].flatMap(({ counters }) => counters)} />
      </aside>
    </div>
  );
}
