import "./register";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { queryOf, readWhere } from "../../components/address/where";
import { boardAddressed } from "../../components/map/board-shown";
import { BoardTabList } from "../../components/map/board-tabs";
import { lineOf, lineTools, nextTerrain } from "../../components/map/tools";
import { createChecker } from "../../lib/diagnostics";
import { applyEdits, type Json } from "../../lib/documents";
import { mapAids } from "../../lib/export/print/map";
import { papers, sheetOf } from "../../lib/export/print/paper";
import { printSource } from "../../lib/export/print/source";
import { vassalFormat } from "../../lib/export/vassal";
import { hexIdPattern } from "../../lib/hex";
import { type MapChange, mapChange, mapView, placesOf } from "../../lib/views/map";
import { mapOverlay } from "../../lib/views/map/overlay";
import { readDirectory, unpackEntries } from "../../lib/zip";
import { makeAll, textOf } from "../export/support";
import { SCENARIO, skeleton, skeletonFiles, sourceOf, worldOf as worldFrom } from "./support";

/** Two units that stand nowhere, beside those of the set-up. */
const files = skeletonFiles({
  [SCENARIO](scenario) {
    (scenario["setup"] as Record<string, Json>)["nowhere"] = { "s-steamer": 2 };
  },
});
const worldOf = (texts = files) => worldFrom(texts);
const view = (board?: string, texts = files) => mapView(worldOf(texts), SCENARIO, board)!;
const codesOf = (texts: typeof files) =>
  createChecker(skeleton as never)
    .check(texts)
    .diagnostics.map(({ code, file, pointer, message }) => ({ code, file, pointer, message }));

describe("a game of two boards", () => {
  it("has each board with its own grid, terrains and counters, and knows of the others", () => {
    const strait = view();
    expect(strait).toMatchObject({
      title: "The strait",
      board: { id: "map", path: "map.json", marks: "sides" },
      boards: [
        { id: "map", title: "Strait" },
        { id: "sky", title: "Sky" },
      ],
    });
    expect(strait.places.map(({ id, look }) => `${id} ${look}`)).toEqual([
      ...["Y9 sea", "Z9 shore", "AA9 sea", "BB9 sea", "CC9 sea"],
      ...["Y10 rough", "Z10 mountain", "AA10 sea", "BB10 sea", "CC10 sea"],
      ...["Y11 rough", "Z11 shore", "AA11 sea", "BB11 sea", "CC11 sea"],
      ...["Y12 shore", "Z12 sea", "AA12 sea", "BB12 sea", "CC12 sea", "far-port undefined"],
    ]);
    expect(strait.drawing?.coasts).toHaveLength(1);
    const sky = view("sky");
    expect(sky.drawing).toBeUndefined();
    expect(sky.places.map(({ id }) => id)).toEqual(["0101", "0102", "0201", "0202"]);
    expect(sky.places.map(({ stacks }) => stacks.map(({ side, total }) => `${side} ${total}`))).toEqual([
      [],
      ["south 1"],
      ["north 1"],
      [],
    ]);
    expect(view("no-such-board").board.id).toBe("map");
  });

  it("lists apart only what is on none of its boards", () => {
    for (const board of ["map", "sky"])
      expect(view(board).trays.map(({ place }) => place)).toEqual(["nowhere"]);
  });

  it("draws rows that count from the bottom with the higher ones above, shoved as their numbers say", () => {
    const at = new Map(view("sky").places.map(({ id, centre }) => [id, centre]));
    expect(at.get("0201")!.y).toBeLessThan(at.get("0101")!.y);
    expect(at.get("0201")!.x).toBeGreaterThan(at.get("0101")!.x);
    const ids = hexIdPattern("RRCC", "up");
    for (const [id, hex] of Object.entries(
      worldOf().draft.documents.get("boards/sky.json")!.value as Record<string, Record<string, never>>,
    ).filter(([key]) => key === "hexes"))
      for (const [key, cell] of Object.entries(hex)) expect(ids.format(cell), id).toBe(key);
  });

  it("shows a side once for each kind, whichever hex marks it, and at the edge of the board too", () => {
    expect(view().borders.map(({ id, kind, look }) => [id, kind, look])).toEqual([
      ["Y9-N", "reef", "broken"],
      ["Y9-Z9", "reef", "broken"],
      ["Z10-Z9", "cliff", "wall"],
    ]);
    expect(view("sky").borders).toMatchObject([{ id: "0101-0201", kind: "front", look: "coast" }]);
    expect(view().ways).toMatchObject([{ id: "Y10-Z10", kind: "rail", look: "rail" }, { look: "entry" }]);
  });

  it("offers each overlay on the boards that it is for, and asks for it by board", () => {
    expect(view().overlays.map(({ id }) => id)).toEqual(["problems"]);
    expect(view("sky").overlays.map(({ id }) => id)).toEqual(["below", "problems"]);
    const report = { diagnostics: [] } as never;
    const below = mapOverlay(worldFrom(), report, SCENARIO, "below", "0102", "sky");
    expect(below?.note).toBe("Aircraft see BB11, CC11, BB12, CC12.");
  });

  it("finds the places of a document's value on its own board only", () => {
    const at = { document: "boards/sky.json", pointer: "/hexsides/0101-0201/kind" };
    expect(placesOf(worldOf(), SCENARIO, at, "sky")).toEqual(["0101", "0201"]);
    expect(placesOf(worldOf(), SCENARIO, at, "map")).toEqual([]);
  });
});

