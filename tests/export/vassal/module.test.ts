import { describe, expect, it } from "vitest";
import { assemble } from "../../../lib/documents";
import { ExportError } from "../../../lib/export";
import { vassalFormat } from "../../../lib/export/vassal";
import { child, get, type Json } from "../../../lib/documents";
import { shipped } from "../../support/shipped";
import { bytesOf, makeAll, textOf } from "../support";
import { all, chain, GAMES, moduleOf, parsed, pieceOf, shippedModule, sourceOf, tokens } from "./support";

const GAME = GAMES[0];

/** A document of the game with some members changed. */
function edited(path: string, pointer: string, members: Record<string, Json>): Record<string, string> {
  const document = JSON.parse(shipped(GAME).files[path]!) as Json;
  Object.assign(get(document, pointer) as object, members);
  return { [path]: JSON.stringify(document) };
}

describe.each(GAMES)("the module of %s", (game) => {
  const { files, tree, source, name } = shippedModule(game);
  const names = [...files.keys()];

  it("is one file of the kind that the engine opens", () => {
    expect(name).toMatch(/^fire-in-the-sky.*\.vmod$/);
    expect(tree.tag).toBe("VASSAL.build.GameModule");
    const data = parsed(textOf(files.get("moduledata")!));
    expect(data).toMatchObject({ tag: "data", attributes: { version: "1" } });
    const texts = Object.fromEntries(data.children.map(({ tag, text }) => [tag, text]));
    expect(texts).toMatchObject({
      name: tree.attributes["name"],
      version: tree.attributes["version"],
      VassalVersion: tree.attributes["VassalVersion"],
    });
    expect(texts["name"]).toContain(source.title);
    expect(texts["name"]).toContain(source.edition);
  });

  it("holds every file that it names, and none that it does not", () => {
    const images = [
      ...all(tree, "Board").map(({ attributes }) => attributes["image"]!),
      ...all(tree, "PieceSlot").flatMap(({ text }) => pieceOf(text).images),
    ].map((image) => `images/${image}`);
    const others = [...all(tree, "HtmlChart"), ...all(tree, "PredefinedSetup")].map(
      ({ attributes }) => attributes["fileName"] ?? attributes["file"]!,
    );
    expect([...images, ...others, "buildFile.xml", "moduledata"].sort()).toEqual(names.sort());
  });

  it("has a slot for every type of counters, with both of its sides", () => {
    const slots = all(tree, "PieceSlot").map((slot) => ({ slot, piece: pieceOf(slot.text) }));
    for (const { slot, piece } of slots) {
      expect(piece).toMatchObject({ id: "null", map: "null", gpid: slot.attributes["gpid"] });
      expect(piece.name).toBe(slot.attributes["entryName"]);
    }
    const ids = slots.map(({ slot }) => Number(slot.attributes["gpid"]));
    expect(new Set(ids).size).toBe(ids.length);
    expect(Math.max(...ids)).toBeLessThan(Number(tree.attributes["nextPieceSlotId"]));
    const mix = source.map!.mix(source.documents, "");
    expect(mix.length).toBeGreaterThan(50);
    const backs = new Map(slots.map(({ piece }) => [piece.images[0], piece.images.length]));
    for (const { face } of mix) {
      const sides = source.print!.back(face) === undefined ? 1 : 2;
      expect(backs.get(`${face.type}.svg`), face.type).toBe(sides);
    }
  });

  it("turns over and takes away counters by commands", () => {
    const slot = all(tree, "PieceSlot").find(({ text }) => text.includes("j-land-8.svg"))!;
    const [remove, layer, piece] = chain(tokens(slot.text.slice(2), "/")[1]!);
    expect(remove).toBe("delete;Delete;68,130");
    expect(tokens(layer!, ";")).toHaveLength(30);
    expect(layer).toContain("Flip");
    expect(layer).toContain("70,130");
    expect(piece).toBe("piece;;;;Army");
  });

  it("has the sides, the turns, dice and a chart for each play aid of words", () => {
    expect(all(tree, "entry").map(({ text }) => text)).toEqual(source.sides.map(({ name: side }) => side));
    const [turns] = all(tree, "CounterTurnLevel");
    expect(turns!.attributes["start"]).toBe("1");
    const steps = tokens(all(tree, "ListTurnLevel")[0]!.attributes["list"]!, ",");
    expect(steps).toContain("Japanese player turn: Transport Phase");
    expect(all(tree, "DiceButton").map(({ attributes }) => attributes["nSides"])).toEqual(["6", "6", "6"]);
    const charts = all(tree, "HtmlChart").map(({ attributes }) => attributes["chartName"]!);
    expect(charts).toEqual(
      expect.arrayContaining([
        "About this draft",
        "Combat tables",
        "Sequence of play",
        "Reinforcement track",
      ]),
    );
    const tables = textOf(files.get("combat-tables.html")!);
    expect(tables).toContain("Surface Combat Table");
    // A note of a character set in a page stops the engine's reader.
    expect(tables).not.toMatch(/<meta|charset/);
  });

  it("describes itself", () => {
    const about = textOf(files.get("about.html")!);
    expect(about).toContain("not opened in VASSAL");
    expect(about).toContain("Sandtable 0.1.0");
  });
});

