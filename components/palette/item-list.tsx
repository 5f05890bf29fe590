"use client";

import { useVirtualizer } from "@tanstack/react-virtual";
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef } from "react";
import { optionId } from "../choice/listbox";
import { type Item, rowsOf } from "./items";
import { MarkedText } from "./marked";
import styles from "./palette.module.css";

/** Heights of the lines (CSS pixels); the style sheet has the same. */
const HEADING = 26;
const LINE = 28;
const INDENT = 14;

export interface ListHandle {
  /** How many lines are visible at once. */
  page(): number;
}

interface Props {
  ref: Ref<ListHandle>;
  id: string;
  label: string;
  items: readonly Item[];
  active: number;
  onChoose(index: number): void;
}

/** The lines of the palette. Only those in view are rendered. */
export function ItemList({ ref, id, label, items, active, onChoose }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => rowsOf(items), [items]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: (at) => ("heading" in rows[at]! ? HEADING : LINE),
    overscan: 8,
  });
  useImperativeHandle(ref, () => ({
    page: () => Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / LINE) - 1),
  }));
  useEffect(() => virtual.measure(), [virtual, rows]);
  useEffect(() => {
    const at = rows.findIndex((row) => "item" in row && row.index === active);
    // Also scrolls to the heading of a first line, which nothing else would bring back into view.
    if (at === 1) virtual.scrollToIndex(0);
    else if (at >= 0) virtual.scrollToIndex(at);
  }, [virtual, rows, active]);

  return (
    <div ref={box} className={styles.list} style={{ height: virtual.getTotalSize() }}>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        style={{ height: virtual.getTotalSize(), position: "relative" }}
      >
        {virtual.getVirtualItems().map(({ index, start, size, key }) => {
          const row = rows[index]!;
          const style = { height: size, transform: `translateY(${start}px)` };
          if ("heading" in row) {
            return (
              <div key={key} className={styles.heading} style={style} role="presentation">
                {row.heading} <span className="quiet">{row.count}</span>
              </div>
            );
          }
          const { item } = row;
          return (
            <div
              key={key}
              id={optionId(id, row.index)}
              role="option"
              aria-selected={row.index === active}
              aria-setsize={items.length}
              aria-posinset={row.index + 1}
              className={styles.item}
              style={{ ...style, paddingLeft: 12 + INDENT * (item.depth ?? (item.heading ? 1 : 0)) }}
              onClick={() => onChoose(row.index)}
            >
              <span className={item.heading === undefined ? styles.name : styles.code}>
                <MarkedText text={item.title} marks={item.marks} />
              </span>
              {item.detail !== undefined && (
                <span className={styles.detail}>
                  <MarkedText text={item.detail} marks={item.detailMarks} />
                </span>
              )}
              {item.aside !== undefined && <span className={styles.aside}>{item.aside}</span>}
            </div>
          );
        })}
      </div>
    </div>
  );
}
