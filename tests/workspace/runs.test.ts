import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { recordText } from "../../lib/lab/record/text";
import type { GameRecord } from "../../lib/lab/record/types";
import { createWorkspace, openWorkspace, WorkspaceError } from "../../lib/workspace";
import { withDisk } from "../../lib/workspace/disk";
import { listRuns, runAt, RunFolder } from "../../lib/workspace/runs";
import { recordOf, shortPlan } from "../lab/crew/support";

const plan = shortPlan({ games: 5 });
const line = (game: number, variant = 0): GameRecord => recordOf({ game, variant }, plan);

let home = "";
let folder = "";
let restore = (): void => undefined;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "sandtable-runs-"));
  folder = join(home, "run");
});
afterEach(() => {
  restore();
  rmSync(home, { recursive: true, force: true });
});

const games = () => join(folder, "games.jsonl");
const numbers = (run: RunFolder) => [...run.kept()].map(({ game }) => game);
const errorOf = (work: () => unknown): WorkspaceError => {
  try {
    work();
  } catch (error) {
    if (error instanceof WorkspaceError) return error;
    throw error;
  }
  throw new Error("Nothing failed.");
};
/** A run that has been begun and left, with these games. */
async function begun(...kept: number[]): Promise<void> {
  const run = RunFolder.create(folder, "run", plan);
  await Promise.all(kept.map((game) => run.keep(line(game))));
  run.close();
}
const fault = (code: string): Error => Object.assign(new Error(`${code}: made for the test`), { code });

describe("a run on disk", () => {
  it("holds its plan and a line for each game, and is found again", async () => {
    await begun(2, 0);
    expect(readFileSync(games(), "utf8")).toBe(`${recordText(line(2))}\n${recordText(line(0))}\n`);
    const run = RunFolder.open(folder, "run");
    expect(run.plan).toEqual(plan);
    expect(numbers(run)).toEqual([2, 0]);
    await Promise.all([run.keep(line(1)), run.keep(line(0, 1)), run.keep(line(1, 1))]);
    await run.decide({ after: 2, reason: "That is enough." });
    run.close();
    expect(runAt(folder, "run")).toMatchObject({ state: "over", done: 5, of: 10, decided: { after: 2 } });
  });

  it("has a game on the disk before it says that it is kept", async () => {
    const run = RunFolder.create(folder, "run", plan);
    let forced = false;
    restore = withDisk({ fsync: () => void (forced = true) });
    await run.keep(line(0));
    expect(forced).toBe(true);
    expect(readFileSync(games(), "utf8")).toBe(`${recordText(line(0))}\n`);
    run.close();
  });

  it("keeps what still waits when it is closed", async () => {
    const run = RunFolder.create(folder, "run", plan);
    await run.keep(line(0));
    const kept = run.keep(line(1));
    run.close();
    await kept;
    expect(readFileSync(games(), "utf8").split("\n")).toHaveLength(3);
  });

  it.each([
    { what: "half a line", torn: recordText(line(3)).slice(0, 90) },
    { what: "a line without its end", torn: recordText(line(3)) },
    { what: "bytes that mean nothing, as a power failure leaves them", torn: `\u0000\u0000\n\u0000\u0000` },
  ])("loses nothing but $what that a killed program has left at the end", async ({ torn }) => {
    await begun(0, 1);
    appendFileSync(games(), torn);
    expect(runAt(folder, "run").done).toBe(2);
    const run = RunFolder.open(folder, "run");
    expect(numbers(run)).toEqual([0, 1]);
    await run.keep(line(2));
    run.close();
    const texts = [0, 1, 2].map((game) => `${recordText(line(game))}\n`);
    expect(readFileSync(games(), "utf8")).toBe(texts.join(""));
  });

  it("is left as it is where a line in its middle is not valid: a person has to look at it", async () => {
    await begun(0, 1);
    const text = readFileSync(games(), "utf8").replace('"game":0', '"game":77');
    writeFileSync(games(), text);
    const { message, hint } = errorOf(() => RunFolder.open(folder, "run"));
    expect(message).toContain("games.jsonl:1");
    expect(message).toContain("game 77");
    expect(hint).toBe("Delete this line; its game will be played again.");
    expect(readFileSync(games(), "utf8")).toBe(text);
    // It has let go of the run, so that it can be mended and opened.
    writeFileSync(games(), text.split("\n").slice(1).join("\n"));
    RunFolder.open(folder, "run").close();
  });

  it("says what is wrong with a folder that is not a run", () => {
    expect(errorOf(() => RunFolder.open(folder, "run")).message).toBe("run does not exist.");
    expect(errorOf(() => RunFolder.open(home, "home")).message).toBe("home contains no plan.json.");
    writeFileSync(join(home, "plan.json"), "{}");
    expect(errorOf(() => RunFolder.open(home, "home")).message).toContain(
      "plan.json cannot be used: The plan has format",
    );
    expect(errorOf(() => RunFolder.create(home, "home", plan)).message).toBe("home already contains a run.");
    rmSync(join(home, "plan.json"));
    writeFileSync(join(home, "notes.txt"), "");
    expect(errorOf(() => RunFolder.create(home, "home", plan)).message).toBe("home is not empty.");
  });
});

