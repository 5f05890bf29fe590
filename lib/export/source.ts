import { canonicalText, type FileMap, kindOfPath } from "../documents";
import { kinds } from "../documents/generated/kinds";
import { schemas } from "../documents/generated/schemas";
import { counted } from "../words";
import { ExportError, type ExportSource } from "./types";

/** What is exported, but for the schemas. */
export type SourceParts = Omit<ExportSource, "schemas">;

/** What is exported, with the schemas of its game. */
export const exportSource = (parts: SourceParts): ExportSource => ({
  ...parts,
  schemas: schemaTexts(parts.game),
});

/** The texts of the schemas that a game's documents have, and which of them governs which documents. */
function schemaTexts(game: string): FileMap {
  const ofGame = kinds.filter(({ games }) => games.includes("*") || games.includes(game));
  const folders = new Set(ofGame.map(({ schema }) => schema.split("/")[0]));
  const paths = Object.keys(schemas).filter((path) => folders.has(path.split("/")[0]));
  const list = ofGame.map(({ kind, schema, match }) => ({ kind, schema, match }));
  return Object.fromEntries([
    ...paths.map((path) => [path, canonicalText(schemas[path]!)]),
    ["kinds.json", canonicalText(list)],
  ]);
}

/** A file that is not JSON would be missing from the export. Throws `ExportError`. */
export function requireReadable({ draft }: ExportSource): void {
  const broken = [...draft.files.values()].filter(
    ({ path, value }) => value === undefined && kindOfPath(path).kind !== "other",
  );
  const [first] = broken;
  if (first === undefined) return;
  const others =
    broken.length > 1 ? ` ${counted(broken.length - 1, "other document")} cannot be read either.` : "";
  throw new ExportError(
    `${first.path} is not valid JSON, so nothing was exported.${others}`,
    "Fix its problems first.",
  );
}
