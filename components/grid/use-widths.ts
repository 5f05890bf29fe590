"use client";

import { useCallback, useMemo, useState } from "react";
import type { Grid } from "../../lib/views";
import { widthsOf } from "./widths";

const KEY = "sandtable.widths";
const LEAST = 40;
const MOST = 900;

/** Widths set by the user, by table and column. */
type StoredWidths = Readonly<Record<string, Readonly<Record<string, number>>>>;

function read(): StoredWidths {
  const kept = typeof localStorage === "undefined" ? null : localStorage.getItem(KEY);
  if (kept === null) return {};
  try {
    const found: unknown = JSON.parse(kept);
    return typeof found === "object" && found !== null ? (found as StoredWidths) : {};
  } catch {
    // The stored value is invalid: columns have their default widths.
    return {};
  }
}

const nameOf = ({ document, kind, pointer }: Grid): string => `${document} ${kind} ${pointer}`;

export interface Widths {
  widths: readonly number[];
  /** Sets the width of a column, which is stored; undefined: as wide as its contents. */
  setWidth(column: number, width: number | undefined): void;
}

/** The widths of the columns of a table: by their contents, or set by the user. */
export function useWidths(grid: Grid): Widths {
  const name = nameOf(grid);
  const [own, setOwn] = useState(() => read()[name] ?? {});
  const fitting = useMemo(() => widthsOf(grid), [grid]);
  const { columns } = grid;
  const widths = useMemo(
    () =>
      columns.map(({ key }, i) => {
        const kept = own[key];
        return typeof kept === "number" ? Math.max(LEAST, Math.min(MOST, kept)) : (fitting[i] ?? LEAST);
      }),
    [columns, own, fitting],
  );
  const setWidth = useCallback(
    (at: number, width: number | undefined): void => {
      const key = columns[at]?.key;
      if (key === undefined) return;
      const all = read();
      const others = Object.entries(all[name] ?? {}).filter(([each]) => each !== key);
      const next = Object.fromEntries(
        width === undefined
          ? others
          : [...others, [key, Math.max(LEAST, Math.min(MOST, Math.round(width)))] as const],
      );
      localStorage.setItem(KEY, JSON.stringify({ ...all, [name]: next }));
      setOwn(next);
    },
    [columns, name],
  );
  return { widths, setWidth };
}
