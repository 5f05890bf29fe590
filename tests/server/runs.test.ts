import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DELETE, GET, POST } from "../../app/api/workspaces/[id]/runs/[[...path]]/route";
import { recordText } from "../../lib/lab/record/text";
import { folderOf, newWorkspace, type RunEntry, type UnreadableRun } from "../../lib/server";
import { leaveRuns } from "../../lib/server/runs";
import { RunFolder } from "../../lib/workspace/runs";
import { recordOf, shortPlan } from "../lab/crew/support";
import { params, request, said, useHome } from "./support";

useHome();
const plan = shortPlan({ games: 3 });
const line = (game: number, variant = 0): string => `${recordText(recordOf({ game, variant }, plan))}\n`;

let id = "";
let folder = "";
beforeEach(() => {
  id = newWorkspace({ title: "Trial", game: "fire-in-the-sky" });
  folder = folderOf(id);
});
afterEach(() => leaveRuns());

const post = (path: string[], body?: unknown, headers?: Record<string, string>): Promise<Response> =>
  POST(request("POST", "/", body, headers), params({ id, path }));
const get = (path?: string[], headers?: Record<string, string>): Promise<Response> =>
  GET(request("GET", "/", undefined, headers), params({ id, ...(path && { path }) }));
const remove = (path: string[], headers?: Record<string, string>): Promise<Response> =>
  DELETE(request("DELETE", "/", undefined, headers), params({ id, path }));

const create = async (): Promise<string> => (await said(await post([], plan))).id;
const sit = async (run: string): Promise<string> =>
  ((await (await post([run, "seat"])).json()) as { key: string }).key;
const keep = (run: string, key: string, lines: string): Promise<Response> =>
  post([run, "games"], lines, { "x-run-key": key });
const listed = async (): Promise<RunEntry[]> => ((await (await get()).json()) as { runs: RunEntry[] }).runs;
const gamesOf = async (run: string): Promise<string> => (await get([run, "games"])).text();

describe("a run kept through the studio's server", () => {
  it("is made, fills up, is listed as it stands and is read back line by line", async () => {
    expect(await listed()).toEqual([]);
    const run = await create();
    const [empty] = await listed();
    expect(empty).toMatchObject({ id: run, state: "unfinished", done: 0, of: 6, purpose: "compare" });
    expect(empty!.variants).toEqual(["as it is", "a turn later"]);
    const key = await sit(run);
    expect((await keep(run, key, line(0) + line(0, 1))).status).toBe(200);
    expect(await listed()).toMatchObject([{ state: "playing", done: 2 }]);
    expect(readFileSync(join(folder, "runs", run, "games.jsonl"), "utf8")).toBe(line(0) + line(0, 1));
    expect(await gamesOf(run)).toBe(line(0) + line(0, 1));
    await post([run, "leave"], undefined, { "x-run-key": key });
    expect(await listed()).toMatchObject([{ state: "unfinished", done: 2 }]);
  });

  it("is over when all games are there, or when its question is decided", async () => {
    const run = await create();
    const key = await sit(run);
    await keep(run, key, line(0) + line(0, 1));
    const word = { after: 1, reason: "the difference is significant" };
    expect((await post([run, "decided"], word, { "x-run-key": key })).status).toBe(200);
    expect(await listed()).toMatchObject([{ state: "over", done: 2 }]);
    expect(await (await get([run])).json()).toMatchObject({ decided: word, plan: { seed: plan.seed } });
  });

  it("is the same run when the same plan is asked for again", async () => {
    const run = await create();
    await keep(run, await sit(run), line(1));
    const again = (await (await post([], plan)).json()) as { id: string; known: boolean };
    expect(again).toEqual({ id: run, known: true });
    expect(await gamesOf(run)).toBe(line(1));
  });

  it("keeps a game once, also when it is sent again because no answer came", async () => {
    const run = await create();
    const key = await sit(run);
    await keep(run, key, line(0));
    await keep(run, key, line(0));
    expect(await listed()).toMatchObject([{ done: 1 }]);
    expect(await gamesOf(run)).toBe(line(0));
  });

  it("continues after a restart of the server with the key that the page has", async () => {
    const run = await create();
    const key = await sit(run);
    await keep(run, key, line(0));
    leaveRuns();
    expect((await keep(run, key, line(1))).status).toBe(200);
    expect(await listed()).toMatchObject([{ done: 2 }]);
  });

  it("belongs to the window that came last; the one before is notified", async () => {
    const run = await create();
    const first = await sit(run);
    const second = await sit(run);
    const refused = await keep(run, first, line(0));
    expect(refused.status).toBe(409);
    expect((await said(refused)).error.message).toContain("another window");
    expect((await keep(run, second, line(0))).status).toBe(200);
    // Who has lost it cannot take it from the other by leaving.
    await post([run, "leave"], undefined, { "x-run-key": first });
    expect((await keep(run, second, line(1))).status).toBe(200);
  });

  it("is left to a program that plays it", async () => {
    const made = RunFolder.create(join(folder, "runs", "by-hand"), "by-hand", plan);
    await made.keep(recordOf({ game: 0, variant: 0 }, plan));
    expect(await listed()).toMatchObject([{ id: "by-hand", state: "playing", done: 1 }]);
    const refused = await post(["by-hand", "seat"]);
    expect([refused.status, (await said(refused)).error.code]).toEqual([409, "in-use"]);
    expect((await remove(["by-hand"])).status).toBe(409);
    made.close();
    expect((await post(["by-hand", "seat"])).status).toBe(200);
  });

  it("is deleted and restored; the next deleted one takes its place", async () => {
    const run = await create();
    await keep(run, await sit(run), line(0));
    expect((await remove([run])).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await post([run, "back"])).status).toBe(200);
    expect(await listed()).toMatchObject([{ id: run, done: 1 }]);
    await remove([run]);
    RunFolder.create(join(folder, "runs", "other"), "other", plan).close();
    await remove(["other"]);
    expect((await post([run, "back"])).status).toBe(404);
    expect((await post(["other", "back"])).status).toBe(200);
  });

  it("that cannot be read is listed with the reason, beside the others", async () => {
    await create();
    mkdirSync(join(folder, "runs", "broken"));
    writeFileSync(join(folder, "runs", "broken", "plan.json"), "{");
    const entries = (await listed()) as (RunEntry | UnreadableRun)[];
    expect(entries).toHaveLength(2);
    const broken = entries.find((entry) => entry.id === "broken") as UnreadableRun;
    expect(broken.problem).toMatch(/plan\.json/);
  });
});

