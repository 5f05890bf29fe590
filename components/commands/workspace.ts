import { openCsvImport } from "../import-csv/open";
import { openOverlay } from "../studio/overlay";
import type { Command } from "./types";

const isReady: Command["when"] = ({ state }) => state.phase === "ready";

export const workspaceCommands: readonly Command[] = [
  {
    id: "workspace.export",
    group: "Workspace",
    title: "Export …",
    when: isReady,
    run: () => openOverlay({ kind: "export" }),
  },
  {
    id: "workspace.import-csv",
    group: "Workspace",
    title: "Import spreadsheets …",
    when: isReady,
    run: () => openCsvImport(),
  },
];
