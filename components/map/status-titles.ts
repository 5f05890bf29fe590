import type { SourceStatus } from "../../lib/views/world";

/** How certain a value is, in a word. */
export const statusTitles: Readonly<Record<SourceStatus, string>> = {
  printed: "printed",
  errata: "by errata",
  reconstructed: "reconstructed",
  designed: "designed by us",
};
