import { describe, expect, it } from "vitest";
import { cornersOf, farCorner, mapOverlay, mapView, towards } from "../../../lib/views/map";
import { check } from "../../../lib/diagnostics";
import { assemble, get } from "../../../lib/documents";
import type { MapPlace } from "../../../lib/views/map";
import { shipped } from "../../support/shipped";
import { SCENARIO, MapEditor } from "./map-editor";

const { draft, game, files } = shipped("fire-in-the-sky");
const world = { draft, game };
const view = mapView(world, SCENARIO)!;
const place = (id: string): MapPlace => {
  const found = view.places.find((each) => each.id === id);
  if (!found) throw new Error(`No place ${id}.`);
  return found;
};
const held = (id: string, side: string): [string, number][] =>
  place(id)
    .stacks.filter((stack) => stack.side === side)
    .flatMap((stack) => stack.counters.map(({ face, count }): [string, number] => [face.type, count]));

describe("the ground", () => {
  it("has every hex of the map, each with six corners around its centre", () => {
    const hexes = view.places.filter(({ shape }) => shape === "hex");
    expect(hexes).toHaveLength(
      Object.keys(get(draft.documents.get("map.json")!.value, "/hexes") as object).length,
    );
    for (const hex of hexes) {
      const { centre } = hex;
      const corners = cornersOf(view.hexagon, hex);
      expect(corners).toHaveLength(6);
      for (const { x, y } of corners) expect(Math.hypot(x - centre.x, y - centre.y)).toBeCloseTo(1);
    }
  });

  it("names a hex by its base, with capacities and control as the scenario has them", () => {
    expect(place("rabaul")).toMatchObject({ hex: "1309", name: "Rabaul" });
    // Printed Australian; Japan holds it in the Short Campaign (19.0).
    expect(place("rabaul").site!.control).toBe("japan");
    expect(place("truk").site!.capacities.map(({ letter, value }) => `${letter}${value}`)).toEqual([
      "A6",
      "P12",
      "L8",
    ]);
    expect(place("malaya")).toMatchObject({ split: true, site: { kind: { sign: "circle", held: false } } });
    expect(place("0112").half).toBe(true);
  });

  it("has the areas of the map, each as a box round its corners; one without two hexes is left out", () => {
    const map = JSON.parse(files["map.json"]!) as object;
    const areas = {
      solomons: { title: "Solomons", corners: ["1309", "0708"] },
      lost: { title: "Lost", corners: ["1309", "9999"] },
    };
    const draft = assemble({ ...files, "map.json": JSON.stringify({ ...map, areas }) });
    const { areas: found } = mapView({ draft, game }, SCENARIO)!;
    expect(found.map(({ id, title }) => [id, title])).toEqual([["solomons", "Solomons"]]);
    const { x, y, width, height } = found[0]!.box;
    for (const { hex, centre } of view.places.filter(({ hex }) => hex === "1309" || hex === "0708"))
      expect([hex, centre.x > x && centre.x < x + width && centre.y > y && centre.y < y + height]).toEqual([
        hex,
        true,
      ]);
    expect(width).toBeLessThan(view.bounds.width);
  });

  it("has the coasts that the map names, in its own lengths: land where land is, water in the open sea", () => {
    const { coasts } = view.drawing!;
    for (const id of ["gangetic-plain", "kure", "calcutta", "brisbane"])
      expect([id, near(id)]).toEqual([id, true]);
    for (const id of ["1508", "0209", "1704"]) expect([id, near(id)]).toEqual([id, false]);
    /** Land at a place, or within a quarter of a hex of it, by the rule of even and odd. */
    function near(id: string): boolean {
      const { x, y } = place(id).centre;
      const around = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [
        x + 0.4 * Math.cos((i * Math.PI) / 4),
        y + 0.4 * Math.sin((i * Math.PI) / 4),
      ]);
      return [[x, y], ...around].some(
        ([px, py]) => coasts.filter((coast) => isIn(coast, px!, py!)).length % 2 === 1,
      );
    }
    function isIn(coast: number[], px: number, py: number): boolean {
      let inside = false;
      for (let i = 0, j = coast.length - 2; i < coast.length; j = i, i += 2) {
        const [ax, ay, bx, by] = [coast[i]!, coast[i + 1]!, coast[j]!, coast[j + 1]!];
        if (ay > py !== by > py && px < ((bx - ax) * (py - ay)) / (by - ay) + ax) inside = !inside;
      }
      return inside;
    }
  });

  it("draws no coasts where a layer takes the name of the drawing away, and leaves a half-typed line out", () => {
    const without = new MapEditor();
    without.files = { ...without.files, "layers/mine/map.json": '{ "drawing": null }' };
    expect(mapView(without.world(), SCENARIO)!.drawing).toBeUndefined();
    const typed = new MapEditor();
    typed.files = {
      ...typed.files,
      "layers/mine/drawings/coasts.json": '{ "land": [[[1, 1, 2], [3, 5, 4, 5, 4, 6]]], "borders": null }',
    };
    const { coasts, borders } = mapView(typed.world(), SCENARIO)!.drawing!;
    expect([coasts.length, borders]).toEqual([1, []]);
    const { x, y } = view.places.find(({ hex }) => hex === "0305")!.centre;
    expect(coasts[0]!.slice(0, 2)).toEqual([expect.closeTo(x), expect.closeTo(y)]);
  });

  it("draws a closed hexside between its two hexes", () => {
    const border = view.borders.find(({ id }) => id === "0506-0606")!;
    const middle = { x: (border.from.x + border.to.x) / 2, y: (border.from.y + border.to.y) / 2 };
    const [a, b] = [place("rangoon"), place("bangkok")];
    expect(middle.x).toBeCloseTo((a.centre.x + b.centre.x) / 2);
    expect(middle.y).toBeCloseTo((a.centre.y + b.centre.y) / 2);
    expect(view.ways.filter(({ kind }) => kind === "land")).toHaveLength(10);
  });

  it("lays boxes beside the hexes, none over another", () => {
    const boxes = view.places.filter(({ shape }) => shape !== "hex");
    expect(boxes.map(({ id }) => id)).toContain("convoy-escort");
    expect(place("west-coast-usa").centre.x).toBeGreaterThan(place("pearl-harbor").centre.x);
    expect(place("indian-ocean-ports").centre.x).toBeLessThan(place("bombay").centre.x);
    for (const one of boxes) {
      const [a, b] = [one.frame!, farCorner(one.frame!)];
      for (const other of view.places.filter(({ id }) => id !== one.id)) {
        const { x, y } = other.centre;
        expect(x > a.x && x < b.x && y > a.y && y < b.y, `${other.id} under ${one.id}`).toBe(false);
      }
    }
  });
});

