"use client";

import { ListFilter, Plus, Trash2 } from "lucide-react";
import { useCallback, useEffect, useMemo, useState } from "react";
import { canGrow, type Grid, type PastePreview } from "../../lib/views";
import { useBench, useWorkbench } from "../workbench/context";
import { lookAt } from "../workbench/look-at";
import { goToPlace } from "../workbench/tabs";
import { AddRow } from "./add-row";
import { CellDetails } from "./cell-details";
import { GridTable } from "./grid-table";
import { removalLabel } from "./labels";
import { markKey, marksOf } from "./marks";
import { PasteDialog } from "./paste-preview";
import { canRemove, removalOf } from "./rows";
import { at, boxOf, within } from "./selection";
import { TargetWords } from "./target-words";
import { useArrangement } from "./use-arrangement";
import { useChangeCells } from "./use-change";
import { type CellRefusal, useGridActions } from "./use-grid-actions";
import pane from "../style/pane.module.css";
import { counted } from "../../lib/words";
import styles from "./grid.module.css";

/** One table with its tools: filter, rows, and details of the focused cell. */
export function GridSheet({ grid: whole }: { grid: Grid }) {
  const workbench = useWorkbench();
  const problems = useBench((state) => state.problems);
  const change = useChangeCells(whole.document);
  const [wanted, setSelection] = useState(() => at(0, 0));
  const [refusal, setRefusal] = useState<CellRefusal>();
  const [preview, setPreview] = useState<PastePreview>();
  const [isAdding, setAdding] = useState(false);
  /** A new row, until it is scrolled into view. */
  const [coming, setComing] = useState<string>();
  const { grid, arranging, onText, toggleFilters } = useArrangement(whole, () =>
    setSelection((now) => at(now.focus.row < 0 ? -1 : 0, now.focus.column)),
  );
  const marks = useMemo(() => marksOf(whole, problems?.diagnostics ?? []), [whole, problems]);
  const selection = useMemo(
    () => within(wanted, { rows: grid.rows.length, columns: grid.columns.length, page: 1 }),
    [wanted, grid],
  );
  const actions = useGridActions(grid, selection, change, setRefusal, setPreview);

  useEffect(() => {
    const row = grid.rows.findIndex(({ id }) => id === coming);
    if (row < 0) return;
    setComing(undefined);
    setSelection(at(row, 0));
  }, [grid, coming]);
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
      <div className={pane.tools}>
        <input
          type="search"
          className={styles.filter}
          placeholder="Filter rows"
          aria-label={`Filter the rows of ${whole.title}`}
          value={arranging.filter.text}
          onChange={({ target }) => onText(target.value)}
        />
        <button className={`plain ${pane.tool}`} aria-pressed={arranging.isFiltering} onClick={toggleFilters}>
          <ListFilter size={14} aria-hidden /> By column
        </button>
        <span className={styles.rowCount} role="status">
          {grid.rows.length === whole.rows.length
            ? counted(grid.rows.length, "row")
            : `${grid.rows.length} of ${counted(whole.rows.length, "row")}`}
        </span>
        {canGrow(whole) && (
          <button className={`plain ${pane.tool}`} onClick={() => setAdding(true)}>
            <Plus size={14} aria-hidden /> Add row
          </button>
        )}
        {canRemove(whole) && (
          <button className={`plain ${pane.tool}`} disabled={chosen.length === 0} onClick={remove}>
            <Trash2 size={14} aria-hidden /> Remove {chosen.length > 1 ? `${chosen.length} rows` : "row"}
          </button>
        )}
        <span className={pane.target}>
          <TargetWords document={whole.document} />
        </span>
      </div>
      <GridTable
        grid={grid}
        marks={marks}
        arranging={arranging}
        selection={selection}
        refusal={refusal}
        actions={actions}
        onSelect={setSelection}
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
          onTake={() => actions.takePaste(preview)}
          onClose={() => setPreview(undefined)}
        />
      )}
      {isAdding && (
        <AddRow
          grid={whole}
          like={isWhollyNew(whole) ? undefined : focused}
          onAdd={change}
          onAdded={setComing}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

/** Whether all required values of a row are in cells, so that a row can start empty. */
const isWhollyNew = ({ columns }: Grid): boolean =>
  columns.every(({ type, required }) => type !== "other" || !required);
