"use client";

import { useWorkbench } from "../workbench/context";
import { takeTour, useKeptTour } from "./kept";
import styles from "./tour.module.css";

/** The way back to a tour that was left. */
export function TourChip() {
  const { id } = useWorkbench();
  const tour = useKeptTour((state) => (state.workspace === id ? state.tour : undefined));
  if (!tour?.left) return null;
  return (
    <button className={`plain ${styles.chip}`} onClick={() => takeTour(id)}>
      Resume the tour
    </button>
  );
}
