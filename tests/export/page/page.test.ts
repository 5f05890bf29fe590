import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { exportFormats } from "../../../lib/export";
import { pageFormat } from "../../../lib/export/page";
import type { PageData } from "../../../lib/export/page/data";
import { textScript } from "../../../lib/export/page/script";
import { readDirectory, unpackEntries } from "../../../lib/zip";
import { layer, makeAll, sourceOf, workspaceFile } from "../support";

const app = { script: "app();", style: "a{}", worker: "work('</script>');" };
const hostile = "</script><img src=x onerror=alert(1)> ' \\ \u2028 \u2029 \ud800 ☃";
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

function exported(own: Record<string, string> = {}, options: Parameters<typeof pageFormat>[0] = { app }) {
  const made = makeAll(pageFormat(options), sourceOf(own));
  return new Map(made.map(({ path, bytes }) => [path, bytes]));
}

/** What a script leaves behind, run as a browser does. */
function left(script: string): Record<string, unknown> {
  const scope: Record<string, unknown> = {};
  runInNewContext(script, scope);
  return scope;
}

const own = {
  "sandtable.json": workspaceFile({ title: hostile }),
  "layers/mine/layer.json": layer("mine", { title: hostile }),
  "layers/mine/parameters.json": JSON.stringify({ oil: { merchantmenFraction: 0.75 } }),
};

describe("an exported page", () => {
  const files = exported(own);
  const read = (path: string): string => textOf(files.get(`page/${path}`)!);
  const data = JSON.parse(String(left(read("data.js"))["sandtableData"])) as PageData;

  it("is a folder and the same as one zip", () => {
    const zip = files.get([...files.keys()].find((path) => path.endsWith(".zip"))!)!;
    const packed = unpackEntries(zip, readDirectory(zip), {
      files: 500,
      fileBytes: 1e8,
      totalBytes: 1e9,
    });
    const folder = [...packed.keys()][0]!.split("/")[0]!;
    const inFolder = [...files].filter(([path]) => path.startsWith("page/"));
    expect(inFolder.length).toBeGreaterThan(10);
    expect(packed.size).toBe(inFolder.length);
    for (const [path, bytes] of inFolder)
      expect(packed.get(path.replace(/^page/, folder))).toEqual(new Uint8Array(bytes));
    expect([...exported(own, { app, zipOnly: true }).keys()]).toEqual([expect.stringMatching(/-page\.zip$/)]);
  });

  it("runs nothing but its own scripts, and asks nobody for anything", () => {
    const html = read("index.html");
    expect(html).toContain("default-src 'none'");
    expect(html).toContain("connect-src 'none'");
    expect(html).not.toMatch(/unsafe|<script>|https?:|onerror=alert\(1\)>/);
    for (const [, path] of html.matchAll(/(?:src|href)="(?!data:)([^"]*)"/g))
      expect(files.has(`page/${path!}`), path).toBe(true);
  });

  it("keeps hostile texts as they are, and lets none of them become markup or code", () => {
    expect(data.title).toBe(hostile);
    expect(data.layers.at(-1)!.title).toBe(hostile);
    expect(read("data.js")).not.toMatch(/[<\u2028\u2029]/);
    expect(read("index.html")).toContain("&lt;/script&gt;");
    expect(left(read("worker.js"))["sandtableWorker"]).toBe(app.worker);
    // Half a pair of surrogates, which UTF-8 cannot write.
    expect(left(textOf(new TextEncoder().encode(textScript("a", hostile))))["a"]).toBe(hostile);
  });

  it("names its data, its layers with their versions, and what is changed and why", () => {
    expect(data).toMatchObject({ game: "fire-in-the-sky", program: "0.1.0" });
    expect(data.layers.slice(-1)).toMatchObject([
      { id: "mine", kind: "variant", reason: "What if the oil had lasted?" },
    ]);
    expect(data.scenarios.map(({ id }) => id)).toContain("training");
    expect(read("changes.html")).toContain("What if the oil had lasted?");
    expect(data.aids.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["changes.html", "errata.html", expect.stringMatching(/^aids\/combat-tables/)]),
    );
    for (const { path } of data.aids) expect(files.has(`page/${path}`), path).toBe(true);
  });

  it("has another name of its data for other data, and the same for the same", () => {
    const hashOf = (of: Record<string, string>): string => {
      const script = textOf(exported(of).get("page/data.js")!);
      return (JSON.parse(String(left(script)["sandtableData"])) as PageData).hash;
    };
    expect(hashOf(own)).toBe(data.hash);
    const other = JSON.stringify({ oil: { merchantmenFraction: 0.25 } });
    expect(hashOf({ ...own, "layers/mine/parameters.json": other })).not.toBe(data.hash);
  });

  it("is refused with a reason where its code or the rules are missing", () => {
    expect(() => makeAll(pageFormat(), sourceOf())).toThrow(/its code is missing/);
    const source = { ...sourceOf(), definition: undefined };
    expect(() => makeAll(pageFormat({ app }), source)).toThrow(/does not have its rules/);
    expect(exportFormats().map(({ id }) => id)).toContain("page");
  });
});
