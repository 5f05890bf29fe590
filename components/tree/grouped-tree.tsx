"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { ChevronDown, ChevronRight } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import styles from "./grouped-tree.module.css";

/** Height of a line with a short text (CSS pixels); longer ones are measured. */
const LINE = 24;

/** A heading with lines that can be collapsed. */
export interface GroupRow {
  kind: "group";
  id: string;
  title: string;
  count: number;
  expanded: boolean;
  /** The id of its parent heading. */
  group?: string;
}

/** A line under a heading. */
interface LineRow {
  kind: string;
  id: string;
  /** The id of its heading. */
  group: string;
}

interface Props<Row extends LineRow> {
  label: string;
  rows: readonly (GroupRow | Row)[];
  /** Expands or collapses a group. */
  onTurn(id: string): void;
  onAct(row: Row): void;
  /** Handles the keys of lines; returns true if it used the key. */
  onKey?(event: KeyboardEvent<HTMLElement>, row: Row, at: number): boolean;
  /** Actions at the end of each line. */
  className?: string;
  children(row: Row): ReactNode;
}

const isGroup = (row: GroupRow | LineRow): row is GroupRow => row.kind === "group";

/** Lines under headings as a tree; only those in view are rendered. */
export function GroupedTree<Row extends LineRow>(props: Props<Row>) {
  const { label, rows, onTurn, onAct, onKey, className, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const [current, setCurrent] = useState<string>();
  const at = Math.max(
    0,
    rows.findIndex((row) => row.id === current),
  );
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => LINE,
    getItemKey: (index) => rows[index]!.id,
    overscan: 10,
  });

  const moveTo = (index: number): void => {
    const to = Math.max(0, Math.min(rows.length - 1, index));
    setCurrent(rows[to]?.id);
    virtual.scrollToIndex(to);
  };
  const inner = new Set(rows.flatMap((row) => (isGroup(row) && row.group !== undefined ? [row.id] : [])));
  const level = (row: GroupRow | Row): number =>
    isGroup(row) ? (row.group === undefined ? 1 : 2) : inner.has(row.group) ? 3 : 2;
  const act = (row: GroupRow | Row): void => (isGroup(row) ? onTurn(row.id) : onAct(row));
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const row = rows[at];
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const onLine = event.target === event.currentTarget;
    if (event.key === "ArrowDown") moveTo(at + 1);
    else if (event.key === "ArrowUp") moveTo(at - 1);
    else if (event.key === "Home") moveTo(0);
    else if (event.key === "End") moveTo(rows.length - 1);
    else if (event.key === "ArrowRight" && isGroup(row)) {
      if (row.expanded) moveTo(at + 1);
      else onTurn(row.id);
    } else if (event.key === "ArrowLeft" && isGroup(row) && row.expanded) onTurn(row.id);
    else if (event.key === "ArrowLeft" && !isGroup(row))
      moveTo(rows.findIndex(({ id: each }) => each === row.group));
    else if (event.key === "ArrowLeft" && isGroup(row) && row.group !== undefined)
      moveTo(rows.findIndex(({ id: each }) => each === row.group));
    else if (onLine && (event.key === "Enter" || event.key === " ")) act(row);
    else if (isGroup(row) || !onKey?.(event, row, at)) return;
    event.preventDefault();
  };

  return (
    <div
      ref={box}
      className={styles.list}
      role="tree"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={`${id}-${at}`}
      onKeyDown={press}
    >
      <div role="presentation" style={{ height: virtual.getTotalSize(), position: "relative" }}>
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const row = rows[index]!;
          return (
            <div
              key={key}
              ref={virtual.measureElement}
              id={`${id}-${index}`}
              data-index={index}
              data-at={index}
              role="treeitem"
              aria-level={level(row)}
              data-level={level(row)}
              aria-expanded={isGroup(row) ? row.expanded : undefined}
              aria-selected={index === at}
              className={isGroup(row) ? styles.group : `${styles.line} ${className ?? ""}`}
              data-current={index === at}
              style={{ transform: `translateY(${start}px)` }}
              onClick={() => {
                setCurrent(row.id);
                act(row);
              }}
            >
              {isGroup(row) ? <Heading row={row} /> : children(row)}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function Heading({ row: { title, count, expanded } }: { row: GroupRow }) {
  const Chevron = expanded ? ChevronDown : ChevronRight;
  return (
    <>
      <Chevron size={14} aria-hidden /> {title} <span className="quiet">{count}</span>
    </>
  );
}
