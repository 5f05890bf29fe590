"use client";

import { useEffect } from "react";
import { documentOfFile, isScenarioPath } from "../../lib/documents";
import { useBench, useWorkbench } from "../workbench/context";
import type { WorkbenchState } from "../workbench/types";

/** The scenario that is previewed: the one chosen, as long as it is there; else the last of them. */
export function scenarioShown({ previewScenario, overview }: WorkbenchState): string | undefined {
  const paths = overview.documents.map(({ path }) => path).filter(isScenarioPath);
  return paths.find((path) => path === previewScenario) ?? paths.sort().at(-1);
}

export const useScenarioShown = (): string | undefined => useBench(scenarioShown);

/** The scenario whose text, or whose text in a layer, is in front in the editor is the one that is previewed. */
export function useFollowedScenario(): void {
  const { store } = useWorkbench();
  const front = useBench(({ tabs, active }) => tabs[active]?.path);
  useEffect(() => {
    if (front === undefined) return;
    const document = documentOfFile(front);
    if (isScenarioPath(document)) store.setState({ previewScenario: document });
  }, [store, front]);
}
