import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Counter } from "../../../components/counters/counter";
import type { CounterFace } from "../../../lib/games";
import { games } from "../../../lib/games";
import { liveries } from "../../../lib/games/fire-in-the-sky/views/liveries";
import { counterWords } from "../../../lib/views/counters";
import { shipped } from "../../support/shipped";

const { draft } = shipped("fire-in-the-sky");
const documents = Object.fromEntries([...draft.documents].map(([path, { value }]) => [path, value]));
const faces = games["fire-in-the-sky"]!.views!.map!.mix(documents, "scenarios/short-campaign.json").map(
  ({ face }) => face,
);
const face = (type: string): CounterFace => faces.find((each) => each.type === type)!;
const draw = (type: string, size: number, more: object = {}): string =>
  renderToStaticMarkup(createElement(Counter, { unit: face(type), size, ...more }));
const texts = (svg: string): string[] => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text!);

describe("counters", () => {
  it("show class letters, firepower, defense, movement and air strength at the normal size", () => {
    expect(texts(draw("j-cv-akagi-kaga", 44))).toEqual(["CV", "0", "9", "8", "4"]);
  });

  it("show nothing but the class under 20 px", () => {
    const svg = draw("j-dd", 16);
    expect(svg).toContain('data-form="small"');
    expect(texts(svg)).toEqual(["DD"]);
    expect(texts(draw("u-air", 16))).toEqual(["A"]);
    expect(texts(draw("b-land-8", 16))).toEqual(["L"]);
  });

  it("show the name and every rating over 60 px", () => {
    const all = texts(draw("u-claa", 80));
    expect(all).toContain("Anti-aircraft cruisers");
    // Anti-aircraft 2 and Transport ½ stand on the large form alone.
    expect(all).toContain("2");
    expect(all).toContain("½");
    expect(texts(draw("u-claa", 44))).not.toContain("½");
  });

  it("draw land units by the NATO symbol with a size mark, and a marine by an anchor", () => {
    expect(texts(draw("j-land-8", 44))).toContain("XXXX");
    expect(draw("u-land-4-marine-1", 44)).toContain("M10 8v8.4");
    expect(draw("u-land-4", 44)).not.toContain("M10 8v8.4");
  });

  it("show the reduced side's strength and a mark when reduced", () => {
    expect(texts(draw("j-land-8", 44))).toEqual(["XXXX", "8", "8"]);
    expect(texts(draw("j-land-8", 44, { reduced: true }))).toEqual(["XXXX", "4", "8"]);
    expect(draw("j-land-8", 44, { reduced: true })).not.toBe(draw("j-land-8", 44));
  });

  const marks = ["reduced", "damaged", "committed", "moved", "unsupplied"] as const;
  const marked = (svg: string): string[] =>
    [...svg.matchAll(/data-mark="(\w+)" transform="([^"]+)"/g)].map(([, mark, at]) => `${mark} ${at}`);

  it("mark what has happened to them, each by a shape and a place of its own", () => {
    const shapes = marks.map(
      (mark) => /<g data-mark[^>]*>(.*?)<\/g>/.exec(draw("j-ca", 44, { [mark]: true }))![1],
    );
    expect(new Set(shapes).size).toBe(marks.length);
    const all = Object.fromEntries(marks.map((mark) => [mark, true]));
    for (const [type, size] of [
      ["j-ca", 28],
      ["j-ca", 44],
      ["j-land-8", 44],
    ] as const) {
      const spots = marked(draw(type, size, all)).map((each) => {
        const [x, y] = /\((\S+) (\S+)\)/.exec(each)!.slice(1).map(Number);
        return { x: x!, y: y! };
      });
      expect(spots).toHaveLength(marks.length);
      // No mark is wider than 11 units or higher than 9: so far apart they do not touch.
      const near = spots.flatMap((a, i) =>
        spots.slice(i + 1).filter((b) => Math.abs(a.x - b.x) < 11 && Math.abs(a.y - b.y) < 7.9),
      );
      expect(near).toEqual([]);
    }
  });

  it("leave the smallest form legible: that they have moved is not marked there", () => {
    expect(marked(draw("j-ca", 16, { moved: true, unsupplied: true }))).toEqual([]);
    expect(marked(draw("j-ca", 16, { damaged: true }))).toHaveLength(1);
  });

  it("of aircraft show one step where each of them has one", () => {
    expect(texts(draw("j-air", 44, { count: 2, steps: 2 }))).toEqual(["1"]);
    expect(texts(draw("j-air", 44, { count: 2, steps: 4 }))).toEqual(["2"]);
  });

  it("wear the colours of their nation, with a band pattern that no other has in the same key", () => {
    expect(face("j-dd").livery).toBe(liveries.japan);
    expect(face("u-dd").livery).toBe(liveries.usNavy);
    expect(face("u-air").livery).toBe(liveries.usArmy);
    expect(face("u-air-blue").livery).toBe(liveries.usNavy);
    expect(face("u-land-4-marine-2").livery).toBe(liveries.usNavy);
    expect(face("u-land-8").livery).toBe(liveries.usArmy);
    expect(face("b-ca").livery).toBe(liveries.britain);
    expect(face("n-land-abda").livery).toBe(liveries.netherlands);
    const patterns = Object.entries(liveries)
      .filter(([nation]) => nation !== "plain")
      .map(([, { pattern }]) => pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  it("keep contrast of ink on ground at AA", () => {
    for (const { ground, ink } of Object.values(liveries)) expect(contrast(ground, ink)).toBeGreaterThan(4.5);
  });

  it("are described in words", () => {
    expect(counterWords(face("b-land-8"), { reduced: true })).toBe("Army, reduced");
    expect(counterWords(face("j-dd"), { count: 12 })).toBe("12 × DD Destroyers");
    expect(counterWords(face("j-air"), { steps: 1 })).toBe("Air unit, 1 step");
    expect(counterWords(face("j-dd"), { moved: true, unsupplied: true, note: "½ hit" })).toBe(
      "DD Destroyers, moved, out of supply, ½ hit",
    );
    expect(draw("j-air", 44, { steps: 2 })).toContain('aria-label="Air unit, 2 steps"');
  });

  it("can all be drawn in all forms", () => {
    for (const { type } of faces) {
      for (const size of [16, 44, 80]) expect(texts(draw(type, size)).length).toBeGreaterThan(0);
    }
  });
});

function contrast(a: string, b: string): number {
  const light = (hex: string): number => {
    const [r, g, c] = [1, 3, 5].map((at) => {
      const value = parseInt(hex.slice(at, at + 2), 16) / 255;
      return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * c!;
  };
  const [low, high] = [light(a), light(b)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
}
