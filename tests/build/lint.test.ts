// @module-tag slow
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ESLint } from "eslint";
import { describe, expect, it } from "vitest";
import { layersWith, zonesOf } from "../../lib/build/layers.mjs";
import { packageRoot } from "../../lib/workspace";

const promises = "@typescript-eslint/no-floating-promises";
/** Without the rule that needs types, which takes most of the time. */
const untyped = {
  languageOptions: { parserOptions: { projectService: false } },
  rules: { [promises]: "off" },
} as const;
const quick = new ESLint({ overrideConfig: [untyped] });

/** The rules that a text breaks when it stands in that file. */
async function broken(filePath: string, text: string, eslint = quick): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(`${text}\n`, { filePath });
  return result!.messages.map(({ ruleId }) => ruleId);
}

const paths = "import-x/no-restricted-paths";
const node = "no-restricted-imports";
const cycle = "imports/no-cycle";
const allGames = "@typescript-eslint/no-restricted-imports";
const importing = (from: string): string => `import * as planted from "${from}";\nexport { planted };`;

/** A wrong line planted in a file, and the rule that must catch it. */
const plants: readonly [what: string, file: string, text: string, rule: string][] = [
  ["the kernel imports documents", "lib/kernel/dice.ts", importing("../documents"), paths],
  ["the kernel imports a package", "lib/kernel/dice.ts", importing("fflate"), paths],
  ["the kernel imports Node", "lib/kernel/dice.ts", importing("node:fs"), node],
  ["hexes import the kernel", "lib/hex/index.ts", importing("../kernel"), paths],
  ["documents import problems", "lib/documents/index.ts", importing("../diagnostics"), paths],
  ["problems import a game", "lib/diagnostics/words.ts", importing("../games/fire-in-the-sky"), paths],
  ["problems import a part of Node", "lib/diagnostics/words.ts", importing("fs/promises"), node],
  ["words import documents", "lib/words.ts", importing("./documents"), paths],
  ["the book imports views", "lib/book/book.ts", importing("../views"), paths],
  ["play imports a game", "lib/play/line.ts", importing("../games/fire-in-the-sky/module"), paths],
  ["play imports a pane", "lib/play/line.ts", importing("../../components/play/play-table"), paths],
  ["views import a game", "lib/views/world.ts", importing("../games/fire-in-the-sky/views"), paths],
  ["the lab imports a game", "lib/lab/plan.ts", importing("../games/fire-in-the-sky"), paths],
  ["the lab imports Node", "lib/lab/plan.ts", importing("path"), node],
  ["export imports React", "lib/export/formats.ts", importing("react"), paths],
  [
    "a pane fetches a game later",
    "components/menu/menu.tsx",
    'export const later = () => import("../../lib/games/fire-in-the-sky");',
    paths,
  ],
  [
    "views import a type of a game",
    "lib/views/world.ts",
    'export type { Position } from "../games/fire-in-the-sky/model/position";',
    paths,
  ],
  ["odds import the workspace", "lib/odds/index.ts", importing("../workspace"), paths],
  [
    "what games share imports a game",
    "lib/games/shared/deal.ts",
    importing("../fire-in-the-sky/module"),
    paths,
  ],
  ["what games share imports the list of games", "lib/games/shared/deal.ts", importing("../index"), paths],
  ["what games share imports views", "lib/games/shared/deal.ts", importing("../../views"), paths],
  ["what games share imports Node", "lib/games/shared/deal.ts", importing("node:fs"), node],
  [
    "what games share imports the type of a game's document",
    "lib/games/shared/deal.ts",
    'export type { FireInTheSkyMap } from "../../documents/generated/types";',
    node,
  ],
  ["a game imports the list of games", "lib/games/fire-in-the-sky/module.ts", importing("../index"), paths],
  ["a game imports views", "lib/games/fire-in-the-sky/module.ts", importing("../../views"), paths],
  ["a game imports React", "lib/games/fire-in-the-sky/module.ts", importing("react"), paths],
  ["a pane imports a game", "components/menu/menu.tsx", importing("../../lib/games/fire-in-the-sky"), paths],
  ["a pane imports the command line", "components/menu/menu.tsx", importing("../../lib/cli/io"), paths],
  ["a pane loads all games", "components/menu/menu.tsx", importing("../../lib/games"), allGames],
  ["views load all games", "lib/views/world.ts", importing("../games"), allGames],
  ["a pane imports Node", "components/menu/menu.tsx", importing("node:path"), node],
  ["the server imports a pane", "lib/server/index.ts", importing("../../components/menu/menu"), paths],
  ["a file imports what imports it", "lib/kernel/dice.ts", importing("./index"), cycle],
  [
    "a file imports a type from what imports it",
    "lib/kernel/types.ts",
    'export type { Steps } from "./step";',
    cycle,
  ],
  [
    "a step imports the table and not only its type",
    "lib/kernel/step.ts",
    'export { Table } from "./table";',
    cycle,
  ],
  [
    "the rules read the clock",
    "lib/games/fire-in-the-sky/module.ts",
    "export const now = Date.now();",
    "no-restricted-globals",
  ],
  [
    "the rules roll dice of their own",
    "lib/games/fire-in-the-sky/module.ts",
    "export const roll = Math.random();",
    "no-restricted-properties",
  ],
  [
    "a hook is called on a condition",
    "components/menu/menu.tsx",
    'import { useState } from "react";\nexport function Menu({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}',
    "react-hooks/rules-of-hooks",
  ],
  [
    "an effect leaves out what it reads",
    "components/menu/menu.tsx",
    'import { useEffect } from "react";\nexport function useTitle(title: string) {\n  useEffect(() => {\n    document.title = title;\n  }, []);\n}',
    "react-hooks/exhaustive-deps",
  ],
];

