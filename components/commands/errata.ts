import { canRecord, recordHere } from "../errata/actions";
import { showPreview } from "../studio/panes";
import type { Command } from "./types";

export const errataCommands: readonly Command[] = [
  {
    id: "errata.record",
    group: "Layers",
    title: "Record an erratum of this value …",
    keys: ["Alt+R"],
    when: ({ state }) => canRecord(state),
    run: recordHere,
  },
  { id: "errata.show", group: "Layers", title: "Show the errata", run: () => showPreview("errata") },
];
