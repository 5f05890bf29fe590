import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8 } from "fflate";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { versionOf } from "../../lib/workspace";
import { zip } from "../zip/hostile";
import { sendRaw } from "./support/raw";
import { StudioServer } from "./support/server";

/** Requests that are broken, half or far too large, against the studio as `npm start` runs it. */
const home = mkdtempSync(join(tmpdir(), "sandtable-requests-"));
const server = new StudioServer(home);
const file = "layers/my-variant/layer.json";
let id = "";
let before = "";

beforeAll(async () => {
  await server.start();
  ({ id } = await call<{ id: string }>("POST", "/api/workspaces", {
    title: "Walls",
    game: "fire-in-the-sky",
  }));
  before = readFileSync(join(home, "walls", file), "utf8");
});
/** After each: the server answers, has complained of nothing, and the files are as they were. */
afterEach(async () => {
  expect(readFileSync(join(home, "walls", file), "utf8")).toBe(before);
  expect(readdirSync(join(home, "walls/layers/my-variant"))).toEqual(["layer.json"]);
  expect((await fetch(`${server.address}/api/workspaces/${id}`)).status).toBe(200);
  expect(server.output).not.toMatch(/error/i);
});
afterAll(async () => {
  await server.stop();
  rmSync(home, { recursive: true, force: true });
});

async function ask(method: string, path: string, body: unknown): Promise<Response> {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return fetch(server.address + path, { method, headers: { "x-sandtable": "1" }, body: text });
}
const call = async <T>(method: string, path: string, body: unknown): Promise<T> =>
  (await (await ask(method, path, body)).json()) as T;

const address = (path = file): string => `/api/workspaces/${id}/files/${path}`;
const body = (): string => JSON.stringify({ text: "{}", expected: versionOf(before) });
const head = (first: string, ...lines: string[]): string =>
  [first, `host: 127.0.0.1:${server.port}`, "x-sandtable: 1", ...lines, "", ""].join("\r\n");
const put = (...lines: string[]): string => head(`PUT ${address()} HTTP/1.1`, ...lines);

describe("a request that is not finished", () => {
  it.each(["said all", "goes away"] as const)("with half of its body, whose sender %s", async (end) => {
    const { statuses } = await sendRaw(server.port, put("content-length: 5000") + body(), end);
    expect(statuses.filter((status) => status < 400)).toEqual([]);
  });

  it.each(["said all", "goes away"] as const)("with half of its chunks, whose sender %s", async (end) => {
    const chunk = `${body().length.toString(16)}\r\n${body()}\r\n`;
    const { statuses } = await sendRaw(server.port, put("transfer-encoding: chunked") + chunk, end);
    expect(statuses.filter((status) => status < 400)).toEqual([]);
  });

  it("with half of its head", async () => {
    const half = put("content-length: 5").slice(0, 60);
    const { statuses } = await sendRaw(server.port, half, "said all");
    expect(statuses.filter((status) => status < 400)).toEqual([]);
  });

  it("does not hold up others while it is open", async () => {
    const open = Array.from({ length: 50 }, () => {
      const slow = request({
        port: server.port,
        path: address(),
        method: "PUT",
        headers: { "x-sandtable": "1" },
      });
      slow.on("error", () => undefined);
      slow.write('{"text":"');
      return slow;
    });
    const answer = await fetch(`${server.address}/api/workspaces`);
    expect(answer.status).toBe(200);
    for (const each of open) each.destroy();
  });
});

