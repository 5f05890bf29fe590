"use client";

import { ArrowDown, ArrowUp } from "lucide-react";
import { type PointerEvent, useId, useMemo, useRef } from "react";
import type { Column, Grid } from "../../lib/views";
import { type Arranging, textsIn } from "./arrange";
import { unitBeside } from "./describe";
import type { Widths } from "./use-widths";
import styles from "./grid.module.css";

interface HeadProps extends Widths {
  grid: Grid;
  stuck: readonly (number | undefined)[];
  height: number;
  arranging: Arranging;
  /** The column whose heading has the focus; -1 for none. */
  focus: number;
  /** Leaves a column's filter, down to its cells or up to its heading. */
  onLeaveFilter(column: number, to: "cells" | "heading"): void;
}

/** Headings stay visible: a click sorts, dragging the edge changes the width, and the filters are below. */
export function GridHead(props: HeadProps) {
  const { grid, widths, setWidth, stuck, height, arranging, focus, onLeaveFilter } = props;
  const { sort, onSort, isFiltering } = arranging;
  return (
    <div role="row" aria-rowindex={1} className={styles.head} style={{ height }}>
      {grid.columns.map((column, i) => {
        const { key, title, description, type } = column;
        const unit = unitBeside(column);
        const direction = sort?.column === key ? sort.direction : undefined;
        return (
          <div
            key={key}
            role="columnheader"
            aria-colindex={i + 1}
            aria-sort={direction === undefined ? "none" : direction === "up" ? "ascending" : "descending"}
            tabIndex={i === focus ? 0 : -1}
            data-focus={i === focus || undefined}
            data-frozen={stuck[i] !== undefined || undefined}
            data-type={type}
            className={styles.heading}
            style={{ width: widths[i], ...(stuck[i] !== undefined && { left: stuck[i] }) }}
            title={`${description ?? title}\n\nEnter sorts. With Alt, ← and → change the width, ↓ filters.`}
            onClick={() => onSort(key)}
          >
            <span className={styles.headingLine}>
              <span className={styles.headingText}>
                {title}
                {unit !== undefined && <span className={styles.unit}>{unit}</span>}
              </span>
              {direction === "up" && <ArrowUp size={12} aria-hidden />}
              {direction === "down" && <ArrowDown size={12} aria-hidden />}
            </span>
            {isFiltering && (
              <ColumnFilter column={column} arranging={arranging} onLeave={(to) => onLeaveFilter(i, to)} />
            )}
            <Edge width={widths[i] ?? 0} onWidth={(width) => setWidth(i, width)} />
          </div>
        );
      })}
    </div>
  );
}

/** The right edge of a heading, to be dragged; a double click fits the column to its contents. */
function Edge({ width, onWidth }: { width: number; onWidth(width: number | undefined): void }) {
  const from = useRef<number>(undefined);
  const end = (event: PointerEvent): void => {
    event.currentTarget.releasePointerCapture(event.pointerId);
    from.current = undefined;
  };
  return (
    <span
      className={styles.edge}
      aria-hidden
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = event.clientX - width;
      }}
      onPointerMove={({ clientX }) => from.current !== undefined && onWidth(clientX - from.current)}
      onPointerUp={end}
      onPointerCancel={end}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => {
        event.stopPropagation();
        onWidth(undefined);
      }}
    />
  );
}

function ColumnFilter({
  column: { key, title },
  arranging: { whole, filter, onAsk },
  onLeave,
}: {
  column: Column;
  arranging: Arranging;
  onLeave(to: "cells" | "heading"): void;
}) {
  const id = useId();
  const texts = useMemo(() => textsIn(whole, key), [whole, key]);
  return (
    <>
      <input
        type="search"
        className={styles.ask}
        data-filter={key}
        value={filter.columns[key] ?? ""}
        aria-label={`Filter by ${title}`}
        title="Text in the cell, or =, !=, <, <=, > or >= with a value. = alone: empty cells."
        list={id}
        onChange={({ target }) => onAsk(key, target.value)}
        onClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === "Enter") onLeave("cells");
          else if (event.key === "Escape" && event.currentTarget.value === "") onLeave("heading");
          else return;
          event.preventDefault();
        }}
      />
      <datalist id={id}>
        {texts.map((text) => (
          <option key={text} value={`=${text}`} />
        ))}
      </datalist>
    </>
  );
}
