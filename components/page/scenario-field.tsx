import type { PageData } from "../../lib/export/page/data";
import styles from "./page.module.css";

interface Props {
  scenarios: PageData["scenarios"];
  scenario: string;
  onScenario(id: string): void;
}

/** The choice of a scenario, above what shows it. */
export function ScenarioField({ scenarios, scenario, onScenario }: Props) {
  return (
    <label className={styles.scenario}>
      Scenario
      <select value={scenario} onChange={({ target }) => onScenario(target.value)}>
        {scenarios.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
