import { describe, expect, it } from "vitest";
import {
  type Block,
  heading,
  headHeight,
  paragraph,
  rowHeight,
  type TableBlock,
} from "../../../lib/export/print/blocks";
import { fitted, widthOf, wrapped } from "../../../lib/export/print/measure";
import { layPages } from "../../../lib/export/print/pages";

const columns = [
  { title: "One", width: 60 },
  { title: "Two", width: 60 },
];
const table = (count: number, words = "a few words"): TableBlock => ({
  kind: "table",
  columns,
  rows: Array.from({ length: count }, (_, i) => [`row ${i}`, words]),
});
const lay = (blocks: Block[], room: number): string[] =>
  layPages(blocks, room).map((page) => page.map(({ text }) => text).join(""));

describe("pages", () => {
  it("repeat the head of a table on each page, and hold every row once", () => {
    const pages = lay([table(100)], 120);
    expect(pages.length).toBeGreaterThan(3);
    for (const page of pages) expect(page.match(/<thead>/g)).toHaveLength(1);
    for (let i = 0; i < 100; i++) expect(pages.filter((page) => page.includes(`>row ${i}<`))).toHaveLength(1);
  });

  it("never hold more than there is room for", () => {
    const { rows } = table(100);
    const most = Math.floor((120 - headHeight(columns)) / rowHeight(rows[0]!, columns));
    for (const page of lay([table(100)], 120))
      expect(page.match(/<tr>/g)!.length - 1).toBeLessThanOrEqual(most);
  });

  it("keep a heading with the first row of what follows", () => {
    for (let count = 1; count < 30; count++) {
      const pages = lay([table(count), heading("A heading", "1.0", 120), table(5)], 80);
      expect(pages.some((page) => page.endsWith("</h2>"))).toBe(false);
    }
  });

  it("begin a long table with more than a row of it", () => {
    for (let count = 1; count < 30; count++) {
      const [first] = lay([table(count), heading("A heading", "1.0", 120), table(40)], 160).filter((page) =>
        page.includes("</h2>"),
      );
      expect(first!.split("</h2>")[1]!.match(/>row \d+</g)!.length).toBeGreaterThanOrEqual(3);
    }
  });

  it("keep a heading with its paragraph and the table below", () => {
    for (let count = 1; count < 30; count++) {
      const more = [
        heading("A heading", "1.0", 120),
        ...paragraph("How to use it.", 120, "text", true),
        table(5),
      ];
      const pages = lay([table(count), ...more], 80);
      expect(pages.some((page) => page.endsWith("</h2>") || page.endsWith("</p>"))).toBe(false);
    }
  });

  it("never part a heading from pieces that belong together but are higher than a page", () => {
    const row = (i: number): Block => ({
      kind: "piece",
      height: 18,
      keeps: i < 12,
      markup: paragraph(`row ${i}`, 120)[0]!.markup,
    });
    for (let before = 0; before < 12; before++) {
      const rows = Array.from({ length: 13 }, (_, i) => row(i));
      const pages = lay([table(before), heading("A track", undefined, 120), ...rows], 100);
      expect(pages.some((page) => page.endsWith("</h2>"))).toBe(false);
      expect(pages.join("").match(/row \d+<\/p>/g)).toHaveLength(13);
    }
  });

  it("part a row that is higher than a page between its lines, and lose no word", () => {
    const words = Array.from({ length: 900 }, (_, i) => `word${i}`);
    const pages = lay([table(1, words.join(" "))], 60);
    expect(pages.length).toBeGreaterThan(2);
    const all = pages.join(" ");
    for (const word of words) expect(all).toMatch(new RegExp(`\\b${word}\\b`));
  });

  it("are none for nothing", () => {
    expect(lay([], 100)).toEqual([]);
  });
});

describe("lines", () => {
  const face = { size: 8.5 };

  it("are no wider than their room, and hold all words", () => {
    const text = "Once a game, as the first act of an Allied Reaction Phase, one Task Force sails.";
    const lines = wrapped(text, 40, face);
    expect(lines.join(" ")).toBe(text);
    for (const line of lines) expect(widthOf(line, face)).toBeLessThanOrEqual(40);
  });

  it("break a word that is longer than a line", () => {
    const word = "x".repeat(500);
    const lines = wrapped(word, 30, face);
    expect(lines.join("")).toBe(word);
    for (const line of lines) expect(widthOf(line, face)).toBeLessThanOrEqual(30);
  });

  it("are cut with a sign where only one is allowed", () => {
    expect(fitted("short", 40, face)).toBe("short");
    const cut = fitted("W".repeat(200), 40, face);
    expect(cut.endsWith("…")).toBe(true);
    expect(widthOf(cut, face)).toBeLessThanOrEqual(40);
  });
});
