import { get } from "../documents";
import { sourcesOf } from "../diagnostics/references/rename";
import { kindsOf, linksIn } from "../diagnostics/references/uses";
import { linksOfDraft } from "../diagnostics";
import { thingAt } from "./names";
import { spotAt, spotOf } from "./spot";
import { rangeIn, settled, textOf } from "./texts";
import type { Location, Spot, World } from "./types";

/** Where the thing named at an offset stands; for a value of a patch, where the document first has it. */
export function definition(world: World, file: string, offset: number): Location[] {
  const spot = spotAt(world, file, offset);
  if (!spot) return [];
  const thing = thingAt(world, spot, get(textOf(world, file)?.value, spot.pointer));
  if (!thing) return changed(world, spot);
  return thing.naming
    .places(thing.id)
    .map((place) => placeOf(world, place.file, place.pointer, "key", "definition"));
}

/** What a patch changes: the place in the document without layers. */
function changed(world: World, spot: Spot): Location[] {
  const base = settled(world).documents.get(spot.document)?.base;
  if (!spot.patch || !base || get(base.value, spot.at) === undefined) return [];
  return [placeOf(world, base.path, spot.at, "key", "definition")];
}

/** Every place where the thing at an offset stands, is named, or is changed, in all layers and overrides. */
export function references(world: World, file: string, offset: number): Location[] {
  const spot = spotAt(world, file, offset);
  const thing = spot && thingAt(world, spot, get(textOf(world, file)?.value, spot.pointer));
  if (!thing) return [];
  const { naming, id } = thing;
  const places: Location[] = naming
    .places(id)
    .map((place) => placeOf(world, place.file, place.pointer, "key", "definition"));
  places.push(...(naming.ofGame ? gamePlaces(world, naming.kind, id) : otherPlaces(world, naming.kind, id)));
  const seen = new Set<string>();
  return places.filter((place) => {
    const { start } = place.range;
    const key = `${place.file} ${start.line} ${start.column}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Places of a thing of the game: what names it, and what changes its entry. */
function gamePlaces(world: World, kind: string, id: string): Location[] {
  const { game } = world;
  if (!game) return [];
  const draft = settled(world);
  const kinds = new Set(kindsOf(linksOfDraft(draft, game), kind, id));
  return sourcesOf(draft).flatMap(({ file, document, at, value }) => {
    const { uses, definitions } = linksIn(game, document, value);
    const named = uses.filter((use) => use.id === id && kinds.has(use.kind));
    const stands = definitions.filter((each) => each.id === id && kinds.has(each.kind));
    return [
      ...stands.map(({ pointer }) => placeOf(world, file, at + pointer, "key", "change")),
      ...named.map(({ pointer, part }) => placeOf(world, file, at + pointer, part, "use")),
    ];
  });
}

/** Places that name a layer or a document: few, in files of known sorts. */
function otherPlaces(world: World, kind: string, id: string): Location[] {
  const found: Location[] = [];
  for (const file of settled(world).files.keys()) {
    const doc = textOf(world, file);
    if (!doc) continue;
    for (const pointer of candidates[kind] ?? []) {
      const list = get(doc.value, pointer);
      const items = Array.isArray(list) ? list.map((item, i) => [`${pointer}/${i}`, item] as const) : [];
      for (const [at, item] of typeof list === "string" ? [[pointer, list] as const] : items) {
        if (item !== id) continue;
        const thing = thingAt(world, spotOf(world, doc, at, "value"), item);
        if (thing?.naming.kind === kind) found.push(placeOf(world, file, at, "value", "use"));
      }
    }
  }
  return found;
}

const candidates: Readonly<Record<string, readonly string[]>> = {
  layer: ["/requires", "/conflicts", "/defaultLayers", "/layers", "/without"],
  scenario: ["/scenario"],
};

function placeOf(
  world: World,
  file: string,
  pointer: string,
  part: "key" | "value",
  role: Location["role"],
): Location {
  return { file, pointer, role, range: rangeIn(world, file, pointer, part) };
}