describe("painting a board", () => {
  function painted(change: MapChange, board: string, texts = files) {
    const world = worldOf(texts);
    const context = { draft: world.draft, files: texts, own: new Set(Object.keys(texts)) };
    const changed = mapChange(context, "base", world, SCENARIO, change, board);
    if (!changed.ok) return { label: changed.reason, texts, document: undefined };
    const { file } = changed;
    const after = { ...texts, [file]: applyEdits(texts[file]!, changed.edits) };
    return { label: changed.label, texts: after, document: JSON.parse(after[file]!) as Record<string, Json> };
  }
  const reef = (a: string, b: string) => ({ do: "line", of: "hexsides", kind: "reef", a, b }) as const;

  it("marks a side in one of its hexes, and takes it out of whichever hexes have it", () => {
    const made = painted(reef("AA10", "Z10"), "map");
    expect(made.label).toBe("Add reef AA10-Z10");
    expect(made.document).toHaveProperty("hexes.AA10.sides", { reef: "SW" });
    // Both hexes mark this one; the others of the same mask stay.
    const removed = painted(reef("Z9", "Y9"), "map");
    expect(removed.label).toBe("Remove reef Y9-Z9");
    expect(removed.document).toHaveProperty("hexes.Y9.sides", { reef: "N" });
    expect(removed.document).toHaveProperty("hexes.Z9.sides", { cliff: "S" });
    const undone = painted(reef("AA10", "Z10"), "map", made.texts);
    expect(undone.document).not.toHaveProperty("hexes.AA10.sides");
  });

  it("writes records where the board has records, and terrain into the board that is shown", () => {
    const front = { do: "line", of: "hexsides", kind: "front", a: "0102", b: "0202" } as const;
    expect(painted(front, "sky").document).toHaveProperty("hexsides.0102-0202", { kind: "front" });
    const peak = { do: "terrain", hex: "Y9", terrain: "peak" } as const;
    expect(painted(peak, "map")).toMatchObject({ label: "Make Y9 peak" });
    expect(painted({ ...peak, hex: "0101" }, "sky").label).toBe("This board has no terrain “peak”.");
    expect(painted(reef("Y9", "AA9"), "map").label).toBe("Y9 and AA9 are not adjacent.");
  });
});

describe("checks of boards", () => {
  it("finds nothing wrong with the boards as they are", () => {
    expect(
      codesOf(files).filter(({ file }) => !file.startsWith("scenarios/") && file !== "game.json"),
    ).toEqual([]);
  });

  it("finds a drawing, a terrain, a kind of side and a direction that are not there, on any board", () => {
    const wrong = skeletonFiles({
      "map.json"(map) {
        const hexes = map["hexes"] as Record<string, Record<string, Json>>;
        hexes["Y9"]!["terrain"] = "opne";
        hexes["Y9"]!["sides"] = { reeef: "N", cliff: "E" };
        (map["connections"] as Record<string, Json>)["Y10-Z10"] = { kind: "road" };
      },
      "boards/sky.json"(sky) {
        sky["drawing"] = "clouds";
      },
    });
    const found = codesOf(wrong).filter(({ code }) => code === "ref/dangling");
    expect(found.map(({ file, pointer }) => `${file} ${pointer}`).sort()).toEqual([
      "boards/sky.json /drawing",
      "map.json /connections/Y10-Z10/kind",
      "map.json /hexes/Y9/sides/cliff",
      "map.json /hexes/Y9/sides/reeef",
      "map.json /hexes/Y9/terrain",
    ]);
    expect(found.find(({ pointer }) => pointer.endsWith("/terrain"))?.message).toBe(
      'There is no terrain "opne".',
    );
  });

  it("holds each board to the schema of its own, made of the shared parts", () => {
    const wrong = skeletonFiles({
      "map.json"(map) {
        (map["boxes"] as Record<string, Record<string, Json>>)["far-port"]!["freeLink"] = "x";
      },
      "boards/sky.json"(sky) {
        sky["boxes"] = {};
      },
    });
    expect(
      codesOf(wrong).flatMap(({ code, pointer }) => (code === "schema/unknown-key" ? [pointer] : [])),
    ).toEqual(expect.arrayContaining(["/boxes/far-port/freeLink", "/boxes"]));
  });
});

