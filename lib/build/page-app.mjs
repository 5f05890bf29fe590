import { readFileSync } from "node:fs";
import { join } from "node:path";
import { argv, stdout } from "node:process";
import { fileURLToPath } from "node:url";
import { bundle, root } from "./bundle.mjs";
import { gameFolders } from "./layers.mjs";

/**
 * The code of an exported page for one game: classic scripts, because browsers load no modules from files. Bundled when its
 * sources have changed, else read.
 *
 * @param {string} game id of the game
 * @returns {Promise<{ script: string, style: string, worker: string }>}
 */
export async function pageApp(game) {
  const folder = await bundle(
    `page-${game}`,
    { app: "components/page/app.tsx", worker: "components/page/page.worker.ts" },
    {
      format: "iife",
      platform: "browser",
      target: ["chrome109", "firefox115", "safari16"],
      minify: true,
      legalComments: "none",
      jsx: "automatic",
      define: { "process.env.NODE_ENV": '"production"' },
      mainFields: ["module", "main"],
      logOverride: { "ignored-directive": "silent" },
      plugins: [onlyGame(game)],
    },
  );
  const read = (name) => readFileSync(join(folder, name), "utf8");
  return { script: read("app.js"), style: read("app.css"), worker: read("worker.js") };
}

/** Of what players send each other; documents were checked when they were exported. */
const keptSchemas = ["common/common.schema.json", "common/game-file.schema.json"];

/**
 * Leaves out the other games, and all schemas but those of game files. The list of games names the code of each; editions
 * of a game share theirs.
 */
function onlyGame(game) {
  const [own] = gameFolders
    .filter((path) => game === nameOf(path) || game.startsWith(`${nameOf(path)}-`))
    .sort((a, b) => b.length - a.length);
  if (own === undefined) throw new RangeError(`There is no code for the game “${game}”.`);
  const others = new Set(gameFolders.filter((path) => path !== own).map(nameOf));
  const list = join(root, "lib/games/load.ts");
  const none = { path: "none", namespace: "left-out" };
  const kept = { path: "kept", namespace: "game-files" };
  return {
    name: "one game",
    setup(build) {
      build.onResolve({ filter: /^\.\/[^/]+(\/definition)?$/ }, ({ path, importer }) =>
        importer === list && others.has(path.split("/")[1]) ? none : undefined,
      );
      build.onResolve({ filter: /documents\/generated\/schemas(\/[^/]+)?$/ }, ({ path }) =>
        path.endsWith("schemas") ? kept : none,
      );
      build.onLoad({ filter: /.*/, namespace: none.namespace }, () => ({
        contents: "export const schemas = {};",
        loader: "js",
      }));
      build.onLoad({ filter: /.*/, namespace: kept.namespace }, () => ({
        contents: `export const schemas = ${JSON.stringify(schemasToRead())};`,
        loader: "js",
      }));
    },
  };
}

const schemasToRead = () =>
  Object.fromEntries(
    keptSchemas.map((path) => [path, JSON.parse(readFileSync(join(root, "schemas", path), "utf8"))]),
  );

const nameOf = (path) => path.split("/").at(-1);

// As a program of its own it prints the code as JSON: the studio's server has no bundler in it.
if (argv[1] === fileURLToPath(import.meta.url)) stdout.write(JSON.stringify(await pageApp(argv[2] ?? "")));
