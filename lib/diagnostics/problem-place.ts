import {
  type Draft,
  type DraftDocument,
  isWithin,
  type ParsedDocument,
  parentPointer,
  rangeOf,
} from "../documents";
import type { Range } from "../documents";
import { type Found, isDocumentPlace, type Part, type ProblemPlace } from "./found";
import type { Diagnostic, RelatedPlace } from "./types";

/** A place in a file that a person can edit. */
export interface FileSpot {
  file: string;
  pointer: string;
}

const top: Range = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };

/** The place in the files: the origin of its value, or the null of a patch that removed the value. */
export function spotOf(draft: Draft, place: ProblemPlace): FileSpot {
  if (!isDocumentPlace(place)) return { file: place.file, pointer: place.pointer };
  const document = draft.documents.get(place.document);
  if (!document) return { file: place.document, pointer: place.pointer };
  const { file, pointer } = document.originOf(place.pointer);
  return { file, pointer };
}

/**
 * The range of a place. Problems of a whole object or list are shown at its key, or at its opening bracket, instead
 * of underlining half a file.
 */
function rangeIn(doc: ParsedDocument | undefined, pointer: string, part: Part = "value"): Range {
  if (!doc) return top;
  const range = rangeOf(doc, pointer, part);
  if (range.start.line === range.end.line) return range;
  const key = rangeOf(doc, pointer, "key");
  if (key.start.line === key.end.line) return key;
  return { start: range.start, end: { line: range.start.line, column: range.start.column + 1 } };
}

/** The place in the files that a person has to look at for a problem. */
export const spotToMend = (draft: Draft, found: Found): FileSpot =>
  removalOf(draft, found) ?? layerInside(draft, found) ?? spotOf(draft, found.place);

/** A problem with its place in the files; fixes are made later, for the problems that are shown. */
export function locate(draft: Draft, found: Found, spot = spotToMend(draft, found)): Diagnostic {
  const { file, pointer } = spot;
  const related = found.related?.map((each): RelatedPlace => {
    const spot = spotOf(draft, each.place);
    return {
      message: each.message,
      ...spot,
      range: rangeOfPlace(draft, spot, each.place),
    };
  });
  return {
    severity: found.severity,
    code: found.code,
    message: found.message,
    ...(found.hint !== undefined && { hint: found.hint }),
    file,
    pointer,
    range: rangeOfPlace(draft, { file, pointer }, found.place),
    ...(found.rule !== undefined && { rule: found.rule }),
    ...(related && related.length > 0 && { related }),
  };
}

function rangeOfPlace(draft: Draft, { file, pointer }: FileSpot, place: ProblemPlace): Range {
  if (!isDocumentPlace(place) && place.range) return place.range;
  return rangeIn(draft.files.get(file), pointer, place.part);
}

/** By document and pointer: what a layer has set inside. Found once for a document, whose origins may be thousands. */
const setInside = new WeakMap<DraftDocument, Map<string, FileSpot | undefined>>();

/**
 * A rule that speaks of a whole object of the base, of which one layer alone has set a part: the part is what
 * broke the rule, and what a person has to look at.
 */
function layerInside(draft: Draft, { code, place }: Found): FileSpot | undefined {
  if (!/^(rule|setup)\//.test(code) || !isDocumentPlace(place)) return undefined;
  const document = draft.documents.get(place.document);
  if (!document || document.patches.length === 0) return undefined;
  let known = setInside.get(document);
  if (!known) setInside.set(document, (known = new Map()));
  const { pointer } = place;
  if (!known.has(pointer)) known.set(pointer, findInside(document, pointer));
  return known.get(pointer);
}

function findInside(document: DraftDocument, within: string): FileSpot | undefined {
  if (document.originOf(within).layer !== "base") return undefined;
  const set = Object.entries(document.origins()).filter(
    ([pointer, { layer }]) => layer !== "base" && isWithin(pointer, within),
  );
  const [first, ...others] = set.map(([, origin]) => origin);
  if (!first || others.some(({ file }) => file !== first.file)) return undefined;
  let { pointer } = first;
  while (!others.every((origin) => isWithin(origin.pointer, pointer))) pointer = parentPointer(pointer) ?? "";
  return { file: first.file, pointer };
}

/** A member that is missing because a layer took it away: the layer's null is what a person has to look at. */
function removalOf(draft: Draft, { place, covers }: Found): FileSpot | undefined {
  if (covers === undefined || !isDocumentPlace(place)) return undefined;
  const removal = draft.documents.get(place.document)?.removals()[covers];
  return removal && { file: removal.file, pointer: removal.pointer };
}
