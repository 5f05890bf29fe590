import { compareDocument, type Difference, pathsOf } from "../../compare";
import { child, type Draft, isObject, isWithin, type Json, locate } from "../../documents";
import { documentTitle, originLookUp, ruleOf, schemaLookUp, unitOf, type ViewWorld } from "../world";
import { overrideAt, placeWords } from "./place-words";
import type { ChangedBy, ChangedDocument, ChangedValue } from "./types";
import { valueWords } from "./value-words";

/**
 * What differs from another state of a game, in words. It remembers what it has said: after an edit only the
 * documents that changed are compared, and only those are put into words again whose names may have changed.
 */
export class ChangeTeller {
  private readonly compared = new Map<string, Compared>();
  private readonly told = new Map<string, { changes: readonly Difference[]; words: ChangedDocument }>();
  private namedBy: readonly unknown[] = [];

  /** How many values differ. */
  count(before: Draft, world: ViewWorld): number {
    return pathsOf(before, world.draft).reduce(
      (sum, path) => sum + this.compare(before, world.draft, path).length,
      0,
    );
  }

  changes(before: Draft, world: ViewWorld): ChangedDocument[] {
    const naming = namingDocuments(world);
    if (!sameList(naming, this.namedBy)) this.told.clear();
    this.namedBy = naming;
    return pathsOf(before, world.draft).flatMap((path) => {
      const changes = this.compare(before, world.draft, path);
      if (changes.length === 0) return [];
      const known = this.told.get(path);
      if (known?.changes === changes) return [known.words];
      const words = tell(before, world, path, changes);
      this.told.set(path, { changes, words });
      return [words];
    });
  }

  private compare(before: Draft, after: Draft, path: string): readonly Difference[] {
    const made = [
      before.documents.get(path),
      after.documents.get(path),
      ...after.layers.map(({ manifest }) => manifest),
    ];
    const known = this.compared.get(path);
    if (known && sameList(known.made, made)) return known.changes;
    const changes = compareDocument(before, after, path);
    this.compared.set(path, { made, changes });
    return changes;
  }
}

interface Compared {
  /** Both documents and what their layers say of themselves. */
  made: readonly unknown[];
  changes: readonly Difference[];
}

const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i]);

/** The values of the documents whose things have names. */
function namingDocuments({ draft, game }: ViewWorld): unknown[] {
  const paths = new Set([
    "game.json",
    ...(game?.targets ?? []).flatMap(({ places }) => places.map(({ document }) => document)),
  ]);
  return [...paths].map((path) => draft.documents.get(path)?.value);
}

function tell(
  before: Draft,
  world: ViewWorld,
  path: string,
  changes: readonly Difference[],
): ChangedDocument {
  const now = world.draft.documents.get(path)?.value;
  const title = documentTitle(path, now ?? before.documents.get(path)?.value);
  const earlier: ViewWorld = { ...world, draft: before };
  const sayers = {
    before: sayer(earlier, path),
    after: sayer(world, path),
    by: byLookUp(before, world, path),
  };
  return { path, title, changes: changes.map((each) => tellValue(world, each, title, sayers)) };
}

interface Sayers {
  before: Sayer;
  after: Sayer;
  by(pointer: string): ChangedBy;
}

function tellValue(
  world: ViewWorld,
  change: Difference,
  title: string,
  { before, after, by }: Sayers,
): ChangedValue {
  const { file, pointer, kind, from, to, rule, reason } = change;
  const place = locate(world.draft, file, pointer);
  const says = by(pointer);
  // The reason begins with the layer's title, which stands beside it already.
  const why = reason === says.title ? "" : (reason ?? "").replace(`${says.title}: `, "");
  const said = {
    pointer,
    kind,
    by: says,
    place: { file: place.file, pointer: place.pointer, range: place.range },
    ...(rule !== null && { rule }),
    ...(why !== "" && { reason: why }),
  };
  // A whole document is one thing that is new, whatever stands in it.
  if (pointer === "") return { ...said, what: title };
  const { what, unit, rule: ruleOfSchema } = (kind === "removed" ? before : after).place(pointer);
  return {
    ...said,
    what,
    ...(kind !== "added" && { from: before.value(pointer, from) }),
    ...(kind !== "removed" && { to: after.value(pointer, to) }),
    ...(unit !== undefined && { unit }),
    ...(rule === null && ruleOfSchema !== undefined && { rule: ruleOfSchema }),
  };
}

export interface Sayer {
  place(pointer: string): { what: string; unit: string | undefined; rule: string | undefined };
  value(pointer: string, value: Json): string;
}

/** Puts places and values of one document into words; `whole` when it holds what the draft does not hold yet. */
export function sayer(
  world: ViewWorld,
  path: string,
  whole: Json | undefined = world.draft.documents.get(path)?.value,
): Sayer {
  const schema = schemaLookUp(world, path);
  return {
    place(pointer) {
      const description = schema(pointer)?.description;
      return {
        what: placeWords(world, schema, path, whole, pointer),
        unit: unitOf(description),
        rule: ruleOf(description),
      };
    },
    value(pointer, value) {
      const override = overrideAt(path, pointer);
      if (override) return sayer(world, override.target).value(override.at, value);
      if (pointer === "/overrides" && isObject(value)) return overriddenTitles(world, value);
      return valueWords(world, schema, path, pointer, value);
    },
  };
}

const overriddenTitles = ({ draft }: ViewWorld, overrides: { [key: string]: Json }): string =>
  Object.keys(overrides)
    .map((path) => documentTitle(path, draft.documents.get(path)?.value))
    .join(", ");

/** Says who set the values of a document, or took them away. */
function byLookUp(before: Draft, world: ViewWorld, path: string): (pointer: string) => ChangedBy {
  const document = world.draft.documents.get(path);
  const origin = originLookUp(world, path);
  return (pointer) => {
    const removed = Object.entries(document?.removals() ?? {}).find(([at]) => isWithin(pointer, at));
    if (removed) return layerSays(world, removed[1].layer);
    const { status, layer, layerTitle } = origin(pointer);
    if (layer !== undefined && layer !== "base") return { status, title: layerTitle ?? layer };
    if (world.own?.has(path) === true) return { status: "yours", title: "A document of your own" };
    // Nobody sets it now: a layer that did so is off.
    const earlier = before.documents.get(path)?.originOf(pointer).layer ?? "base";
    const { title } = layerSays({ ...world, draft: before }, earlier);
    return { status: "yours", title: earlier === "base" ? "This workspace" : `Without ${title}` };
  };
}

function layerSays({ draft, own }: ViewWorld, id: string): ChangedBy {
  const manifest = draft.layers.find((layer) => layer.id === id)?.manifest;
  const title = child(manifest, "title");
  const isOwn = own?.has(`layers/${id}/layer.json`) === true;
  const status = child(manifest, "kind") === "errata" ? "errata" : isOwn ? "yours" : undefined;
  return { status, title: typeof title === "string" ? title : id };
}
