// @module-tag slow
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { EvenAnswer } from "../../lib/lab/answers";
import { cli, cliJson, scratch } from "./harness";

const { path: home, remove } = scratch();
afterAll(remove);

const place = "parameters.json#/victory/japanWinsAt";
const asked = (...more: string[]): string[] => [
  "balance",
  "--game",
  "fire-in-the-sky",
  "--scenario",
  "short-campaign",
  "--bots",
  "random",
  "--games",
  "20",
  ...more,
];

it("searches for the value of a number, keeps the games, and resumes with the same answer", async () => {
  const run = join(home, "even");
  const { status, json } = await cliJson<EvenAnswer & { ok: boolean }>(
    asked("--vary", `${place}=2..30:4`, "--wins", "allies", "--out", run),
  );
  expect(status).toBe(0);
  expect(json).toMatchObject({ ok: true, side: "allies", share: 0.5, place, games: 20, most: 20 });
  expect(json.rows[0]!.curve.map(({ value, games }) => [value, games])).toEqual([
    [2, 10],
    [30, 10],
  ]);
  const games = join(run, "games.jsonl");
  const lines = readFileSync(games, "utf8").trimEnd().split("\n");
  writeFileSync(games, `${lines.slice(0, 7).join("\n")}\n`);
  const resumed = await cli(["simulate", "--resume", run]);
  expect(resumed.out).toContain("Allies’ share of wins");
  expect(readFileSync(games, "utf8").trimEnd().split("\n").sort()).toEqual(lines.sort());
  const { out } = await cli([
    "answers",
    run,
    "--report",
    join(home, "even.html"),
    "--csv",
    join(home, "even"),
  ]);
  expect(out).toContain("Wins of Allies by Victory: Japan wins at");
  expect(readFileSync(join(home, "even.html"), "utf8")).toContain("Where it is even");
  expect(readFileSync(join(home, "even/curve.csv"), "utf8").split("\n")[0]).toContain("Share of wins");
  expect((await cli(["runs", run])).out).toContain("Japan wins at 2 to Japan wins at 30");
});

/** A workspace with layers that lower what Japan has to reach. */
function workspace(): string {
  const path = join(home, "bid");
  const files: Record<string, unknown> = {
    "sandtable.json": { title: "Bid", game: "fire-in-the-sky", layers: [] },
  };
  for (const [id, japanWinsAt] of [
    ["easier", 14],
    ["easiest", 8],
  ] as const) {
    files[`layers/${id}/layer.json`] = {
      id,
      kind: "variant",
      title: id,
      reason: "A test.",
      citations: [],
      requires: [],
      conflicts: [],
      default: false,
    };
    files[`layers/${id}/parameters.json`] = { victory: { japanWinsAt } };
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), JSON.stringify(content));
  }
  return path;
}

it("searches over a bid: nothing, its first layer, its first two", async () => {
  const bid = (layers: string, ...more: string[]): string[] => [
    ...["balance", workspace(), "--scenario", "short-campaign", "--bots", "random", "--games", "20"],
    ...["--bid", layers, ...more],
  ];
  const run = join(home, "bid-run");
  const { json } = await cliJson<EvenAnswer>(bid("easier,easiest", "--out", run));
  expect(json).toMatchObject({ place: "Bid", games: 20 });
  expect(json.rows[0]!.curve.map(({ value }) => value)).toEqual([0, 2]);
  const [none, all] = json.rows[0]!.curve;
  expect(all!.share).toBeGreaterThan(none!.share);
  expect((await cli(["runs", run])).out).toContain("Nothing given to With easier, easiest");
  const wrong = async (args: string[]): Promise<string> =>
    (await cliJson<{ error: { message: string } }>(args)).json.error.message;
  expect(await wrong(bid("easier"))).toContain("at least two layers");
  expect(await wrong(bid("easier,easier"))).toContain("names the layer “easier” twice");
  expect(await wrong(bid("easier,gone"))).toContain("no layer “gone”");
  expect(await wrong(bid("easier,easiest", "--vary", `${place}=1,2,3`))).toContain("and not both");
});

it("says which number, range, side, share or width it cannot use", async () => {
  const wrong = async (...more: string[]): Promise<string> =>
    (await cliJson<{ error: { message: string } }>(asked(...more))).json.error.message;
  expect(await wrong("--vary", `${place}=8,9`)).toContain("at least three values");
  expect(await wrong("--vary", `${place}=1..2:0.5`)).toContain("must be a whole number");
  expect(await wrong("--vary", "parameters.json#/victory/none=1..9")).toContain("there is no value there");
  const vary = ["--vary", `${place}=2..30:4`];
  expect(await wrong(...vary, "--wins", "nobody")).toContain("no side “nobody”");
  expect(await wrong(...vary, "--share", "100")).toContain("not a share");
  expect(await wrong(...vary, "--within", "1")).toContain("less than a step of 4");
  expect(await wrong(...vary, "--with", `${place}=2,3`)).toContain("must differ");
});
