import type { Documents, Finding } from "../../../types";
import { takeAway } from "../../../shared/checks/fixes";
import type { Arrival } from "./documents";

/** The fix that takes a mark from a group; a group of a nation and nothing else would be none. */
export function withoutMark(
  documents: Documents,
  { path, pointer, group }: Arrival,
  mark: "navalAviation" | "earlyArrival",
): Pick<Finding, "fixes"> {
  if (Object.keys(group).length <= 2) return {};
  return takeAway(documents, "Remove the mark", path, `${pointer}/${mark}`);
}
