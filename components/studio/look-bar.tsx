import { useBench, useWorkbench } from "../workbench/context";
import styles from "./shell.module.css";

/** In a shipped game that is open read-only: where changes are, and how to keep them. */
export function LookBar() {
  const workbench = useWorkbench();
  const changed = useBench(({ files }) => Object.values(files).some(({ unsaved }) => unsaved));
  if (!workbench.isLook) return null;
  return (
    <div className={styles.look} role="status">
      <span>
        {changed
          ? "Your changes are kept only in this browser."
          : "This is the game as shipped. You can change anything: nothing is saved to disk."}
      </span>
      <button className="primary" onClick={() => void workbench.saveAll()}>
        Make it mine
      </button>
    </div>
  );
}
