import { describe, expect, it } from "vitest";
import { createChecker } from "../../lib/diagnostics";
import { lineMap } from "../../lib/documents/line-map";
import { definition, lenses, type Location, prepareRename, references, rename } from "../../lib/language";
import { applied, inShipped, manifest, mark, type Marked, print, worldOf } from "./support";

const layers = {
  "layers/mine/layer.json": manifest("mine", {
    errata: { one: { was: "6", is: "9", document: "bases.json", pointer: "/bases/truk/airCapacity" } },
  }),
  "layers/mine/bases.json": print({ bases: { truk: { airCapacity: 9 } } }),
  "layers/mine/parameters.json": print({ victory: { lifeline: { to: "truk" } } }),
  "scenarios/mine.json": print({
    setup: { truk: { units: { "j-dd": 1 } } },
    overrides: { "parameters.json": { victory: { lateConquest: { bases: ["truk"] } } } },
  }),
};

const brief = ({ world }: Marked, places: readonly Location[]): string[] =>
  places.map(({ file, range, pointer, role }) => {
    const map = lineMap(world.files[file]!);
    const text = world.files[file]!.slice(map.offsetAt(range.start), map.offsetAt(range.end));
    return `${role} ${file} ${pointer} ${text}`;
  });
const goTo = (marked: Marked) => brief(marked, definition(marked.world, marked.file, marked.offset));
const uses = (marked: Marked) => brief(marked, references(marked.world, marked.file, marked.offset));

describe("a definition", () => {
  it("is found from a value and from a key that names the thing", () => {
    const truk = ['definition bases.json /bases/truk "truk"'];
    expect(goTo(inShipped("scenarios/mine.json", `"tr|uk": {`, layers))).toEqual(truk);
    expect(goTo(inShipped("scenarios/mine.json", `"truk|"\n`, layers))).toEqual(truk);
    expect(goTo(inShipped("layers/mine/parameters.json", `"to": "t|ruk"`, layers))).toEqual(truk);
    expect(goTo(inShipped("bases.json", `"tru|k": {`))).toEqual(truk);
  });

  it("of a unit in a layer that adds it is in the layer", () => {
    const marked = mark(
      "scenarios/mine.json",
      `{"setup": {"truk": {"units": {"j-x|": 1}}}}`,
      {
        "layers/mine/layer.json": manifest("mine"),
        "layers/mine/units.json": print({ land: { "j-x": { name: "X" } } }),
      },
      ["mine"],
    );
    expect(goTo(marked)).toEqual(['definition layers/mine/units.json /land/j-x "j-x"']);
  });

  it("is the document for what a patch changes, and what a pointer points to", () => {
    expect(goTo(inShipped("layers/mine/bases.json", `"airCapacity": |9`, layers))).toEqual([
      'definition bases.json /bases/truk/airCapacity "airCapacity"',
    ]);
    expect(goTo(inShipped("layers/mine/layer.json", `"/bases/tr|uk/airCapacity"`, layers))).toEqual([
      'definition bases.json /bases/truk/airCapacity "airCapacity"',
    ]);
    expect(goTo(inShipped("bases.json", `"/bases/bombay/|control": {`))).toEqual([
      'definition bases.json /bases/bombay/control "control"',
    ]);
  });

  it("is the file for layers, scenarios and documents", () => {
    const files = (marked: Marked) =>
      definition(marked.world, marked.file, marked.offset).map(({ file }) => file);
    expect(files(mark("sandtable.json", `{"layers": ["errata|-2005"]}`))).toEqual([
      "layers/errata-2005/layer.json",
    ]);
    expect(files(mark("playtests/x.json", `{"scenario": "short-|campaign"}`))).toEqual([
      "scenarios/short-campaign.json",
    ]);
    expect(files(inShipped("scenarios/mine.json", `"param|eters.json": {`, layers))).toEqual([
      "parameters.json",
    ]);
    expect(files(mark("sandtable.json", `{"layers": ["no|ne"]}`))).toEqual([]);
  });
});

