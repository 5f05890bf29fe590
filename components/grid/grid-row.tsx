"use client";

import { memo, type ReactNode, type RefObject } from "react";
import { type Grid, type Row, ruleFor } from "../../lib/views";
import { GridCell } from "./cell";
import { markKey, type CellMarks } from "./marks";
import styles from "./grid.module.css";

interface RowProps {
  grid: Grid;
  row: Row;
  index: number;
  top: number;
  widths: readonly number[];
  stuck: readonly (number | undefined)[];
  marks: CellMarks;
  /** Selected columns, and the one with the focus; -1 for none. */
  from: number;
  to: number;
  focus: number;
  editor?: ReactNode;
  place?: RefObject<HTMLDivElement | null>;
}

export const GridRow = memo(function GridRow(props: RowProps) {
  const { grid, row, index, top, widths, stuck, marks, from, to, focus, editor, place } = props;
  return (
    <div role="row" aria-rowindex={index + 2} className={styles.row} style={{ top }}>
      {row.cells.map((cell, i) => {
        const column = grid.columns[i]!;
        return (
          <GridCell
            key={column.key}
            cell={cell}
            column={column}
            rule={ruleFor(column, row)}
            row={index}
            at={i}
            left={stuck[i]}
            width={widths[i] ?? 0}
            selected={i >= from && i <= to}
            focused={i === focus}
            problems={marks.get(markKey(row.id, i)) ?? noProblems}
            place={i === focus ? place : undefined}
          >
            {i === focus ? editor : undefined}
          </GridCell>
        );
      })}
    </div>
  );
});

const noProblems = [] as const;
