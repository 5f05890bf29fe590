import {
  documentOfFile,
  type Draft,
  kindOfPath,
  migrateDocument,
  migrateText,
  migrations,
} from "../../../documents";
import type { Json, ParsedDocument } from "../../../documents";
import type { FixPlan, Found } from "../../found";
import type { CodeEntry } from "../../registry-types";

/** Most problems of other kinds would only say that the shape is not the present one. */
export const earlierShape: CodeEntry & { run(draft: Draft): Found[] } = {
  code: "schema/earlier-shape",
  severity: "error",
  title: "A document has the format of an earlier version.",
  explain:
    "The format of documents has changed since it was written. No other problem of it is reported until it is migrated, which keeps its meaning.",
  mend: "Apply the fix, or run `sandtable migrate --write`, which does the same for all documents.",
  example:
    "This document has the format of an earlier version. Each type of combat has a hit number of its own, no longer one for all.",
  run(draft) {
    const old = [...draft.files.values()].filter(isOld);
    if (old.length === 0) return [];
    const on = new Set(draft.layers.filter((layer) => layer.on).map((layer) => layer.id));
    const all =
      old.length > 1 ? [fixOf(`Migrate all ${old.length} documents to the current format`, old)] : [];
    return old.map((doc) => {
      const { applied, manualSteps } = migrateDocument(doc.path, doc.value!);
      const what = migrations.filter(({ id }) => applied.includes(id)).map(({ description }) => description);
      const kind = kindOfPath(doc.path);
      const counts = kind.kind !== "patch" || on.has(kind.layer);
      return {
        code: earlierShape.code,
        severity: earlierShape.severity,
        place: { file: doc.path, pointer: "" },
        // An error in a layer that is off is not an error of the document that it would change.
        blames: counts ? [{ document: documentOfFile(doc.path), pointer: "" }] : [],
        message: `This document has the format of an earlier version. ${what.join(" ")}`,
        hint: [
          "Apply the fix, or run “sandtable migrate --write”, which does the same.",
          ...manualSteps,
        ].join(" "),
        fixes: [fixOf("Migrate it to the current format", [doc]), ...all],
      };
    });
  },
};

// A value never changes, and neither does its shape.
const known = new WeakMap<object, boolean>();

function isOld({ path, value }: ParsedDocument): boolean {
  if (typeof value !== "object" || value === null) return false;
  let old = known.get(value);
  if (old === undefined)
    known.set(value, (old = migrations.some((each) => each.appliesTo(path, value as Json))));
  return old;
}

function fixOf(title: string, docs: readonly ParsedDocument[]): FixPlan {
  const edits = docs.flatMap(({ path, text }) => {
    const migrated = migrateText(path, text);
    return migrated.ok ? migrated.edits.map((edit) => ({ file: path, ...edit })) : [];
  });
  return { title, changes: [{ do: "edit", edits }] };
}
