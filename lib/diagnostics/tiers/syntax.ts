import {
  documentOfFile,
  kindOfPath,
  type ParsedDocument,
  rangeAt,
  type SyntaxProblem,
} from "../../documents";
import { syntaxEntries } from "../checks/syntax";
import type { Context } from "../context";
import type { Found } from "../found";

/** Tier 1: errors of the texts themselves. Returns the documents that cannot be read. */
export function checkSyntax(context: Context): Set<string> {
  const unread = new Set<string>();
  const on = new Set(context.draft.layers.filter((layer) => layer.on).map((layer) => layer.id));
  for (const [path, doc] of context.draft.files) {
    context.report(
      undefined,
      doc.problems.map((problem) => foundOf(doc, problem)),
    );
    const kind = kindOfPath(path);
    const counts = kind.kind !== "patch" || on.has(kind.layer);
    if (doc.value === undefined && counts) unread.add(documentOfFile(path));
  }
  return unread;
}

/** What to do about a problem that does not say it of its own place. */
const mends: ReadonlyMap<string, string> = new Map(syntaxEntries.map(({ code, mend }) => [code, mend]));

function foundOf(doc: ParsedDocument, problem: SyntaxProblem): Found {
  const { code, severity, message, hint = mends.get(code), pointer, related, fixes } = problem;
  return {
    code,
    severity,
    message,
    ...(hint !== undefined && { hint }),
    place: { file: doc.path, pointer, range: rangeAt(doc, problem) },
    blames: [{ document: documentOfFile(doc.path), pointer }],
    ...(related && {
      related: related.map((each) => ({
        message: each.message,
        place: { file: doc.path, pointer, range: rangeAt(doc, each) },
      })),
    }),
    ...(fixes && {
      fixes: fixes.map(({ title, edits }) => ({
        title,
        changes: [{ do: "edit" as const, edits: edits.map((edit) => ({ file: doc.path, ...edit })) }],
      })),
    }),
  };
}
