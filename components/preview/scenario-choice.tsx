"use client";

import { isScenarioPath } from "../../lib/documents";
import { useBench, useWorkbench } from "../workbench/context";
import { useScenarioShown } from "./scenario";
import styles from "./preview.module.css";

/** Which scenario is previewed. */
export function ScenarioChoice() {
  const { store } = useWorkbench();
  const documents = useBench((state) => state.overview.documents);
  const shown = useScenarioShown();
  return (
    <select
      className={styles.scenario}
      aria-label="Scenario of the preview"
      value={shown ?? ""}
      onChange={(event) => store.setState({ previewScenario: event.target.value })}
    >
      {documents
        .filter(({ path }) => isScenarioPath(path))
        .map(({ path, title }) => (
          <option key={path} value={path}>
            {title}
          </option>
        ))}
    </select>
  );
}
