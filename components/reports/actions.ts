import type { TableNote } from "../../lib/documents/generated/types";
import { isReportPath, questionsPath } from "../../lib/documents";
import type { ReportEntry, ReportNote } from "../../lib/reports/types";
import { slug } from "../layers/slug";
import { playtestIds } from "../playtests/ids";
import { openOverlay } from "../studio/overlay";
import { showPreview } from "../studio/panes";
import { make } from "../workbench/make";
import { isOwnFile } from "../workbench/state";
import { openTab } from "../workbench/tabs";
import type { WorkbenchState } from "../workbench/types";
import type { Workbench } from "../workbench/workbench";
import type { ReportText } from "./protocol";

/** Files of the workspace with games of players. */
const reportFiles = ({ files }: Pick<WorkbenchState, "files">): string[] =>
  Object.keys(files)
    .filter((path) => isReportPath(path) && isOwnFile(files, path))
    .sort();

const textOf = (workbench: Workbench, file: string): ReportText => ({
  file,
  text: workbench.ownText(file) ?? "",
});

export const reportTexts = (workbench: Workbench): ReportText[] =>
  reportFiles(workbench.state).map((file) => textOf(workbench, file));

/** Runs an action on reports; why it fails is shown above the editors. */
async function attempt(workbench: Workbench, run: () => Promise<unknown>): Promise<void> {
  try {
    await run();
  } catch (error) {
    workbench.store.setState({ notice: (error as Error).message });
  }
}

/** Opens a game on the table at a moment of its line, by the present data; further than it holds it stands where it broke. */
export const playReport = (workbench: Workbench, file: string, at: number): Promise<void> =>
  attempt(workbench, async () => {
    const { line, notes, times, answers } = await workbench.reports.ask({
      of: "game",
      report: textOf(workbench, file),
    });
    showPreview("play");
    const papers = { notes, times, answers };
    workbench.play.order({ do: "resume", line, at, seats: {}, hidden: false, papers });
  });

export const markNote = (
  workbench: Workbench,
  file: string,
  { id }: Pick<TableNote, "id">,
  status: "look" | "done" | undefined,
): Promise<unknown> => {
  const label = { look: "Mark the note as a problem", done: "Mark the note as done" };
  return make(workbench, status ? label[status] : "Mark the note as open", () =>
    workbench.desk.ask("markNote", { file, id }, status ? { status } : {}),
  );
};

/** Adds a playtest that leads to the moment of a note, with the figures of the position as they are there. */
export const playtestFromNote = (
  workbench: Workbench,
  { file, scenario }: Pick<ReportEntry, "file" | "scenario">,
  note: ReportNote,
): Promise<void> =>
  attempt(workbench, async () => {
    const title = `${scenario}: ${note.text}`.slice(0, 100);
    const taken = playtestIds(workbench.state);
    const path = `playtests/${slug(note.text.slice(0, 50), taken) || slug("note", taken)}.json`;
    const playtest = await workbench.reports.ask({
      of: "playtest",
      report: textOf(workbench, file),
      at: note.at,
      title,
    });
    const label = `Make a playtest of the note ${note.id}`;
    const made = await make(workbench, label, () =>
      workbench.desk.ask("playtestOfNote", { file, id: note.id }, path, playtest),
    );
    if (made !== undefined) workbench.store.setState({ kept: { title, file: made, label } });
  });

/** Opens the form of an erratum with what a note says. */
export function erratumFromNote(report: string, { phase: _phase, ...note }: ReportNote): void {
  openOverlay({ kind: "erratum", of: { note, report } });
}

/** Questions to begin with. */
const firstQuestions = {
  title: "After the game",
  introduction: "Thank you for playing. Leave out what you do not want to answer.",
  questions: {
    exciting: {
      kind: "scale",
      text: "How exciting was the game?",
      low: 1,
      high: 5,
      lowMeans: "dull",
      highMeans: "exciting",
    },
    length: {
      kind: "scale",
      text: "How did you find its length?",
      low: 1,
      high: 5,
      lowMeans: "too short",
      highMeans: "too long",
    },
    unclear: { kind: "text", text: "Which rules were unclear?" },
    again: { kind: "text", text: "What would you change first?" },
  },
};

/** Opens the questions to the players; the first time they are made, to be changed. */
export async function openQuestions(workbench: Workbench): Promise<void> {
  if (!workbench.isOwn(questionsPath)) {
    const made = await make(workbench, "Create the questions to players", () =>
      workbench.desk.ask("newDocument", questionsPath, firstQuestions),
    );
    if (made === undefined) return;
  }
  openTab(workbench, questionsPath, "text");
}
