"use client";

import { useMemo, useState } from "react";
import { type ResultTableView, spreadsOf } from "../../lib/views/result-table";
import { TargetWords } from "../grid/target-words";
import { useChangeCells } from "../grid/use-change";
import { useAnswer, useWorkbench } from "../workbench/context";
import { goToPlace } from "../workbench/tabs";
import { ChanceTools } from "./chance-tools";
import { useChances } from "./chances";
import { FaceGrid } from "./face-grid";
import { ResultGrid, ResultKey } from "./result-grid";
import { Modifiers } from "./modifiers";
import pane from "../style/pane.module.css";
import { prepared } from "../style/prepared";
import styles from "./tables.module.css";
import { RuleChip } from "../rulebook/rule-chip";

/** The code that draws charts is large, and few tables have one. */
const { Pane: SpreadChart } = prepared(() =>
  import("./spread-chart").then(({ SpreadChart: chart }) => chart),
);

/** The combat tables of a document in the layout of the printed ones, with their chances. */
export function TablePane({ path }: { path: string }) {
  const workbench = useWorkbench();
  const { value: tables, failure } = useAnswer("combatTables");
  const { value: answered } = useAnswer("grids", path);
  const change = useChangeCells(path);
  const chances = useChances();
  const [refusal, setRefusal] = useState<string>();
  if (answered?.document !== path || tables === undefined) {
    return <p className={pane.waiting}>{failure ?? ""}</p>;
  }
  const { grids } = answered;
  const faces = tables.faces.filter(({ document }) => document === path);
  const modifiers = tables.modifiers.filter(({ document }) => document === path);
  const results = tables.results.filter(({ document }) => document === path);
  const showText = (pointer: string): void =>
    void workbench.desk.ask("placeOf", path, pointer).then(
      ({ file, pointer: place, range }) => goToPlace(workbench, file, { ...range.start, pointer: place }),
      (error: Error) => setRefusal(error.message),
    );
  if (faces.length + modifiers.length + results.length === 0) {
    return <p className={pane.waiting}>This document has no combat table. Use the grid.</p>;
  }
  const hasHits = faces.length > 0 || modifiers.some(({ toHit }) => toHit !== undefined);
  const hasOdds = hasHits || results.some(({ dice, hasCellDie }) => dice !== undefined || hasCellDie);
  return (
    <section className={pane.pane} aria-label={`Combat tables of ${path}`}>
      <div className={pane.tools}>
        {hasOdds && <ChanceTools chances={chances} hasHits={hasHits} hasFaces={faces.length > 0} />}
        <span className={pane.target}>
          <TargetWords document={path} />
        </span>
      </div>
      {refusal !== undefined && (
        <p className={pane.why} role="alert">
          {refusal}
          <button className={pane.link} onClick={() => setRefusal(undefined)}>
            Dismiss
          </button>
        </p>
      )}
      <div className={styles.page}>
        {faces.map((table) => (
          <section key={table.pointer} className={styles.roll} aria-label={table.title}>
            <h3 className={styles.rollTitle}>{table.title}</h3>
            <div className={styles.wide}>
              <FaceGrid table={table} grids={grids} chances={chances} change={change} />
            </div>
          </section>
        ))}
        {results.map((table) => (
          <section key={table.document} className={styles.roll} aria-label={table.title}>
            <h3 className={styles.rollTitle}>
              {table.title} <RuleChip rule={table.rule} />
            </h3>
            <div className={styles.wide}>
              <ResultGrid table={table} grids={grids} shown={chances.shown} change={change} />
            </div>
            <ResultKey results={table.results} />
            {chances.shown && <Spread table={table} />}
          </section>
        ))}
        {modifiers.map((table) => (
          <Modifiers
            key={table.pointer}
            table={table}
            grids={grids}
            chances={chances}
            change={change}
            onRefusal={setRefusal}
            onText={showText}
          />
        ))}
      </div>
    </section>
  );
}

/** The chart of a table whose dice give numbers; nothing for any other. */
function Spread({ table }: { table: ResultTableView }) {
  const spreads = useMemo(() => spreadsOf(table), [table]);
  return spreads && <SpreadChart spreads={spreads} />;
}
