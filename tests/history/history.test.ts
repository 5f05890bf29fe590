import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type History, type HistoryEntry, HistoryReader } from "../../lib/history";
import { seriesOf } from "../../lib/history/moved";
import {
  movedSentence,
  nothingWords,
  playedWords,
  sharesWords,
  unmatchedWords,
} from "../../lib/history/words";
import { dataRoot, openHistory } from "../../lib/workspace";
import { cli, cliJson } from "../cli/harness";
import { Repository } from "./repository";

let repository: Repository;
beforeEach(() => (repository = new Repository()));
afterEach(() => repository.remove());

const read = async (limit = 20): Promise<History> =>
  new HistoryReader().read(await openHistory(repository.folder, limit));
const wordsOf = (entry: HistoryEntry | undefined): string[] =>
  (entry?.changes ?? []).map(({ about, words }) => `${about}: ${words}`);
const titles = ({ entries }: History): string[] => entries.map(({ title }) => title);

describe("the history of a workspace", () => {
  it("says of each commit what it changed, of the first one against the game, and of what is not committed", async () => {
    repository.airCapacity(9);
    repository.commit("Nine steps at Truk");
    writeFileSync(join(repository.home, "README.md"), "Beside the workspace.\n");
    repository.commit("A page beside it");
    repository.write("notes.txt", "No rules data.\n");
    repository.commit("Notes");
    repository.airCapacity(11);
    const last = repository.commit("Eleven");
    repository.airCapacity(12);
    const history = await read();
    expect(titles(history)).toEqual(["Not committed", "Eleven", "Notes", "Nine steps at Truk"]);
    const [now, eleven, notes, first] = history.entries;
    expect(now).toMatchObject({ id: null, when: null, against: "before", played: [], moved: [] });
    expect(wordsOf(now)).toEqual(["Bases: Truk: Air Capacity 12 steps, was 11"]);
    expect(eleven).toMatchObject({ id: last, against: "before", isMerge: false, troubles: [] });
    expect(wordsOf(eleven)).toEqual(["Bases: Truk: Air Capacity 11 steps, was 9"]);
    expect(eleven!.changes[0]).toMatchObject({ citation: "(rule 2.2.3)", count: 1 });
    expect(nothingWords(notes!)).toBe("Nothing differs in the rules data.");
    expect(first!.against).toBe("game");
    expect(wordsOf(first)).toContain("Bases: Truk: Air Capacity 9 steps, was 6");
    expect(history).toMatchObject({ hasMore: false, isShallow: false, unmatched: [], unreadable: [] });

    const short = await read(2);
    expect(titles(short)).toEqual(["Not committed", "Eleven", "Notes"]);
    expect(short.hasMore).toBe(true);
    repository.airCapacity(11);
    expect(titles(await read(1))).toEqual(["Eleven"]);
  });

  it("includes documents that lie in no folder", async () => {
    const base = JSON.parse(readFileSync(join(dataRoot(), "fire-in-the-sky/bases.json"), "utf8")) as {
      bases: { truk: { airCapacity: number } };
    };
    base.bases.truk.airCapacity = 7;
    repository.write("bases.json", base);
    repository.commit("Begun");
    base.bases.truk.airCapacity = 8;
    repository.write("bases.json", base);
    repository.commit("Eight");
    const { entries } = await read();
    expect(entries.map(wordsOf)).toEqual([
      ["Bases: Truk: Air Capacity 8 steps, was 7"],
      expect.arrayContaining(["Bases: Truk: Air Capacity 7 steps, was 6"]),
    ]);
  });

  it("before the first commit shows what is on disk", async () => {
    repository.airCapacity(9);
    const { entries } = await read();
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ id: null, against: "game" });
    expect(wordsOf(entries[0])).toContain("Bases: Truk: Air Capacity 9 steps, was 6");
  });

  it("shows merges against their first parent, and begins anew where the folder was renamed", async () => {
    repository.commit("Begun");
    repository.git("checkout", "--quiet", "-b", "side");
    repository.airCapacity(9);
    repository.commit("On the side");
    repository.git("checkout", "--quiet", "main");
    repository.write("layers/my-variant/parameters.json", { oil: { merchantmenFraction: 1 } });
    repository.commit("On the main line");
    repository.git("merge", "--quiet", "--no-edit", "-m", "Both", "side");
    const { entries } = await read();
    expect(entries[0]).toMatchObject({ title: "Both", isMerge: true, against: "before" });
    expect(wordsOf(entries[0])).toEqual(["Bases: Truk: Air Capacity 9 steps, was 6"]);

    renameSync(repository.folder, join(repository.home, "moved"));
    repository.commit("Renamed");
    const moved = await new HistoryReader().read(await openHistory(join(repository.home, "moved"), 20));
    expect(titles(moved)).toEqual(["Renamed"]);
    expect(moved.entries[0]!.against).toBe("game");
  });

  it("of a shallow clone says that older versions are missing", async () => {
    repository.commit("Begun");
    repository.airCapacity(9);
    repository.commit("Nine");
    repository.git("clone", "--quiet", "--depth", "1", `file://${repository.home}`, "copy");
    const folder = await openHistory(join(repository.home, "copy/variants/mine"), 20);
    const history = await new HistoryReader().read(folder);
    expect(history.isShallow).toBe(true);
    expect(history.entries[0]).toMatchObject({ title: "Nine", against: "game" });
  });

  it("goes on past versions whose data are broken, and says what it cannot describe", async () => {
    repository.airCapacity(9);
    repository.commit("Begun");
    repository.write("layers/my-variant/bases.json", '{ "bases": { "truk": ');
    repository.write("layers/my-variant/parameters.json", { oil: { merchantmenFraction: 1 } });
    repository.commit("Broken");
    repository.airCapacity(10);
    repository.commit("Mended");
    repository.write("layers/my-variant/units.json", [1, 2]);
    repository.write("scenarios/odd.json", { id: 3, sides: "none", units: { a: 1 } });
    repository.commit("Data of no shape");
    repository.write("sandtable.json", '[[[["no-such-game"');
    repository.commit("No manifest to speak of");
    const { entries } = await read();
    const [last, odd, mended, broken, begun] = entries;
    expect(entries).toHaveLength(5);
    expect(last).toMatchObject({ title: "No manifest to speak of", against: null, changes: [] });
    expect(last!.troubles).toEqual([
      "sandtable.json names no game that is shipped, so there is nothing to compare.",
    ]);
    expect(odd!.title).toBe("Data of no shape");
    expect(broken!.troubles).toHaveLength(1);
    expect(broken!.troubles[0]).toMatch(/^layers\/my-variant\/bases.json cannot be read, so its changes/);
    expect(wordsOf(broken).join()).toMatch(/Merchantmen/i);
    expect(wordsOf(broken).join()).not.toContain("Truk");
    expect(mended!.troubles).toEqual([
      "layers/my-variant/bases.json could not be read in the version before, so it is not known what has changed in it.",
    ]);
    expect(begun!.troubles).toEqual([]);
  });

  it("is answered by no program that the repository brings, whatever its titles and names are", async () => {
    const ran = join(repository.home, "ran");
    const program = join(repository.home, "program.sh");
    writeFileSync(program, `#!/bin/sh\ntouch ${ran}\ncat\n`);
    chmodSync(program, 0o755);
    repository.write("layers/my-variant/--help; touch x$(id).json", { bases: {} });
    repository.write(".gitattributes", "*.json diff=bad filter=bad\n");
    repository.commit("-x \u001b[31m$(touch x)\u0007 “title”");
    for (const [name, value] of [
      ["diff.bad.textconv", program],
      ["diff.bad.command", program],
      ["diff.external", program],
      ["core.fsmonitor", program],
      ["core.pager", program],
      ["gpg.program", program],
      ["log.showSignature", "true"],
    ])
      repository.git("config", name!, value!);
    const { entries } = await read();
    expect(entries).toHaveLength(1);
    expect(entries[0]!.title).toBe("-x [31m$(touch x) “title”");
    expect(existsSync(ran)).toBe(false);
  });
});

