import type { ComponentType } from "react";
import type { DocumentSummary } from "../desk/protocol";
import { prepared, type Prepared } from "../style/prepared";
import { viewIdsOf } from "../workbench/document-views";
import { afterFirstMap } from "../workbench/quiet";
import type { ViewId } from "../workbench/types";

/** A way to view a document. */
export interface View {
  id: ViewId;
  title: string;
  /** It shows the text of one file; the others show a document with all layers applied. */
  ofText?: true;
  View: ComponentType<{ path: string }>;
}

// The text editor is two thirds of everything that is loaded.
const panes: Readonly<Record<ViewId, Prepared<{ path: string }>>> = {
  text: prepared(async () => {
    const { runTextEditor } = await import("../text/code");
    await afterFirstMap();
    return runTextEditor().TextEditor;
  }),
  grid: prepared(() => import("../grid/grid-pane").then(({ GridPane: pane }) => pane)),
  table: prepared(() => import("../tables/table-pane").then(({ TablePane: pane }) => pane)),
  schedule: prepared(() => import("../schedule/schedule-pane").then(({ SchedulePane: pane }) => pane)),
  map: prepared(() => import("../map/map-pane").then(({ MapPane: pane }) => pane)),
  switches: prepared(() => import("../switches/switches-pane").then(({ SwitchesPane: pane }) => pane)),
  sliders: prepared(() => import("../sliders/sliders-pane").then(({ SlidersPane: pane }) => pane)),
  steps: prepared(() => import("../steps/steps-pane").then(({ StepsPane: pane }) => pane)),
  diff: prepared(() => import("../text/diff-view").then(({ DiffView: pane }) => pane)),
};

const views: Readonly<Record<ViewId, Pick<View, "title" | "ofText">>> = {
  text: { title: "Text", ofText: true },
  grid: { title: "Grid" },
  table: { title: "Combat table" },
  schedule: { title: "Turn track" },
  map: { title: "Map" },
  switches: { title: "Switches" },
  sliders: { title: "Sliders" },
  steps: { title: "Sequence" },
  diff: { title: "Compare", ofText: true },
};

/** Loads the code of a view that is likely to be opened next. */
export const prepareView = (id: ViewId): void => panes[id].prepare();

/** The views of a document, in the order in which they are offered. */
export const viewsOf = (document: DocumentSummary | undefined): readonly View[] =>
  viewIdsOf(document).map((id) => ({ id, ...views[id], View: panes[id].Pane }));

export const titleOfView = (id: ViewId): string => views[id].title;
