"use client";

import { isScenarioPath } from "../../lib/documents";
import { useBench, useWorkbench } from "../workbench/context";
import { useScenarioShown } from "./scenario";
import styles from "./preview.module.css";

interface Props {
  /** The scenario that is shown whatever is chosen, because a game of it is being played. */
  held?: { path: string; title: string } | undefined;
}

/** Which scenario is previewed. */
export function ScenarioChoice({ held }: Props) {
  const { store } = useWorkbench();
  const documents = useBench((state) => state.overview.documents);
  const shown = useScenarioShown();
  const scenarios = documents.filter(({ path }) => isScenarioPath(path));
  const isListed = held === undefined || scenarios.some(({ path }) => path === held.path);
  return (
    <select
      className={styles.scenario}
      aria-label="Scenario of the preview"
      value={held?.path ?? shown ?? ""}
      disabled={held !== undefined}
      title={held && "A game of this scenario is in progress. Leave it to choose another."}
      onChange={(event) => store.setState({ previewScenario: event.target.value })}
    >
      {scenarios.map(({ path, title }) => (
        <option key={path} value={path}>
          {title}
        </option>
      ))}
      {!isListed && <option value={held.path}>{held.title}</option>}
    </select>
  );
}
