/**
 * Writes docs/diagnostics.md from the registry of codes and the checks of the games.
 * `node lib/build/diagnostics-docs.mjs` writes; with `--check` it writes nothing and exits 1 when the page is stale.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundle, root } from "./bundle.mjs";

const target = join(root, "docs/diagnostics.md");

const folder = await bundle("diagnostics-docs", {
  page: "lib/diagnostics/codes-page.ts",
  games: "lib/games/index.ts",
});
const load = (name) => import(pathToFileURL(join(folder, `${name}.mjs`)).href);
const [{ codesPage }, { games }] = await Promise.all([load("page"), load("games")]);

const page = codesPage(Object.values(games));
const fresh = existsSync(target) && readFileSync(target, "utf8") === page;

if (process.argv.includes("--check")) {
  if (!fresh) console.log('docs/diagnostics.md is stale. Run "node lib/build/diagnostics-docs.mjs".');
  process.exitCode = fresh ? 0 : 1;
} else if (fresh) {
  console.log("docs/diagnostics.md is up to date.");
} else {
  writeFileSync(target, page);
  console.log("wrote docs/diagnostics.md");
}