describe("boards removed", () => {
  const source = sourceOf();

  it("prints each of them on one sheet and on many, with the key of its own legend", () => {
    const aids = mapAids(printSource(source));
    expect(aids.map(({ id, title }) => [id, title])).toEqual([
      ["map", "Map"],
      ["map-large", "Map, large"],
      ["map-sky", "Map: Sky"],
      ["map-sky-large", "Map: Sky, large"],
    ]);
    const words = aids.map((aid) => JSON.stringify(aid.make(sheetOf(papers[0]!, "landscape"))));
    expect(words[0]).toContain("Shaded: coast.");
    expect(words[0]).toContain("Densely hatched: peak.");
    expect(words[0]).toContain("Row of dots: reef.");
    expect(words[0]).toContain("Line with ties: railway.");
    expect(words[2]).toContain("Grey line: front.");
    expect(words[2]).not.toContain("reef");
  });

  it("gives the VASSAL draft a window for each board, with its own hexes and counters", () => {
    const [module] = makeAll(vassalFormat, source);
    const unpacked = unpackEntries(module!.bytes, readDirectory(module!.bytes), {
      files: 100,
      fileBytes: 9e6,
      totalBytes: 9e7,
    });
    expect([...unpacked.keys()].filter((path) => path.startsWith("images/map")).sort()).toEqual([
      "images/map-sky.svg",
      "images/map.svg",
    ]);
    const tree = textOf(unpacked.get("buildFile.xml")!);
    expect(tree).toContain('mapName="Main map"');
    expect(tree).toContain('mapName="Map: Sky"');
    for (const id of ["AA9", "0202"]) expect(tree).toContain(`name="${id}"`);
  });
});

it("each board's id is the name of its document", () => {
  for (const { id, path } of skeleton.views!.map!.boards)
    expect(path.replace(/^boards\//, "").replace(/\.json$/, "")).toBe(id);
});

describe("boards in the studio", () => {
  it("stand as tabs above the map, the one that is shown chosen", () => {
    const { boards } = view();
    const tabs = renderToStaticMarkup(
      createElement(BoardTabList, { shown: "sky", boards, onShow: () => undefined }),
    );
    expect(tabs.match(/<button[^>]*aria-selected="true"[^>]*>([^<]*)/)?.[1]).toBe("Sky");
    expect(tabs.match(/role="tab"/g)).toHaveLength(2);
  });

  it("are kept by the address, which names no board for the first one", () => {
    const where = { doc: SCENARIO, show: "set-up", board: "sky" };
    expect(queryOf(where)).toContain("board=sky");
    expect(readWhere(queryOf(where))).toEqual({ where, wrong: [] });
    expect(readWhere("?board=").wrong).toEqual(["board="]);
    expect(boardAddressed("map.json")).toBeUndefined();
    expect(boardAddressed("boards/sky.json")).toBe("sky");
    expect(boardAddressed("scenarios/map.json")).toBeUndefined();
  });

  it("have a tool for each kind of line of the board, and T goes through its terrains", () => {
    expect(lineTools(view().legend).map(({ id }) => id)).toEqual([
      "hexsides reef",
      "hexsides cliff",
      "connections rail",
      "connections trail",
    ]);
    expect(lineOf("connections rail")).toEqual({ of: "connections", kind: "rail" });
    expect(
      view()
        .places.slice(0, 6)
        .map((place) => nextTerrain(view(), place)),
    ).toEqual(["coast", "jungle", "coast", "coast", "coast", "peak"]);
    expect(nextTerrain(view("sky"), view("sky").places[0]!)).toBeUndefined();
  });
});