describe("a repository of another user", () => {
  it.runIf(process.getuid?.() === 0)("is not read, as git wants it, and the reason is given", async () => {
    repository.commit("Begun");
    for (const folder of [repository.home, join(repository.home, ".git")]) chownSync(folder, 4321, 4321);
    await expect(openHistory(repository.folder, 5)).rejects.toMatchObject({
      code: "no-version",
      message: "Git does not read the repository of mine, because it belongs to another user.",
    });
  });
});

describe("answers beside the versions", () => {
  it("belong to the versions with the data of which they were played, and say when the balance moved", async () => {
    repository.write(".gitignore", "runs/\n");
    repository.airCapacity(9);
    const first = repository.commit("Nine");
    await repository.run("nine");
    repository.write("notes.txt", "No rules data.\n");
    repository.commit("Notes");
    repository.airCapacity(2);
    await repository.run("two", { seed: 11 }, 2);
    repository.commit("Two");
    repository.airCapacity(5);
    await repository.run("five", { seed: 11, games: 150 }, 2);
    repository.write("runs/bad/plan.json", "{}");
    const history = await read();
    expect(titles(history)).toEqual(["Not committed", "Two", "Notes", "Nine"]);
    expect(history.entries.map(({ played }) => played.map(({ run }) => run))).toEqual([
      ["five"],
      ["two"],
      ["nine"],
      ["nine"],
    ]);
    const [now, two, notes, nine] = history.entries;
    expect(sharesWords(nine!.played[0]!)).toBe(
      "Japan wins 33 % (28 to 39 %), Allies win 67 % (61 to 72 %) of 300 games",
    );
    expect(playedWords(nine!.played[0]!)).toMatch(
      /^Short Campaign Game, (without .*, )?steady against steady, seeds from 7$/,
    );
    expect(notes!.moved).toEqual([]);
    expect(two!.moved).toHaveLength(1);
    expect(two!.moved[0]).toMatchObject({ who: "japan", isSure: true, versions: 1 });
    expect(movedSentence(two!.moved[0]!)).toMatch(
      /^Since [0-9a-f]{8} of \d{4}-\d\d-\d\d Japan’s share of wins goes from 33 % to 50 % \(\+17 points, 95 % interval \+9 to \+24\)\. The balance moved with this version\.$/,
    );
    expect(movedSentence(now!.moved[0]!)).toContain(
      "stays at 50 % (0 points, 95 % interval −10 to +10). No clear difference.",
    );
    expect(movedSentence({ ...two!.moved[0]!, versions: 3 })).toMatch(
      /moved with one of the 3 versions since, or several of them\.$/,
    );
    expect(seriesOf(history.entries)).toMatchObject([
      { points: [{ entry: { id: first } }, {}, { entry: { title: "Two" } }, { entry: { id: null } }] },
    ]);
    expect(history.unreadable).toMatchObject([{ run: "bad" }]);

    rmSync(join(repository.folder, "runs/bad"), { recursive: true });
    repository.airCapacity(6);
    const { unmatched } = await read();
    expect(unmatched).toEqual(["five"]);
    expect(unmatchedWords(unmatched)).toMatch(/^1 run \(five\) fits none of these versions: /);
  });

  it("count games as the lab does, and leave out those of other questions", async () => {
    repository.commit("Begun");
    const plan = await repository.run("some", { games: 12 });
    const folder = await openHistory(repository.folder, 5);
    const [{ played }] = (await new HistoryReader().read(folder)).entries as [HistoryEntry];
    expect(played[0]).toMatchObject({ games: 12, excluded: 0, players: ["steady", "steady"], seed: 7 });
    // The same games, decided after six of them, and as a search, whose number of games hangs on who won.
    const [run] = folder.runs;
    const reread = async (changes: object, decided?: { after: number; reason: string }): Promise<History> =>
      new HistoryReader().read({
        ...folder,
        runs: [{ ...run!, read: () => ({ ...run!.read(), plan: { ...plan, ...changes }, decided }) }],
      });
    expect((await reread({}, { after: 6, reason: "" })).entries[0]!.played[0]!.games).toBe(6);
    const search = { side: "japan", share: 0.5, values: 1, within: 1 };
    expect((await reread({ search })).entries[0]!.played).toEqual([]);
  });
});

