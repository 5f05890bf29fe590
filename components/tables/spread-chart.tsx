"use client";

import { useMemo } from "react";
import { spreadsChart } from "../../lib/lab/charts";
import type { Spreads } from "../../lib/views/result-table";
import { type DrawChart, DrawnChart } from "../charts/drawn";
import styles from "./tables.module.css";

/** No side rolls on a table for itself alone. */
const sides = [] as const;

/** What the dice give line by line, as a chart below the table. */
export function SpreadChart({ spreads }: { spreads: Spreads }) {
  const draw = useMemo((): DrawChart => (place) => spreadsChart(spreads, place), [spreads]);
  return (
    <figure className={styles.spread}>
      <DrawnChart title={`${spreads.title}, by ${spreads.along}`} sides={sides} draw={draw} />
      <figcaption>{spreads.title}: least to most as a bar, the average as a point. No modifiers.</figcaption>
    </figure>
  );
}
