import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { packageRoot } from "../../lib/workspace";
import { schemas } from "../../lib/documents/generated/schemas";
import type { Studio } from "./studio-browser";
import { typeAndTakeBack, type Typing } from "./studio-keys";

const html = `<!doctype html><meta charset="utf-8"><link rel="stylesheet" href="/page.css">
<style>html,body,main{margin:0;height:100%}</style><body><script type="module" src="/page.js"></script>`;

/** Monaco's own JSON service, in the same browser: from a key to the marks of the same problem in the same text. */
export async function typeInYardstick(
  studio: Studio,
  text: string,
  at: number,
  samples: number,
): Promise<Typing> {
  const folder = mkdtempSync(join(tmpdir(), "sandtable-yardstick-"));
  const monaco = (file: string): string => join(packageRoot(), "node_modules/monaco-editor/esm/vs", file);
  try {
    await build({
      absWorkingDir: packageRoot(),
      entryPoints: {
        page: "tests/bench/yardstick.page.ts",
        "json-worker": monaco("languages/features/json/json.worker.js"),
        "editor-worker": monaco("editor/editor.worker.start.js"),
      },
      outdir: folder,
      bundle: true,
      minify: true,
      format: "esm",
      target: "es2022",
      loader: { ".ttf": "dataurl", ".svg": "dataurl" },
      define: { "process.env.NODE_ENV": '"production"' },
      logLevel: "error",
    });
    const answers: Record<string, [type: string, body: () => string]> = {
      "/": ["text/html", () => html],
      "/text": ["text/plain; charset=utf-8", () => text],
      "/schemas": ["application/json", () => JSON.stringify(schemas)],
      "/page.css": ["text/css", () => readFileSync(join(folder, "page.css"), "utf8")],
    };
    for (const name of ["page", "json-worker", "editor-worker"]) {
      answers[`/${name}.js`] = ["text/javascript", () => readFileSync(join(folder, `${name}.js`), "utf8")];
    }
    const server = createServer(({ url = "/" }, response) => {
      const answer = answers[new URL(url, "http://localhost").pathname];
      if (!answer) return void response.writeHead(404).end();
      response.writeHead(200, { "content-type": answer[0] }).end(answer[1]());
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as { port: number };
    try {
      return await studio.visit(`http://127.0.0.1:${port}/?at=${at}`, async (page) => {
        await page.locator(".monaco-editor .view-line").first().waitFor();
        await page.waitForLoadState("networkidle");
        await page.waitForTimeout(5000);
        return typeAndTakeBack(page, undefined, samples, 1);
      });
    } finally {
      server.closeAllConnections();
      server.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
