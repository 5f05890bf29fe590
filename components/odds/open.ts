"use client";

import { useEffect } from "react";
import { documentOfFile, isBattlePath } from "../../lib/documents";
import { showPreview } from "../studio/panes";
import { useBench, useWorkbench } from "../workbench/context";
import type { WorkbenchState } from "../workbench/types";
import type { Workbench } from "../workbench/workbench";

/** The battle whose odds are shown: the one chosen, as long as it is there; else the first of them. */
export function battleShown({ previewBattle, overview }: WorkbenchState): string | undefined {
  const paths = overview.documents.map(({ path }) => path).filter(isBattlePath);
  return paths.find((path) => path === previewBattle) ?? paths.sort()[0];
}

export const useBattleShown = (): string | undefined => useBench(battleShown);

/** The battle whose text is in front in the editor is the one whose odds are shown. */
export function useFollowedBattle(): void {
  const { store } = useWorkbench();
  const front = useBench(({ tabs, active }) => tabs[active]?.path);
  useEffect(() => {
    if (front === undefined) return;
    const document = documentOfFile(front);
    if (isBattlePath(document)) store.setState({ previewBattle: document });
  }, [store, front]);
}

/** Opens the odds of a battle. */
export function showOdds({ store }: Workbench, path: string): void {
  store.setState({ previewBattle: path });
  showPreview("odds");
}
