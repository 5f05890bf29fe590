/**
 * Which layer may import which, as one table: the lint rules are made of it (`eslint.config.js`), and a test plants a wrong
 * import for each of its kinds (`tests/build/lint.test.ts`). `docs/architecture.md` draws the same picture.
 *
 * A layer is a file or a folder. `may` names the files and folders it may import besides itself; `packages` the npm
 * packages ("*" is any). A layer imports nothing else. What runs in a browser has no Node (`node: true` is for the rest).
 */
import { readdirSync } from "node:fs";

const gamesFolder = new URL("../games/", import.meta.url);

/** The folders of games, and nothing but them: what games share lies in `shared`. */
export const gameFolders = readdirSync(gamesFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== "shared")
  .map(({ name }) => `lib/games/${name}`);

/** Names of the types that are made of games' own schemas: those of "fire-in-the-sky" begin with FireInTheSky. */
export const gameTypes = `^(${gameFolders
  .map((path) =>
    path
      .split("/")
      .at(-1)
      .replaceAll(/(^|-)([a-z])/g, (_all, _dash, letter) => letter.toUpperCase()),
  )
  .join("|")})`;

/** What a game gives and is given: shapes, without any game. */
const gameShapes = [
  "battle-types",
  "board-types",
  "compiled",
  "counter-types",
  "document-types",
  "numbering",
  "print-types",
  "record-types",
  "schedule-types",
  "time",
  "types",
  "view-types",
].map((name) => `lib/games/${name}.ts`);
const shared = ["lib/games/shared"];
/** The games that are loaded, and the list of all, through which everybody else reaches them. */
const loaded = "lib/games/loaded.ts";
const list = "lib/games/load.ts";
const registry = ["lib/games/index.ts", list, loaded];
const small = [
  "lib/words.ts",
  "lib/grouped.ts",
  "lib/nearest.ts",
  "lib/file-names.ts",
  "lib/side-colours.ts",
];

