import { child, isObject, isScenarioPath, type Json } from "../../documents";
import type { CounterFace, Documents, GameDefinition, MapViews, PrintViews } from "../../games";
import { type Origin, originLookUp, type ViewWorld } from "../../views/world";
import { type ExportSource, ExportError } from "../types";

/** What the pages are made of: the merged documents, and what the game's views say of them. */
export interface PrintSource {
  world: ViewWorld;
  documents: Documents;
  game: GameDefinition;
  title: string;
  edition: string;
  rights: string;
  /** Titles of the layers that are on. */
  layers: readonly string[];
  version: string;
  map: MapViews | undefined;
  print: PrintViews | undefined;
  sides: readonly { id: string; name: string }[];
  /** Nations by id, each with a code of a few letters. */
  nations: ReadonlyMap<string, { name: string; code: string }>;
  /** Every type of counters. */
  faces: ReadonlyMap<string, CounterFace>;
  scenarios: readonly string[];
  originOf(document: string, pointer: string): Origin;
}

const GAME = "game.json";

export function printSource({ draft, definition, game, own, version }: ExportSource): PrintSource {
  if (definition === undefined)
    throw new ExportError(
      `Play aids are not available for “${game}”, because the program does not have its rules.`,
      "Choose the bundle or the spreadsheets instead.",
    );
  const documents: Documents = Object.fromEntries(
    [...draft.documents].map(([path, { value }]) => [path, value]),
  );
  const world: ViewWorld = { draft, game: definition, own };
  const about = documents[GAME];
  const { map, print } = definition.views ?? {};
  const looks = new Map<string, ReturnType<typeof originLookUp>>();
  return {
    world,
    documents,
    game: definition,
    title: textOf(child(about, "title"), game),
    edition: textOf(child(about, "edition"), ""),
    rights: textOf(child(about, "rights"), ""),
    layers: draft.layers.filter(({ on }) => on).map(({ id, manifest }) => textOf(manifest?.["title"], id)),
    version,
    map,
    print,
    sides: entriesOf(child(about, "sides")).map(([id, side]) => ({
      id,
      name: textOf(child(side, "name"), id),
    })),
    nations: nationsOf(child(about, "nations")),
    faces: new Map(map?.mix(documents, "").map(({ face }) => [face.type, face])),
    scenarios: [...draft.documents.keys()].filter(isScenarioPath).sort(),
    originOf(document, pointer) {
      let look = looks.get(document);
      if (!look) looks.set(document, (look = originLookUp(world, document)));
      return look(pointer);
    },
  };
}

export const textOf = (value: Json | undefined, otherwise: string): string =>
  typeof value === "string" && value !== "" ? value : otherwise;

const entriesOf = (value: Json | undefined): [string, Json][] =>
  isObject(value) ? Object.entries(value) : [];

/** "Blue Isles" is BI, "Blue" BL; of two alike the later one gets more letters. */
function nationsOf(nations: Json | undefined): PrintSource["nations"] {
  const found = new Map<string, { name: string; code: string }>();
  const taken = new Set<string>();
  for (const [id, nation] of entriesOf(nations)) {
    const name = textOf(child(nation, "name"), id);
    const letters = (name.match(/\p{L}/gu) ?? [id]).join("").toUpperCase();
    const initials = (name.match(/(?<!\p{L})\p{L}/gu) ?? []).join("").toUpperCase();
    let code = initials.length > 1 ? initials.slice(0, 3) : letters.slice(0, 2);
    for (let more = 3; taken.has(code) && more <= letters.length; more++) code = letters.slice(0, more);
    taken.add(code);
    found.set(id, { name, code });
  }
  return found;
}
