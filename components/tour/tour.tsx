"use client";

import { lazy, Suspense, useEffect } from "react";
import { useWorkbench } from "../workbench/context";
import { openTour, useKeptTour } from "./kept";

/** Loaded for those who are on the tour alone. */
const Leading = lazy(async () => ({ default: (await import("./leading")).Leading }));

/** Leads through the first ten minutes, where somebody has begun them and not left. */
export function Tour() {
  const { id } = useWorkbench();
  const tour = useKeptTour((state) => (state.workspace === id ? state.tour : undefined));
  useEffect(() => openTour(id, new URLSearchParams(location.search).has("tour")), [id]);
  if (!tour || tour.left) return null;
  return (
    <Suspense fallback={null}>
      <Leading id={id} tour={tour} />
    </Suspense>
  );
}
