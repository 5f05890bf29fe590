"use client";

import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useMemo, useRef, useState } from "react";
import { cellText, type Grid, type GridPlace, ruleFor } from "../../lib/views";
import type { Sorting } from "./arrange";
import { Bubble } from "./bubble";
import { CellEditor } from "./cell-editor";
import { GridHead } from "./grid-head";
import { GridRow } from "./grid-row";
import { type KeyAction, keyAction } from "./keys";
import { cellName } from "./labels";
import type { Marks } from "./marks";
import { all, at, boxOf, leaves, move, type Move, type Selection } from "./selection";
import type { CellRefusal, GridActions } from "./use-grid-actions";
import { headHeight, stuckAt, widthsOf } from "./widths";
import styles from "./grid.module.css";

const ROW = 26;

interface TableProps {
  grid: Grid;
  marks: Marks;
  sort: Sorting | undefined;
  selection: Selection;
  refusal: CellRefusal | undefined;
  actions: GridActions;
  onSelect(selection: Selection): void;
  onSort(column: string): void;
  onRefusal(refusal: CellRefusal | undefined): void;
  /** Show a value in the text. */
  onText(pointer: string): void;
}

/** A grid to walk with the keys, to select in, to edit, to copy from and paste into. */
export function GridTable(props: TableProps) {
  const { grid, marks, sort, selection, refusal, actions, onSelect, onSort, onRefusal, onText } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const cell = useRef<HTMLDivElement>(null);
  const dragging = useRef(false);
  const [editing, setEditing] = useState<{ text: string; typed: boolean }>();
  const isEditing = useRef(false);
  const widths = useMemo(() => widthsOf(grid), [grid]);
  const stuck = useMemo(() => stuckAt(grid, widths), [grid, widths]);
  const height = headHeight(grid, widths);
  const { focus } = selection;
  const rows = useVirtualizer({
    count: grid.rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    paddingStart: height,
    scrollPaddingStart: height,
    overscan: 12,
    // The cell with the focus stays, wherever it is.
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return focus.row < 0 || shown.includes(focus.row) ? shown : [...shown, focus.row].sort((a, b) => a - b);
    },
  });
  const extent = {
    rows: grid.rows.length,
    columns: grid.columns.length,
    page: Math.max(1, Math.floor(((scroller.current?.clientHeight ?? 400) - height) / ROW) - 1),
  };

  const edit = (now: { text: string; typed: boolean } | undefined): void => {
    isEditing.current = now !== undefined;
    setEditing(now);
  };
  /** The focus follows the selection when it is in the grid already. */
  const hasFocus = (): boolean => scroller.current?.contains(document.activeElement) ?? false;
  const wanted = useRef(false);
  useEffect(() => {
    if (editing !== undefined || !(wanted.current || hasFocus())) return;
    wanted.current = false;
    const found = scroller.current?.querySelector<HTMLElement>("[data-focus]");
    found?.focus({ preventScroll: true });
  }, [focus.row, focus.column, editing]);

  const reveal = ({ row, column }: GridPlace): void => {
    if (row >= 0) rows.scrollToIndex(row, { align: "auto" });
    const box = scroller.current;
    if (!box || stuck[column] !== undefined) return;
    const left = widths.slice(0, column).reduce((sum, width) => sum + width, 0);
    const frozen = widths.reduce((sum, width, i) => sum + (stuck[i] === undefined ? 0 : width), 0);
    const right = left + (widths[column] ?? 0);
    if (left - frozen < box.scrollLeft) box.scrollLeft = left - frozen;
    else if (right > box.scrollLeft + box.clientWidth) box.scrollLeft = right - box.clientWidth;
  };
  const select = (next: Selection): void => {
    onRefusal(undefined);
    onSelect(next);
    reveal(next.focus);
  };
  const begin = (place: GridPlace, typed?: string): void => {
    onRefusal(undefined);
    const fixed = actions.whyFixed(place);
    if (fixed !== undefined) return onRefusal({ reason: fixed, fixed: true });
    const row = grid.rows[place.row];
    const column = grid.columns[place.column];
    if (!row || !column) return;
    const text = typed ?? cellText(row.cells[place.column]?.value, ruleFor(column, row));
    edit({ text, typed: typed !== undefined });
  };
  const keep = (text: string, then: Move | "stay"): string | undefined => {
    const reason = actions.keep(focus, text);
    if (reason !== undefined) return reason;
    edit(undefined);
    if (then !== "stay") {
      wanted.current = true;
      select(move(at(focus.row, focus.column), then, extent));
    }
    return undefined;
  };

  const focused = grid.rows[focus.row];
  const focusedColumn = grid.columns[focus.column];
  const rule = focusedColumn && ruleFor(focusedColumn, focused);

  const act = (action: KeyAction): boolean => {
    switch (action.do) {
      case "move": {
        const { step } = action;
        if ((step === "next" || step === "previous") && leaves(selection, step, extent)) return false;
        select(move(selection, step, extent, action.extend));
        return true;
      }
      case "edit":
        begin(focus, action.text);
        return true;
      case "toggle":
        actions.toggle(focus);
        return true;
      case "clear":
        onRefusal(undefined);
        actions.clear();
        return true;
      case "fill":
        onRefusal(undefined);
        actions.fill();
        return true;
      case "all":
        onSelect(all(extent, selection));
        return true;
      case "sort":
        if (focusedColumn) onSort(focusedColumn.key);
        return true;
      case "escape":
        onRefusal(undefined);
        onSelect(at(focus.row, focus.column));
        return true;
    }
  };
  const press = (event: React.KeyboardEvent): void => {
    if (editing) return;
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const action = keyAction(
      { key, shift: shiftKey, ctrl: ctrlKey || metaKey, alt: altKey },
      { heading: focus.row < 0, boolean: rule?.type === "boolean" },
    );
    if (action !== undefined && act(action)) event.preventDefault();
  };

  const down = (event: React.MouseEvent): void => {
    const place = placeOf(event.target);
    if (event.button !== 0 || !place) return;
    if (isEditing.current) {
      if (place.row === focus.row && place.column === focus.column) return;
      event.preventDefault();
      // Leaving the editor keeps its text, or says why it cannot.
      const input = document.activeElement as HTMLElement | null;
      input?.blur();
      if (isEditing.current) return input?.focus();
    }
    dragging.current = true;
    wanted.current = true;
    select(
      event.shiftKey && focus.row >= 0
        ? { anchor: selection.anchor, focus: place }
        : at(place.row, place.column),
    );
    if (isCheck(event.target) && !event.shiftKey) actions.toggle(place);
  };
  const over = (event: React.MouseEvent): void => {
    if (!dragging.current || (event.buttons & 1) === 0) {
      dragging.current = false;
      return;
    }
    const place = placeOf(event.target);
    if (place) select({ anchor: selection.anchor, focus: place });
  };
  const onClipboard = (event: React.ClipboardEvent, take: (data: DataTransfer) => void): void => {
    if (editing || focus.row < 0) return;
    event.preventDefault();
    onRefusal(undefined);
    take(event.clipboardData);
  };

  const box = boxOf(selection);
  const width = widths.reduce((sum, each) => sum + each, 0);
  const editor = editing && rule && focused && focusedColumn && (
    <CellEditor
      key={`${focused.id} ${focusedColumn.key}`}
      rule={rule}
      text={editing.text}
      typed={editing.typed}
      label={cellName(grid, focused, focusedColumn.key)}
      onKeep={keep}
      onCancel={() => {
        wanted.current = true;
        edit(undefined);
      }}
    />
  );
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      data-kind={grid.kind}
      role="grid"
      aria-label={grid.title}
      aria-rowcount={grid.rows.length + 1}
      aria-colcount={grid.columns.length}
      aria-multiselectable
      onKeyDown={press}
      onMouseDown={down}
      onMouseOver={over}
      onMouseUp={() => (dragging.current = false)}
      onDoubleClick={({ target }) => {
        const place = placeOf(target);
        if (place && !editing && !isCheck(target)) begin(place);
      }}
      onCopy={(event) => onClipboard(event, (data) => data.setData("text/plain", actions.copy()))}
      onCut={(event) =>
        onClipboard(event, (data) => {
          data.setData("text/plain", actions.copy());
          actions.clear("Cut");
        })
      }
      onPaste={(event) => onClipboard(event, (data) => actions.paste(data.getData("text/plain")))}
    >
      <div role="presentation" className={styles.content} style={{ height: rows.getTotalSize(), width }}>
        <GridHead
          grid={grid}
          widths={widths}
          stuck={stuck}
          height={height}
          sort={sort}
          focus={focus.row < 0 ? focus.column : -1}
          onSort={onSort}
        />
        {rows.getVirtualItems().map(({ index, start }) => {
          const row = grid.rows[index]!;
          const isIn = index >= box.top && index <= box.bottom;
          const isFocus = index === focus.row;
          return (
            <GridRow
              key={row.id}
              grid={grid}
              row={row}
              index={index}
              top={start}
              widths={widths}
              stuck={stuck}
              marks={marks}
              from={isIn ? box.left : -1}
              to={isIn ? box.right : -1}
              focus={isFocus ? focus.column : -1}
              editor={isFocus ? editor : undefined}
              place={isFocus ? cell : undefined}
            />
          );
        })}
      </div>
      {refusal && !editing && focus.row >= 0 && (
        <Bubble anchor={cell} key={`${focus.row} ${focus.column}`}>
          <p className={styles.why} role="alert">
            {refusal.reason}
            {refusal.fixed && (
              <button
                className={styles.link}
                onClick={() => onText(focused?.cells[focus.column]?.pointer ?? "")}
              >
                Show in the text
              </button>
            )}
          </p>
        </Bubble>
      )}
    </div>
  );
}

function placeOf(target: EventTarget): GridPlace | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
  if (!cell) return undefined;
  return { row: Number(cell.dataset["row"]), column: Number(cell.dataset["column"]) };
}

const isCheck = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("[data-check]") !== null;
