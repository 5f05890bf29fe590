"use client";

import { Plus, Trash2 } from "lucide-react";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Grid, PastePreview } from "../../lib/views";
import { useBench, useWorkbench } from "../workbench/context";
import { lookAt } from "../workbench/look-at";
import { goToPlace } from "../workbench/tabs";
import { AddRow } from "./add-row";
import { arrange, type Arrangement, arrangementOf, nextSorting } from "./arrange";
import { CellDetails } from "./cell-details";
import { GridTable } from "./grid-table";
import { removalLabel } from "./labels";
import { markKey, marksOf } from "./marks";
import { PasteDialog } from "./paste-preview";
import { canAdd, canRemove, removalOf } from "./rows";
import { at, boxOf, within } from "./selection";
import { TargetWords } from "./target-words";
import { useChangeCells } from "./use-change";
import { type CellRefusal, useGridActions } from "./use-grid-actions";
import styles from "./grid.module.css";

/** One table with its tools: filter, rows, and what is known of the cell with the focus. */
export function GridSheet({ grid: whole }: { grid: Grid }) {
  const workbench = useWorkbench();
  const report = useBench((state) => state.report);
  const change = useChangeCells(whole.document);
  const [arrangement, setArrangement] = useState<Arrangement>();
  const [wanted, setSelection] = useState(() => at(0, 0));
  const [refusal, setRefusal] = useState<CellRefusal>();
  const [preview, setPreview] = useState<PastePreview>();
  const [isAdding, setAdding] = useState(false);
  const grid = useMemo(() => arrange(whole, arrangement), [whole, arrangement]);
  const marks = useMemo(() => marksOf(whole, report?.diagnostics ?? []), [whole, report]);
  const selection = useMemo(
    () => within(wanted, { rows: grid.rows.length, columns: grid.columns.length, page: 1 }),
    [wanted, grid],
  );
  const actions = useGridActions(grid, selection, change, setRefusal, setPreview);

  const sort = (column: string): void =>
    setArrangement(arrangementOf(whole, nextSorting(arrangement?.sort, column), arrangement?.filter ?? ""));
  const filter = (text: string): void => {
    setArrangement(arrangementOf(whole, arrangement?.sort, text));
    setSelection(at(0, selection.focus.column));
  };
  const box = boxOf(selection);
  const chosen = box.top < 0 ? [] : grid.rows.slice(box.top, box.bottom + 1);
  const remove = (): void =>
    void change(removalLabel(grid, chosen), removalOf(whole, chosen)).then(
      (reason) => reason !== undefined && setRefusal({ reason }),
    );
  const showText = useCallback(
    (pointer: string): void =>
      void workbench.desk.ask("placeOf", whole.document, pointer).then(
        ({ file, pointer: place, range }) => goToPlace(workbench, file, { ...range.start, pointer: place }),
        (error: Error) => setRefusal({ reason: error.message }),
      ),
    [workbench, whole.document],
  );
  const focused = grid.rows[selection.focus.row];
  const place = focused?.cells[selection.focus.column]?.pointer;
  useEffect(() => {
    if (place !== undefined) lookAt(workbench, whole.document, place);
  }, [workbench, whole.document, place]);
  return (
    <>
      <div className={styles.tools}>
        <input
          type="search"
          placeholder="Filter rows"
          aria-label={`Filter the rows of ${whole.title}`}
          value={arrangement?.filter ?? ""}
          onChange={({ target }) => filter(target.value)}
        />
        <span className={styles.rowCount} role="status">
          {grid.rows.length === whole.rows.length
            ? plural(grid.rows.length)
            : `${grid.rows.length} of ${plural(whole.rows.length)}`}
        </span>
        {canAdd(whole) && (
          <button className={`plain ${styles.tool}`} onClick={() => setAdding(true)}>
            <Plus size={14} aria-hidden /> Add row
          </button>
        )}
        {canRemove(whole) && (
          <button className={`plain ${styles.tool}`} disabled={chosen.length === 0} onClick={remove}>
            <Trash2 size={14} aria-hidden /> Remove {chosen.length > 1 ? `${chosen.length} rows` : "row"}
          </button>
        )}
        <span className={styles.target}>
          <TargetWords document={whole.document} />
        </span>
      </div>
      <GridTable
        grid={grid}
        marks={marks}
        sort={arrangement?.sort}
        selection={selection}
        refusal={refusal}
        actions={actions}
        onSelect={setSelection}
        onSort={sort}
        onRefusal={setRefusal}
        onText={showText}
      />
      <CellDetails
        grid={grid}
        selection={selection}
        problems={(focused && marks.get(markKey(focused.id, selection.focus.column))) ?? []}
      />
      {preview && (
        <PasteDialog
          grid={grid}
          preview={preview}
          onTake={() => {
            actions.takePaste(preview);
            setPreview(undefined);
          }}
          onClose={() => setPreview(undefined)}
        />
      )}
      {isAdding && <AddRow grid={whole} onAdd={change} onClose={() => setAdding(false)} />}
    </>
  );
}

const plural = (rows: number): string => `${rows} ${rows === 1 ? "row" : "rows"}`;