describe("the set-up", () => {
  it("stands where the scenario puts it, with the place in the text", () => {
    expect(held("manila", "japan")).toEqual([["j-land-8", 1]]);
    const [reduced] = place("manila").stacks.find(({ side }) => side === "allies")!.counters;
    expect(reduced).toMatchObject({ reduced: true, pointer: "/setup/manila/reduced/u-land-8" });
    // 8 air steps are 4 counters of two.
    expect(held("formosa", "japan")).toEqual([["j-air", 4]]);
    expect(held("surabaya", "allies").map(([type]) => type)).toEqual(["n-cl", "n-dd", "n-land-abda"]);
  });

  it("leaves out counters of optional rules that are off from the totals", () => {
    const ryujo = place("kure").stacks[0]!.counters.find(({ face }) => face.type === "j-cvl-hosho-ryujo")!;
    expect(ryujo.optional).toBe("18.2.5");
    // 27 Japanese ships with Hosho and Ryujo, 22 air steps, 11 land units (19.0).
    expect(view.totals.find(({ side }) => side === "japan")).toMatchObject({
      kinds: [
        { title: "Ships", count: 26 },
        { title: "Air steps", count: 22 },
        { title: "Land units", count: 11 },
      ],
    });
  });

  it("has what waits off the map in trays", () => {
    expect(view.trays.map(({ title }) => title)).toEqual([
      "Back on turn 3",
      "Sunk, back in the pool",
      "Out of the game",
    ]);
  });

  it("shows counters at a place that is not there among the trays", () => {
    const table = new MapEditor({ [SCENARIO]: files[SCENARIO]!.replace('"formosa": {', '"formosaa": {') });
    expect(mapView(table.world(), SCENARIO)!.trays.map(({ entry }) => entry)).toContain("/setup/formosaa");
  });

  it("is seen through the scenario's own overrides", () => {
    const text = files[SCENARIO]!.replace(
      '"sources": {',
      '"overrides": { "bases.json": { "bases": { "truk": { "airCapacity": 9 } } } }, "sources": {',
    );
    const other = mapView(new MapEditor({ [SCENARIO]: text }).world(), SCENARIO)!;
    expect(other.places.find(({ id }) => id === "truk")!.site!.capacities[0]!.value).toBe(9);
  });

  it("survives broken documents", () => {
    for (const broken of [
      "{}",
      "[]",
      '{"setup": 3, "choices": {"a": 1}}',
      '{"setup": {"truk": {"units": {"no": 1}}}}',
    ]) {
      expect(mapView(new MapEditor({ [SCENARIO]: broken }).world(), SCENARIO)).toBeDefined();
    }
    for (const document of ["map.json", "bases.json", "units.json", "game.json"]) {
      expect(
        mapView(new MapEditor({ [document]: '{"hexes": {"0101": 4}, "bases": [1]}' }).world(), SCENARIO),
      ).toBeDefined();
    }
  });

  it("is there without a scenario, and no counter is on it", () => {
    const empty = mapView(world, "")!;
    expect(empty.places).toHaveLength(view.places.length);
    expect(empty.places.flatMap(({ stacks }) => stacks)).toEqual([]);
  });
});