describe("a request that is no proper HTTP", () => {
  it.each([
    ["a chunk of no size", () => `${put("transfer-encoding: chunked")}ZZ\r\n${body()}\r\n0\r\n\r\n`],
    ["a chunk of a negative size", () => `${put("transfer-encoding: chunked")}-1\r\n${body()}\r\n0\r\n\r\n`],
    ["a chunk larger than any", () => `${put("transfer-encoding: chunked")}fffffffffffffffff\r\n${body()}`],
    ["chunks and a length at once", () => put("content-length: 4", "transfer-encoding: chunked") + body()],
    ["two lengths", () => put("content-length: 4", "content-length: 5") + body()],
    ["a length that is none", () => put("content-length: -1") + body()],
    ["an encoding nobody knows", () => put("transfer-encoding: gzip, chunked, odd") + body()],
    ["a head without end", () => put(`x-long: ${"a".repeat(100_000)}`)],
    ["another protocol", () => "\u0016\u0003\u0001\u0002\u0000 hello\r\n\r\n"],
    ["HTTP/2 without asking", () => "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
    ["a method nobody knows", () => head(`SAVE ${address()} HTTP/1.1`)],
    ["a proxy's method", () => head("CONNECT evil.example:80 HTTP/1.1")],
    ["TRACE, which gives headers back", () => head("TRACE / HTTP/1.1")],
    ["a question about the whole server", () => head("OPTIONS * HTTP/1.1")],
    ["an address that is no path", () => head("GET sandtable HTTP/1.1")],
    ["a body where no type fits", () => put("content-length: 3") + "abc"],
  ])("%s: is refused and writes nothing", async (_what, bytes) => {
    const { statuses, text } = await sendRaw(server.port, bytes(), "said all");
    for (const status of statuses) expect(status).toBeGreaterThanOrEqual(400);
    for (const status of statuses) expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/ at .+:\d+|node_modules/);
  });

  it.each(["http://evil.example/api/workspaces", "http://127.0.0.1/api/workspaces", "//evil.example/"])(
    "a whole address leads nowhere else: %s",
    async (target) => {
      const { text } = await sendRaw(
        server.port,
        head(`GET ${target} HTTP/1.1`, "connection: close"),
        "waits",
      );
      expect(text).toMatch(/^HTTP\/1\.1 [34]\d\d/);
      expect(text).not.toMatch(/^location: (https?:)?\/\/evil/im);
    },
  );

  it.each([
    ["without a Host", "", 403],
    ["with a foreign one", "host: evil.example\r\n", 403],
    ["with ours", "host: localhost\r\n", 200],
  ])("HTTP/1.0 %s", async (_what, host, status) => {
    const answer = await sendRaw(server.port, `GET /api/workspaces HTTP/1.0\r\n${host}\r\n`, "waits");
    expect(answer.status).toBe(status);
  });

  it("what a framework lets its own middleware be skipped with is no way in", async () => {
    const skip = `x-middleware-subrequest: ${"proxy:".repeat(5)}proxy`;
    for (const path of ["/", "/api/workspaces", "/api/games", `/w/${id}`]) {
      const bytes = `GET ${path} HTTP/1.0\r\nhost: evil.example\r\n${skip}\r\n\r\n`;
      expect((await sendRaw(server.port, bytes, "waits")).status, path).toBe(403);
    }
  });
});

describe("bodies", () => {
  const big = "tables/big.json";
  const remove = async (text: string): Promise<void> => {
    await fetch(server.address + address(big), {
      method: "DELETE",
      headers: { "x-sandtable": "1", "if-match": versionOf(text) },
    });
  };

  it("of a document just within the bound are saved whole", async () => {
    const text = `"${"é\\n".repeat(4_000_000)}"`;
    const answer = await ask("PUT", address(big), { text, expected: null });
    expect(answer.status).toBe(200);
    expect(versionOf(readFileSync(join(home, "walls", big), "utf8"))).toBe(versionOf(text));
    await remove(text);
  });

  it("of a document beyond it are refused with the reason", async () => {
    const answer = await ask("PUT", address(big), { text: "x".repeat(17 * 1024 * 1024), expected: null });
    expect(answer.status).toBe(413);
    expect(await answer.text()).toContain("the maximum is 16777216");
  });

  it("larger than any document are refused", async () => {
    const answer = await ask("PUT", address(big), " ".repeat(100 * 1024 * 1024));
    expect(answer.status).toBe(413);
  });

  it.each([
    ["a list in a list, five million times", "[".repeat(5_000_000)],
    ["an object in an object, a million times", '{"text":'.repeat(1_000_000)],
  ])("nested deeply are refused: %s", async (_what, text) => {
    expect((await ask("PUT", address(big), text)).status).toBe(400);
  });

  it("whose text is nested deeply are a text like any other, and the workspace still opens", async () => {
    const text = "[".repeat(1_000_000);
    expect((await ask("PUT", address(big), { text, expected: null })).status).toBe(200);
    expect((await fetch(`${server.address}/api/workspaces/${id}`)).status).toBe(200);
    await remove(text);
  });

  it("sent one behind the other on one connection are answered in their order: the second is a conflict", async () => {
    const text = JSON.stringify({ text: before, expected: "0".repeat(64) });
    const one = put(`content-length: ${Buffer.byteLength(text)}`) + text;
    const other = JSON.stringify({ text: "{}", expected: "0".repeat(64) });
    const last = put(`content-length: ${other.length}`, "connection: close") + other;
    // The first says just what stands there, which is no conflict.
    expect((await sendRaw(server.port, one + last, "waits")).statuses).toEqual([200, 409]);
  });
});

