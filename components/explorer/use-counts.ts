"use client";

import { useMemo } from "react";
import { useBench } from "../workbench/context";

export interface ProblemCounts {
  error: number;
  warning: number;
}

/** How many errors and warnings each file has. */
export function useCounts(): ReadonlyMap<string, ProblemCounts> {
  const problems = useBench((state) => state.problems);
  return useMemo(() => {
    const counts = new Map<string, ProblemCounts>();
    for (const { file, severity } of problems?.diagnostics ?? []) {
      if (severity === "info") continue;
      const count = counts.get(file) ?? { error: 0, warning: 0 };
      count[severity]++;
      counts.set(file, count);
    }
    return counts;
  }, [problems]);
}
