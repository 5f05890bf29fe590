"use client";

import { useMemo } from "react";
import { openOverlay } from "../studio/overlay";
import pane from "../style/pane.module.css";
import { OddsView } from "./odds-view";
import { useBattleShown } from "./open";

/** The odds of a battle among the documents. */
export function OddsPane() {
  const path = useBattleShown();
  const which = useMemo(() => (path === undefined ? undefined : { kind: "document" as const, path }), [path]);
  if (!which) {
    return (
      <p className={pane.waiting}>
        There are no battles yet. Battles are documents in the folder “battles” of a game or a workspace.
        <button className={pane.link} onClick={() => openOverlay({ kind: "new-battle" })}>
          New battle
        </button>
      </p>
    );
  }
  return <OddsView key={which.path} which={which} document={which.path} />;
}
