import { describe, expect, it } from "vitest";
import { check } from "../../lib/diagnostics";
import type { Json } from "../../lib/documents";
import { complete, type Completion } from "../../lib/language";
import { gameOf, shippedFiles } from "../diagnostics/support";
import { filled, inShipped, manifest, mark, type Marked, take, worldOf } from "./support";

const offers = (marked: Marked): Completion[] => complete(marked.world, marked.file, marked.offset);
const labels = (marked: Marked): string[] => offers(marked).map(({ label }) => label);
const offer = (marked: Marked, label: string): Completion => {
  const found = offers(marked).find((each) => each.label === label);
  if (!found) throw new Error(`"${label}" is not offered, but ${labels(marked).join(", ")}`);
  return found;
};
/** The text once an offer was taken and nothing filled in. */
const taken = (marked: Marked, label: string): string => filled(take(marked, offer(marked, label)));

const layer = { "layers/mine/layer.json": manifest("mine") };

describe("members", () => {
  it("are those of the schema that are not there yet, what must be there first", () => {
    const marked = mark("bases.json", `{"bases": {"x": {"name": "X", |}}}`);
    expect(labels(marked).slice(0, 3)).toEqual(["hex", "kind", "flag"]);
    expect(labels(marked)).not.toContain("name");
    expect(labels(marked).indexOf("oil")).toBeGreaterThan(labels(marked).indexOf("victoryPoints"));
    expect(offer(marked, "kind")).toMatchObject({
      kind: "member",
      detail: "Kind",
      documentation: "Which units can be based there (rule 2.2.2).",
      isSnippet: true,
      insertText: '"kind": ${1|null,"base","circle"|}',
    });
  });

  it("depend on the kind of place: only a base has a capacity", () => {
    expect(labels(mark("bases.json", `{"bases": {"x": {"kind": "base", |}}}`))).toContain("airCapacity");
    expect(labels(mark("bases.json", `{"bases": {"x": {"kind": "circle", |}}}`))).not.toContain(
      "airCapacity",
    );
  });

  it("are written with their value and with the commas that are missing", () => {
    expect(taken(mark("bases.json", `{"bases": {"x": {"name": "X" |"oil": 1}}}`), "airCapacity")).toBe(
      `{"bases": {"x": {"name": "X", "airCapacity": null,"oil": 1}}}`,
    );
    expect(taken(mark("bases.json", `{"bases": {"x": {"name": "X" |, "oil": 1}}}`), "kind")).toBe(
      `{"bases": {"x": {"name": "X", "kind": null, "oil": 1}}}`,
    );
    expect(taken(mark("bases.json", `{"bases": {"x": {"name": "X",\n|\n}}}`), "hex")).toBe(
      `{"bases": {"x": {"name": "X",\n"hex": ""\n}}}`,
    );
    expect(taken(mark("bases.json", `{|`), "bases")).toBe(`{"bases": {}`);
  });

  it("replace the key that is being typed, closed or not, and leave its value", () => {
    expect(taken(mark("bases.json", `{"bases": {"x": {"na|"}}}`), "name")).toBe(
      `{"bases": {"x": {"name": ""}}}`,
    );
    expect(taken(mark("bases.json", `{"bases": {"x": {"na|\n "hex": "0205"}}}`), "name")).toBe(
      `{"bases": {"x": {"name": "",\n "hex": "0205"}}}`,
    );
    expect(taken(mark("bases.json", `{"bases": {"x": {"na|me": 5}}}`), "kind")).toBe(
      `{"bases": {"x": {"kind": 5}}}`,
    );
    expect(offer(mark("bases.json", `{"bases": {"x": {"na|"}}}`), "name").filterText).toBe('"name"');
  });

  it("bring the comma with them where nothing stands between them and the member before", () => {
    const marked = mark("bases.json", `{"bases": {"x": {"name": "X""ki|"}}}`);
    expect(offer(marked, "kind").also).toEqual([]);
    expect(taken(marked, "kind")).toBe(`{"bases": {"x": {"name": "X","kind": null}}}`);
  });

  it("hold what a new object must hold", () => {
    expect(taken(mark("units.json", `{"land": {|}}`), "new unit type")).toMatch(
      /^\{"land": \{"new-id": \{\n\t"nation": null,\n/,
    );
    const base = taken(mark("bases.json", `{"bases": {|}}`), "new base");
    expect(() => void JSON.parse(base)).not.toThrow();
    expect(Object.keys(JSON.parse(base).bases["new-id"])).toEqual(
      expect.arrayContaining(["name", "hex", "kind", "flag", "control"]),
    );
  });

  it("bring nothing that passes for a fact: each place that is left unfilled is a problem", () => {
    const marked = mark("bases.json", `{"bases": {|}}`);
    const text = taken(marked, "new base");
    const base = (JSON.parse(text) as { bases: Record<string, Record<string, Json>> }).bases["new-id"]!;
    const report = check({ ...shippedFiles(), "bases.json": text }, gameOf("fire-in-the-sky"));
    const reported = report.diagnostics
      .filter(({ file }) => file === "bases.json")
      .map(({ pointer }) => pointer);
    expect(reported).toEqual(expect.arrayContaining(Object.keys(base).map((key) => `/bases/new-id/${key}`)));
  });

  it("come with the snippets of the schema", () => {
    expect(taken(mark("sandtable.json", `{|}`), "sources")).toBe(
      `{"sources": {\n\t"": {\n\t\t"status": "",\n\t\t"note": ""\n\t}\n}}`,
    );
    expect(offer(mark("map.json", `{|}`), "$schema").insertText).toBe('"\\$schema": "$1"');
  });

  it("are ids where the key names something, with what it is called", () => {
    const marked = mark("scenarios/x.json", `{"setup": {"truk": {"units": {"j-dd": 1, |}}}}`);
    expect(offer(marked, "j-cv-akagi-kaga")).toMatchObject({
      kind: "reference",
      detail: "Akagi, Kaga",
      insertText: '"j-cv-akagi-kaga": ${1:null}',
      filterText: "j-cv-akagi-kaga Akagi, Kaga",
    });
    expect(labels(marked)).not.toContain("j-dd");
    expect(labels(mark("scenarios/x.json", `{"setup": {|}}`))).toContain("singapore");
    expect(labels(mark("scenarios/x.json", `{"overrides": {"|`))).toContain("tables/combat.json");
    expect(labels(mark("bases.json", `{"bases": {"x": {}}, "sources": {"|"}}`))).toContain("/bases/x");
  });
});

describe("a patch", () => {
  it("is offered what the document has, with current value", () => {
    const entry = mark("layers/mine/bases.json", `{"bases": {"truk": {|}}}`, layer);
    expect(offer(entry, "airCapacity")).toMatchObject({
      detail: "now 6",
      insertText: '"airCapacity": ${1:6}',
    });
    // Not there yet, and nothing in a patch is required.
    expect(labels(entry).at(-1)).toBe("homeBaseOf");
    const collection = mark("layers/mine/bases.json", `{"bases": {"lae": {}, |}}`, layer);
    expect(offer(collection, "truk")).toMatchObject({ detail: "Truk", insertText: '"truk": {$1}' });
    expect(labels(collection)).toContain("new base");
    expect(labels(collection)).not.toContain("lae");
    expect(labels(mark("layers/mine/bases.json", `{|}`, layer))).not.toContain("$schema");
  });

  it("says which layer has set a value, and takes it away with null", () => {
    const costs = mark("layers/mine/tables/transport-costs.json", `{|}`, layer);
    expect(offer(costs, "merchantAswDie").detail).toBe("now 0.5 (errata-2005)");
    const value = mark("layers/mine/bases.json", `{"bases": {"truk": {"airCapacity": |}}}`, layer);
    expect(labels(value)[0]).toBe("6");
    expect(offer(value, "null").detail).toBe("removes 6");
    expect(labels(mark("bases.json", `{"bases": {"truk": {"airCapacity": |}}}`))).not.toContain("null");
  });

  it("of a scenario is one of the document that it names", () => {
    const marked = mark("scenarios/x.json", `{"overrides": {"bases.json": {"bases": {"truk": {"|`);
    expect(offer(marked, "landLimit").detail).toBe("now 8");
    expect(labels(mark("scenarios/x.json", `{"overrides": {"bases.json": {|}}}`))).toContain("bases");
    const inLayer = mark(
      "layers/mine/scenarios/campaign.json",
      `{"overrides": {"game.json": {"nations": {"us": {"side": "|"}}}}}`,
      layer,
    );
    expect(labels(inLayer)).toContain("allies");
  });
});

describe("values", () => {
  it("are those of the schema, with what they mean", () => {
    const marked = mark("bases.json", `{"bases": {"x": {"kind": |}}}`);
    expect(labels(marked)).toEqual(["base", "circle"]);
    expect(offer(marked, "circle").documentation).toMatch(/^A circle: only land units/);
    expect(taken(marked, "circle")).toBe(`{"bases": {"x": {"kind": "circle"}}}`);
  });

  it("are true and false, the default and examples", () => {
    const file = "layers/mine/layer.json";
    expect(labels(mark(file, `{"default": |}`))).toEqual(["true", "false"]);
    expect(labels(mark("bases.json", `{"bases": {"x": {"airCapacity": |}}}`))).toEqual(["4", "8"]);
  });

  it("are ids where something is named, with its name, in a text that is broken", () => {
    const marked = mark("units.json", `{"naval": {"x": {"nation": "|\n"class": "DD"}}}`);
    expect(offer(marked, "us")).toMatchObject({ kind: "reference", detail: "United States" });
    expect(taken(marked, "us")).toBe(`{"naval": {"x": {"nation": "us",\n"class": "DD"}}}`);
    // The closing quotation mark is missing, and the next one would be taken for it.
    expect(taken(mark("units.json", `{"naval": {"x": {"nation": "u|, "class": "DD"}}}`), "us")).toBe(
      `{"naval": {"x": {"nation": "us", "class": "DD"}}}`,
    );
    expect(taken(mark("game.json", `{"nations": {"japan": {"side": "|}}}`), "allies")).toBe(
      `{"nations": {"japan": {"side": "allies"}}}`,
    );
    expect(taken(mark("game.json", `{"nations": {"japan": {"side": al|}}}`), "allies")).toBe(
      `{"nations": {"japan": {"side": "allies"}}}`,
    );
  });

  it("know the ids of the very document that is broken", () => {
    const text = `{"options": {"first": {"title": "First"} "second": {"requires": ["|"]}}}`;
    expect(offer(mark("options.json", text), "first").detail).toBe("First");
  });

  it("of a list go where they are, each once", () => {
    const list = mark("scenarios/x.json", `{"choices": {"a": {"side": "japan", "places": ["truk" |"lae"]}}}`);
    expect(labels(list)).not.toContain("truk");
    expect(labels(list)).not.toContain("lae");
    expect(taken(list, "rabaul")).toBe(
      `{"choices": {"a": {"side": "japan", "places": ["truk", "rabaul","lae"]}}}`,
    );
  });

  it("are conditions by their predicate", () => {
    const when = (text: string): Marked =>
      mark("tables/combat.json", `{"types": {"land-combat": {"modifiers": {"m": {"when": ${text}}}}}}`);
    expect(taken(when("|"), "out of supply")).toContain(`"when": {\n\t"is": "out-of-supply"\n}`);
    expect(offer(when(`{"is": "|"}`), "turn-between")).toMatchObject({
      detail: "Turns",
      documentation: "The game turn is between two turns, including both.",
    });
    expect(labels(when(`{"is": "turn-between", |}`))).toEqual(["from", "to"]);
    expect(labels(when(`{"is": "all", "of": [{"is": "option", "id": |}]}`))).toContain("oomph-in-your-hits");
  });

  it("of files that belong to no game are layers, scenarios and options", () => {
    expect(offer(mark("sandtable.json", `{"layers": ["|"]}`), "errata-2005").detail).toBe(
      "Errata of the 2005 rulebook",
    );
    expect(offer(mark("playtests/x.json", `{"scenario": |}`), "short-campaign").detail).toBe(
      "Short Campaign Game",
    );
    expect(labels(mark("playtests/x.json", `{"options": ["|"]}`))).toContain("oomph-in-your-hits");
    const erratum = `{"errata": {"one": {"document": "bases.json", "pointer": "|"}}}`;
    expect(labels(mark("layers/mine/layer.json", erratum))).toContain("/bases/truk");
  });

  it("of the whole document are its object", () => {
    expect(Object.keys(JSON.parse(taken(mark("bases.json", "|"), "{ }")))).toEqual([
      "$schema",
      "bases",
      "sources",
    ]);
  });
});

it("leaves a text that somebody has written alone", () => {
  expect(labels(mark("scenarios/x.json", `{"summary": "The w|ar"}`))).toEqual([]);
});

it("offers nothing where nothing can stand, or of what is no document", () => {
  expect(labels(mark("bases.json", `{"bases"| : {}}`))).not.toContain("truk");
  expect(labels(mark("bases.json", `{"bases": {}} |`))).toEqual([]);
  expect(complete(worldOf(), "nothing.json", 0)).toEqual([]);
  expect(complete({ ...worldOf({ "notes.txt": "x" }) }, "notes.txt", 1)).toEqual([]);
});

it("works without a game, on what all games have", () => {
  const { world, file, offset } = inShipped("game.json", `"players|"`);
  const found = complete({ ...world, game: undefined }, file, offset);
  expect(found.map(({ label }) => label)).toContain("players");
});

it("reads a text that is newer than the draft", () => {
  const { world, file, offset } = mark("bases.json", `{"bases": {"x": {"kind": |}}}`);
  const older = { ...world, draft: worldOf().draft };
  expect(complete(older, file, offset).map(({ label }) => label)).toEqual(["base", "circle"]);
});

describe("places in the text of an option", () => {
  const at = (text: string) =>
    mark("options.json", `{"options": {"x": {"title": "X", "summary": "${text}"}}}`);
  const summaryOf = (text: string) =>
    (JSON.parse(text) as { options: { x: { summary: string } } }).options.x.summary;

  it("are offered with their values, after a brace and while one is typed", () => {
    expect(offer(at("From Turn {|"), "kamikaze/fromTurn")).toMatchObject({ detail: "10" });
    expect(labels(at("From Turn {|"))).toContain(
      "tables/combat/types/air-strike/modifiers/armored-decks/add",
    );
    expect(summaryOf(taken(at("From Turn {kam|"), "kamikaze/fromTurn"))).toBe(
      "From Turn {kamikaze/fromTurn}",
    );
    expect(summaryOf(taken(at("Roll {acc|idents die|dice} now"), "accidents/dice"))).toBe(
      "Roll {accidents/dice die|dice} now",
    );
    expect(labels(at("From Turn |"))).not.toContain("kamikaze/fromTurn");
  });
});
