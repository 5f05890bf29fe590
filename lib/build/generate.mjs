/**
 * Writes lib/documents/generated/ from schemas/: types, the kinds of documents, and the schemas themselves.
 * `node lib/build/generate.mjs` writes; with `--check` it writes nothing and exits 1 when a file is stale.
 */
import { existsSync, readdirSync, readFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { makeKindsModule, makeSchemasModules } from "./generate/schemas.mjs";
import { makeTypes } from "./generate/types.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const schemasFolder = join(root, "schemas");
const target = join(root, "lib/documents/generated");

/** Every schema by its path under schemas/, in the order of the paths, so that output is the same everywhere. */
function readSchemas() {
  return readdirSync(schemasFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".schema.json"))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      path: relative(schemasFolder, file).split(sep).join("/"),
      schema: JSON.parse(readFileSync(file, "utf8")),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

const schemas = readSchemas();
const readKinds = (file) => JSON.parse(readFileSync(join(schemasFolder, file), "utf8"));
/** Those of the list, and those that a game has in its own folder of schemas. */
const kinds = readdirSync(schemasFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(schemasFolder, entry.name, "kinds.json")))
  .map(({ name }) => `${name}/kinds.json`)
  .sort()
  .reduce((all, file) => [...all, ...readKinds(file)], readKinds("kinds.json"));

const files = {
  "types.ts": await makeTypes(schemas, kinds),
  "kinds.ts": makeKindsModule(kinds),
  ...makeSchemasModules(schemas),
};

function currentText(name) {
  try {
    return readFileSync(join(target, name), "utf8");
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
}

const stale = Object.keys(files).filter((name) => currentText(name) !== files[name]);

if (process.argv.includes("--check")) {
  for (const name of stale) {
    console.log(`lib/documents/generated/${name} is stale. Run "npm run generate".`);
  }
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  for (const name of stale) {
    mkdirSync(dirname(join(target, name)), { recursive: true });
    writeFileSync(join(target, name), files[name]);
    console.log(`wrote lib/documents/generated/${name}`);
  }
  if (stale.length === 0) console.log("lib/documents/generated is up to date.");
}