describe("sandtable history", () => {
  it("prints versions with their changes and answers, and all of it as JSON", async () => {
    repository.airCapacity(9);
    const first = repository.commit("Nine");
    await repository.run("nine", { games: 30 });
    const { status, out } = await cli(["history", repository.folder, "--limit", "5"]);
    expect(status).toBe(0);
    expect(out).toContain(`${first.slice(0, 8)}  `);
    expect(out).toContain("  Bases: Truk: Air Capacity 9 steps, was 6 (rule 2.2.3)");
    expect(out).toMatch(/ {2}Japan wins 33 % \(19 to 51 %\), Allies win 67 % \(49 to 81 %\) of 30 games\./);
    expect(out).toContain("1 version.");
    const { json } = await cliJson<{ versions: HistoryEntry[]; hasMore: boolean }>([
      "history",
      join(repository.folder, "layers"),
    ]);
    expect(json).toMatchObject({ hasMore: false, isShallow: false, unmatched: [], unreadable: [] });
    expect(json.versions[0]).toMatchObject({
      id: first,
      title: "Nine",
      played: [{ run: "nine", games: 30 }],
    });
  });

  it("says what is missing where there is no repository, no workspace, or no git", async () => {
    rmSync(join(repository.home, ".git"), { recursive: true });
    const none = await cli(["history", repository.folder]);
    expect(none.status).toBe(2);
    expect(none.err).toContain("mine is not in a git repository, so it has no versions.");
    expect(none.err).toContain("git init");
    expect((await cli(["history", repository.home])).err).toContain("is not a workspace");
    expect((await cli(["history", join(repository.home, "gone")])).err).toContain("does not exist");
    const path = process.env.PATH;
    process.env.PATH = join(repository.home, "nothing-here");
    try {
      const without = await cli(["history", repository.folder]);
      expect(without.status).toBe(2);
      expect(without.err).toContain("need git, which is not installed");
    } finally {
      process.env.PATH = path;
    }
    expect(execFileSync("git", ["--version"], { encoding: "utf8" })).toContain("git version");
  });
});
