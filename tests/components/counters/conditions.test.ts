import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Counter } from "../../../components/counters/counter";
import { CounterKey } from "../../../components/counters/counter-key";
import { StackList } from "../../../components/map/stack-list";
import { counterLines, counterRows } from "../../../lib/export/print/counter";
import type { Markup } from "../../../lib/export/print/markup";
import { printSource } from "../../../lib/export/print/source";
import { counterKey, counterWords, stateOf } from "../../../lib/views/counters";
import { elements, textOf } from "../markup";
import { sourceOf } from "../../skeleton/support";
import { bomber, bombers, cruiser, damagedCruiser, fighter } from "./invented";

/** Counters of an invented game: aircraft with facing and altitude, ships with hits and piles of markers. */

const draw = (counter: typeof bombers, size = 44): string => {
  return renderToStaticMarkup(createElement(Counter, { unit: counter.face, size, ...stateOf(counter) }));
};
const badges = (svg: string): string[] => [...svg.matchAll(/data-badge="(\w+)"/g)].map(([, badge]) => badge!);

describe("what lies on a counter", () => {
  it("is said in words: steps and marks, hits, altitude, facing, markers, and what else there is", () => {
    expect(counterWords(bombers.face, bombers)).toBe("2 × Long bomber, high altitude, faces NE, low on fuel");
    expect(counterWords(damagedCruiser.face, damagedCruiser)).toBe(
      "CA Heavy cruiser, moved, 3 of 8 hits, faces between S and SW, on fire, at anchor, out of torpedoes",
    );
    expect(counterWords(cruiser, { hits: { taken: 1 } })).toBe("CA Heavy cruiser, 1 hit");
    expect(counterWords(cruiser, { hits: { taken: 0, of: 8 } })).toBe("CA Heavy cruiser");
    expect(draw(bombers)).toContain('aria-label="2 × Long bomber, high altitude, faces NE, low on fuel"');
  });

  it("is drawn each at its corner: altitude, hits and a pile of markers, the first one on top", () => {
    expect(badges(draw(bombers))).toEqual(["facing", "altitude", "marker"]);
    const svg = draw(damagedCruiser);
    expect(badges(svg)).toEqual(["facing", "hits", "marker", "marker", "marker"]);
    expect(elements(svg, "text").map(textOf).slice(-4)).toEqual(["3", "T0", "A", "F"]);
  });

  it("leaves the smallest form legible: of it all only the facing and the hits", () => {
    expect(badges(draw(damagedCruiser, 16))).toEqual(["facing", "hits"]);
    expect(badges(draw(bombers, 16))).toEqual(["facing"]);
  });

  it.each(Array.from({ length: 12 }, (_, i) => i * 30))(
    "points to %i degrees by an arrow at its edge",
    (degrees) => {
      const svg = draw({ ...bombers, facing: { degrees, words: "" } });
      const [, x, y, turn] = /data-badge="facing" transform="translate\((\S+) (\S+)\) rotate\((\d+)\)"/.exec(
        svg,
      )!;
      expect(Number(turn)).toBe(degrees);
      const [dx, dy] = [Number(x) - 22, Number(y) - 22];
      // On the edge of the counter, in that direction from its middle.
      expect(Math.max(Math.abs(dx), Math.abs(dy))).toBeCloseTo(22, 1);
      expect((Math.atan2(dx, -dy) * (180 / Math.PI) + 360) % 360).toBeCloseTo(degrees, 1);
    },
  );

  it("or lies turned as a whole, while its badges stay upright", () => {
    const svg = draw(fighter);
    expect(svg).toContain('<g transform="rotate(120 22 22) ');
    expect(badges(svg)).toEqual(["altitude"]);
    expect(svg.indexOf('data-badge="altitude"')).toBeGreaterThan(svg.lastIndexOf("</rect>"));
  });

  it("is drawn and said in the lists of the map", () => {
    const page = renderToStaticMarkup(
      createElement(StackList, { title: "Blue", counters: [bombers, damagedCruiser] }),
    );
    expect(elements(page, "li").map(textOf)).toEqual([
      counterWords(bombers.face, bombers),
      counterWords(damagedCruiser.face, damagedCruiser),
    ]);
    expect(badges(page)).toHaveLength(8);
  });

  it("has a key that says each sign once, and none where there is no sign", () => {
    const counters = [bombers, fighter, damagedCruiser, { ...bombers, pointer: "/again" }];
    expect(counterKey(counters).map(({ words }) => words)).toEqual([
      "Moved",
      "Faces that way",
      "High altitude",
      "Low altitude",
      "Hits taken",
      "Low on fuel",
      "On fire",
      "At anchor",
      "Out of torpedoes",
    ]);
    const key = renderToStaticMarkup(createElement(CounterKey, { counters }));
    expect(elements(key, "li")).toHaveLength(9);
    expect(renderToStaticMarkup(createElement(CounterKey, { counters: [{ ...bombers, ...bare }] }))).toBe("");
  });

  it("is printed: drawn beside its words, which name it all", () => {
    const source = printSource(sourceOf());
    const [row] = counterRows(source, [bombers, fighter, damagedCruiser], 66);
    const drawing = (row as { drawing: Markup }).drawing.text;
    expect(badges(drawing)).toEqual([
      ...["facing", "altitude", "marker"],
      "altitude",
      ...["facing", "hits", "marker", "marker", "marker"],
    ]);
    expect(drawing).toContain("rotate(120 22 22)");
    expect(drawing).toContain(counterWords(damagedCruiser.face, damagedCruiser));
    expect(counterLines([bombers], () => "")).toEqual([{ text: counterWords(bomber, bombers) }]);
  });
});

const bare = { facing: undefined, altitude: undefined, markers: undefined };
