import { definitionsOf, idsOf, linksOfDraft, referenceAt } from "../diagnostics";
import { fitsPath, fitsPointer } from "../diagnostics/patterns";
import {
  child,
  type Draft,
  get,
  isObject,
  isPointer,
  isScenarioPath,
  scenarioIdOf,
  scenarioPath,
  type Json,
  joinPointer,
  lastSegment,
  parentPointer,
} from "../documents";
import { mergedValue } from "./spot";
import { settled } from "./texts";
import type { Spot, World } from "./types";

/** A kind of things that have names: what they are called, which there are, and where they stand. */
export interface Naming {
  kind: string;
  noun: string;
  /** True for a kind of the game, whose ids can be renamed. */
  ofGame: boolean;
  ids(): readonly string[];
  nameOf(id: string): string | undefined;
  /** Where the thing stands: files and pointers in them. */
  places(id: string): { file: string; pointer: string }[];
}

/** What may be named at a place; undefined where no name is asked for. */
export function namingAt(world: World, spot: Spot): Naming | undefined {
  const { game } = world;
  const reference = game && referenceAt(game, spot.document, spot.at, spot.part);
  if (reference) return namingOf(world, reference.to);
  const other = besideTheGame.find(
    ({ document, pointer, part }) =>
      part === spot.part && fitsPath(document, spot.document) && fitsPointer(pointer, spot.at),
  );
  return other?.naming(world, spot);
}

/** A kind of the game's things. */
function namingOf(world: World, kind: string): Naming | undefined {
  const { game } = world;
  if (!game) return undefined;
  const draft = settled(world);
  return {
    kind,
    noun: game.targets.find((target) => target.kind === kind)?.noun ?? kind,
    ofGame: true,
    ids: () => idsOf(draft, game, kind),
    nameOf: (id) => nameOfThing(draft, world, kind, id),
    places: (id) => definitionsOf(draft, game, kind, id).map(({ origin }) => origin),
  };
}

/** The kind of thing that a place defines: its key is the id. */
export function definedAt(world: World, spot: Spot): Naming | undefined {
  if (spot.part !== "key") return undefined;
  const holder = parentPointer(spot.at);
  const target = world.game?.targets.find(({ places }) =>
    places.some(
      ({ document, pointer }) =>
        holder !== undefined && fitsPath(document, spot.document) && fitsPointer(pointer, holder),
    ),
  );
  return target && namingOf(world, target.kind);
}

/** A thing with a name, at the place where it is named or where it stands. */
export interface Thing {
  naming: Naming;
  id: string;
  defined: boolean;
}

export function thingAt(world: World, spot: Spot, here: Json | undefined): Thing | undefined {
  const id = spot.part === "key" ? lastSegment(spot.at) : here;
  if (typeof id !== "string") return undefined;
  const own = definedAt(world, spot);
  const naming = own ?? namingAt(world, spot);
  return naming && { naming, id, defined: own !== undefined };
}

/** What people call a thing, as its entry says. */
function nameOfThing(draft: Draft, world: World, kind: string, id: string): string | undefined {
  if (!world.game) return undefined;
  for (const { document, pointer } of linksOfDraft(draft, world.game).definitionsOf(kind, id)) {
    const name = nameIn(get(draft.documents.get(document)?.value, pointer));
    if (name !== undefined) return name;
  }
  return undefined;
}

/** The name that an entry gives itself. */
export function nameIn(value: Json | undefined): string | undefined {
  for (const key of ["name", "title", "label"]) {
    const name = child(value, key);
    if (typeof name === "string" && name !== "" && !Array.isArray(value)) return name;
  }
  return undefined;
}

interface Beside {
  document: string;
  pointer: string;
  part: "key" | "value";
  naming(world: World, spot: Spot): Naming | undefined;
}

const beside = (
  document: string,
  pointer: string,
  naming: Beside["naming"],
  part: "key" | "value" = "value",
): Beside => ({ document, pointer, part, naming });

const kindOfGame =
  (kind: string) =>
  (world: World): Naming | undefined =>
    namingOf(world, kind);

