"use client";

import { PlaytestStatus } from "../playtests/playtest-status";
import { TourChip } from "../tour/tour-chip";
import { useBench } from "../workbench/context";
import { counted } from "../../lib/words";
import styles from "./shell.module.css";

/** Game, layers, problems, time of the last check, save state. */
export function StatusLine() {
  const game = useBench(
    ({ game: id, overview }) => overview.documents.find(({ path }) => path === "game.json")?.title ?? id,
  );
  const layers = useBench((state) => state.overview.layers);
  const counts = useBench((state) => state.problems?.counts);
  const milliseconds = useBench((state) => state.checkMilliseconds);
  const offline = useBench((state) => state.offline);
  const unsaved = useBench((state) => Object.values(state.files).filter((file) => file.unsaved).length);
  const saving = useBench((state) => Object.values(state.files).some((file) => file.saving));
  const found = useBench((state) => state.found?.files.length ?? 0);
  const on = layers.filter((layer) => layer.on).map(({ title }) => title);
  return (
    <footer className={styles.status}>
      {/* The title proper; what stands after its colon is in the tip, for there is little room here. */}
      <span title={game}>{game?.split(":")[0] ?? "No game"}</span>
      <span title={on.join(", ")}>{counted(on.length, "layer on", "layers on")}</span>
      <span aria-live="polite" aria-atomic>
        {counts
          ? `${counted(counts.error, "error")}, ${counted(counts.warning, "warning")}`
          : "Not checked yet"}
      </span>
      <PlaytestStatus />
      <span className={styles.gap} />
      <TourChip />
      {counts && <span>Checked in {milliseconds < 1 ? "less than 1" : Math.round(milliseconds)} ms</span>}
      <span role="status">{savedWords({ offline, saving, unsaved, found })}</span>
    </footer>
  );
}

interface Saved {
  offline: boolean;
  saving: boolean;
  /** Files with unsaved text, and files with unsaved work of an earlier session. */
  unsaved: number;
  found: number;
}

/** The state of the work on disk. "All saved" only appears if nothing waits to be saved or restored. */
function savedWords({ offline, saving, unsaved, found }: Saved): string {
  if (offline) return "The server does not answer; edits are kept in this browser";
  if (saving) return "Saving …";
  if (unsaved > 0) return `${counted(unsaved, "file")} not saved`;
  return found > 0 ? `${counted(found, "file")} with unsaved changes of an earlier session` : "All saved";
}