describe("a VASSAL module", () => {
  it("has the same bytes when it is made twice", () => {
    const again = makeAll(vassalFormat, sourceOf(GAME))[0]!.bytes;
    expect(Buffer.compare(again, shippedModule(GAME).bytes)).toBe(0);
  });

  it("takes names of any letters", () => {
    const name = "</text> ; / \\ , + 'x' & \"y\" \t\u0007 ]]> $z$ \\";
    const own = {
      ...edited("units.json", "/naval/j-dd", { name }),
      ...edited("map.json", "/boxes/convoy-escort", { name }),
      ...edited("game.json", "", { title: name }),
      ...edited("scenarios/campaign.json", "", { title: name }),
    };
    const { tree, files } = moduleOf(sourceOf(GAME, own));
    const plain = "</text> ; / \\ , + 'x' & \"y\" ]]> $z$ \\";
    const slot = all(tree, "PieceSlot").find(({ text }) => text.includes("j-dd.svg"))!;
    expect(pieceOf(slot.text).name).toBe(`DD ${plain}`);
    expect(all(tree, "Zone").map(({ attributes }) => attributes["name"])).toContain(plain);
    expect(all(tree, "PredefinedSetup")[0]!.attributes).toMatchObject({ name: plain, file: "campaign.vsav" });
    for (const [path, bytes] of files)
      if (path.endsWith(".svg")) expect(() => parsed(textOf(bytes))).not.toThrow();
  });

  it("is refused for a game that is not known, or has no map, with a reason", () => {
    const source = sourceOf(GAME);
    expect(() => makeAll(vassalFormat, { ...source, definition: undefined })).toThrow(ExportError);
    const files = { ...source.files };
    delete files["map.json"];
    expect(() => makeAll(vassalFormat, { ...source, files, draft: assemble(files) })).toThrow(/no map/);
  });

  it("names hexes one by one where the engine could not count them", () => {
    const map = JSON.parse(shipped(GAME).files["map.json"]!) as Json;
    const layout = child(map, "layout") as Record<string, Json>;
    const { tree } = moduleOf(
      sourceOf(GAME, edited("map.json", "", { layout: { ...layout, offset: "even-r" } })),
    );
    expect(all(tree, "HexGrid")).toEqual([]);
    const regions = all(tree, "Region").map(({ attributes }) => attributes["name"]);
    expect(regions).toContain("1104");
  });

  it("holds nothing that is not a text", () => {
    const { files } = shippedModule(GAME);
    for (const [path, bytes] of files)
      expect(path.endsWith(".vsav") || Buffer.compare(bytesOf(textOf(bytes)), bytes) === 0, path).toBe(true);
  });
});