describe("a disk that does not take a game", () => {
  const failing = (call: "write" | "fsync", code: string, before?: () => void): void => {
    restore = withDisk({
      [call]: () => {
        before?.();
        throw fault(code);
      },
    });
  };

  it.each([
    ["write", "ENOSPC", "the disk is full"],
    ["fsync", "EIO", "the disk reports an error"],
  ] as const)("(%s, %s) does not harm those before, and takes it once it can", async (call, code, words) => {
    const run = RunFolder.create(folder, "run", plan);
    await run.keep(line(0));
    const before = readFileSync(games(), "utf8");
    // A part of it has reached the file.
    failing(call, code, () => appendFileSync(games(), recordText(line(1)).slice(0, 40)));
    await expect(run.keep(line(1))).rejects.toThrow(`Games could not be saved in ${games()}: ${words}.`);
    expect(readFileSync(games(), "utf8")).toBe(before);
    restore();
    await run.keep(line(1));
    run.close();
    expect(readFileSync(games(), "utf8")).toBe(`${before}${recordText(line(1))}\n`);
  });

  it.each([
    { what: "not even its folder", call: "makeFolder", good: 0 },
    { what: "not its plan", call: "write", good: 1 },
  ])("takes no run and nothing of it stays: $what", ({ call, good }) => {
    let calls = 0;
    restore = withDisk({
      [call]: (handle: number, content: string) => {
        if (++calls > good) throw fault("ENOSPC");
        writeFileSync(handle, content);
      },
    });
    expect(errorOf(() => RunFolder.create(folder, "run", plan)).message).toBe(
      "run was not created: the disk is full.",
    );
    expect(existsSync(folder)).toBe(false);
  });
});

describe("the lock of a run", () => {
  const locks = () => readdirSync(folder).filter((name) => name.endsWith(".lock"));

  it("keeps it from being opened again until it is closed", async () => {
    await begun(0);
    const run = RunFolder.open(folder, "run");
    const { code, message } = errorOf(() => RunFolder.open(folder, "run"));
    expect(code).toBe("in-use");
    expect(message).toBe(`run is being played by process ${process.pid}.`);
    expect(runAt(folder, "run").state).toBe("playing");
    run.close();
    expect(runAt(folder, "run").state).toBe("unfinished");
    RunFolder.open(folder, "run").close();
    expect(locks()).toHaveLength(1);
  });

  it("of a process that was killed is taken over, by one alone", async () => {
    await begun(0);
    const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
    await once(child, "spawn");
    const [name] = locks();
    const stat = readFileSync(`/proc/${child.pid}/stat`, "utf8");
    const started = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
    writeFileSync(join(folder, name!), JSON.stringify({ host: hostname(), pid: child.pid, started }));
    expect(errorOf(() => RunFolder.open(folder, "run")).message).toContain(`process ${child.pid}`);
    child.kill("SIGKILL");
    await once(child, "close");
    const run = RunFolder.open(folder, "run");
    expect(errorOf(() => RunFolder.open(folder, "run")).code).toBe("in-use");
    expect(locks()).toHaveLength(1);
    run.close();
  });

  it("of another process that has since got the same number does not count", async () => {
    await begun(0);
    const [name] = locks();
    writeFileSync(join(folder, name!), JSON.stringify({ host: hostname(), pid: 1, started: "1" }));
    RunFolder.open(folder, "run").close();
  });

  it("of another machine stands until somebody takes it away", async () => {
    await begun(0);
    const [name] = locks();
    writeFileSync(join(folder, name!), JSON.stringify({ host: "elsewhere", pid: 1, started: "1" }));
    const { message, hint } = errorOf(() => RunFolder.open(folder, "run"));
    expect(message).toBe("run is being played by a process on elsewhere.");
    expect(hint).toContain(join(folder, name!));
    rmSync(join(folder, name!));
    RunFolder.open(folder, "run").close();
  });
});

describe("the runs of a workspace", () => {
  it("are not documents of it", async () => {
    const { path } = createWorkspace(join(home, "mine"), "fire-in-the-sky");
    folder = join(path, "runs", "one");
    await begun(0, 1);
    const { files, problems } = openWorkspace(path);
    expect(problems).toEqual([]);
    expect(Object.keys(files).filter((file) => file.startsWith("runs/"))).toEqual([]);
    expect(readFileSync(join(path, ".gitignore"), "utf8")).toContain("runs/\n");
  });

  it("are listed with how far they are; one that cannot be read does not hide the others", async () => {
    folder = join(home, "a");
    await begun(0, 1);
    folder = join(home, "b");
    await begun(0);
    writeFileSync(join(home, "b", "plan.json"), "{");
    const [a, b, ...more] = listRuns(home);
    expect(a).toMatchObject({ id: "a", state: "unfinished", done: 2, of: 10 });
    expect(b).toMatchObject({ id: "b", problem: { code: "unreadable" } });
    expect(more).toEqual([]);
    expect(listRuns(join(home, "nowhere"))).toEqual([]);
  });
});
