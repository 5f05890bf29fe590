"use client";

import { canSuppress } from "../../lib/diagnostics";
import { openOverlay } from "../studio/overlay";
import { GroupedTree } from "../tree/grouped-tree";
import { useWorkbench } from "../workbench/context";
import { ProblemLine } from "./problem-line";
import styles from "./problems.module.css";
import type { ProblemRow } from "./rows";
import { goToProblem } from "./step";
import { turnGroup } from "./view";

/** The problems with their headings. */
export function ProblemList({ rows }: { rows: readonly ProblemRow[] }) {
  const workbench = useWorkbench();
  return (
    <GroupedTree
      label="Problems"
      rows={rows}
      className={styles.problem}
      onTurn={turnGroup}
      onAct={({ diagnostic }) => void goToProblem(workbench, diagnostic)}
      onKey={(event, { diagnostic }, at) => {
        if (event.key === "Delete" && canSuppress(diagnostic.code)) {
          openOverlay({ kind: "accept", diagnostic });
        } else if (event.key === ".") {
          event.currentTarget.querySelector<HTMLElement>(`[data-at="${at}"] [data-fix]`)?.click();
        } else return false;
        return true;
      }}
    >
      {({ diagnostic, group }) => (
        <ProblemLine diagnostic={diagnostic} withFile={!group.startsWith("file ")} />
      )}
    </GroupedTree>
  );
}
