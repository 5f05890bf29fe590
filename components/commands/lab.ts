import { changeForm, emptySweep, type LabForm, openForm, showView } from "../lab/form";
import { showPreview } from "../studio/panes";
import type { Workbench } from "../workbench/workbench";
import type { Command } from "./types";

/** Opens the form of the lab with a question filled in. */
function ask({ id }: Workbench, change: Partial<LabForm>): void {
  openForm(id);
  changeForm(change);
  showView("ask");
  showPreview("lab");
}

const stateOf = ({ openedLab }: Workbench) => openedLab?.store.getState().run?.state;

/** Asks a question about the number at the cursor. */
const ofNumber = (id: string, title: string, question: LabForm["question"]): Command => ({
  id,
  group: "Lab",
  title,
  when: ({ state }) => state.selection !== undefined,
  run(workbench) {
    const { document, pointer } = workbench.state.selection!;
    ask(workbench, { question, numbers: [{ ...emptySweep, place: `${document}#${pointer}` }] });
  },
});

export const labCommands: readonly Command[] = [
  {
    id: "lab.play",
    group: "Lab",
    title: "Play many games",
    run: (workbench) => ask(workbench, { question: "play" }),
  },
  {
    id: "lab.compare",
    group: "Lab",
    title: "Compare in play",
    run: (workbench) => ask(workbench, { question: "compare" }),
  },
  ofNumber("lab.sweep", "Sweep this number", "sweep"),
  ofNumber("lab.balance", "Make it even by this number", "balance"),
  {
    id: "lab.matters",
    group: "Lab",
    title: "Which numbers matter most",
    run: (workbench) => ask(workbench, { question: "sensitivity" }),
  },
  {
    id: "lab.runs",
    group: "Lab",
    title: "Show the runs of the lab",
    run({ id }) {
      openForm(id);
      showView("runs");
      showPreview("lab");
    },
  },
  {
    id: "lab.pause",
    group: "Lab",
    title: "Pause the run",
    when: (workbench) => stateOf(workbench) === "playing",
    run: ({ openedLab }) => openedLab?.order("pause"),
  },
  {
    id: "lab.go-on",
    group: "Lab",
    title: "Resume the run",
    when: (workbench) => ["ready", "paused", "cancelled", "failed"].includes(stateOf(workbench) ?? ""),
    run: ({ openedLab }) => openedLab?.order("play"),
  },
  {
    id: "lab.cancel",
    group: "Lab",
    title: "Cancel the run",
    when: (workbench) => ["playing", "pausing"].includes(stateOf(workbench) ?? ""),
    run: ({ openedLab }) => openedLab?.order("cancel"),
  },
];
