import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ReportsAnswer } from "../../lib/cli/format/reports";
import { type GameFile, gameFileOf } from "../../lib/play/file";
import { bot, seated } from "../play/support";
import { cli, cliJson, scratch } from "./harness";

const { path: home, remove } = scratch();
afterAll(remove);

function played(): GameFile {
  const sitting = seated();
  for (let i = 0; i < 2; i++) bot(sitting, "part");
  const about = [{ kind: "rule" as const, id: "8.2", name: "8.2" }];
  const { at } = sitting.session!;
  sitting.obey({ do: "note", note: { at, kind: "rule-doubt", text: "May it?", about } });
  sitting.obey({ do: "answers", answers: [{ id: "exciting", question: "How exciting?", number: 4 }] });
  const { session, seating, papers } = sitting;
  const facts = { title: "Mine", layers: [], seats: seating.seats, hidden: false, papers: papers.data };
  return { ...gameFileOf(session!, facts), times: [{ choice: 0, seconds: 75 }] };
}

const game = played();
const { choices } = game.line;
const inbox = join(home, "inbox");
const write = (path: string, content: unknown): void =>
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));

beforeAll(() => {
  mkdirSync(inbox);
  write(join(inbox, "anna.json"), game);
  write(join(inbox, "bert.json"), {
    ...game,
    data: { ...game.data, hash: "0".repeat(16) },
    outcome: { winner: "japan", text: "Japan wins." },
  });
  write(join(inbox, "questions.json"), { questions: {} });
  write(join(inbox, "notes.txt"), "not looked at");
});

it("lists games by version, replays them, and says what they show together", async () => {
  const { status, json } = await cliJson<ReportsAnswer>(["reports", inbox]);
  expect(json.unread).toEqual([]);
  expect(status).toBe(0);
  expect(json).toMatchObject({ ok: true, game: "fire-in-the-sky" });
  expect(json.versions.map(({ isPresent, data, games }) => [isPresent, data, games.length])).toEqual([
    [true, game.data.hash, 1],
    [false, "0".repeat(16), 1],
  ]);
  const [anna] = json.versions[0]!.games;
  expect(anna).toMatchObject({
    scenario: "Short Campaign Game",
    choices: choices.length,
    seconds: 75,
    replay: { goes: "same", isPresent: true, holds: choices.length },
    notes: [{ kind: "rule-doubt", text: "May it?" }],
  });
  expect(json.gathered).toMatchObject({
    games: 2,
    rules: [{ rule: "8.2", notes: 2, games: 2 }],
    won: [{ games: 2, unfinished: 1, wins: [{ side: "Japan", games: 1 }] }],
    answers: [{ id: "exciting", numbers: 2, mean: 4 }],
  });
  expect(json.gathered.hesitation[0]!.longest).toMatchObject({ seconds: 75, at: 0 });

  const { out } = await cli(["reports", inbox]);
  for (const words of [
    /^Mine, current data \w{8}: 1 game$/m,
    /^Mine, other data 00000000: 1 game$/m,
    /anna\.json: Short Campaign Game\. Japan: person/,
    /Replays to the same position\./,
    /Rule doubt about rule 8\.2 \(.+ after \d+ choices?\): May it\?/,
    /^Who won$/m,
    /^Where people hesitated$/m,
    /1 min 15 s/,
    /^Questioned rules$/m,
    /^How exciting\?$/m,
    /^2 games, 0 files not read\.$/m,
  ])
    expect(out).toMatch(words);
});

it("reports what it does not take, each with the reason, and reads the rest", async () => {
  const bad = join(home, "bad");
  mkdirSync(bad);
  write(join(bad, "good.json"), game);
  write(join(bad, "broken.json"), '{"format": "sandtable-game", "line"');
  write(join(bad, "deep.json"), "[".repeat(100_000));
  write(join(bad, "huge.json"), " ".repeat(8 * 1024 * 1024 + 1));
  write(join(bad, "other.json"), { ...game, game: "flat-top" });
  write(join(bad, "strange.json"), { ...game, line: { ...game.line, choices: [{ side: 1 }] } });
  symlinkSync(join(bad, "good.json"), join(bad, "link.json"));
  write(join(bad, "wrong.json"), {
    ...game,
    line: { ...game.line, choices: [{ ...choices[0]!, choice: { kind: "none" } }, ...choices.slice(1)] },
  });
  const { status, json } = await cliJson<ReportsAnswer>([
    "reports",
    join(bad, "good.json"),
    bad,
    "--game",
    "fire-in-the-sky",
  ]);
  expect(status).toBe(1);
  expect(json.ok).toBe(false);
  const reasons = Object.fromEntries(json.unread.map(({ file, reason }) => [file.split("/").at(-1), reason]));
  expect(Object.keys(reasons).sort()).toEqual([
    ...["broken.json", "deep.json", "huge.json", "link.json", "other.json", "strange.json"],
  ]);
  expect(reasons["other.json"]).toBe("It is a game of “flat-top”.");
  expect(reasons["huge.json"]).toMatch(/maximum is 8\.0 MB/);
  expect(reasons["strange.json"]).toMatch(/^\/line\/choices\/0/);
  // One that can be read, and breaks, is listed; a file that is named twice is read once.
  expect(json.versions[0]!.games.map(({ replay }) => [replay.goes, replay.holds])).toEqual([
    ["same", choices.length],
    ["breaks", 0],
  ]);
  expect((await cli(["reports", bad])).out).toMatch(
    /^Not read$[^]*holds for 0 choices|holds for 0 choices[^]*^Not read$/m,
  );
});

it("replays by the data of the workspace in which games lie, with its layers, and says what it cannot use", async () => {
  const workspace = join(home, "mine");
  mkdirSync(join(workspace, "reports"), { recursive: true });
  write(join(workspace, "sandtable.json"), { title: "Mine", game: "fire-in-the-sky", layers: [] });
  const empty = await cliJson<ReportsAnswer>(["reports", workspace]);
  expect([empty.status, empty.json.versions]).toEqual([0, []]);
  write(join(workspace, "reports", "anna.json"), game);
  const here = await cliJson<ReportsAnswer>(["reports"], { cwd: workspace });
  expect(here.json.versions.map(({ isPresent, games }) => [isPresent, games[0]!.file])).toEqual([
    [true, "reports/anna.json"],
  ]);
  // The same file by other data.
  const other = await cliJson<ReportsAnswer>([
    "reports",
    join(inbox, "anna.json"),
    "--workspace",
    workspace,
    "--no-layer",
    "errata-2005",
  ]);
  expect(other.json).toMatchObject({ versions: [{ isPresent: false }] });
  const refused = async (...args: string[]): Promise<string> => {
    const { status, json } = await cliJson<{ error: { message: string } }>(["reports", ...args]);
    expect(status).toBe(2);
    return json.error.message;
  };
  expect(await refused(join(home, "nothing"))).toContain("does not exist");
  expect(await refused(inbox, "--game", "flat-top", "--workspace", workspace)).toContain("not both");
});
