import {
  deepEqual,
  type Draft,
  type DraftDocument,
  get,
  isWithin,
  joinPointer,
  type Json,
  parentPointer,
  withCopies,
} from "../documents";
import { isBegunReason } from "../documents/begun-reason";

/** One value that differs between two rulesets. Null can also mean "absent"; `kind` says which. */
export interface Difference {
  file: string;
  pointer: string;
  kind: "changed" | "added" | "removed";
  from: Json;
  to: Json;
  /** The rule behind the value, as far as the sources name it: of the second ruleset, else of the first. */
  rule: string | null;
  /** The rule that the sources of the first ruleset name, whose rulebook may have other numbers. */
  ruleBefore: string | null;
  /** Why it differs, in the words of the sources, the erratum or the layer. */
  reason: string | null;
}

/** Members that say something about a document and nothing about the game. */
const aside = new Set(["$schema", "sources", "copiedFrom"]);
/** A copy has another id; that is not a change of the game either. */
const asideOfCopies = new Set([...aside, "id"]);

/** What differs in the merged documents of two drafts, document by document and in their order. */
export function compareDrafts(a: Draft, b: Draft): Difference[] {
  const before = withCopies(a, b);
  return pathsOf(before, b).flatMap((path) => compareDocument(before, b, path));
}

/** The documents that either of two drafts has, in order. */
export const pathsOf = (a: Draft, b: Draft): string[] =>
  [...new Set([...a.documents.keys(), ...b.documents.keys()])].sort();

/** What differs in one document of two drafts. */
export function compareDocument(a: Draft, b: Draft, path: string): Difference[] {
  const before = a.documents.get(path);
  const after = b.documents.get(path);
  const found: Leaf[] = [];
  const skipped =
    before !== undefined && after !== undefined && before.path !== after.path ? asideOfCopies : aside;
  if (before?.value !== after?.value) compare(before?.value, after?.value, "", skipped, found);
  return found.map((leaf) => ({ file: path, ...leaf, ...explain(leaf, { a, before, b, after }) }));
}

type Leaf = Pick<Difference, "pointer" | "kind" | "from" | "to">;

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  value !== null && typeof value === "object" && !Array.isArray(value);

function compare(
  a: Json | undefined,
  b: Json | undefined,
  pointer: string,
  skipped: ReadonlySet<string>,
  found: Leaf[],
): void {
  if (isObject(a) && isObject(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (pointer === "" && skipped.has(key)) continue;
      compare(ownMember(a, key), ownMember(b, key), joinPointer(pointer, key), skipped, found);
    }
    return;
  }
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every(isObject)) {
    a.forEach((item, i) => compare(item, b[i], joinPointer(pointer, i), skipped, found));
    return;
  }
  if (a === b || (a !== undefined && b !== undefined && deepEqual(a, b))) return;
  const kind = a === undefined ? "added" : b === undefined ? "removed" : "changed";
  found.push({ pointer, kind, from: a ?? null, to: b ?? null });
}

const ownMember = (value: { [key: string]: Json }, key: string): Json | undefined =>
  Object.hasOwn(value, key) ? value[key] : undefined;

interface Pair {
  a: Draft;
  before: DraftDocument | undefined;
  b: Draft;
  after: DraftDocument | undefined;
}

/** Rule and reason: of the layer that one of the two has and the other has not, else of the sources. */
function explain(
  { pointer, kind }: Leaf,
  { a, before, b, after }: Pair,
): Pick<Difference, "rule" | "ruleBefore" | "reason"> {
  const newer = layerReason(b, after, pointer);
  // The origin of a copy, as a layer records it, is not a reason for what the copy changes.
  const isCopy = before !== undefined && after !== undefined && before.path !== after.path;
  const older = isCopy ? undefined : layerReason(a, before, pointer);
  const own = newer && newer.layer !== older?.layer ? newer : (older ?? newer);
  const is = sourceOf(after, pointer);
  const was = sourceOf(before, pointer);
  // What is said of the value that was there does not explain the one that took its place.
  const note = kind === "removed" ? was?.note : is?.note;
  return {
    rule: is?.rule ?? was?.rule ?? null,
    ruleBefore: was?.rule ?? null,
    reason: own?.reason ?? note ?? null,
  };
}

function layerReason(
  draft: Draft,
  document: DraftDocument | undefined,
  pointer: string,
): { layer: string; reason: string } | undefined {
  if (!document) return undefined;
  const { layer } = originNear(document, pointer);
  if (layer === "base") return undefined;
  const manifest = draft.layers.find(({ id }) => id === layer)?.manifest;
  const errata = Object.values(isObject(manifest?.errata) ? manifest.errata : {}).filter(isObject);
  const erratum = errata.find(
    (one) =>
      one.document === document.path &&
      typeof one.pointer === "string" &&
      (isWithin(pointer, one.pointer) || isWithin(one.pointer, pointer)),
  );
  const reason = text(manifest?.reason);
  // The sentence with which a workspace begins says nothing of why.
  const own = reason === undefined || isBegunReason(reason) ? undefined : reason;
  const parts = [text(manifest?.title) ?? layer, text(erratum?.is) ?? own];
  return { layer, reason: parts.filter((part) => part !== undefined).join(": ") };
}

/** Who set the value, or took it away. */
function originNear(document: DraftDocument, pointer: string): { layer: string } {
  const removed = Object.entries(document.removals()).find(([at]) => isWithin(pointer, at));
  return removed ? removed[1] : document.originOf(pointer);
}

/** The entry of "sources" of the value, or of the nearest object around it that has one. */
function sourceOf(
  document: DraftDocument | undefined,
  pointer: string,
): { rule: string | undefined; note: string | undefined } | undefined {
  const sources = get(document?.value, "/sources");
  if (!isObject(sources)) return undefined;
  let at: string | undefined = pointer;
  while (at !== undefined && !Object.hasOwn(sources, at)) at = parentPointer(at);
  const entry = at === undefined ? undefined : sources[at];
  return isObject(entry) ? { rule: text(entry.rule), note: text(entry.note) } : undefined;
}

const text = (value: Json | undefined): string | undefined => (typeof value === "string" ? value : undefined);
