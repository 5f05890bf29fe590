import { migrateDocument } from "../documents";
import type { Documents } from "../games";
import type { Json } from "../kernel";
import type { Plan, Variant } from "./plan";

/**
 * The documents of a variant in the shape that this program reads. A plan keeps its documents as they were when it was
 * made, and a run may be older than a change of their shape. Its fingerprint stays that of the kept text.
 */
export function documentsOf({ documents }: Pick<Variant, "documents">): Documents {
  const kept = JSON.parse(documents) as { readonly [path: string]: Json };
  return Object.fromEntries(
    Object.entries(kept).map(([path, value]) => [path, migrateDocument(path, value).value]),
  );
}

/** The changes of shape that the documents of a plan are older than, with what somebody would have to look at. */
export function olderThan({ variants }: Plan): { id: string; manualSteps: readonly string[] }[] {
  const found = new Map<string, readonly string[]>();
  for (const { documents } of variants) {
    for (const [path, value] of Object.entries(JSON.parse(documents) as { [path: string]: Json })) {
      const { applied, manualSteps } = migrateDocument(path, value);
      for (const id of applied) if (!found.has(id)) found.set(id, manualSteps);
    }
  }
  return [...found].map(([id, manualSteps]) => ({ id, manualSteps })).sort((a, b) => (a.id < b.id ? -1 : 1));
}
