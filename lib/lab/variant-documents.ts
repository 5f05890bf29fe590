import { migrateDocument } from "../documents";
import type { Documents } from "../games";
import type { Json } from "../kernel";
import { withSetting } from "./numbers";
import type { Plan } from "./plan";

type Variants = Pick<Plan, "variants">;

/**
 * The documents of a variant in the shape that this program reads. A plan keeps its documents as they were when it was
 * made, and a run may be older than a change of their shape. Its fingerprint stays that of the kept text.
 */
export const documentsOf = (plan: Variants, variant: number): Documents =>
  Object.fromEntries(
    Object.entries(keptDocuments(plan, variant)).map(([path, value]) => [
      path,
      migrateDocument(path, value).value,
    ]),
  );

/** Its documents as the plan keeps them. What variants share are the same objects, so that it is compiled once. */
function keptDocuments({ variants }: Variants, index: number): Documents {
  const { documents, setting = {} } = variants[index]!;
  if (documents !== undefined) return JSON.parse(documents) as Documents;
  return withSetting(firstDocuments(variants), setting);
}

const parsed = new WeakMap<Plan["variants"], Documents>();

/** Of the first variant, which has all its documents. */
function firstDocuments(variants: Plan["variants"]): Documents {
  let documents = parsed.get(variants);
  if (!documents) parsed.set(variants, (documents = JSON.parse(variants[0]?.documents ?? "{}") as Documents));
  return documents;
}

/** The changes of shape that the documents of a plan are older than, with what somebody would have to look at. */
export function olderThan({ variants }: Plan): { id: string; manualSteps: readonly string[] }[] {
  const found = new Map<string, readonly string[]>();
  for (const { documents } of variants) {
    if (documents === undefined) continue;
    for (const [path, value] of Object.entries(JSON.parse(documents) as { [path: string]: Json })) {
      const { applied, manualSteps } = migrateDocument(path, value);
      for (const id of applied) if (!found.has(id)) found.set(id, manualSteps);
    }
  }
  return [...found].map(([id, manualSteps]) => ({ id, manualSteps })).sort((a, b) => (a.id < b.id ? -1 : 1));
}
