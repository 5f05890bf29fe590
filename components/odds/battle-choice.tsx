"use client";

import { isBattlePath } from "../../lib/documents";
import { useBench, useWorkbench } from "../workbench/context";
import preview from "../preview/preview.module.css";
import { useBattleShown } from "./open";

/** The battle whose odds are shown. */
export function BattleChoice() {
  const { store } = useWorkbench();
  const documents = useBench((state) => state.overview.documents);
  const shown = useBattleShown();
  return (
    <select
      className={preview.scenario}
      aria-label="Battle"
      value={shown ?? ""}
      onChange={(event) => store.setState({ previewBattle: event.target.value })}
    >
      {documents
        .filter(({ path }) => isBattlePath(path))
        .map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
    </select>
  );
}
