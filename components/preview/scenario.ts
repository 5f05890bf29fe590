"use client";

import type { StoreApi } from "zustand/vanilla";
import { isScenarioPath, scenarioPath, trainingScenario } from "../../lib/documents";
import { useBench } from "../workbench/context";
import { useFront } from "../workbench/use-front";
import type { WorkbenchState } from "../workbench/types";

/** The previewed scenario: the chosen one if it exists; else the last one that is not for training. */
export function scenarioShown({ previewScenario, overview }: WorkbenchState): string | undefined {
  const paths = overview.documents.map(({ path }) => path).filter(isScenarioPath);
  const others = paths.filter((path) => path !== scenarioPath(trainingScenario)).sort();
  return paths.find((path) => path === previewScenario) ?? others.at(-1) ?? paths.at(-1);
}

export const useScenarioShown = (): string | undefined => useBench(scenarioShown);

/** Previews the scenario whose text, or whose patch in a layer, comes to the front in the editor. */
export const useFollowedScenario = (): void => useFront(follow);

function follow(document: string, store: StoreApi<WorkbenchState>): void {
  if (isScenarioPath(document)) store.setState({ previewScenario: document });
}
