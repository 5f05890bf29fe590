import type { Severity } from "./types";

/** The tiers in the order in which they run; a later one works on what the earlier ones left fit. */
export const tiers = ["syntax", "schema", "ref", "layer", "rule", "setup", "workspace", "internal"] as const;
export type Tier = (typeof tiers)[number];

/** What a code means. docs/diagnostics.md prints it, and the studio shows it beside the problem. */
export interface CodeEntry {
  /** Stable; a retired code is never used again. It starts with the tier's name. */
  readonly code: string;
  readonly severity: Severity;
  /** One sentence: what is wrong. */
  readonly title: string;
  /** Why it matters. */
  readonly explain: string;
  /** How to mend it. */
  readonly mend: string;
  /** A message as a designer may see it. */
  readonly example: string;
}

export const tierOf = (code: string): Tier => code.slice(0, code.indexOf("/")) as Tier;