describe("what is not a run", () => {
  it.each([
    ["no plan", { version: 1 }],
    ["another form", { ...plan, version: 9 }],
    ["changed data", { ...plan, variants: [{ ...plan.variants[0]!, options: ["raiders"] }] }],
    ["more games than are kept", { ...plan, games: 600_000 }],
  ])("is not begun: %s", async (_what, body) => {
    const refused = await post([], body);
    expect(refused.status).toBe(400);
    expect(existsSync(join(folder, "runs"))).toBe(false);
  });

  it.each([
    ["half a line", line(0).slice(0, 40)],
    ["a game of another plan", `${recordText({ ...recordOf({ game: 0, variant: 0 }, plan), seed: 5 })}\n`],
    ["a game beyond the last", line(3)],
    ["a variant that is not there", line(0, 2)],
    ["anything else", '{"variant":0,"game":0}\n'],
  ])("is not kept: %s", async (_what, text) => {
    const run = await create();
    const key = await sit(run);
    expect((await keep(run, key, line(1) + text)).status).toBe(400);
    expect(await gamesOf(run)).toBe("");
  });

  it.each([["../trial"], [".."], [".deleted-x"], ["a/b"], ["a\\b"], ["\0"], ["nobody"]])(
    "is neither read nor written: %j",
    async (name) => {
      for (const answer of [
        await get([name]),
        await get([name, "games"]),
        await post([name, "seat"]),
        await keep(name, "key", line(0)),
        await remove([name]),
      ]) {
        expect([400, 403, 404]).toContain(answer.status);
      }
      expect(readdirSync(folder)).not.toContain("runs");
    },
  );

  it("is not reached through a link", async () => {
    const run = await create();
    symlinkSync(join(folder, "runs", run), join(folder, "runs", "link"));
    expect((await get(["link"])).status).toBe(403);
    expect((await remove(["link"])).status).toBe(403);
  });

  it("pages of other sites may not request any of it", async () => {
    const run = await create();
    const foreign = { "sec-fetch-site": "cross-site" };
    expect((await get(undefined, foreign)).status).toBe(403);
    expect((await get([run, "games"], { host: "evil.example" })).status).toBe(403);
    expect((await post([run, "seat"], undefined, { "x-sandtable": "" })).status).toBe(403);
    expect((await remove([run], foreign)).status).toBe(403);
    expect((await post([run, "games"], line(0))).status).toBe(400);
  });
});
