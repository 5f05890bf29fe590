import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { check, makeBaseline, type Report, tierOf } from "../../lib/diagnostics";
import { entries, entriesOfGames, retiredCodes } from "../../lib/diagnostics/registry";
import { codesOfCallers } from "../../lib/diagnostics/registry";
import { applyEdits } from "../../lib/documents";
import { games as allGames } from "../../lib/games";
import {
  brief,
  type BrokenCase,
  brokenFolder,
  checkerOf,
  type Expected,
  filesOf,
  gameOf,
  shippedFiles,
} from "./support";

/**
 * Every folder of tests/broken holds shipped data with something wrong (case.json), and what `check` must say of
 * it: that and nothing else (expect.json). `UPDATE_BROKEN=1 npx vitest run tests/diagnostics/broken.test.ts`
 * writes the expectations anew; read the difference before you keep it.
 */
const update = process.env.UPDATE_BROKEN === "1";

const read = <T>(path: string): T => JSON.parse(readFileSync(path, "utf8")) as T;
const names = readdirSync(brokenFolder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();

/** A game as shipped, with a checker that is used for its cases one after the other. */
function shipped(game: string) {
  const base = shippedFiles(game);
  const checker = checkerOf(game);
  return { base, checker, baseline: makeBaseline(checker.check(base)) };
}

const games = new Map<string, ReturnType<typeof shipped>>();

const runCase = (name: string) => {
  const broken = read<BrokenCase>(join(brokenFolder, name, "case.json"));
  const { base, checker, baseline } = games.get(broken.base) ?? shipped(broken.base);
  games.set(broken.base, { base, checker, baseline });
  const { files, layers } = filesOf(broken, base);
  const options = { layers, baseline, ...(broken.limit !== undefined && { limit: broken.limit }) };
  return { game: broken.base, checker, files, options };
};

const reports = new Map<string, Report>();

/** What the checker says of a case, which is asked once. */
function reportOf(name: string): Report {
  const known = reports.get(name);
  if (known) return known;
  const { checker, files, options } = runCase(name);
  const report = checker.check(files, options);
  reports.set(name, report);
  return report;
}

describe("broken data give exactly their problems", () => {
  it.each(names)("%s", (name) => {
    const got = reportOf(name).diagnostics.map(brief);
    const path = join(brokenFolder, name, "expect.json");
    if (update) writeFileSync(path, `[\n${got.map((each) => `  ${JSON.stringify(each)}`).join(",\n")}\n]\n`);
    expect(got).toEqual(read<Expected[]>(path));
  });
});

describe("a checker with a memory and one without it say the same", () => {
  it.each(names.filter((_, i) => i % 6 === 0))("%s", (name) => {
    const { game, files, options } = runCase(name);
    expect(check(files, gameOf(game), options)).toEqual(reportOf(name));
  });
});

describe("fixes", () => {
  it.each(names)("each fix of %s takes its problem away and adds none", (name) => {
    const before = reportOf(name);
    if (before.diagnostics.every(({ fixes = [] }) => fixes.length === 0)) return;
    const { checker, files, options } = runCase(name);
    // Where not all problems are shown, fixing one reveals another.
    if (before.diagnostics.some(({ code }) => code === "syntax/more" || code === "workspace/too-many"))
      return;
    const known = before.diagnostics.map((each) => `${each.code} ${each.file} ${each.pointer}`);
    for (const diagnostic of before.diagnostics) {
      const key = `${diagnostic.code} ${diagnostic.file} ${diagnostic.pointer}`;
      const times = known.filter((each) => each === key).length;
      for (const fix of diagnostic.fixes ?? []) {
        const mended: Record<string, string> = { ...files };
        for (const file of new Set(fix.edits.map((edit) => edit.file))) {
          mended[file] = applyEdits(
            mended[file] ?? "",
            fix.edits.filter((edit) => edit.file === file),
          );
        }
        const after = checker
          .check(mended, options)
          .diagnostics.map((each) => `${each.code} ${each.file} ${each.pointer}`);
        expect(after.filter((each) => each === key).length, `${fix.title}: ${key}`).toBeLessThan(times);
        expect(
          after.filter((each) => !known.includes(each)),
          fix.title,
        ).toEqual([]);
      }
    }
  });
});

describe("codes", () => {
  const registered = [...entries, ...entriesOfGames(Object.values(allGames))];

  it("are registered once, each with its words", () => {
    expect(new Set(registered.map((each) => each.code)).size).toBe(registered.length);
    expect(registered.filter((each) => retiredCodes.includes(each.code))).toEqual([]);
    for (const { code, title, explain } of registered) {
      expect(title, code).toMatch(/\.$/);
      expect(explain, code).toMatch(/\.$/);
    }
  });

  it("have a case each that shows them", () => {
    const shown = new Set(
      names.flatMap((name) =>
        read<Expected[]>(join(brokenFolder, name, "expect.json")).map((each) => each.code),
      ),
    );
    const wanted = registered
      .map((each) => each.code)
      .filter((code) => tierOf(code) !== "internal" && !codesOfCallers.includes(code));
    expect(wanted.filter((code) => !shown.has(code))).toEqual([]);
  });

  it("are no others than those registered", () => {
    const known = new Set(registered.map((each) => each.code));
    const shown = names.flatMap((name) =>
      read<Expected[]>(join(brokenFolder, name, "expect.json")).map((each) => each.code),
    );
    expect(shown.filter((code) => !known.has(code))).toEqual([]);
  });
});
