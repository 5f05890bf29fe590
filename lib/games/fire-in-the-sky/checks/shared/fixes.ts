import { isWithin } from "../../../../documents/pointer";
import type { Documents, Finding } from "../../../types";
import type { Arrival } from "./documents";

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

/** The fix that takes a mark from a group; a group of a nation and nothing else would be none. */
export function withoutMark(
  documents: Documents,
  { path, pointer, group }: Arrival,
  mark: "navalAviation" | "earlyArrival",
): Pick<Finding, "fixes"> {
  if (Object.keys(group).length <= 2) return {};
  return takeAway(documents, "Remove the mark", path, `${pointer}/${mark}`);
}
