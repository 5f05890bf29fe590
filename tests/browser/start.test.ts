import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { StudioServer } from "./support/server";

const home = mkdtempSync(join(tmpdir(), "sandtable-start-"));
const server = new StudioServer(home);
let id = "";

beforeAll(async () => {
  await server.start();
  const made = await fetch(`${server.address}/api/workspaces`, {
    method: "POST",
    headers: { "x-sandtable": "1" },
    body: JSON.stringify({ title: "Walls", game: "fire-in-the-sky" }),
  });
  ({ id } = (await made.json()) as { id: string });
});
afterAll(async () => {
  await server.stop();
  rmSync(home, { recursive: true, force: true });
});

/** Bytes as they stand, which no client tidies up; the first line of the answer, and all of it. */
async function raw(lines: readonly string[], body = ""): Promise<{ status: number; text: string }> {
  const socket = connect(server.port, "127.0.0.1");
  let text = "";
  socket.setEncoding("latin1").on("data", (part: string) => (text += part));
  socket.write(
    [...lines, `content-length: ${Buffer.byteLength(body)}`, "connection: close", "", body].join("\r\n"),
  );
  await once(socket, "close");
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]), text };
}

const own = (): string[] => [`host: 127.0.0.1:${server.port}`, "x-sandtable: 1"];

describe("npm start", () => {
  it("says where it is and nothing else, when the studio is built already", () => {
    expect(server.output.trim().split("\n")).toEqual([
      `Sandtable is at ${server.address}`,
      "Ctrl-C stops it.",
    ]);
  });

  it("listens on this machine only", async () => {
    const { networkInterfaces } = await import("node:os");
    const outer = Object.values(networkInterfaces())
      .flat()
      .find((each) => each?.family === "IPv4" && !each.internal);
    if (!outer) return;
    const socket = connect(server.port, outer.address);
    const [error] = (await once(socket, "error")) as [NodeJS.ErrnoException];
    expect(error.code).toBe("ECONNREFUSED");
  });

  it("stops with status 0 on Ctrl-C, and starts again on the same port", async () => {
    const { port } = server;
    expect(await server.stop("SIGINT")).toBe(0);
    await server.start();
    expect(server.port).toBe(port);
  });

  it("names the port that is in use when it was asked for", async () => {
    const blocker = createServer().listen(0, "127.0.0.1");
    await once(blocker, "listening");
    const other = new StudioServer(home);
    other.port = (blocker.address() as { port: number }).port;
    await expect(other.start()).rejects.toThrow(`Port ${other.port} is in use.`);
    blocker.close();
  });

  it("refuses a PORT that is none", async () => {
    const other = new StudioServer(home);
    other.port = 70000;
    await expect(other.start()).rejects.toThrow("PORT must be a number");
  });
});

describe("raw requests", () => {
  const body = JSON.stringify({ text: "{}", expected: null });
  it.each([
    "layers/../../escaped.json",
    "../escaped.json",
    "layers/%2e%2e/%2e%2e/escaped.json",
    "layers/..%2f..%2fescaped.json",
    "layers/%2e%2e%2f%2e%2e%2fescaped.json",
    "layers/..%5c..%5cescaped.json",
    "layers/..\\..\\escaped.json",
    "layers//etc/escaped.json",
    "layers/a%00.json",
    "layers/escaped.json%00.txt",
    "layers/%c0%ae%c0%ae/escaped.json",
    "layers/%ff/escaped.json",
    `layers/${"a".repeat(300)}.json`,
    "README.md",
    ".git/config.json",
    "node_modules/x.json",
  ])("PUT %s writes nothing", async (path) => {
    const before = readdirSync(home, { recursive: true }).sort();
    const { status } = await raw([`PUT /api/workspaces/${id}/files/${path} HTTP/1.1`, ...own()], body);
    expect(status).toBeGreaterThanOrEqual(300);
    expect(status).toBeLessThan(500);
    expect(readdirSync(home, { recursive: true }).sort()).toEqual(before);
  });

  it("a path that is encoded twice is decoded once: its dots are a name inside the workspace", async () => {
    const path = "layers/%252e%252e/%252e%252e/escaped.json";
    await raw([`PUT /api/workspaces/${id}/files/${path} HTTP/1.1`, ...own()], body);
    const written = readdirSync(home, { recursive: true }).filter((each) => String(each).includes("escaped"));
    expect(written).toEqual([join("walls", "layers", "%2e%2e", "%2e%2e", "escaped.json")]);
  });

  it.each([
    "/../../../../etc/passwd",
    "/..%2f..%2f..%2f..%2fetc/passwd",
    "/_next/static/../../../package.json",
    "/_next/static/..%2f..%2f..%2fpackage.json",
    "/_next/../package.json",
    "/icon.svg/../../package.json",
    "/api/workspaces/..%2f..",
    "/%2e%2e/%2e%2e/package.json",
  ])("GET %s gives no file away", async (path) => {
    const { text } = await raw([`GET ${path} HTTP/1.1`, ...own()]);
    expect(text).not.toMatch(/root:x:0|"name": "sandtable"/);
    expect(text).toMatch(/^HTTP\/1\.1 [34]\d\d/);
  });

  it.each([
    ["another host", ["host: evil.example"]],
    ["another host on our port", ["host: evil.example:3000"]],
    ["a host that begins like ours", ["host: localhost.evil.example"]],
    ["an origin of another site", ["host: localhost", "origin: http://evil.example"]],
    ["an origin without a name", ["host: localhost", "origin: null"]],
    ["a script of another site", ["host: localhost", "sec-fetch-site: cross-site"]],
  ])("%s reads no workspace", async (_what, headers) => {
    const { status, text } = await raw(["GET /api/workspaces HTTP/1.1", ...headers]);
    expect(status).toBe(403);
    expect(text).not.toContain("Walls");
  });

  it("two Host headers are refused", async () => {
    const { status } = await raw(["GET /api/workspaces HTTP/1.1", "host: evil.example", ...own()]);
    expect([400, 403]).toContain(status);
  });

  it("a page of the studio may load from the studio only", async () => {
    const { text } = await raw(["GET / HTTP/1.1", ...own()]);
    const policy = /^content-security-policy: (.*)$/im.exec(text)![1]!;
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/unsafe-eval|blob:|https?:|script-src[^;]*unsafe-inline/);
    expect(text).toMatch(/^x-content-type-options: nosniff/im);
    expect(text).not.toMatch(/^x-powered-by/im);
  });
});