describe("pages to open", () => {
  const pages = (at = id): string => `/api/workspaces/${at}/pages`;
  const send = (zip: Uint8Array, headers: Record<string, string> = { "x-sandtable": "1" }) =>
    fetch(server.address + pages(), { method: "POST", headers, body: zip as BodyInit });
  const aids = zip({ "index.html": '<a href="map.html">Map</a>', "map.html": "<h1>Map</h1>" });

  it("are given as they are, at an address of their own, and are allowed nothing", async () => {
    const { address: first } = (await (await send(aids)).json()) as { address: string };
    expect(first).toMatch(/\/pages\/[0-9a-f-]{36}\/index\.html$/);
    const page = await fetch(new URL("map.html", server.address + first));
    expect(await page.text()).toBe("<h1>Map</h1>");
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const policy = page.headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("script");
    for (const other of ["../index.html", "other.html", "%2e%2e/index.html", "..%2Findex.html", "map.html/x"])
      expect((await fetch(new URL(other, server.address + first))).status, other).toBeGreaterThanOrEqual(400);
    const elsewhere = first.replace(id, "0".repeat(12));
    expect((await fetch(server.address + elsewhere)).status).toBe(404);
    const foreign = { headers: { "sec-fetch-site": "cross-site" } };
    expect((await fetch(server.address + first, foreign)).status).toBe(403);
    const named = await sendRaw(server.port, `GET ${first} HTTP/1.0\r\nhost: evil.example\r\n\r\n`, "waits");
    expect(named.status).toBe(403);
  });

  it.each([
    ["no zip", strToU8("<h1>Map</h1>"), 400],
    ["a zip with a folder", zip({ "index.html": "", "a/b.html": "" }), 400],
    ["a zip with a script", zip({ "index.html": "", "run.js": "" }), 400],
    ["a zip without a first page", zip({ "map.html": "" }), 400],
    ["a zip that would burst", zip({ "index.html": "\0".repeat(40_000_000) }), 400],
    ["more than any play aids", new Uint8Array(9 * 1024 * 1024), 413],
  ])("%s is refused", async (_what, bytes, status) => {
    expect((await send(bytes)).status).toBe(status);
  });

  it("are not taken from another site, nor for a workspace that is not there", async () => {
    expect((await send(aids, {})).status).toBe(403);
    expect((await send(aids, { "x-sandtable": "1", origin: "http://evil.example" })).status).toBe(403);
    const nowhere = server.address + pages("0".repeat(12));
    const init = { method: "POST", headers: { "x-sandtable": "1" }, body: aids as BodyInit };
    expect((await fetch(nowhere, init)).status).toBe(404);
  });

  it("are kept for the last few exports only", async () => {
    const first = ((await (await send(aids)).json()) as { address: string }).address;
    for (let i = 0; i < 4; i++) await send(aids);
    const answer = await fetch(server.address + first);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("Export the play aids again");
  });
});

describe("a workspace that was spoilt on disk", () => {
  it("is refused with a reason, and leaves no folder behind", async () => {
    const manifest = join(home, "walls/sandtable.json");
    const whole = readFileSync(manifest, "utf8");
    writeFileSync(manifest, `{"title":${"[".repeat(200_000)}`);
    const there = readdirSync(home).sort();
    const answer = await ask("POST", "/api/workspaces", { title: "Copy", copyOf: id });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain("cannot be read, so no copy was made");
    expect(readdirSync(home).sort()).toEqual(there);
    writeFileSync(manifest, whole);
  });
});

describe("two writers at once", () => {
  it("one of many that start from the same version is saved; the others get what is there", async () => {
    const path = "tables/contested.json";
    const texts = Array.from({ length: 20 }, (_, i) =>
      JSON.stringify({ writer: i, text: "x".repeat(50_000) }),
    );
    const answers = await Promise.all(
      texts.map((text) => ask("PUT", address(path), { text, expected: null })),
    );
    const saved = texts.filter((_text, i) => answers[i]!.status === 200);
    expect(saved).toHaveLength(1);
    expect(readFileSync(join(home, "walls", path), "utf8")).toBe(saved[0]);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer.status).toBe(409);
      const { error } = (await answer.json()) as { error: { disk: { text: string } } };
      expect(error.disk.text).toBe(saved[0]);
    }
    expect(readdirSync(join(home, "walls/tables"))).toEqual(["contested.json"]);
  });
});
