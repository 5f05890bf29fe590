"use client";

import { ArrowDown, ArrowUp } from "lucide-react";
import type { Grid } from "../../lib/views";
import { unitBeside } from "./describe";
import type { Sorting } from "./arrange";
import styles from "./grid.module.css";

interface HeadProps {
  grid: Grid;
  widths: readonly number[];
  stuck: readonly (number | undefined)[];
  height: number;
  sort: Sorting | undefined;
  /** The column whose heading has the focus; -1 for none. */
  focus: number;
  onSort(column: string): void;
}

/** Headings stay in sight; a click sorts. */
export function GridHead({ grid, widths, stuck, height, sort, focus, onSort }: HeadProps) {
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
            title={description ?? title}
            onClick={() => onSort(key)}
          >
            <span className={styles.headingText}>
              {title}
              {unit !== undefined && <span className={styles.unit}>{unit}</span>}
            </span>
            {direction === "up" && <ArrowUp size={12} aria-hidden />}
            {direction === "down" && <ArrowDown size={12} aria-hidden />}
          </div>
        );
      })}
    </div>
  );
}
