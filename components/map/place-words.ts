import type { Overlay } from "../../lib/games";
import type { MapPlace, MapView } from "../../lib/views/map";
import { counted, withinSentence } from "../../lib/words";

/** One line about a place: what it is, which counters are there, and what the overlay says. */
export function placeWords(view: MapView, place: MapPlace, overlay: Overlay | undefined): string {
  const { site, hex, name, stacks, half, split } = place;
  const terrain = view.legend.terrains.find(({ id }) => id === place.terrain)?.title;
  const parts = [hex !== undefined && hex !== name ? `${name} (${hex})` : name];
  if (!site && terrain !== undefined) parts.push(withinSentence(terrain));
  if (half) parts.push("half hex");
  if (split) parts.push("split for ships");
  if (site?.kind.held) {
    const holder = view.sides[site.control];
    parts.push(holder === undefined ? "not controlled" : holder);
    for (const { name: what, value } of site.capacities) parts.push(`${what} ${value}`);
    if (site.victoryPoints !== undefined) parts.push(`${site.victoryPoints} VP`);
    if (site.resource) parts.push(`${site.resource.name} ${site.resource.value}`);
  }
  for (const { side, total } of stacks) {
    parts.push(`${view.sides[side] ?? side}: ${counted(total, "counter")}`);
  }
  const mark = overlay?.marks.find((each) => each.place === place.id);
  if (mark?.title !== undefined) parts.push(mark.title);
  return parts.join(" · ");
}