describe("the lint rules", () => {
  it("catch each planted fault", { timeout: 240_000 }, async () => {
    const missed: string[] = [];
    // One import a line: those of a file are planted together.
    for (const filePath of new Set(plants.map(([, file]) => file))) {
      const planted = plants.filter(([, file]) => file === filePath);
      const starts: number[] = [];
      let text = "";
      for (const [i, [, , fault]] of planted.entries()) {
        starts.push(text.split("\n").length);
        text += `${fault.replaceAll("planted", `planted${i}`)}\n`;
      }
      const [result] = await quick.lintText(text, { filePath });
      for (const [i, [what, , , rule]] of planted.entries()) {
        const isCaught = result!.messages.some(
          ({ ruleId, line }) => ruleId === rule && line >= starts[i]! && line < (starts[i + 1] ?? Infinity),
        );
        if (!isCaught) missed.push(what);
      }
    }
    expect(missed).toEqual([]);
  });

  it("catch a promise that is dropped", { timeout: 60_000 }, async () => {
    // A tree of one file: to read the types of the whole one takes most of a minute.
    mkdirSync(join(packageRoot(), ".cache"), { recursive: true });
    const tree = mkdtempSync(join(packageRoot(), ".cache/lint-"));
    try {
      cpSync(join(packageRoot(), "tsconfig.json"), join(tree, "tsconfig.json"));
      mkdirSync(join(tree, "lib"));
      const file = join(tree, "lib/words.ts");
      writeFileSync(file, "Promise.resolve(1);\n");
      const overrideConfigFile = join(packageRoot(), "eslint.config.js");
      const [result] = await new ESLint({ cwd: tree, overrideConfigFile }).lintFiles([file]);
      expect(result!.messages.map(({ ruleId }) => ruleId)).toEqual([promises]);
    } finally {
      rmSync(tree, { recursive: true, force: true });
    }
  });

  it("let a layer import what its row names", { timeout: 60_000 }, async () => {
    expect(await broken("lib/odds/index.ts", importing("../kernel"))).toEqual([]);
    expect(await broken("lib/server/index.ts", importing("node:fs"))).toEqual([]);
  });

  it("let no game import another", { timeout: 60_000 }, async () => {
    const zones = zonesOf(layersWith(["lib/games/fire-in-the-sky", "lib/games/flat-top"]));
    const two = new ESLint({ overrideConfig: [{ rules: { [paths]: ["error", { zones }] } }, untyped] });
    const found = await broken("lib/games/flat-top/module.ts", importing("../fire-in-the-sky"), two);
    expect(found).toEqual([paths]);
  });

  it("let only the list of games import one", () => {
    const game = "lib/games/flat-top";
    const reaching = layersWith([game]).filter(({ may }) => may.includes(game));
    expect(reaching.map(({ path }) => path)).toEqual(["lib/games/load.ts"]);
  });
});
