import { scenarioIdOf } from "../../lib/documents";
import type { PageData } from "../../lib/export/page/data";
import { PlayPane } from "../play/play-pane";
import { usePlay } from "../play/use-play";
import styles from "./page.module.css";
import { ScenarioField } from "./scenario-field";

interface Props {
  scenarios: PageData["scenarios"];
  path: string;
  onScenario(id: string): void;
}

/** The table; the scenario is chosen while no game is played. */
export function PlayTab({ scenarios, path, onScenario }: Props) {
  const isBegun = usePlay(({ table }) => table !== undefined);
  return (
    <div className={styles.table}>
      {!isBegun && (
        <ScenarioField scenarios={scenarios} scenario={scenarioIdOf(path)} onScenario={onScenario} />
      )}
      <div className={styles.pane}>
        <PlayPane scenario={path} />
      </div>
    </div>
  );
}
