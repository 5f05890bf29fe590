/**
 * A lint rule: no file imports a file that, directly or over others, imports it; imports of types count too, which
 * `import-x/no-cycle` skips. The imports of all files are read once, with TypeScript's quick scan of a text, in about a
 * second.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const root = fileURLToPath(new URL("../../", import.meta.url));
const folders = ["app", "components", "lib"];
const endings = ["", ".ts", ".tsx", ".mjs", "/index.ts", "/index.tsx"];

/**
 * Classes that hand themselves to the functions of their parts: to take the type of such a class makes no cycle. What would
 * take its place is an interface that repeats every member.
 */
const handed = new Set(
  [
    "lib/kernel/table.ts",
    "lib/kernel/game.ts",
    "lib/games/fire-in-the-sky/players/outlook.ts",
    "components/workbench/workbench.ts",
  ].map((path) => resolve(root, path)),
);

const isCode = (path) => /\.(tsx?|mjs)$/.test(path);

/** The file that a relative import names; undefined for packages and data. */
function fileOf(importer, specifier, files) {
  if (!specifier.startsWith(".")) return undefined;
  const path = resolve(dirname(importer), specifier);
  return endings.map((ending) => path + ending).find((candidate) => files.has(candidate));
}

const typeImport = /^(?:import|export) type [^"]* from "([^"]+)"/gm;

/** Of each file, the files that import it. Read when the first file is linted, and kept as long as the process. */
let importers;
function readImporters() {
  const files = new Set(
    folders.flatMap((folder) =>
      readdirSync(resolve(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && isCode(entry.name))
        .map((entry) => resolve(entry.parentPath, entry.name)),
    ),
  );
  importers = new Map([...files].map((file) => [file, []]));
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    const types = new Set([...text.matchAll(typeImport)].map(([, specifier]) => specifier));
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      const target = fileOf(file, fileName, files);
      if (target && !(handed.has(target) && types.has(fileName))) importers.get(target).push(file);
    }
  }
  return importers;
}

/** By file, the next file on the shortest way from there to `goal`; `goal` itself has none. */
function waysTo(goal, graph) {
  const next = new Map([[goal, undefined]]);
  for (const file of next.keys()) {
    for (const importer of graph.get(file)) if (!next.has(importer)) next.set(importer, file);
  }
  return next;
}

function wayFrom(file, next) {
  const way = [];
  for (let at = file; at !== undefined; at = next.get(at)) way.push(relative(root, at));
  return way.join(" -> ");
}

/** @type {import("eslint").Rule.RuleModule} */
const noCycle = {
  meta: {
    type: "problem",
    docs: { description: "Forbid import cycles, of types too." },
    schema: [],
    messages: {
      cycle: "Import cycle: {{way}}. Move what both need into a file of its own, which imports neither.",
    },
  },
  create(context) {
    const graph = importers ?? readImporters();
    const file = context.filename;
    if (!graph.has(file)) return {};
    const ways = waysTo(file, graph);
    const look = ({ source, importKind, exportKind }) => {
      if (typeof source?.value !== "string") return;
      const target = fileOf(file, source.value, graph);
      if (!target || !ways.has(target)) return;
      if (handed.has(target) && (importKind ?? exportKind) === "type") return;
      const way = `${relative(root, file)} -> ${wayFrom(target, ways)}`;
      context.report({ node: source, messageId: "cycle", data: { way } });
    };
    return {
      ImportDeclaration: look,
      ExportAllDeclaration: look,
      ExportNamedDeclaration: look,
      ImportExpression: look,
      TSImportType: look,
    };
  },
};

export default { rules: { "no-cycle": noCycle } };
