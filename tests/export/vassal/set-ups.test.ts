import { describe, expect, it } from "vitest";
import { child } from "../../../lib/documents";
import { sightOf } from "../../../lib/views/map/world";
import { mapView } from "../../../lib/views/map";
import { textOf } from "../support";
import { all, GAMES, type Module, parsed, savedGame, shippedModule, tokens, unzip } from "./support";

/** What the engine calls a point of the main map, by the grid of its board: reckoned anew. */
function locationName({ tree }: Module, x: number, y: number): string {
  const zone = all(tree, "Board")[0]!
    .children.flatMap((grid) => all(grid, "Zone"))
    .find(({ attributes }) => {
      const corners = attributes["path"]!.split(";").map((corner) => corner.split(",").map(Number));
      const [[left, top], , [right, bottom]] = corners as [number, number][] as [
        [number, number],
        unknown,
        [number, number],
      ];
      return x >= left && x < right && y >= top && y < bottom;
    });
  if (zone) return zone.attributes["name"]!;
  const number = (attributes: Record<string, string>, name: string): number => Number(attributes[name]);
  const grid = all(tree, "HexGrid")[0]!;
  const numbering = grid.children[0]!.attributes;
  const [x0, y0, dx, dy] = ["x0", "y0", "dx", "dy"].map((name) => number(grid.attributes, name)) as [
    number,
    number,
    number,
    number,
  ];
  const column = Math.floor((x - x0) / dx + 0.5);
  const row = Math.round((y - y0 - (column % 2 === 0 ? 0 : dy / 2)) / dy);
  const digits = (count: number, name: string): string =>
    String(count + number(numbering, `${name}Off`)).padStart(number(numbering, `${name}Leading`) + 1, "0");
  return digits(column, "h") + digits(row, "v");
}

