import { isWithin } from "../../../documents/pointer";
import type { Documents, Finding } from "../../types";

/**
 * The fix that takes a member away. There is none where the document's `sources` speak of the member: they
 * would be left speaking of nothing, and a fix changes one value only.
 */
export function takeAway(
  documents: Documents,
  title: string,
  document: string,
  pointer: string,
): Pick<Finding, "fixes"> {
  const value = documents[document];
  const sources = typeof value === "object" && value !== null && !Array.isArray(value) ? value.sources : {};
  const named = Object.keys(typeof sources === "object" && sources !== null ? sources : {});
  if (named.some((source) => isWithin(source, pointer))) return {};
  return { fixes: [{ title, document, pointer }] };
}
