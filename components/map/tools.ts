import { type Legend, type LineList, type MapPlace, type MapView } from "../../lib/views/map";

/** What a click on the map does: move counters, paint terrain, or draw a line between two hexes. */
export type Tool = "hand" | "terrain" | `${LineList} ${string}`;

export interface ToolChoice {
  id: Tool;
  title: string;
  hint: string;
}

const lists: readonly LineList[] = ["hexsides", "connections"];

/** The tools for lines on this board. */
export const lineTools = (legend: Legend): ToolChoice[] =>
  lists.flatMap((of) =>
    legend[of].map(({ id, title, hint }): ToolChoice => ({
      id: `${of} ${id}`,
      title,
      hint: hint ?? `Click a hexside: ${title}, or none`,
    })),
  );

/** The kind of line that a tool draws between two hexes. */
export function lineOf(tool: Tool): { of: LineList; kind: string } | undefined {
  const of = lists.find((list) => tool.startsWith(`${list} `));
  return of && { of, kind: tool.slice(of.length + 1) };
}

/** The next terrain of the legend, cyclically: one key paints all of them in turn. */
export function nextTerrain(
  { legend: { terrains } }: Pick<MapView, "legend">,
  { terrain }: MapPlace,
): string | undefined {
  if (terrains.length < 2) return undefined;
  const at = terrains.findIndex(({ id }) => id === terrain);
  return terrains[(at + 1) % terrains.length]!.id;
}