/** The table, for these folders of games. */
export const layersWith = (games) => [
  { path: "lib/words.ts", may: ["lib/file-names.ts"] },
  { path: "lib/grouped.ts", may: [] },
  { path: "lib/nearest.ts", may: [], packages: ["fastest-levenshtein"] },
  { path: "lib/file-names.ts", may: [] },
  { path: "lib/side-colours.ts", may: [] },
  { path: "lib/hex", may: [] },
  { path: "lib/kernel", may: [], packages: ["fastest-levenshtein"] },
  { path: "lib/zip", may: ["lib/file-names.ts"], packages: ["fflate"] },
  { path: "lib/documents", may: [] },
  { path: "lib/compare", may: ["lib/documents"] },
  ...gameShapes.map((path) => ({
    path,
    may: [...gameShapes, "lib/kernel", "lib/documents", "lib/words.ts"],
  })),
  ...shared.map((path) => ({
    path,
    may: [...gameShapes, "lib/kernel", "lib/hex", "lib/documents", ...small],
  })),
  ...games.map((path) => ({
    path,
    may: [...gameShapes, ...shared, "lib/kernel", "lib/hex", "lib/documents", ...small],
  })),
  ...registry.map((path) => ({
    path,
    may: [...gameShapes, ...registry, ...(path === list ? [...games, "lib/documents"] : [])],
  })),
  { path: "lib/diagnostics", may: [...gameShapes, "lib/documents", "lib/hex", "lib/kernel", ...small] },
  { path: "lib/editing", may: ["lib/diagnostics", "lib/documents", ...small] },
  { path: "lib/language", may: [...gameShapes, "lib/diagnostics", "lib/documents", ...small] },
  { path: "lib/book", may: [...gameShapes, "lib/diagnostics", "lib/documents", "lib/kernel", ...small] },
  {
    path: "lib/views",
    may: [
      ...["compare", "diagnostics", "documents", "editing", "hex", "kernel"].map((name) => `lib/${name}`),
      ...gameShapes,
      ...shared,
      ...registry,
      ...small,
    ],
  },
  { path: "lib/rulebook", may: ["lib/games/numbering.ts", ...small] },
  { path: "lib/playtest", may: ["lib/book", "lib/documents", "lib/kernel", ...registry, ...small] },
  { path: "lib/odds", may: ["lib/kernel", "lib/playtest", ...small] },
  {
    path: "lib/play",
    may: [
      "lib/book",
      "lib/diagnostics",
      "lib/documents",
      "lib/games/time.ts",
      "lib/kernel",
      "lib/playtest",
      ...registry,
      ...small,
    ],
  },
  {
    path: "lib/reports",
    may: ["lib/book", "lib/documents", "lib/kernel", "lib/play", ...small],
    packages: ["simple-statistics"],
  },
  {
    path: "lib/export",
    may: [
      ...["compare", "diagnostics", "documents", "editing", "hex", "views", "zip"].map(
        (name) => `lib/${name}`,
      ),
      "lib/games/numbering.ts",
      "lib/games/time.ts",
      ...registry,
      ...small,
    ],
  },
  {
    path: "lib/lab",
    may: [
      ...["diagnostics", "documents", "export", "kernel", "playtest", "views"].map((name) => `lib/${name}`),
      "lib/games/numbering.ts",
      "lib/games/time.ts",
      "lib/games/types.ts",
      ...registry,
      ...small,
    ],
    packages: ["@observablehq/plot", "simple-statistics"],
  },
  {
    path: "lib/history",
    may: [...["documents", "lab", "views"].map((name) => `lib/${name}`), ...registry, ...small],
  },
  {
    path: "lib/workspace",
    may: ["lib/documents", "lib/history", "lib/kernel", "lib/lab", "lib/zip", ...small],
    packages: ["*"],
    node: true,
  },
  {
    path: "lib/server",
    may: [
      ...["documents", "export", "history", "lab", "rulebook", "views", "workspace", "zip"].map(
        (name) => `lib/${name}`,
      ),
      ...registry,
      ...small,
    ],
    packages: ["*"],
    node: true,
  },
  {
    path: "lib/cli",
    may: [
      ...[
        "book",
        "compare",
        "diagnostics",
        "documents",
        "editing",
        "export",
        "history",
        "kernel",
        "lab",
        "odds",
        "play",
        "playtest",
        "reports",
      ].map((name) => `lib/${name}`),
      "lib/views",
      "lib/workspace",
      "lib/build/bundle.mjs",
      "lib/build/node-version.mjs",
      "lib/build/page-app.mjs",
      "package.json",
      ...registry,
      ...small,
    ],
    packages: ["*"],
    node: true,
  },
  {
    path: "components",
    may: [
      ...[
        "book",
        "diagnostics",
        "documents",
        "editing",
        "export",
        "hex",
        "history",
        "kernel",
        "lab",
        "language",
        "odds",
      ].map((name) => `lib/${name}`),
      ...["play", "playtest", "reports", "rulebook", "server", "views", "zip"].map((name) => `lib/${name}`),
      "lib/games/numbering.ts",
      "lib/games/time.ts",
      "lib/games/types.ts",
      ...registry,
      ...small,
    ],
    packages: ["*"],
  },
  { path: "app", may: ["components", "lib/server", "lib/workspace"], packages: ["*"], node: true },
];

export const layers = layersWith(gameFolders);

const packagePath = (name) => (name === "*" ? "./node_modules" : `./node_modules/${name}`);

/** One zone of `import-x/no-restricted-paths` for each layer: all is forbidden but what its row of the table names. */
export const zonesOf = (rows) =>
  rows.map(({ path, may, packages = [] }) => ({
    target: `./${path}`,
    from: ".",
    except: [...new Set([path, ...may].map((name) => `./${name}`)), ...packages.map(packagePath)],
    message: `${path} may not import this: see its row in lib/build/layers.mjs.`,
  }));