describe("walking", () => {
  it("goes from hex to hex and out to the boxes", () => {
    expect(towards(view.places, place("truk"), "up")!.hex).toBe("1306");
    expect(towards(view.places, place("truk"), "down")!.hex).toBe("1308");
    expect(["1207", "1208", "1206"]).toContain(towards(view.places, place("truk"), "left")!.hex ?? "");
    let at = place("pearl-harbor");
    for (let i = 0; i < 4 && at.id !== "west-coast-usa"; i++) at = towards(view.places, at, "right") ?? at;
    expect(at.id).toBe("west-coast-usa");
  });
});

describe("overlays", () => {
  const report = check(files, game);
  const overlay = (kind: string, from?: string) => mapOverlay(world, report, SCENARIO, kind, from)!;
  const mark = (kind: string, id: string, from?: string) =>
    overlay(kind, from).marks.find((each) => each.place === id);

  it("show control", () => {
    expect(mark("control", "rabaul")).toMatchObject({ tone: "side:japan", text: "J" });
    expect(mark("control", "hollandia")).toMatchObject({ tone: "none" });
  });

  it("show Air Zones of Control: a base with air and the six hexes around it (2.1.1.2)", () => {
    const zone = new Set(overlay("air-zoc").marks.map((each) => each.place));
    for (const id of ["formosa", ...place("formosa").links]) expect(zone, id).toContain(id);
    expect(zone).not.toContain("truk");
    // Rabaul's aircraft and those of Port Moresby and Guadalcanal are near one another.
    expect(overlay("air-zoc").marks.some(({ tone }) => tone === "both")).toBe(true);
  });

  it("show how far a Task Force sails, with a way back from each hex", () => {
    const { marks, lines, note } = overlay("sea-range", "pearl-harbor");
    expect(note).toContain("8 hexes");
    expect(marks.find((each) => each.place === "pearl-harbor")!.text).toBe("0");
    expect(lines).toHaveLength(marks.length - 1);
    expect(overlay("sea-range", "gangetic-plain").note).toContain("Ships cannot be");
    expect(overlay("sea-range").note).toContain("Choose");
  });

  it("show Supply Lines, and who is cut off (2.2.3.2)", () => {
    expect(mark("supply", "truk")!.tone).toBe("side:japan");
    expect(overlay("supply").lines.some(({ to, tone }) => to === "truk" && tone === "side:japan")).toBe(true);
    expect(mark("supply", "manila")).toMatchObject({ tone: "bad", text: "cut" });
  });

  it("show how much room is left", () => {
    expect(mark("stacking", "formosa")).toMatchObject({ tone: "warn", text: "air 8/8" });
    expect(mark("stacking", "midway")!.title).toContain("land 2/4");
    // The free groups have not been placed yet.
    expect(mark("stacking", "kure")).toBeUndefined();
  });

  it("show problems at the places that they lead to", () => {
    const text = files[SCENARIO]!.replace('"japan": 8', '"japan": 9');
    const table = new MapEditor({ [SCENARIO]: text });
    const found = mapOverlay(table.world(), check(table.files, game), SCENARIO, "problems")!;
    expect(found.marks.find((each) => each.place === "formosa")).toMatchObject({ tone: "bad" });
    expect(overlay("problems").note).toContain("No problem");
  });

  it("say why they are empty when the documents cannot be played", () => {
    const table = new MapEditor({ "parameters.json": "{}" });
    expect(mapOverlay(table.world(), report, SCENARIO, "control")!.note).toContain("cannot be played");
  });
});
