"use client";

import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useMemo, useRef } from "react";
import { type Grid, type GridPlace, ruleFor } from "../../lib/views";
import type { Arranging } from "./arrange";
import { Bubble } from "./bubble";
import { CellEditor } from "./cell-editor";
import { GridHead } from "./grid-head";
import { GridRow } from "./grid-row";
import { cellName } from "./labels";
import type { CellMarks } from "./marks";
import { at, boxOf, move, type Selection } from "./selection";
import { useCellEditing } from "./use-cell-editing";
import type { CellRefusal, GridActions } from "./use-grid-actions";
import { useGridHands } from "./use-grid-hands";
import { useWidths } from "./use-widths";
import { headHeight, stuckAt } from "./widths";
import pane from "../style/pane.module.css";
import styles from "./grid.module.css";

const ROW = 26;
const FILTER = 26;

interface TableProps {
  grid: Grid;
  marks: CellMarks;
  arranging: Arranging;
  selection: Selection;
  refusal: CellRefusal | undefined;
  actions: GridActions;
  onSelect(selection: Selection): void;
  onRefusal(refusal: CellRefusal | undefined): void;
  /** Show a value in the text. */
  onText(pointer: string): void;
}

/** A grid: moving by keys, selecting, editing, copying and pasting. */
export function GridTable(props: TableProps) {
  const { grid, marks, arranging, selection, refusal, actions, onSelect, onRefusal, onText } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const cell = useRef<HTMLDivElement>(null);
  const sizes = useWidths(grid);
  const { widths } = sizes;
  const stuck = useMemo(() => stuckAt(grid, widths), [grid, widths]);
  const height = headHeight(grid, widths) + (arranging.isFiltering ? FILTER : 0);
  const { focus } = selection;
  const rows = useVirtualizer({
    count: grid.rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    paddingStart: height,
    scrollPaddingStart: height,
    overscan: 12,
    // The focused cell is always rendered.
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
  /** The focus follows the selection, also from outside the cells. */
  const wanted = useRef(false);
  const select = (next: Selection, withFocus = false): void => {
    wanted.current ||= withFocus;
    onRefusal(undefined);
    onSelect(next);
  };
  const pen = useCellEditing(grid, focus, actions, onRefusal, (then) => {
    select(then === "here" ? selection : move(at(focus.row, focus.column), then, extent), true);
  });
  const { editing } = pen;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- a column made wider leaves the view where it is.
  useEffect(() => reveal(focus), [focus.row, focus.column]);
  useEffect(() => {
    const active = document.activeElement;
    const isHere =
      scroller.current?.contains(active) === true && active?.hasAttribute("data-filter") === false;
    if (editing !== undefined || !(wanted.current || isHere)) return;
    wanted.current = false;
    scroller.current?.querySelector<HTMLElement>("[data-focus]")?.focus({ preventScroll: true });
  }, [selection, editing]);
  const hands = useGridHands({
    grid,
    extent,
    selection,
    actions,
    pen,
    widths: sizes,
    arranging,
    select,
    onRefusal,
    // Only then is it rendered.
    toFilter: (column) =>
      requestAnimationFrame(() =>
        scroller.current?.querySelector<HTMLElement>(`[data-filter="${CSS.escape(column)}"]`)?.focus(),
      ),
  });

  const focused = grid.rows[focus.row];
  const column = grid.columns[focus.column];
  const box = boxOf(selection);
  const editor = editing && focused && column && (
    <CellEditor
      key={`${focused.id} ${column.key}`}
      rule={ruleFor(column, focused)}
      text={editing.text}
      typed={editing.typed}
      label={cellName(grid, focused, column.key)}
      onKeep={pen.keep}
      onCancel={pen.cancel}
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
      {...hands}
    >
      <div
        role="presentation"
        className={styles.content}
        style={{ height: rows.getTotalSize(), width: widths.reduce((sum, each) => sum + each, 0) }}
      >
        <GridHead
          grid={grid}
          {...sizes}
          stuck={stuck}
          height={height}
          arranging={arranging}
          focus={focus.row < 0 ? focus.column : -1}
          onLeaveFilter={(i, to) => select(at(to === "cells" && grid.rows.length > 0 ? 0 : -1, i), true)}
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
          <p className={pane.why} role="alert">
            {refusal.reason}
            {refusal.fixed && (
              <button
                className={pane.link}
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
