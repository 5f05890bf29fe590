import {
  type Addition,
  get,
  type InDocument,
  type Json,
  lastSegment,
  parentPointer,
} from "../../../documents";
import type { Found } from "../../found";
import { nearest } from "../../../nearest";
import type { CodeEntry } from "../../registry-types";
import { quote } from "../../words";

export const misspeltId: CodeEntry & {
  report(addition: InDocument<Addition>, base: Json | undefined): Found | undefined;
} = {
  code: "layer/misspelt-id",
  severity: "error",
  title: "A layer adds an incomplete entry under an id similar to an existing one.",
  explain:
    "A patch for an unknown id adds a new entry, and this one lacks almost everything. Most likely the similar id was meant.",
  mend: "Correct the id; or, for a new entry, give it all members that it needs.",
  example:
    'The layer "house-rules" adds "singapor" to bases.json, which is incomplete: did you mean "singapore"?',
  report({ document, layer, file, pointer, target }, base) {
    const name = lastSegment(target) ?? "";
    const holder = get(base, parentPointer(target) ?? "");
    if (typeof holder !== "object" || holder === null || Array.isArray(holder)) return undefined;
    const meant = nearest(name, Object.keys(holder));
    if (meant === undefined) return undefined;
    const place = { file, pointer, part: "key" } as const;
    return {
      code: misspeltId.code,
      severity: misspeltId.severity,
      place,
      blames: [{ document, pointer: target }],
      message: `The layer ${quote(layer)} adds ${quote(name)} to ${document}, which is incomplete: did you mean ${quote(meant)}?`,
      hint: "A patch changes the entry whose id it names. For a new entry, give it all members that it needs.",
      fixes: [
        { title: `Change ${quote(name)} to ${quote(meant)}`, changes: [{ do: "rename", place, key: meant }] },
      ],
    };
  },
};
