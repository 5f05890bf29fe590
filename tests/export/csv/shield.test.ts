import fc from "../../support/fast-check";
import { describe, expect, it } from "vitest";
import { csvBytes, csvFormat, shield } from "../../../lib/export/csv";
import { csvRows } from "../../../lib/export/csv/write";
import { csvTables } from "../../../lib/export/csv/tables";
import { readCsv } from "../../../lib/export/csv/read";
import { unshield } from "../../../lib/export/csv/shield";
import { assemble } from "../../../lib/documents";
import { draft, files, game, tables } from "./sheets";

/** What a spreadsheet calculates, whatever it takes for the separator of a file. */
const calculates =
  /^(?:[ \u0000\u000b\u000c\u001f\u00a0\u2003\u200b\u2028\u3000\ufeff])*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** White space of other scripts, and characters that show nothing: some programs pass over them. */
const unseen = ["\u3000", "\u2003", "\u200b", "\ufeff", "\u2028", "\u0000", "\u000b", "\u000c", "\u001f"];

const text = fc
  .array(
    fc.constantFrom(
      "=",
      "+",
      "-",
      "@",
      "'",
      "\t",
      "\r",
      "\n",
      " ",
      ";",
      "A",
      "1",
      "2",
      "May",
      "＝",
      "/",
      "\u00a0",
      ...unseen,
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(""));

describe("a text with an apostrophe before it", () => {
  it("is the same text when it is taken off, for every text", () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string()), (each) => {
        expect(unshield(shield(each))).toBe(each);
      }),
      { numRuns: 2000 },
    );
  });

  it("is calculated in no cell, whichever sign parts the cells", () => {
    fc.assert(
      fc.property(text, (each) => {
        const cells = shield(each).split(/[;\t\r\n]/);
        // A tab or line break at the very beginning stands behind the apostrophe.
        for (const cell of cells) expect(calculates.test(cell), JSON.stringify(shield(each))).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['=HYPERLINK("http://x")', '\'=HYPERLINK("http://x")'],
    ["@SUM(A1)", "'@SUM(A1)"],
    ["-2+3", "'-2+3"],
    ["'=x", "''=x"],
    ["a;=1", "a;'=1"],
    ["1-2", "'1-2"],
    ["May 1942", "'May 1942"],
    ["TRUE", "'TRUE"],
    ["1E5", "'1E5"],
  ])("is %s written as %s", (from, to) => {
    expect(shield(from)).toBe(to);
  });

  it.each(unseen.map((sign) => [JSON.stringify(sign), sign]))(
    "%s before a formula hides it not",
    (_name, sign) => {
      for (const formula of ["=1+1", "+1", "-1", "@A1", "＝1"]) {
        expect(shield(`${sign}${formula}`)).toBe(`'${sign}${formula}`);
        expect(shield(`a;${sign}${formula}`)).toBe(`a;'${sign}${formula}`);
        expect(unshield(shield(`a;${sign}${formula}`))).toBe(`a;${sign}${formula}`);
      }
      expect(shield(`${sign}Akagi`)).toBe(`${sign}Akagi`);
    },
  );

  it.each(["Akagi, Kaga", "'tis", "6*", "0205", "19.0", "18.2.5", "a-b", "5 guns", "", "'"])(
    "is not %s",
    (each) => {
      expect(shield(each)).toBe(each);
      expect(unshield(each)).toBe(each);
    },
  );
});

describe("an exported table", () => {
  const scenario = "scenarios/short-campaign.json";
  const mine = JSON.parse(files[scenario]!) as Record<string, unknown>;
  const hostile = {
    ...mine,
    title: "=cmd|' /C calc'!A0",
    summary: "fine\n=1+1",
    tracks: { victoryPoints: -3 },
  };

  it("holds no formula, and numbers as numbers", () => {
    const texts = { ...files, [scenario]: JSON.stringify(hostile) };
    const world = { draft: assemble(texts), game };
    const table = csvTables(world).find(({ file }) => file === "scenarios-short-campaign.csv");
    const cells = new Map(csvRows(table!).map((row) => [row[0], row[2]]));
    expect(cells.get("/title")).toBe("'=cmd|' /C calc'!A0");
    expect(cells.get("/summary")).toBe("fine\n'=1+1");
    expect(cells.get("/tracks/victoryPoints")).toBe("-3");
  });

  it("of the game as shipped has no cell that a spreadsheet calculates", () => {
    for (const table of tables) {
      const { rows } = readCsv(new TextDecoder().decode(csvBytes(csvRows(table))));
      for (const cell of rows.flat()) {
        if (/^-?\d+(\.\d+)?$/.test(cell)) continue;
        expect(calculates.test(cell), `${table.file}: ${cell}`).toBe(false);
      }
    }
  });

  it("is made step by step, the same bytes each time", () => {
    const source = {
      game: "fire-in-the-sky",
      definition: game,
      draft,
      files,
      own: new Set<string>(),
      schemas: {},
      version: "1",
    };
    const run = () => {
      const steps: string[] = [];
      const made = csvFormat.make(source);
      for (let step = made.next(); ; step = made.next()) {
        if (step.done === true) return { steps, files: step.value };
        steps.push(step.value.words);
        expect(step.value.done).toBeLessThan(step.value.of);
      }
    };
    const first = run();
    expect(first.steps).toHaveLength(draft.documents.size);
    expect(first.files.map(({ path }) => path)).toEqual(tables.map(({ file }) => file));
    expect(run()).toEqual(first);
  });
});
