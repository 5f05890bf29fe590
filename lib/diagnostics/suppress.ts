import { isWithin, type Json } from "../documents";
import { tierOf } from "./registry-types";
import type { Diagnostic } from "./types";

/** A problem that somebody knows and accepts, as an entry of sandtable.json says. */
export interface Suppression {
  code: string;
  /** Only in this file. */
  file?: string;
  /** Only at this place and below it. */
  pointer?: string;
  reason: string;
}

/** Shortest reason that can say anything. */
export const shortestReason = 12;

/** A text that is not JSON or violates its schema cannot be used, whatever the reason. */
export const canSuppress = (code: string): boolean =>
  tierOf(code) !== "syntax" && tierOf(code) !== "schema" && tierOf(code) !== "internal";

export function matches(suppression: Suppression, diagnostic: Diagnostic): boolean {
  return (
    suppression.code === diagnostic.code &&
    canSuppress(diagnostic.code) &&
    suppression.reason.trim().length >= shortestReason &&
    (suppression.file === undefined || suppression.file === diagnostic.file) &&
    (suppression.pointer === undefined || isWithin(diagnostic.pointer, suppression.pointer))
  );
}

/** The entries of a workspace document, as far as they are well formed. The schema reports the others. */
export function suppressionsOf(workspace: Json | undefined): Suppression[] {
  if (typeof workspace !== "object" || workspace === null || Array.isArray(workspace)) return [];
  const entries = workspace.suppress;
  return Array.isArray(entries) ? entries.map(readSuppression) : [];
}

/** An ill-formed entry becomes one that matches nothing, so that the others keep their positions. */
function readSuppression(entry: Json): Suppression {
  const text = (key: string): string | undefined => {
    const value =
      typeof entry === "object" && entry !== null && !Array.isArray(entry) ? entry[key] : undefined;
    return typeof value === "string" ? value : undefined;
  };
  return {
    code: text("code") ?? "",
    file: text("file"),
    pointer: text("pointer"),
    reason: text("reason") ?? "",
  };
}
