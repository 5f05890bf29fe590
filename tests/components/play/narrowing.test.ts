import { describe, expect, it } from "vitest";
import { readFaces } from "../../../components/play/asked-dice";
import { nothingChosen, optionsLeft } from "../../../components/play/narrowing";
import type { ShownOption } from "../../../lib/play";

const option = (text: string, places: string[], pieces: string[]): ShownOption => ({
  text,
  choice: {},
  places,
  pieces,
});

const options = [
  option("DD from Kure", ["kure"], ["j-dd-1", "j-dd-2"]),
  option("CA from Kure", ["kure"], ["j-ca-1"]),
  option("DD from Truk", ["truk"], ["j-dd-3"]),
  option("done", [], []),
];

const left = (change: Partial<typeof nothingChosen>): string[] =>
  optionsLeft(options, { ...nothingChosen, ...change }).map(({ text }) => text);

describe("options narrowed down", () => {
  it("are all of them, as the same list, where nothing is chosen", () => {
    expect(optionsLeft(options, nothingChosen)).toBe(options);
    expect(optionsLeft(options, { ...nothingChosen, words: "  " })).toBe(options);
  });

  it.each<[string, Partial<typeof nothingChosen>, string[]]>([
    ["a word", { words: "dd" }, ["DD from Kure", "DD from Truk"]],
    ["words in any order and case", { words: "TRUK Dd" }, ["DD from Truk"]],
    ["a part of a word", { words: "ku" }, ["DD from Kure", "CA from Kure"]],
    ["a place", { place: "kure" }, ["DD from Kure", "CA from Kure"]],
    ["one of several pieces", { pieces: ["j-dd-2", "j-dd-3"] }, ["DD from Kure", "DD from Truk"]],
    ["a place and a word", { place: "kure", words: "ca" }, ["CA from Kure"]],
    ["a place and a piece that is elsewhere", { place: "kure", pieces: ["j-dd-3"] }, []],
    ["words that nothing has", { words: "battleship" }, []],
  ])("fit %s", (_name, change, texts) => {
    expect(left(change)).toEqual(texts);
  });
});

describe("faces that are typed in", () => {
  it.each<[string, number, number[]]>([
    ["", 6, []],
    ["  ", 6, []],
    ["5", 6, [5]],
    ["5 6 2", 6, [5, 6, 2]],
    [" 5  6 2 ", 6, [5, 6, 2]],
    ["5,6, 2", 6, [5, 6, 2]],
    ["5;6;2", 6, [5, 6, 2]],
    ["562", 6, [5, 6, 2]],
    // Digits that no die has are read, so that they can be refused.
    ["507", 6, [5, 0, 7]],
    // Ten-sided dice are read from 0 to 9.
    ["09", 9, [0, 9]],
    // Dice with faces of two digits need something between them.
    ["12", 20, [12]],
    ["12 3", 20, [12, 3]],
  ])("%j of dice up to %i", (text, high, faces) => {
    expect(readFaces(text, high)).toEqual(faces);
  });

  it("that are not numbers are not faces", () => {
    expect(readFaces("five 6", 6)).toEqual([NaN, 6]);
    expect(readFaces("5.5 6", 6)).toEqual([5.5, 6]);
  });
});
