import { child } from "../../../documents";
import { inWords } from "../../world";
import { thingName } from "../thing-name";
import type { State } from "./types";

/** What people call the things that documents name by their ids. */

const named = ({ world }: State, id: string): string | undefined => {
  for (const { kind } of world.game?.targets ?? []) {
    const name = thingName(world, kind, id);
    if (name !== undefined) return name;
  }
  return undefined;
};

/** "CV Akagi, Kaga (Blue)". */
export const nameOfType = (state: State, type: string): string => named(state, type) ?? inWords(type);

/** "Truk". */
export const nameOfPlace = (state: State, place: string): string =>
  named(state, place) ?? siteIn(state, place) ?? inWords(place);

const sites = new WeakMap<State["documents"], ReadonlyMap<string, string>>();

/** "Koepang (2509)" for a hex with a named place. */
function siteIn({ documents, world }: State, hex: string): string | undefined {
  let names = sites.get(documents);
  if (!names) {
    const all = world.game?.views?.map?.sites(documents, "") ?? [];
    sites.set(documents, (names = new Map(all.map(({ id, name }) => [id, name]))));
  }
  const name = names.get(hex);
  return name === undefined || name === hex ? undefined : `${name} (${hex})`;
}

/** "Blue"; an id that names no nation is shown as it is, because documents may be broken. */
export function nameOfNation({ documents }: State, nation: string | undefined): string {
  if (typeof nation !== "string") return "no nation";
  const name = child(child(child(documents["game.json"], "nations"), nation), "name");
  return typeof name === "string" ? name : inWords(nation);
}