describe("references", () => {
  it("are found in documents, in layers that are off, and in overrides", () => {
    // The game's own variants use it too.
    const own = (found: string[]): string[] => found.filter((each) => !each.includes(" layers/midway-1942/"));
    expect(own(uses(inShipped("bases.json", `"tr|uk": {`, layers)))).toEqual([
      'definition bases.json /bases/truk "truk"',
      'change layers/mine/bases.json /bases/truk "truk"',
      'use layers/mine/parameters.json /victory/lifeline/to "truk"',
      'use scenarios/campaign.json /setup/truk "truk"',
      'use scenarios/mine.json /setup/truk "truk"',
      'use scenarios/mine.json /overrides/parameters.json/victory/lateConquest/bases/0 "truk"',
      'use scenarios/training.json /setup/truk "truk"',
    ]);
    expect(own(uses(inShipped("scenarios/mine.json", `"tr|uk": {`, layers)))).toHaveLength(7);
  });

  it("of a layer are those that ask for it", () => {
    const found = uses(mark("sandtable.json", `{"layers": ["errata|-2005"]}`)).slice(1);
    expect(found).toContain('use game.json /defaultLayers/0 "errata-2005"');
    expect(found).toContain('use sandtable.json /layers/0 "errata-2005"');
    expect(found).toContain('use layers/five-turn-tournament/layer.json /requires/0 "errata-2005"');
  });
});

describe("lenses", () => {
  it("count the uses of every definition, once for a base that is also a place", () => {
    const world = worldOf(layers);
    const all = lenses(world, "bases.json");
    expect(all).toHaveLength(Object.keys(JSON.parse(world.files["bases.json"]!).bases).length);
    expect(all.find(({ id }) => id === "truk")).toMatchObject({ count: 4, title: "used 4 times" });
    expect(lenses(world, "layers/mine/bases.json")).toMatchObject([{ id: "truk", count: 4 }]);
    expect(lenses(world, "map.json").some(({ title }) => title === "not used")).toBe(true);
    expect(lenses(world, "playtests/short-campaign.json")).toEqual([]);
    expect(lenses({ ...world, game: undefined }, "bases.json")).toEqual([]);
  });
});

describe("a rename", () => {
  const again = (marked: Marked, id: string) => rename(marked.world, marked.file, marked.offset, id);
  const refused = (marked: Marked, id: string): string => {
    const result = again(marked, id);
    return result.ok ? "not refused" : result.message;
  };

  it("is offered with the present id", () => {
    const { world, file, offset } = inShipped("scenarios/mine.json", `"tr|uk": {`, layers);
    expect(prepareRename(world, file, offset)).toMatchObject({ ok: true, id: "truk", noun: "place" });
    const other = inShipped("bases.json", `"airCa|pacity": 6`);
    expect(prepareRename(other.world, other.file, other.offset)).toMatchObject({ ok: false });
  });

  it("changes every place, and leaves the game in order", () => {
    const marked = inShipped("bases.json", `"tr|uk": {`);
    const result = again(marked, "chuuk");
    if (!result.ok) throw new Error(result.message);
    expect(result.description).toMatch(/^Renames \d+ places in 4 files: "truk" becomes "chuuk"\.$/);
    const checker = createChecker(marked.world.game!);
    const before = checker.check(marked.world.files).diagnostics.map(({ code }) => code);
    const files = applied(marked.world.files, result.edits);
    expect(checker.check(files).diagnostics.map(({ code }) => code)).toEqual(before);
    expect(JSON.parse(files["bases.json"]!).bases).toHaveProperty("chuuk");
  });

  it("is refused with a reason", () => {
    const truk = inShipped("bases.json", `"tr|uk": {`);
    expect(refused(truk, "Chuuk Atoll")).toMatch(/Use lower-case letters, digits and hyphens/);
    expect(refused(truk, "rabaul")).toMatch(/There is a base "rabaul" already/);
    expect(refused(truk, "constructor")).toMatch(/reserved/);
    expect(refused(inShipped("game.json", `"brit|ain": {`), "uk")).toMatch(/The rules use the id "britain"/);
    const broken = inShipped("bases.json", `"tr|uk": {`, { ...worldOf().files, "map.json": "{" });
    expect(refused(broken, "chuuk")).toMatch(/map\.json cannot be read/);
    expect(refused(mark("game.json", `{"nations": {"x": {"side": "no|body"}}}`), "x")).toMatch(
      /No document defines/,
    );
  });

  it("to the same id changes nothing", () => {
    expect(again(inShipped("bases.json", `"tr|uk": {`), "truk")).toMatchObject({ ok: true, edits: [] });
  });
});