/** Names that are the same in every game: layers, scenarios, documents, places in documents. */
const besideTheGame: readonly Beside[] = [
  beside("layers/*/layer.json", "/requires/*", layers),
  beside("layers/*/layer.json", "/conflicts/*", layers),
  beside("layers/*/layer.json", "/errata/*/document", documents),
  beside("layers/*/layer.json", "/errata/*/pointer", (world, spot) => {
    const document = get(spot.root, joinPointer(parentPointer(spot.at) ?? "", "document"));
    return typeof document === "string" ? pointers(world, document, mergedValue(world, document)) : undefined;
  }),
  beside("game.json", "/defaultLayers/*", layers),
  beside("sandtable.json", "/layers/*", layers),
  beside("sandtable.json", "/without/*", layers),
  beside("playtests/*.json", "/layers/*", layers),
  beside("playtests/*.json", "/scenario", scenarios),
  beside("playtests/*.json", "/options/*", kindOfGame("option")),
  beside("playtests/*.json", "/choices/*/side", kindOfGame("side")),
  beside("playtests/*.json", "/sections/*/side", kindOfGame("side")),
  beside("playtests/*.json", "/sections/*/moves/*/side", kindOfGame("side")),
  beside("battles/*.json", "/scenario", scenarios),
  beside("scenarios/*.json", "/overrides/*", documents, "key"),
  ...["*", "*/*", "*/*/*"].map((document) =>
    beside(document, "/sources/*", (world, spot) => pointers(world, spot.document, spot.root), "key"),
  ),
];

function layers(world: World): Naming {
  const draft = settled(world);
  const layer = (id: string) => draft.layers.find((each) => each.id === id);
  return {
    kind: "layer",
    noun: "layer",
    ofGame: false,
    ids: () => draft.availableLayers,
    nameOf: (id) => nameIn(layer(id)?.manifest),
    places: (id) => {
      const path = layer(id)?.path;
      return path !== undefined && draft.files.has(path) ? [{ file: path, pointer: "" }] : [];
    },
  };
}

function scenarios(world: World): Naming {
  const draft = settled(world);
  return {
    kind: "scenario",
    noun: "scenario",
    ofGame: false,
    ids: () => [...draft.documents.keys()].filter(isScenarioPath).map(scenarioIdOf),
    nameOf: (id) => nameIn(draft.documents.get(scenarioPath(id))?.value),
    places: (id) => (draft.documents.has(scenarioPath(id)) ? [{ file: scenarioPath(id), pointer: "" }] : []),
  };
}

function documents(world: World): Naming {
  const draft = settled(world);
  return {
    kind: "document",
    noun: "document",
    ofGame: false,
    ids: () => [...draft.documents.keys()],
    nameOf: (path) => nameIn(draft.documents.get(path)?.value),
    places: (path) => (draft.documents.has(path) ? [{ file: path, pointer: "" }] : []),
  };
}

/** Most places of a document that are offered, and how deep they may lie. */
const mostPointers = 2_000;
const deepestPointer = 3;

function pointers(world: World, document: string, value: Json | undefined): Naming {
  const merged = settled(world).documents.get(document);
  return {
    kind: "pointer",
    noun: "place",
    ofGame: false,
    ids: () => listPointers(value),
    nameOf: (pointer) => (isPointer(pointer) ? nameIn(get(value, pointer)) : undefined),
    places: (pointer) => {
      if (!isPointer(pointer) || get(value, pointer) === undefined) return [];
      return [merged?.originOf(pointer) ?? { file: document, pointer }];
    },
  };
}

function listPointers(root: Json | undefined): string[] {
  const found = [""];
  let level = [""];
  for (let depth = 0; depth < deepestPointer; depth++) {
    const next: string[] = [];
    for (const pointer of level) {
      const value = get(root, pointer);
      if (!isObject(value) || lastSegment(pointer) === "sources") continue;
      for (const key of Object.keys(value)) {
        if (found.length >= mostPointers) return found;
        const at = joinPointer(pointer, key);
        if (at === "/$schema" || at === "/sources") continue;
        next.push(at);
        found.push(at);
      }
    }
    level = next;
  }
  return found;
}
