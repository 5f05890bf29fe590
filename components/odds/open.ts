"use client";

import type { StoreApi } from "zustand/vanilla";
import { isBattlePath } from "../../lib/documents";
import { showPreview } from "../studio/panes";
import { useBench } from "../workbench/context";
import type { WorkbenchState } from "../workbench/types";
import { useFront } from "../workbench/use-front";
import type { Workbench } from "../workbench/workbench";

/** The battle whose odds are shown: the one chosen, as long as it is there; else the first of them. */
export function battleShown({ previewBattle, overview }: WorkbenchState): string | undefined {
  const paths = overview.documents.map(({ path }) => path).filter(isBattlePath);
  return paths.find((path) => path === previewBattle) ?? paths.sort()[0];
}

export const useBattleShown = (): string | undefined => useBench(battleShown);

/** The battle whose text comes to the front in the editor is the one whose odds are shown. */
export const useFollowedBattle = (): void => useFront(follow);

function follow(document: string, store: StoreApi<WorkbenchState>): void {
  if (isBattlePath(document)) store.setState({ previewBattle: document });
}

/** Opens the odds of a battle. */
export function showOdds({ store }: Workbench, path: string): void {
  store.setState({ previewBattle: path });
  showPreview("odds");
}
