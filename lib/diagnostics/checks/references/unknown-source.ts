import {
  child,
  get,
  isObject,
  isPointer,
  type Json,
  joinPointer,
  lastSegment,
  parentPointer,
  parsePointer,
} from "../../../documents";
import type { Found } from "../../found";
import { nearest } from "../../../nearest";
import type { ReferenceCheck } from "../../references/check";
import { quote } from "../../words";

// A value never changes, so its sources lead astray for good.
const known = new WeakMap<object, readonly string[]>();

/** The sources of a document that speak of what is not there. */
function astray(value: Json): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  let found = known.get(value);
  if (!found) {
    const sources = child(value, "sources");
    const pointers = isObject(sources) ? Object.keys(sources) : [];
    found = pointers.filter((pointer) => isPointer(pointer) && get(value, pointer) === undefined);
    known.set(value, found);
  }
  return found;
}

/** The pointer with its first segment that leads nowhere replaced by the nearest that leads on. */
function mended(root: Json, pointer: string): string | undefined {
  const parent = parentPointer(pointer);
  const last = lastSegment(pointer);
  if (parent === undefined || last === undefined) return undefined;
  const holder = get(root, parent);
  const base = holder === undefined ? mended(root, parent) : parent;
  if (base === undefined) return undefined;
  const value = get(root, base);
  if (typeof value !== "object" || value === null) return undefined;
  if (child(value, last) !== undefined) return joinPointer(base, last);
  const meant = nearest(last, Object.keys(value));
  return meant === undefined ? undefined : joinPointer(base, meant);
}

/** The first place on the way that is not there: what took it away left all below without a value. */
function firstLost(root: Json, pointer: string): string {
  const above = parentPointer(pointer);
  return above !== undefined && get(root, above) === undefined ? firstLost(root, above) : pointer;
}

export const unknownSource: ReferenceCheck = {
  code: "ref/unknown-source",
  severity: "warning",
  title: "A source refers to a value that does not exist.",
  explain:
    "`sources` says for every value where it comes from, by the value's JSON pointer. A pointer that does not match leaves the value that was meant without a source.",
  mend: "Correct the pointer, or remove the entry.",
  example: 'The source for "/bases/singapor/oil" matches nothing: did you mean "/bases/singapore/oil"?',
  run({ documents, blame, reports, everStood }) {
    const found: Found[] = [];
    for (const [document, value] of Object.entries(documents)) {
      if (!reports(document)) continue;
      const sources = child(value, "sources");
      for (const pointer of astray(value)) {
        const place = { document, pointer: joinPointer("/sources", pointer), part: "key" as const };
        // A layer that takes a value away need not take its source away as well.
        if (everStood(document, pointer)) continue;
        if (blame.covers(document, place.pointer) || blame.covers(document, pointer)) continue;
        const meant = mended(value, pointer);
        const free = meant !== undefined && child(sources, meant) === undefined;
        const lost = firstLost(value, pointer);
        const part = joinPointer("", parsePointer(pointer)[0] ?? "");
        found.push({
          code: unknownSource.code,
          severity: unknownSource.severity,
          place,
          message:
            `The source for ${quote(pointer)} matches nothing in ${document}` +
            (meant === undefined ? "." : `: did you mean ${quote(meant)}?`),
          hint: "Correct the pointer, or remove the entry.",
          crowd: free
            ? {
                of: `${document} ${lost}`,
                message: (n) => `${n} sources of ${document} match nothing: there is no ${quote(lost)}.`,
                hint: "Correct the pointers, or remove the entries.",
                fix: (n) => `Change all ${n} to what is there`,
              }
            : {
                of: `${document} ${part}`,
                message: (n) => `${n} sources of ${document} match nothing in ${quote(part)}.`,
                hint: "Correct the pointers, or remove the entries.",
                fix: (n) => `Remove these ${n} sources`,
              },
          fixes: [
            ...(free
              ? [
                  {
                    title: `Change it to ${quote(meant)}`,
                    changes: [{ do: "rename" as const, place, key: meant }],
                  },
                ]
              : []),
            { title: "Remove this source", changes: [{ do: "remove", place }] },
          ],
        });
      }
    }
    return found;
  },
};
