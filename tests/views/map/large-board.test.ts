import { expect, it } from "vitest";
import { assemble, createAssembler, type FileMap } from "../../../lib/documents";
import { games } from "../../../lib/games";
import { layLabels, type MapView, mapView, stackRects } from "../../../lib/views/map";
import { setUpOf } from "../../../lib/views/setup";
import { openGame } from "../../../lib/workspace";
import { LARGE, LARGE_SCENARIO, largeGame, LAYER } from "../../bench/large-game";

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

it("keeps each place that an edit of the set-up does not concern, and each site", () => {
  const assembler = createAssembler();
  const texts: FileMap = { ...openGame(definition.id).files, ...files };
  const path = `${LAYER}/${LARGE_SCENARIO}`;
  const viewOf = (text: string): MapView => {
    const edited = assembler.assemble({ ...texts, [path]: text }, { layers: ["large"] });
    return mapView({ draft: edited, game: definition }, LARGE_SCENARIO)!;
  };
  const text = texts[path]!;
  const at = text.indexOf('": 1', text.length >> 1) + 3;
  const before = viewOf(text);
  const after = viewOf(text.slice(0, at) + "2" + text.slice(at + 1));
  const others = after.places.filter((place, i) => place !== before.places[i]);
  expect(others).toHaveLength(1);
  const totalAt = (view: MapView): number =>
    view.places.find(({ id }) => id === others[0]!.id)!.stacks.reduce((sum, { total }) => sum + total, 0);
  expect(totalAt(after)).toBe(totalAt(before) + 1);
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
