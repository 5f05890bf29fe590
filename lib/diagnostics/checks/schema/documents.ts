import { child, documentFolders, type Json } from "../../../documents";
import type { DocumentKind } from "../../../documents/generated/kinds";
import type { Found } from "../../found";
import { nearest } from "../../../nearest";
import type { CodeEntry } from "../../registry-types";
import { quote } from "../../words";

export const missingDocument: CodeEntry & { report(path: string): Found } = {
  code: "schema/missing-document",
  severity: "error",
  title: "A document that the game needs is missing.",
  explain: "The rules read it; without it nothing can be set up or played.",
  mend: "Restore the file, or copy it from the shipped game.",
  example: "The game needs parameters.json, and there is no such file.",
  report: (path) => ({
    code: missingDocument.code,
    severity: missingDocument.severity,
    place: { file: path, pointer: "" },
    message: `The game needs ${path}, and there is no such file.`,
    hint: "Restore the file, or copy it from the shipped game.",
  }),
};

export const unknownDocument: CodeEntry & { report(path: string, known: readonly string[]): Found } = {
  code: "schema/unknown-document",
  severity: "warning",
  title: "No schema describes a document with this path.",
  explain: "The rules find documents by their paths; nothing reads a document under a name they do not know.",
  mend: "Move or rename the file; a file that is not a document can have another extension than .json.",
  example: "The document tables/combats.json is not read. Did you mean tables/combat.json?",
  report(path, known) {
    const meant = inKnownFolder(path) ?? nearest(path, known);
    return {
      code: unknownDocument.code,
      severity: unknownDocument.severity,
      place: { file: path, pointer: "" },
      message: `The document ${path} is not read.` + (meant === undefined ? "" : ` Did you mean ${meant}?`),
      hint: "Move or rename the file; one that is not a document can have another extension than .json.",
    };
  },
};

/** The same file in the folder whose name this one nearly has. */
function inKnownFolder(path: string): string | undefined {
  const [folder = "", ...rest] = path.split("/");
  if (rest.length === 0 || documentFolders.includes(folder)) return undefined;
  const meant = nearest(folder, documentFolders);
  return meant && [meant, ...rest].join("/");
}

export const wrongSchema: CodeEntry & { report(path: string, value: Json, kind: DocumentKind): Found[] } = {
  code: "schema/wrong-schema",
  severity: "warning",
  title: "A document names another schema than the one that describes it.",
  explain:
    "The path of a document decides its schema here; other editors use `$schema`, and would complete and check by the wrong one.",
  mend: "Change `$schema` as the message says.",
  example: '"$schema" of bases.json should lead to fire-in-the-sky/bases.schema.json.',
  report(path, value, { schema }) {
    const named = child(value, "$schema");
    if (typeof named !== "string" || named.endsWith(`/${schema}`) || named === schema) return [];
    const place = { document: path, pointer: "/$schema" };
    const folder = named.lastIndexOf("schemas/");
    const better = folder < 0 ? undefined : `${named.slice(0, folder)}schemas/${schema}`;
    return [
      {
        code: wrongSchema.code,
        severity: wrongSchema.severity,
        place,
        message: `"$schema" of ${path} should lead to ${schema}; it is ${quote(named)}.`,
        hint: "Here the path of a document decides its schema; other editors use this member.",
        ...(better !== undefined && {
          fixes: [
            {
              title: `Change it to ${quote(better)}`,
              changes: [{ do: "set" as const, place, value: better }],
            },
          ],
        }),
      },
    ];
  },
};

export const documentEntries: readonly CodeEntry[] = [missingDocument, unknownDocument, wrongSchema];