describe.each(GAMES)("set-ups of the module of %s", (game) => {
  const module = shippedModule(game);
  const { files, tree, source } = module;
  const sizeOf = (image: string): { width: number; height: number } => {
    const { attributes } = parsed(textOf(files.get(`images/${image}`)!));
    return { width: Number(attributes["width"]), height: Number(attributes["height"]) };
  };
  const setUps = all(tree, "PredefinedSetup").map(({ attributes }, i) => ({
    scenario: source.scenarios[i]!,
    title: attributes["name"]!,
    vsav: files.get(attributes["file"]!)!,
  }));
  const gpids = new Map(
    all(tree, "PieceSlot").map(({ attributes, text }) => [
      attributes["gpid"]!,
      /([\w-]+)\.svg/.exec(text)![1]!,
    ]),
  );

  it("are there for every scenario, by its title", () => {
    expect(setUps.map(({ title }) => title)).toEqual(
      source.scenarios.map((path) => child(source.documents[path], "title")),
    );
    for (const { vsav } of setUps) {
      const saved = unzip(vsav);
      expect([...saved.keys()].sort()).toEqual(["moduledata", "savedGame", "savedata"]);
      expect(saved.get("moduledata")).toEqual(files.get("moduledata"));
      expect(parsed(textOf(saved.get("savedata")!)).tag).toBe("data");
    }
  });

  it.each(setUps)("put every counter of $title where it stands", ({ scenario, vsav }) => {
    const { pieces, stacks } = savedGame(vsav);
    const { documents, views } = sightOf(source.world, scenario)!;
    const places = new Map(mapView(source.world, scenario)!.places.map((place) => [place.id, place]));
    const wanted = new Map<string, number>();
    const count = (counts: Map<string, number>, key: string, more: number): unknown =>
      counts.set(key, (counts.get(key) ?? 0) + more);
    for (const { where, place, counters } of views.holdings(documents, scenario)) {
      if (where !== "map") continue;
      const { hex, name } = places.get(place!)!;
      for (const held of counters) {
        if (held.optional !== undefined) continue;
        count(wanted, `${hex ?? name}: ${held.face.type}`, held.count);
      }
    }
    const found = new Map<string, number>();
    for (const piece of pieces.filter(({ map, gpid }) => map === "Main map" && isCounter(gpid)))
      count(found, `${locationName(module, piece.x, piece.y)}: ${gpids.get(piece.gpid)}`, 1);
    expect(wanted.size).toBeGreaterThan(20);
    expect(new Map([...found].sort())).toEqual(new Map([...wanted].sort()));

    const byId = new Map(pieces.map((piece) => [piece.id, piece]));
    expect(byId.size).toBe(pieces.length);
    const stacked = stacks.flatMap(({ ids, ...at }) => {
      for (const id of ids) expect(byId.get(id)).toMatchObject(at);
      return ids;
    });
    expect(stacked.sort()).toEqual([...byId.keys()].sort());
  });

  const isCounter = (gpid: string): boolean => source.faces.has(gpids.get(gpid) ?? "");

  it.each(setUps)("keep within the boards that $title chooses", ({ vsav }) => {
    const { commands, pieces } = savedGame(vsav);
    expect(commands[0]).toBe("begin_save");
    expect(commands.at(-1)).toBe("end_save");
    const chosen = new Map(
      commands.flatMap((command) => {
        const match = /^(.*)BoardPicker\t(.*)\t0\t0$/.exec(command);
        return match ? [[match[1]!, match[2]!]] : [];
      }),
    );
    const windows = all(tree, "Map").map(({ attributes }) => attributes["mapName"]!);
    expect([...chosen.keys()].sort()).toEqual(windows.sort());
    for (const window of all(tree, "Map")) {
      const name = window.attributes["mapName"]!;
      const board = all(window, "Board").find(({ attributes }) => attributes["name"] === chosen.get(name))!;
      const { width, height } = sizeOf(board.attributes["image"]!);
      for (const { map, x, y } of pieces) {
        if (map !== name) continue;
        expect(x - 35 >= 0 && x + 35 <= width && y - 35 >= 0 && y + 35 <= height, `${map} ${x} ${y}`).toBe(
          true,
        );
      }
    }
  });

  it.each(setUps)("set the turn and the tracks of $title", ({ scenario, vsav }) => {
    const { commands, pieces } = savedGame(vsav);
    const { turn } = source.game.views!.schedule!.inUse(source.documents, scenario)!;
    // The turn, then of its steps: the first, with all of them in use.
    const [name, state] = tokens(
      commands.find((command) => command.startsWith("TURN"))!,
      "\t",
    );
    expect(name).toBe("TURNTurnTracker0");
    const [level, turns] = tokens(state!, "|");
    expect(level).toBe("0");
    const [at, , loops, limit, step] = tokens(turns!, ";");
    expect([at, loops, limit]).toEqual([String(turn), "false", "-1"]);
    const steps = tokens(all(tree, "ListTurnLevel")[0]!.attributes["list"]!, ",");
    expect(tokens(step!, ";")).toEqual(["0", "0", "0", steps.map(() => "true").join(",")]);
    const regions = new Map(
      all(tree, "Region").map(({ attributes: { name, originx, originy } }) => [
        `${originx} ${originy}`,
        name,
      ]),
    );
    const marks = pieces
      .filter(({ map }) => map === "Tracks")
      .map(({ name, x, y }) => `${name} at ${regions.get(`${x} ${y}`)}`);
    expect(marks).toContain(`Turn at Turn ${turn}`);
    const numbers = source
      .print!.starts(source.documents, scenario)
      .filter(({ value }) => /^-?\d+$/.test(value));
    expect(marks).toHaveLength(numbers.length + 1);
    for (const { title, value } of numbers) {
      expect(
        marks.some((mark) => mark.startsWith(title) && mark.endsWith(` ${value}`)),
        title,
      ).toBe(true);
    }
  });
});

describe("set-ups", () => {
  const piecesOf = (file: string) => savedGame(shippedModule(GAMES[0]).files.get(file)!).pieces;

  it("turn reduced counters over", () => {
    const armies = piecesOf("short-campaign.vsav").filter(({ images }) => images[0] === "u-land-8.svg");
    expect(armies.some(({ isTurned, map }) => isTurned && map === "Main map")).toBe(true);
    expect(
      piecesOf("campaign.vsav").some(({ isTurned, images }) => isTurned && images[0] === "j-dd.svg"),
    ).toBe(false);
  });

  it("show air steps on as many counters as the scenario says", () => {
    const units = piecesOf("campaign.vsav").filter(({ images }) => images[0] === "j-air.svg");
    expect(units.length).toBeGreaterThan(4);
  });

  it("lay what comes later on the board beside the map, on its turn", () => {
    const waiting = piecesOf("campaign.vsav").filter(({ map }) => map === "Forces off the map");
    expect(waiting.map(({ images }) => images[0])).toContain("u-cv-essex-yorktown-ii.svg");
  });

  it("mark places that another holds than the map says", () => {
    const marks = piecesOf("short-campaign.vsav").filter(({ name }) => name === "Control of Japan");
    expect(marks.length).toBeGreaterThan(3);
    expect(piecesOf("campaign.vsav").filter(({ name }) => name.startsWith("Control"))).toEqual([]);
  });
});
