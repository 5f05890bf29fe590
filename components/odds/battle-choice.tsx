"use client";

import { isBattlePath } from "../../lib/documents";
import { DocumentChoice } from "../preview/document-choice";
import { useWorkbench } from "../workbench/context";
import { useBattleShown } from "./open";

/** The battle whose odds are shown. */
export function BattleChoice() {
  const { store } = useWorkbench();
  return (
    <DocumentChoice
      label="Battle"
      offers={isBattlePath}
      shown={useBattleShown()}
      onChoose={(previewBattle) => store.setState({ previewBattle })}
    />
  );
}
