import { describe, expect, it } from "vitest";
import { games, type HeldCounter } from "../../../lib/games";
import { combatTables, optionSwitches, scheduleTrack } from "../../../lib/views";
import { gridsOf } from "../../../lib/views/grid";
import { mapView } from "../../../lib/views/map";
import { counterWords, stateOf } from "../../../lib/views/counters";
import { edited, GAME, pagesOf, printed, source, wordsOf } from "./support";

const files = printed();

const { draft } = source();
const game = games[GAME]!;
const world = { draft, game };
const documents = Object.fromEntries([...draft.documents].map(([path, { value }]) => [path, value]));
const faces = new Map(game.views!.map!.mix(documents, "").map(({ face }) => [face.type, face]));
const page = (name: string): string => files.get(`print/${name}.html`)!;
const read = (name: string): string => wordsOf(page(name));

describe.each(["a4", "letter"])("counter sheets on %s", (paper) => {
  const mix = game.views!.map!.mix(documents, "");
  const total = mix.reduce((sum, { of }) => sum + of, 0);

  it("hold every counter of the mix, as often as there are of it, with its back", () => {
    const sheets = pagesOf(page(`counters-${paper}`));
    const [fronts, backs] = [0, 1].map((odd) => sheets.filter((_sheet, i) => i % 2 === odd).join(""));
    for (const side of [fronts!, backs!]) {
      expect(side.match(/data-counter="/g)).toHaveLength(total);
      for (const { face, of } of mix) {
        expect(side.split(`data-counter="${face.type}"`).length - 1, face.type).toBe(of);
      }
    }
  });

  it("have each back behind its front when the sheet is turned over its long edge", () => {
    const spots = (html: string): [string, number, number][] =>
      [...html.matchAll(/data-counter="([^"]+)" transform="translate\((\S+) (\S+)\)/g)].map(
        ([, type, x, y]) => [type!, Number(x), Number(y)],
      );
    const sheets = pagesOf(page(`counters-${paper}`));
    for (let i = 0; i < sheets.length; i += 2) {
      const width = Number(/viewBox="0 0 (\S+) /.exec(sheets[i]!)![1]);
      const front = spots(sheets[i]!);
      const back = spots(sheets[i + 1]!);
      expect(back).toHaveLength(front.length);
      front.forEach(([type, x, y], n) => {
        expect(back[n]![0]).toBe(type);
        expect(back[n]![1]).toBeCloseTo(width - x - 16, 3);
        expect(back[n]![2]).toBeCloseTo(y, 3);
      });
    }
  });

  it("draw them at full size, distinguished by the code of their nation", () => {
    expect(page(`counters-${paper}`)).toContain(`scale(${Number((16 / 44).toFixed(5))})`);
    expect(read(`counters-${paper}`)).toContain("JA Japan, US United States, BR Britain, NE Netherlands");
  });
});

const sides = ["japan", "allies"];
const cards = ["campaign", "short-campaign"].flatMap((scenario) =>
  sides.map((side) => [scenario, side] as const),
);

describe.each(cards)("the set-up card of %s for %s", (scenario, side) => {
  const path = `scenarios/${scenario}.json`;
  const holdings = game.views!.map!.holdings(documents, path);
  const own = holdings.flatMap(({ counters, ...holding }) => {
    const mine = counters.filter(({ face }) => face.side === side);
    return mine.length === 0 ? [] : [{ ...holding, counters: mine }];
  });
  const places = new Map(mapView(world, path)!.places.map((each) => [each.id, each.name]));

  it.each(["a4", "letter"])("holds every entry of its side and no other on %s", (paper) => {
    const words = read(`set-up-${scenario}-${side}-${paper}`);
    expect(own.length).toBeGreaterThan(3);
    for (const { where, place, title, counters } of own) {
      if (where === "map") expect(words).toContain(places.get(place!)!);
      else if (where !== "free") expect(words).toContain(title);
      for (const each of counters) expect(words).toContain(wordsOfCounter(each));
    }
    const html = page(`set-up-${scenario}-${side}-${paper}`);
    const drawn = own.reduce((sum, { counters }) => sum + counters.length, 0);
    // One drawing of a counter for each line; its nation's band is drawn once in it.
    expect(html.match(/translate\([\d.]+ 0\.2\) scale/g)).toHaveLength(drawn);
  });

  it("names the values with which its tracks begin", () => {
    const words = read(`set-up-${scenario}-${side}-a4`);
    for (const { title, value, side: whose } of game.views!.print!.starts(documents, path)) {
      if (whose === undefined || whose === side) expect(words).toContain(`${title} ${value}`);
    }
  });

  it("shows what comes later", () => {
    const words = read(`set-up-${scenario}-${side}-a4`);
    expect(words).toContain("Arrivals by schedule");
    expect(words).toContain(side === "japan" ? "BB Yamato, Musashi" : "Transport Points, United States");
  });
});

const wordsOfCounter = (counter: HeldCounter): string => counterWords(counter.face, stateOf(counter));

describe("set-up cards", () => {
  it("say where free groups may go, and whose control has changed hands", () => {
    const words = read("set-up-short-campaign-japan-a4");
    expect(words).toMatch(/In Kure \d+ or Yokosuka \d+/);
    expect(words).toMatch(/Control markers of this side: .*Wake/);
  });

  it("mark what is designed", () => {
    expect(read("set-up-short-campaign-allies-a4")).toContain("CV Lexington, Enterprise [D]");
  });

  it("count what there is", () => {
    const free = game
      .views!.map!.holdings(documents, "scenarios/short-campaign.json")
      .filter(({ where }) => where === "free");
    const ships = free
      .flatMap(({ counters }) => counters)
      .filter(({ face, optional }) => face.picture.kind === "ship" && optional === undefined)
      .reduce((sum, { count }) => sum + count, 0);
    expect(ships).toBeGreaterThan(20);
    expect(read("set-up-short-campaign-japan-a4")).toContain(`Ships together – ${ships} – ${ships}`);
  });
});

describe("the reinforcement track", () => {
  const track = scheduleTrack(world)!;

  it.each(["a4", "letter"])("holds every arrival and every turn on %s", (paper) => {
    const words = read(`reinforcements-${paper}`);
    const html = page(`reinforcements-${paper}`);
    for (const { turn } of track.turns) expect(html).toContain(`<div class="bold">${turn}</div>`);
    for (const arrival of track.turns.flatMap(({ lanes }) => lanes.flat())) {
      for (const { type, count } of arrival.units)
        expect(words).toContain(counterWords(faces.get(type)!, { count }));
      for (const { title, key } of arrival.marks)
        if (key !== "remove" && key !== "title") expect(words).toContain(title);
    }
  });

  it("holds every level in bold on the turn on which it is set", () => {
    const html = page("reinforcements-a4");
    for (const { turns, document } of game.views!.schedule!.levels!(documents)) {
      expect(document).toBe("schedules/levels.json");
      for (const { value } of turns)
        expect(html).toMatch(new RegExp(`<div class="bold">${value}(\\s\\[\\w\\])?</div>`));
    }
  });
});

describe("tables", () => {
  const tables = combatTables(world)!;

  it.each(["a4", "letter"])("hold every modifier in words with its rule on %s", (paper) => {
    const words = read(`combat-tables-${paper}`);
    let count = 0;
    for (const { title, modifiers } of tables.modifiers) {
      expect(words).toContain(title);
      for (const { sentence, rule } of modifiers) {
        const [, condition] = / when (.*)/.exec(sentence)!;
        expect(words.toLowerCase()).toContain(condition!.toLowerCase());
        expect(words).toContain(rule!);
        count++;
      }
    }
    expect(page(`combat-tables-${paper}`).match(/<td><div class="bold">[+−]\d/g)).toHaveLength(count);
  });

  it("hold every cell of the Surface Combat Table", () => {
    const words = read("combat-tables-a4");
    for (const { rows, columns, cells } of tables.faces) {
      for (const row of rows) expect(words).toContain(`Firepower ${row}`);
      expect(columns.length * rows.length).toBe(cells.flat().length);
      expect(page("combat-tables-a4").match(/<td class="centre"><div>[^<]+\[R\]/g)).toHaveLength(
        cells.flat().length,
      );
    }
  });

  it("hold every cost and every parameter with its rule", () => {
    const words = read("costs-and-parameters-a4");
    const grids = [...tables.costs, ...gridsOf(world, "parameters.json")].filter(
      ({ kind }) => kind === "settings",
    );
    expect(grids.length).toBeGreaterThan(1);
    for (const { rows } of grids) {
      for (const { cells } of rows) expect(words).toContain(String(cells[0]!.value));
    }
    expect(words).toContain("Air ZOC");
  });
});

describe("rules", () => {
  it("hold every step of the sequence in its order", () => {
    const words = read("sequence-of-play-a4");
    const order = [
      "Oil Transport Segment",
      "Reaction Phase",
      "Air Strike Round",
      "Land Combat Round",
      "Victory Point",
    ];
    const at = order.map((each) => words.indexOf(each));
    expect(at).toEqual([...at].sort((a, b) => a - b));
    expect(at[0]).toBeGreaterThan(0);
    expect(words).not.toMatch(/\b[a-z]+-(phase|segment|round|combat)\b/);
  });

  it("hold every optional rule, with the numbers that it has in the data", () => {
    const words = read("optional-rules-letter");
    for (const { title, summary } of optionSwitches(world)!.options) {
      expect(words).toContain(title);
      expect(words).toContain(summary!);
    }
    const later = source(edited("parameters.json", ["/kamikaze", { fromTurn: 13 }]));
    expect(words).toContain("From Turn 10 on, with 7 Victory Points or fewer, Japan may declare Kamikaze");
    expect(wordsOf(printed(later).get("print/optional-rules-a4.html")!)).toContain(
      "From Turn 13 on, with 7 Victory Points or fewer, Japan may declare Kamikaze",
    );
  });
});

describe("the map", () => {
  const view = mapView(world, "")!;

  it.each(["a4", "letter"])("names every place, with its figures, on %s", (paper) => {
    const words = read(`map-${paper}`);
    for (const { site } of view.places) {
      if (!site) continue;
      expect(words, site.name).toContain(site.name);
      const figures = site.capacities.map(({ letter, value }) => `${letter}${value}`).join(" ");
      expect(words, site.name).toContain(figures);
    }
    const boxes = view.places.filter(({ shape }) => shape !== "hex");
    for (const { name } of boxes) for (const word of name.split(" ")) expect(words).toContain(word);
  });

  it.each(["a4", "letter"])("is large enough for counters on %s, with the number of every hex", (paper) => {
    const words = read(`map-large-${paper}`);
    for (const { hex } of view.places) if (hex !== undefined) expect(words).toContain(hex);
    const sheets = pagesOf(page(`map-large-${paper}`));
    expect(sheets.length).toBeGreaterThan(3);
    expect(sheets.filter((sheet) => sheet.includes('id="board"'))).toHaveLength(1);
    for (const sheet of sheets) expect(sheet).toContain('href="#board"');
  });
});

describe("tracks", () => {
  it("have a box for every turn and every number that the game begins with", () => {
    const words = read("tracks-a4");
    for (const title of ["Turn", "Victory Points", "Merchantmen", "Oil", "Submarine Points"])
      expect(words).toContain(title);
    expect(words).toMatch(/\b60\b/);
  });
});

describe("a game most of whose tables are designed, with a board of air battles", () => {
  const pages = printed(source({}, {}, "forlorn-hopes"));
  const words = (name: string): string => wordsOf(pages.get(`print/${name}.html`)!);

  it("says once of a table where most of its values come from, and marks the others", () => {
    const tables = words("combat-tables-a4");
    expect(tables).toContain("Values without a letter in this table: designed. [P] printed.");
    expect(tables).toContain("18+");
  });

  it("9.7.3, 9.7.6: prints entry numbers, M and T hexes with facings on the board, and what they mean", () => {
    const board = words("map-tactical-battle-board-a4");
    expect(board).toContain("Interceptors enter on this number (9.7.6). M: the mission begins here (9.7.3).");
    expect(board).not.toContain("Square: a base");
    const page = pages.get("print/map-tactical-battle-board-a4.html")!;
    expect(page.match(/>T<\/text>/g)).toHaveLength(4);
    // The facings with which a mission begins, and interceptors enter, stand beside.
    expect(page.match(/>M ↑↗↖<\/text>/g)).toHaveLength(7);
    expect(page.match(/>[3-6] ↗↘<\/text>/g)?.length).toBeGreaterThan(5);
  });
});
