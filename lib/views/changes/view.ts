import { compareDocument, type Difference, pathsOf } from "../../compare";
import { child, type Draft, get, isWithin, locate, withCopies } from "../../documents";
import { documentTitle, originLookUp, type ViewWorld } from "../world";
import { type Sayer, sayer } from "./sayer";
import { describeDocument } from "./sentences/document";
import type { ChangeSentence } from "./sentences/types";
import type { ChangedBy, ChangedDocument, ChangedValue } from "./types";

export type ChangeCount = { sentences: number } | { valuesOver: number };

/** Putting so many values into words takes longer than a number beside a title is worth. */
const mostCounted = 1000;

/**
 * What differs from another state of a game, in words. It remembers what it has said: after an edit only the
 * documents that changed are compared, and only those are put into words again whose names may have changed.
 */
export class ChangeDescriber {
  private readonly compared = new Map<string, Compared>();
  private readonly described = new Map<string, DescribedDocument>();
  private namedBy: readonly unknown[] = [];

  changes(before: ViewWorld, world: ViewWorld): ChangedDocument[] {
    return this.describeAll(before, world).map(({ words }) => words);
  }

  /** The same differences in sentences; what was said before of a document that stays is said by the same objects. */
  sentences(before: ViewWorld, world: ViewWorld): ChangeSentence[] {
    return this.describeAll(before, world).flatMap((each) => {
      each.sentences ??= describeDocument(withCopiesOf(before, world), world, each.words, each.changes);
      return each.sentences;
    });
  }

  /** How many sentences there are; where more values differ than are worth putting into words for it, that they are more. */
  count(other: ViewWorld, world: ViewWorld): ChangeCount {
    const before = withCopiesOf(other, world);
    let values = 0;
    for (const path of pathsOf(before.draft, world.draft)) {
      values += this.compare(before.draft, world.draft, path).length;
      if (values > mostCounted) return { valuesOver: mostCounted };
    }
    return { sentences: this.sentences(other, world).length };
  }

  private describeAll(other: ViewWorld, world: ViewWorld): DescribedDocument[] {
    const before = withCopiesOf(other, world);
    const naming = namingDocuments(world);
    if (!sameList(naming, this.namedBy)) this.described.clear();
    this.namedBy = naming;
    return pathsOf(before.draft, world.draft).flatMap((path) => {
      const changes = this.compare(before.draft, world.draft, path);
      if (changes.length === 0) return [];
      const known = this.described.get(path);
      if (known?.changes === changes) return [known];
      const each: DescribedDocument = { changes, words: describe(before, world, path, changes) };
      this.described.set(path, each);
      return [each];
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

/** A copied scenario is compared with what it was copied from. */
function withCopiesOf(before: ViewWorld, { draft }: ViewWorld): ViewWorld {
  const copied = withCopies(before.draft, draft);
  return copied === before.draft ? before : { ...before, draft: copied };
}

interface DescribedDocument {
  changes: readonly Difference[];
  words: ChangedDocument;
  sentences?: ChangeSentence[];
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

function describe(
  before: ViewWorld,
  world: ViewWorld,
  path: string,
  changes: readonly Difference[],
): ChangedDocument {
  const now = world.draft.documents.get(path)?.value;
  const title = documentTitle(path, now ?? before.draft.documents.get(path)?.value);
  const sayers = {
    before: sayer(before, path),
    after: sayer(world, path),
    by: byLookUp(before, world, path),
  };
  return { path, title, changes: changes.map((each) => describeValue(world, each, title, sayers)) };
}

interface Sayers {
  before: Sayer;
  after: Sayer;
  by(pointer: string): ChangedBy;
}

function describeValue(
  world: ViewWorld,
  change: Difference,
  title: string,
  { before, after, by }: Sayers,
): ChangedValue {
  const { file, pointer, kind, from, to, rule, reason } = change;
  const place = locate(world.draft, file, pointer);
  const says = by(pointer);
  // The reason begins with the layer's title, which is shown beside it already.
  const layer = says.title.replace(/^Without /, "");
  const why = reason === layer ? "" : (reason ?? "").replace(`${layer}: `, "");
  const said = {
    pointer,
    kind,
    by: says,
    place: { file: place.file, pointer: place.pointer, range: place.range },
    ...(rule !== null && { rule }),
    ...(why !== "" && { reason: why }),
  };
  // A whole document is one new thing, whatever it contains.
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

/** Says who set the values of a document, or took them away. */
function byLookUp(before: ViewWorld, world: ViewWorld, path: string): (pointer: string) => ChangedBy {
  const document = world.draft.documents.get(path);
  const origin = originLookUp(world, path);
  return (pointer) => {
    const removed = Object.entries(document?.removals() ?? {}).find(([at]) => isWithin(pointer, at));
    if (removed) return layerSays(world, removed[1].layer);
    const { status, layer, layerTitle } = origin(pointer);
    if (layer !== undefined && layer !== "base") return { status, title: layerTitle ?? layer };
    if (world.own?.has(path) === true) return { status: "yours", title: "A document of your own" };
    // No layer sets it now: the one that did is off.
    const earlier = before.draft.documents.get(path)?.originOf(pointer).layer ?? "base";
    if (earlier !== "base") return { status: "yours", title: `Without ${layerSays(before, earlier).title}` };
    const edition = editionOf(world);
    if (edition !== editionOf(before)) return { status, title: edition, isEdition: true };
    return { status: "yours", title: "This workspace" };
  };
}

/** What distinguishes two games of one system. */
function editionOf({ draft }: ViewWorld): string {
  const game = draft.documents.get("game.json")?.value;
  const [edition, title] = [get(game, "/edition"), get(game, "/title")];
  return typeof edition === "string" ? edition : typeof title === "string" ? title : "";
}

function layerSays({ draft, own }: ViewWorld, id: string): ChangedBy {
  const manifest = draft.layers.find((layer) => layer.id === id)?.manifest;
  const title = child(manifest, "title");
  const isOwn = own?.has(`layers/${id}/layer.json`) === true;
  const status = child(manifest, "kind") === "errata" ? "errata" : isOwn ? "yours" : undefined;
  return { status, title: typeof title === "string" ? title : id };
}
