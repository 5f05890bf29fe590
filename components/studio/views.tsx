import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import type { DocumentSummary } from "../desk/protocol";
import { viewIdsOf } from "../workbench/document-views";
import type { ViewId } from "../workbench/types";

/** A way to look at a document. */
export interface View {
  id: ViewId;
  title: string;
  /** It shows the text of one file; the others show a document as all layers leave it. */
  ofText?: true;
  View: ComponentType<{ path: string }>;
}

// The text editor is two thirds of all there is to load.
const load: Record<ViewId, () => Promise<ComponentType<{ path: string }>>> = {
  text: () => import("../text/text-editor").then(({ TextEditor: pane }) => pane),
  diff: () => import("../text/diff-view").then(({ DiffView: pane }) => pane),
  grid: () => import("../grid/grid-pane").then(({ GridPane: pane }) => pane),
  table: () => import("../tables/table-pane").then(({ TablePane: pane }) => pane),
  schedule: () => import("../schedule/schedule-pane").then(({ SchedulePane: pane }) => pane),
  switches: () => import("../switches/switches-pane").then(({ SwitchesPane: pane }) => pane),
  sliders: () => import("../sliders/sliders-pane").then(({ SlidersPane: pane }) => pane),
  steps: () => import("../steps/steps-pane").then(({ StepsPane: pane }) => pane),
  map: () => import("../map/map-pane").then(({ MapPane: pane }) => pane),
};

const views: Readonly<Record<ViewId, Omit<View, "id">>> = {
  text: { title: "Text", ofText: true, View: dynamic(load.text) },
  grid: { title: "Grid", View: dynamic(load.grid) },
  table: { title: "Combat table", View: dynamic(load.table) },
  schedule: { title: "Turn track", View: dynamic(load.schedule) },
  map: { title: "Map", View: dynamic(load.map) },
  switches: { title: "Switches", View: dynamic(load.switches) },
  sliders: { title: "Sliders", View: dynamic(load.sliders) },
  steps: { title: "Sequence", View: dynamic(load.steps) },
  diff: { title: "Compare", ofText: true, View: dynamic(load.diff) },
};

/** Loads the code of a view that is likely to be opened next; what cannot be loaded is said when it is opened. */
export const prepareView = (id: ViewId): void => void load[id]().catch(() => undefined);

/** The views of a document, in the order in which they are offered. */
export const viewsOf = (document: DocumentSummary | undefined): readonly View[] =>
  viewIdsOf(document).map((id) => ({ id, ...views[id] }));

export const titleOfView = (id: ViewId): string => views[id].title;
