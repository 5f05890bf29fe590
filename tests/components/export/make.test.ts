import { describe, expect, it } from "vitest";
import { makeExport, offeredFormats } from "../../../components/export/make";
import type { Message, Request } from "../../../components/export/protocol";
import "../../../lib/games";
import { openBundle } from "../../../lib/export";
import { openGame } from "../../../lib/workspace";
import { readDirectory } from "../../../lib/zip";

const { files: shipped } = openGame("fire-in-the-sky");
const manifest = JSON.stringify({
  $schema: "x",
  title: "Oil lasts",
  game: "fire-in-the-sky",
  layers: [],
  without: [],
  suppress: [],
});
const request = (more: Partial<Request>): Request => ({
  game: "fire-in-the-sky",
  shipped,
  own: { "sandtable.json": manifest },
  others: undefined,
  page: undefined,
  version: "1.0.0",
  formats: ["csv"],
  since: undefined,
  ...more,
});

function run(wanted: Request): { steps: Message[]; last: Message } {
  const steps: Message[] = [];
  const made = makeExport(wanted);
  for (;;) {
    const step = made.next();
    if (step.done === true) return { steps, last: step.value };
    steps.push(step.value);
  }
}

describe("an export in the studio", () => {
  it("offers what the command line offers", () => {
    expect(offeredFormats().map(({ id }) => id)).toEqual([
      "bundle",
      "csv",
      "print",
      "errata",
      "vassal",
      "page",
    ]);
  });

  it("packs several files into one zip, and reports each step", () => {
    const { steps, last } = run(request({}));
    expect(last).toMatchObject({ type: "made", name: "fire-in-the-sky-oil-lasts.zip" });
    const names = last.type === "made" ? readDirectory(last.bytes).map(({ name }) => name) : [];
    expect(names).toContain("bases.csv");
    expect(names).toHaveLength(last.type === "made" ? last.files : -1);
    const done = steps.flatMap((step) => (step.type === "step" && step.of > 1 ? [step.done] : []));
    expect(done).toEqual(done.map((_, i) => i));
    expect(done.length).toBeGreaterThan(5);
  });

  it("play aids come as pages to open as well, without what else was exported", () => {
    const { last } = run(request({ formats: ["csv", "print"] }));
    if (last.type !== "made" || !last.pages) throw new Error("No pages were made.");
    const pages = readDirectory(last.pages).map(({ name }) => name);
    expect(pages).toContain("index.html");
    const all = readDirectory(last.bytes).map(({ name }) => name);
    expect(pages.map((name) => `print/${name}`)).toEqual(all.filter((name) => name.startsWith("print/")));
    expect(run(request({})).last).not.toHaveProperty("pages");
  });

  it("a bundle comes as it is, with what the server has read", () => {
    const others = { "README.md": Buffer.from("# Oil\n").toString("base64") };
    const { last } = run(request({ formats: ["bundle"], others }));
    if (last.type !== "made") throw new Error("Nothing was made.");
    expect(last.name).toBe("fire-in-the-sky-oil-lasts.sandtable.zip");
    const { workspace } = openBundle(last.bytes);
    expect(Buffer.from(workspace.get("README.md")!).toString()).toBe("# Oil\n");
    expect(Buffer.from(workspace.get("sandtable.json")!).toString()).toBe(manifest);
  });

  it("errors in the data are reported with their places, and nothing is made", () => {
    const broken = { "sandtable.json": manifest, "tables/transport-costs.json": "{" };
    const { last } = run(request({ own: broken }));
    expect(last.type).toBe("faulty");
    if (last.type !== "faulty") return;
    expect(last.count).toBeGreaterThanOrEqual(last.faults.length);
    expect(last.faults.map(({ file }) => file)).toContain("tables/transport-costs.json");
  });
});
