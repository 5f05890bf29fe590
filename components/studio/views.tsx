import dynamic from "next/dynamic";
import type { ComponentType } from "react";
import type { ViewId } from "../workbench/types";

/** A way to look at a document. */
export interface View {
  id: ViewId;
  title: string;
  /** Whether a document of this path and kind can be shown so; `kind` is undefined for what is no document. */
  fits(path: string, kind: string | undefined): boolean;
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

const MapPane = dynamic(() => import("../map/map-pane").then(({ MapPane: pane }) => pane));

/** All views, in the order in which they are offered. Text fits everything. */
const views: readonly View[] = [
  { id: "text", title: "Text", fits: () => true, ofText: true, View: TextPane },
  { id: "grid", title: "Grid", fits: (_path, kind) => kind !== undefined, View: GridPane },
  {
    id: "table",
    title: "Combat table",
    fits: (_path, kind) => kind !== undefined && /(^|-)(combat|damage)-table$/.test(kind),
    View: TablePane,
  },
  {
    id: "schedule",
    title: "Turn track",
    fits: (_path, kind) => kind === "reinforcements",
    View: SchedulePane,
  },
  {
    id: "map",
    title: "Map",
    fits: (path, kind) => kind !== undefined && /^(map\.json|bases\.json|scenarios\/[^/]+\.json)$/.test(path),
    View: MapPane,
  },
  { id: "diff", title: "Compare", fits: () => true, ofText: true, View: DiffView },
];

export const viewsOf = (path: string, kind: string | undefined): readonly View[] =>
  views.filter((view) => view.fits(path, kind));

export const titleOfView = (id: ViewId): string => views.find((view) => view.id === id)?.title ?? "";
