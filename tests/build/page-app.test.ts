import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { assemble } from "../../lib/documents";
import { type ExportFile, exportSource, type PageApp } from "../../lib/export";
import { pageFormat } from "../../lib/export/page";
import { games } from "../../lib/games";
import { openGame, packageRoot } from "../../lib/workspace";
import { makeAll } from "../export/support";

/** KiB after gzip that a page may load, without what is opened in other tabs. */
const MOST = 600;

const { pageApp } = (await import(pathToFileURL(join(packageRoot(), "lib/build/page-app.mjs")).href)) as {
  pageApp(game: string): Promise<PageApp>;
};

const kib = (bytes: Uint8Array): number => gzipSync(bytes, { level: 9 }).length / 1024;

/** What a browser loads of a page of the shipped data. */
function loadedOf(id: string, app: PageApp): ExportFile[] {
  const { files } = openGame(id);
  const source = exportSource({
    game: id,
    definition: games[id],
    draft: assemble(files),
    files,
    own: new Set(),
    version: "0.1.0",
  });
  return makeAll(pageFormat({ app }), source).filter(({ path }) =>
    /^page\/([^/]+\.(js|css)|index\.html)$/.test(path),
  );
}

describe("the code of an exported page", () => {
  // The first game is bundled in every test run.
  for (const [i, id] of Object.keys(games).entries()) {
    const tags = i === 0 ? [] : ["slow"];
    it(`of ${id} is its game’s alone, evaluates no text, and stays under the limit`, { tags }, async () => {
      const app = await pageApp(id);
      expect(app.script + app.worker).not.toMatch(
        /\beval\(|\bnew Function\b|\bimport\(|monaco|\/api\/workspaces/,
      );
      // Editions share their code.
      const others = Object.keys(games).filter((each) => each.slice(0, 6) !== id.slice(0, 6));
      for (const other of others) expect(app.worker, other).not.toContain(`id:"${other}"`);
      const loaded = loadedOf(id, app);
      expect(loaded.map(({ path }) => path).sort()).toEqual(
        ["app.css", "app.js", "data.js", "index.html", "worker.js"].map((name) => `page/${name}`),
      );
      expect(loaded.reduce((sum, { bytes }) => sum + kib(bytes), 0)).toBeLessThan(MOST);
    });
  }

  it("is refused for a game that there is not", async () => {
    await expect(pageApp("chess")).rejects.toThrow("There is no code for the game “chess”.");
  });
});
