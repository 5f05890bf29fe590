import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { versionOf } from "../../lib/workspace";
import { StudioServer } from "./support/server";

/** Ways out of the workspaces: by any parameter of any route, and by links that somebody has laid. */
const home = mkdtempSync(join(tmpdir(), "sandtable-escapes-"));
const outside = mkdtempSync(join(tmpdir(), "sandtable-outside-"));
const server = new StudioServer(home);
const secret = JSON.stringify({ secret: "not for the studio" });

const ask = (
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(server.address + path, {
    method,
    headers: { "x-sandtable": "1", ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
async function make(title: string): Promise<{ id: string; folder: string }> {
  const made = await ask("POST", "/api/workspaces", { title, game: "fire-in-the-sky" });
  const { id } = (await made.json()) as { id: string };
  const { path } = (await (await ask("GET", `/api/workspaces/${id}`)).json()) as { path: string };
  return { id, folder: path };
}

beforeAll(() => server.start());
beforeEach(() => {
  rmSync(outside, { recursive: true, force: true });
  mkdirSync(outside);
  writeFileSync(join(outside, "secret.json"), secret);
});
afterAll(async () => {
  await server.stop();
  for (const folder of [home, outside]) rmSync(folder, { recursive: true, force: true });
});

/** The folder outside is as it was, and the answer reveals nothing of it. */
async function isUntouched(answer: Response): Promise<void> {
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(await answer.text()).not.toContain("not for the studio");
  expect(readdirSync(outside)).toEqual(["secret.json"]);
  expect(readFileSync(join(outside, "secret.json"), "utf8")).toBe(secret);
}

describe("parameters that lead elsewhere", () => {
  const ways = [
    "../..",
    "../../../../etc",
    "/etc",
    "..\\..",
    "%2e%2e%2f",
    "\0",
    "a\0b",
    "x".repeat(5000),
    "__proto__",
  ];
  it.each(ways)(
    "%j as a game, a scenario, a workspace or a folder makes nothing and reveals nothing",
    async (way) => {
      const there = readdirSync(home).sort();
      const game = "fire-in-the-sky";
      const bodies = [
        { title: "x", game: way },
        { title: "x", game, from: way },
        { title: "x", copyOf: way },
        { open: way },
        { open: `${outside}/${way}` },
      ];
      for (const body of bodies) await isUntouched(await ask("POST", "/api/workspaces", body));
      expect(readdirSync(home).sort()).toEqual(there);
    },
  );

  it.each(ways)("%j as the id of a workspace is none", async (way) => {
    const id = encodeURIComponent(way);
    await isUntouched(await ask("GET", `/api/workspaces/${id}`));
    await isUntouched(
      await ask("PUT", `/api/workspaces/${id}/files/layers/a.json`, { text: "", expected: null }),
    );
    await isUntouched(await ask("DELETE", `/api/workspaces/${id}/files/layers/a.json`));
  });

  it("a stream of a workspace that is none says so and follows nothing", async () => {
    const answer = await ask("GET", `/api/workspaces/events?of=${encodeURIComponent("../../etc")}`);
    const reader = answer.body!.getReader();
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value)).toContain('"type":"refused"');
    await reader.cancel();
  });

  it.each(["", "?of=", `?of=${Array.from({ length: 201 }, (_, i) => i).join(",")}`])(
    "a stream of nothing, or of too much, is refused: %s",
    async (query) => {
      expect((await ask("GET", `/api/workspaces/events${query}`)).status).toBe(400);
    },
  );
});

describe("links that lead out of a workspace", () => {
  it("in the place of a folder are not read, written or deleted through", async () => {
    const { id, folder } = await make("Folders");
    symlinkSync(outside, join(folder, "tables"));
    const loaded = await (await ask("GET", `/api/workspaces/${id}`)).text();
    expect(loaded).not.toContain("not for the studio");
    const file = `/api/workspaces/${id}/files/tables/secret.json`;
    await isUntouched(await ask("PUT", file, { text: "{}", expected: versionOf(secret) }));
    await isUntouched(await ask("PUT", file.replace("secret", "new"), { text: "{}", expected: null }));
    await isUntouched(await ask("DELETE", file, undefined, { "if-match": versionOf(secret) }));
  });

  it("in the place of a document are not read, written or deleted through", async () => {
    const { id, folder } = await make("Documents");
    mkdirSync(join(folder, "tables"));
    symlinkSync(join(outside, "secret.json"), join(folder, "tables/a.json"));
    const loaded = await (await ask("GET", `/api/workspaces/${id}`)).text();
    expect(loaded).not.toContain("not for the studio");
    expect(loaded).toContain("tables/a.json is a link; links are not followed.");
    const file = `/api/workspaces/${id}/files/tables/a.json`;
    await isUntouched(await ask("PUT", file, { text: "{}", expected: versionOf(secret) }));
    await isUntouched(await ask("DELETE", file, undefined, { "if-match": versionOf(secret) }));
  });

  it("in the place of what makes it a workspace are reported, and nothing behind them is", async () => {
    const { id, folder } = await make("Manifest");
    unlinkSync(join(folder, "sandtable.json"));
    symlinkSync(join(outside, "secret.json"), join(folder, "sandtable.json"));
    await isUntouched(await ask("GET", `/api/workspaces/${id}`));
    const file = `/api/workspaces/${id}/files/sandtable.json`;
    await isUntouched(await ask("PUT", file, { text: "{}", expected: versionOf(secret) }));
    expect(await (await ask("GET", "/api/workspaces")).text()).not.toContain("not for the studio");
  });

  it("are left out of a copy", async () => {
    const { id, folder } = await make("Source");
    symlinkSync(outside, join(folder, "notes"));
    const made = await ask("POST", "/api/workspaces", { title: "Copied", copyOf: id });
    expect(made.status).toBe(201);
    expect(readdirSync(join(home, "copied")).sort()).toEqual([
      ".gitattributes",
      ".gitignore",
      "README.md",
      "layers",
      "sandtable.json",
    ]);
  });
});
