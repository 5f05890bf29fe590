import { getLanguageService, TextDocument } from "vscode-json-languageservice";
import { createChecker } from "../../lib/diagnostics";
import { kinds } from "../../lib/documents/generated/kinds";
import { schemas } from "../../lib/documents/generated/schemas";
import { validators } from "../../lib/diagnostics/schema/validate";
import { largeUnits } from "./large-units";
import { inTurn, type Row } from "./support";

const MISTAKES = 40;
const sizes = [
  { size: "500 kB", characters: 500_000, rounds: 40 },
  { size: "5 MB", characters: 5_000_000, rounds: 10 },
];

/**
 * From the text of one large order of battle to every problem in it, with file, pointer, line, column and fixes:
 * syntax and schema, which is what other editors look for. Beside it what VS Code takes for the same text.
 */
export default async function diagnostics(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { size, characters, rounds } of sizes) {
    const text = flat(largeUnits(characters, MISTAKES));
    const broken = flat(text.replace(/,(?=\s+"defense")/, ""));
    const found = { ours: ours(text).length, theirs: (await theirs(text)).length };
    if (Math.min(found.ours, found.theirs) < MISTAKES) throw new Error("Not every mistake has been found.");
    const times = await inTurn(
      { ours: () => ours(text), theirs: () => theirs(text), broken: () => ours(broken) },
      rounds,
    );
    rows.push(
      { name: `${size}: text to problems with their places`, value: times.ours.median, unit: "ms (median)" },
      {
        name: `${size}: the same text by vscode-json-languageservice`,
        value: times.theirs.median,
        unit: "ms (median)",
      },
      { name: `${size}: its time by ours`, value: times.theirs.median / times.ours.median, unit: "times" },
      { name: `${size}: problems found by us`, value: found.ours, unit: "problems" },
      { name: `${size}: problems found by it`, value: found.theirs, unit: "problems" },
      {
        name: `${size}: text with a comma missing to problems`,
        value: times.broken.median,
        unit: "ms (median)",
      },
    );
  }
  return rows;
}

/** A text as a file gives it: in one piece, whatever it was put together from. */
const flat = (text: string): string => Buffer.from(text).toString();

const file = "units.json";
const shapes = { schemas, validators, kinds: kinds.map((kind) => ({ ...kind, games: ["*"] })) };

/** A checker without a memory, and without a game: its rules have nothing to say of a file that stands alone. */
function ours(text: string) {
  return createChecker(undefined, shapes).check({ [file]: text }, { limit: Infinity }).diagnostics;
}

// The text says itself which schema it follows, by a path relative to its own.
const url = `file:///data/fire-in-the-sky/${file}`;
const service = getLanguageService({
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
  schemaRequestService: (wanted) => {
    const schema = schemas[wanted.slice(wanted.lastIndexOf("schemas/") + "schemas/".length)];
    return schema
      ? Promise.resolve(JSON.stringify(schema))
      : Promise.reject(new Error(`There is no schema ${wanted}.`));
  },
});
service.configure({ validate: true });

/** Its schema is read once for all texts, as in an editor. */
function theirs(text: string) {
  const document = TextDocument.create(url, "json", 1, text);
  return service.doValidation(document, service.parseJSONDocument(document));
}
