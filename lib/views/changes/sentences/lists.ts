import type { Json } from "../../../documents";
import { listed } from "./words";

/** How two lists of plain values differ: what has come, what is gone, or only their order. */
export function listWords(
  from: readonly Json[],
  to: readonly Json[],
  say: { before(value: Json): string; after(value: Json): string },
): string {
  if (to.length === 0) return `none, was ${listed(from.map(say.before))}`;
  if (from.length === 0) return `${listed(to.map(say.after))}, was none`;
  const added = to.filter((each) => !from.includes(each)).map(say.after);
  const gone = from.filter((each) => !to.includes(each)).map(say.before);
  if (added.length === 0 && gone.length === 0) return `${listed(to.map(say.after))}, in another order`;
  const parts = [
    ...(added.length > 0 ? [`also ${listed(added)}`] : []),
    ...(gone.length > 0 ? [`no longer ${listed(gone)}`] : []),
  ];
  return parts.join("; ");
}

/** A list whose members are no lists or objects. */
export const isPlainList = (value: Json): value is Json[] =>
  Array.isArray(value) && value.every((each) => each === null || typeof each !== "object");
