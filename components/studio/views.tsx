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
const TextPane = dynamic(() => import("../text/text-editor").then(({ TextEditor: pane }) => pane));
const DiffView = dynamic(() => import("../text/diff-view").then(({ DiffView: pane }) => pane));
const GridPane = dynamic(() => import("../grid/grid-pane").then(({ GridPane: pane }) => pane));
const TablePane = dynamic(() => import("../tables/table-pane").then(({ TablePane: pane }) => pane));
const SchedulePane = dynamic(() =>
  import("../schedule/schedule-pane").then(({ SchedulePane: pane }) => pane),
);
const SwitchesPane = dynamic(() =>
  import("../switches/switches-pane").then(({ SwitchesPane: pane }) => pane),
);
const SlidersPane = dynamic(() => import("../sliders/sliders-pane").then(({ SlidersPane: pane }) => pane));
const StepsPane = dynamic(() => import("../steps/steps-pane").then(({ StepsPane: pane }) => pane));
const MapPane = dynamic<{ path: string }>(() => import("../map/map-pane").then(({ MapPane: pane }) => pane));

const views: Readonly<Record<ViewId, Omit<View, "id">>> = {
  text: { title: "Text", ofText: true, View: TextPane },
  grid: { title: "Grid", View: GridPane },
  table: { title: "Combat table", View: TablePane },
  schedule: { title: "Turn track", View: SchedulePane },
  map: { title: "Map", View: MapPane },
  switches: { title: "Switches", View: SwitchesPane },
  sliders: { title: "Sliders", View: SlidersPane },
  steps: { title: "Sequence", View: StepsPane },
  diff: { title: "Compare", ofText: true, View: DiffView },
};

/** The views of a document, in the order in which they are offered. */
export const viewsOf = (document: DocumentSummary | undefined): readonly View[] =>
  viewIdsOf(document).map((id) => ({ id, ...views[id] }));

export const titleOfView = (id: ViewId): string => views[id].title;
