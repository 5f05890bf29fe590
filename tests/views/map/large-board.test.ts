import { expect, it } from "vitest";
import { assemble } from "../../../lib/documents";
import { games } from "../../../lib/games";
import { layLabels, mapView, stackRects } from "../../../lib/views/map";
import { setUpOf } from "../../../lib/views/setup";
import { openGame } from "../../../lib/workspace";
import { LARGE, LARGE_SCENARIO, largeGame } from "../../bench/large-game";

const definition = games["fire-in-the-sky"]!;
const small = { ...LARGE, columns: 40, rows: 30, bases: 80, counters: 240, documents: 30 };
const { files, hexes, counters } = largeGame(small);
const draft = assemble({ ...openGame(definition.id).files, ...files }, { layers: ["large"] });

it("asks who stands where once for the set-up in words and the map, and shows all counters of a generated game", () => {
  const map = definition.views!.map!;
  let asked = 0;
  const counting = {
    ...definition,
    views: {
      ...definition.views!,
      map: {
        ...map,
        holdings: (...given: Parameters<typeof map.holdings>) => (asked++, map.holdings(...given)),
      },
    },
  };
  const world = { draft, game: counting };
  const report = {
    ok: true,
    diagnostics: [],
    counts: { error: 0, warning: 0, info: 0, suppressed: 0 },
    suppressed: [],
  };
  expect(setUpOf(world, report, undefined, LARGE_SCENARIO)?.scenario).toBe(LARGE_SCENARIO);
  const view = mapView(world, LARGE_SCENARIO)!;
  expect(asked).toBe(1);
  expect(view.places.filter(({ shape }) => shape === "hex")).toHaveLength(hexes);
  expect(view.totals.reduce((sum, each) => sum + each.counters, 0)).toBe(counters);
});

it("lays no name of a large board over another, over a counter or over the figures of its hexes", () => {
  const view = mapView({ draft, game: definition }, LARGE_SCENARIO)!;
  const measure = (text: string): number => text.length * 0.55;
  const labels = layLabels(view, 1, measure);
  const rects = labels.map((label) => {
    const across = (measure(label.text) * label.size) / 2;
    const up = (label.size * 1.15) / 2;
    return {
      label,
      left: label.x - across,
      right: label.x + across,
      top: label.y - up,
      bottom: label.y + up,
    };
  });
  const names = rects.filter(({ label }) => label.kind === "name");
  expect(names.length).toBeGreaterThan(small.bases / 2);
  const stacks = view.places.flatMap((place) => stackRects(view, 1, place));
  for (const name of names) {
    const over = [...rects.filter((each) => each !== name), ...stacks].filter(
      (each) =>
        each.left < name.right && name.left < each.right && each.top < name.bottom && name.top < each.bottom,
    );
    expect(over, name.label.text).toEqual([]);
  }
});
