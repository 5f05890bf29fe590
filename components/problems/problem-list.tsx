"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { ChevronDown, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { canSuppress } from "../../lib/diagnostics";
import { openOverlay } from "../studio/overlay";
import { useWorkbench } from "../workbench/context";
import { ProblemLine } from "./problem-line";
import styles from "./problems.module.css";
import type { ProblemRow } from "./rows";
import { goToProblem } from "./step";
import { turnGroup } from "./view";

/** Height of a line with a short message (CSS pixels); longer ones are measured. */
const LINE = 24;

/** The problems with their headings as a tree, of which only what is in sight is drawn. */
export function ProblemList({ rows }: { rows: readonly ProblemRow[] }) {
  const workbench = useWorkbench();
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
  const act = (row: ProblemRow): void => {
    if (row.kind === "group") turnGroup(row.id);
    else goToProblem(workbench, row.diagnostic);
  };
  const press = (event: KeyboardEvent): void => {
    const row = rows[at];
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return;
    const isGroup = row.kind === "group";
    const onLine = event.target === event.currentTarget;
    if (event.key === "ArrowDown") moveTo(at + 1);
    else if (event.key === "ArrowUp") moveTo(at - 1);
    else if (event.key === "Home") moveTo(0);
    else if (event.key === "End") moveTo(rows.length - 1);
    else if (event.key === "ArrowRight" && isGroup && !row.expanded) turnGroup(row.id);
    else if (event.key === "ArrowRight" && isGroup) moveTo(at + 1);
    else if (event.key === "ArrowLeft" && isGroup && row.expanded) turnGroup(row.id);
    else if (event.key === "ArrowLeft" && !isGroup)
      moveTo(rows.findIndex(({ id: each }) => each === row.group));
    else if (onLine && (event.key === "Enter" || event.key === " ")) act(row);
    else if (event.key === "Delete" && !isGroup && canSuppress(row.diagnostic.code)) {
      openOverlay({ kind: "accept", diagnostic: row.diagnostic });
    } else if (event.key === ".") {
      box.current?.querySelector<HTMLElement>(`[data-at="${at}"] [data-fix]`)?.click();
    } else return;
    event.preventDefault();
  };

  return (
    <div
      ref={box}
      className={styles.list}
      role="tree"
      aria-label="Problems"
      tabIndex={0}
      aria-activedescendant={`${id}-${at}`}
      onKeyDown={press}
    >
      <div role="presentation" style={{ height: virtual.getTotalSize(), position: "relative" }}>
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const row = rows[index]!;
          const Chevron = row.kind === "group" && row.expanded ? ChevronDown : ChevronRight;
          return (
            <div
              key={key}
              ref={virtual.measureElement}
              id={`${id}-${index}`}
              data-index={index}
              data-at={index}
              role="treeitem"
              aria-level={row.kind === "group" ? 1 : 2}
              aria-expanded={row.kind === "group" ? row.expanded : undefined}
              aria-selected={index === at}
              className={row.kind === "group" ? styles.group : styles.problem}
              data-current={index === at}
              style={{ transform: `translateY(${start}px)` }}
              onClick={() => {
                setCurrent(row.id);
                act(row);
              }}
            >
              {row.kind === "group" ? (
                <>
                  <Chevron size={14} aria-hidden /> {row.title} <span className="quiet">{row.count}</span>
                </>
              ) : (
                <ProblemLine diagnostic={row.diagnostic} withFile={!row.group.startsWith("file ")} />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
