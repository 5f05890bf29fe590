"use client";

import { useEffect, useState } from "react";
import type { Grid } from "../../lib/views/grid";
import { useAnswer, useWorkbench } from "../workbench/context";
import { GridSheet } from "./grid-sheet";
import pane from "../style/pane.module.css";
import styles from "./grid.module.css";

/** Which table of each document was shown last, by workspace. */
const left = new Map<string, Readonly<Record<string, string>>>();

/** A document as tables, one at a time. */
export function GridPane({ path }: { path: string }) {
  const { value, failure } = useAnswer("grids", path);
  const { id } = useWorkbench();
  const [chosen, setChosen] = useState(() => left.get(id) ?? {});
  useEffect(() => {
    left.set(id, chosen);
  }, [id, chosen]);
  if (value?.document !== path) return <p className={pane.waiting}>{failure ?? ""}</p>;
  const { grids } = value;
  const pointerOf = (pointer: string, kind: string): string => `${kind} ${pointer}`;
  const shown =
    grids.find(({ pointer, kind }) => pointerOf(pointer, kind) === chosen[path]) ?? firstOf(grids);
  if (!shown) return <p className={pane.waiting}>Nothing in this document can be shown as a table.</p>;
  return (
    <section className={pane.pane} aria-label={`Tables of ${path}`}>
      {grids.length > 1 && (
        <div className={styles.tabs} role="group" aria-label="Tables of the document">
          {grids.map((grid) => (
            <button
              key={pointerOf(grid.pointer, grid.kind)}
              aria-pressed={grid === shown}
              title={grid.description}
              onClick={() => setChosen({ ...chosen, [path]: pointerOf(grid.pointer, grid.kind) })}
            >
              {tabTitle(grid.title, grid.kind, grids.length)}{" "}
              <span className={styles.count}>{grid.rows.length}</span>
            </button>
          ))}
        </div>
      )}
      <GridSheet key={`${path} ${pointerOf(shown.pointer, shown.kind)}`} grid={shown} />
    </section>
  );
}

/** The table that is shown first: a few single values beside a table are its title and the rule that it is from. */
export function firstOf<G extends Pick<Grid, "kind" | "rows">>(grids: readonly G[]): G | undefined {
  const [first, ...others] = grids;
  if (first?.kind !== "settings") return first;
  return others.find(({ rows }) => rows.length > first.rows.length) ?? first;
}

/** The table of single values has the title of its document, which says nothing beside the other tables. */
const tabTitle = (title: string, kind: string, count: number): string =>
  kind === "settings" && count > 1 ? "Single values" : title;
