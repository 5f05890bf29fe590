"use client";

import { CircleX, TriangleAlert } from "lucide-react";
import { type ReactNode, type RefObject } from "react";
import type { Diagnostic } from "../../lib/diagnostics";
import type { Json } from "../../lib/documents";
import { type Cell, type CellRule, cellText, type Column } from "../../lib/views";
import { StatusLetter } from "../style/status-letter";
import { cellWords, layerName, problemWords } from "./describe";
import origin from "../style/origin.module.css";
import { counted } from "../../lib/words";
import styles from "./grid.module.css";

interface CellProps {
  cell: Cell;
  column: Column;
  rule: CellRule;
  row: number;
  at: number;
  left: number | undefined;
  width: number;
  selected: boolean;
  focused: boolean;
  problems: readonly Diagnostic[];
  /** The editor, while the cell is being edited. */
  children?: ReactNode;
  place?: RefObject<HTMLDivElement | null>;
}

/** One cell: its value, with marks of its origin, its layer and its problems. */
export function GridCell(props: CellProps) {
  const { cell, column, rule, row, at, left, width, selected, focused, problems, children, place } = props;
  const isLayers = column.role !== "note" && layerName(cell) !== undefined;
  const worst = problems.some(({ severity }) => severity === "error") ? "error" : "warning";
  const Mark = worst === "error" ? CircleX : TriangleAlert;
  return (
    <div
      ref={place}
      role="gridcell"
      aria-colindex={at + 1}
      aria-selected={selected}
      aria-readonly={column.role !== "value" || rule.type === "other"}
      aria-invalid={problems.length > 0}
      tabIndex={focused ? 0 : -1}
      className={`${styles.cell} ${origin.marked}`}
      style={{ width, ...(left !== undefined && { left }) }}
      data-row={row}
      data-pointer={cell.pointer}
      data-column={at}
      data-frozen={left !== undefined || undefined}
      data-role={column.role}
      data-focus={focused || undefined}
      data-type={rule.type}
      data-layer={isLayers || undefined}
      data-problem={problems.length > 0 ? worst : undefined}
      title={children === undefined ? cellWords(cell, rule, problems) : undefined}
    >
      {children ?? (
        <>
          {problems.length > 0 && (
            <Mark size={11} className={styles.mark} aria-label={problemWords(problems).join(" ")} />
          )}
          <CellContent value={cell.value} rule={rule} />
          {column.role === "value" && <StatusLetter status={cell.status} />}
        </>
      )}
    </div>
  );
}

function CellContent({ value, rule }: { value: Json | undefined; rule: CellRule }) {
  if (rule.type === "boolean") {
    return (
      <span className={styles.check} data-on={value === true} data-check>
        <span className="hidden">{value === true ? "yes" : value === false ? "no" : ""}</span>
      </span>
    );
  }
  if (rule.type === "other" && value !== undefined && value !== null && typeof value === "object") {
    const count = Object.keys(value).length;
    return <span className={styles.more}>{counted(count, "entry", "entries")}</span>;
  }
  return <span className={styles.text}>{cellText(value, rule)}</span>;
}
