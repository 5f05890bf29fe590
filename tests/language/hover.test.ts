import { describe, expect, it } from "vitest";
import { hover, spotAt } from "../../lib/language";
import { inShipped, manifest, mark, type Marked } from "./support";

const at = ({ world, file, offset }: Marked) => hover(world, file, offset);
const spot = ({ world, file, offset }: Marked) => spotAt(world, file, offset);
const layer = { "layers/mine/layer.json": manifest("mine", { title: "Mine" }) };

describe("a place", () => {
  it("of a document speaks of itself", () => {
    expect(spot(inShipped("bases.json", `"airCapa|city": 6`))).toMatchObject({
      pointer: "/bases/bombay/airCapacity",
      at: "/bases/bombay/airCapacity",
      part: "key",
      document: "bases.json",
      patch: false,
      layer: "base",
      schema: "fire-in-the-sky/bases.schema.json",
      node: { title: "Air Capacity" },
    });
  });

  it("of a layer's patch or a scenario's override speaks of what it changes", () => {
    expect(spot(mark("layers/mine/bases.json", `{"bases": {"truk": {"oil": |1}}}`, layer))).toMatchObject({
      document: "bases.json",
      at: "/bases/truk/oil",
      patch: true,
      layer: "mine",
      node: { title: "Oil" },
    });
    expect(
      spot(mark("scenarios/x.json", `{"overrides": {"bases.json": {"bases": {"truk": {"oil": |1}}}}}`)),
    ).toMatchObject({
      pointer: "/overrides/bases.json/bases/truk/oil",
      document: "bases.json",
      at: "/bases/truk/oil",
      patch: true,
      layer: "scenario",
      node: { title: "Oil" },
    });
  });

  it("of layer.json, sandtable.json and playtests has its own schema", () => {
    expect(spot(mark("layers/mine/layer.json", `{"kind": |"errata"}`))?.node?.title).toBe("Kind");
    expect(spot(mark("sandtable.json", `{"game": |"x"}`))?.node?.title).toBe("Game");
    expect(spot(mark("playtests/x.json", `{"seed": |1}`))?.node?.title).toBe("Seed");
  });
});

describe("a hover", () => {
  it("shows title, description, range, unit, rule and source", () => {
    expect(at(inShipped("bases.json", `"airCapacity": |6`))).toMatchObject({
      title: "Air Capacity",
      expects: "A whole number from 0 to 40",
      unit: "steps",
      rules: ["2.2.3"],
      source: { status: "designed", pointer: "" },
    });
  });

  it("takes the source of the longest pointer", () => {
    expect(at(inShipped("bases.json", `"control": "al|lies"`))).toMatchObject({
      meaning: "The Allies.",
      source: { status: "reconstructed", pointer: "/bases/bombay/control", rule: "2.2.3" },
      values: [{ value: "japan", description: "Japan." }, { value: "allies" }, { value: "none" }],
    });
  });

  it("shows the value that counts and the layer that set it, if it differs from the text", () => {
    expect(at(inShipped("tables/transport-costs.json", `"merchantAsw|Die"`))).toMatchObject({
      effective: { value: 0.5, text: "0.5" },
      setBy: {
        layer: "errata-2005",
        title: "Errata of the 2005 rulebook",
        file: "layers/errata-2005/tables/transport-costs.json",
        pointer: "/merchantAswDie",
      },
    });
    const patch = at(inShipped("layers/errata-2005/tables/transport-costs.json", `"merchantAsw|Die"`));
    expect(patch).toMatchObject({ title: "Convoy escort die", source: { status: "errata" } });
    expect(patch).not.toHaveProperty("effective");
    expect(patch).not.toHaveProperty("setBy");
  });

  it("shows for a patch that is off what counts without it", () => {
    const off = mark("layers/mine/bases.json", `{"bases": {"truk": {"airCapacity": |9}}}`, layer);
    expect(at(off)?.effective).toEqual({ value: 6, text: "6" });
    const on = mark("layers/mine/bases.json", `{"bases": {"truk": {"airCapacity": |9}}}`, layer, ["mine"]);
    expect(at(on)).not.toHaveProperty("effective");
    const gone = mark("layers/mine/bases.json", `{"bases": {"truk": {"oil": |null}}}`, layer, ["mine"]);
    expect(at(gone)).not.toHaveProperty("effective");
  });

  it("names what is referred to, and counts the uses of what is defined", () => {
    expect(at(inShipped("parameters.json", `"bris|bane"`))?.reference).toEqual({
      noun: "base",
      id: "brisbane",
      name: "Brisbane",
      known: true,
    });
    expect(at(inShipped("bases.json", `"tr|uk": {`))?.reference).toMatchObject({ name: "Truk", uses: 2 });
    expect(at(mark("game.json", `{"nations": {"x": {"side": "ja|pam"}}}`))?.reference).toMatchObject({
      noun: "side",
      id: "japam",
      known: false,
    });
  });

  it("works in a broken text, and says nothing between values", () => {
    expect(at(mark("bases.json", `{"bases": {"x": {"name": "X" "airCapacity": |6}}}`))?.title).toBe(
      "Air Capacity",
    );
    expect(at(mark("bases.json", `{"bases": { | "x": {}}}`))).toBeUndefined();
    expect(at(mark("bases.json", `|`))).toBeUndefined();
  });
});

describe("a text that takes values from the data", () => {
  it("says what each of them is, and which there is not", () => {
    const text = "From Turn {kamikaze/fromTurn} or {kamikaze/no} |on";
    expect(
      at(mark("options.json", `{"options": {"x": {"title": "X", "summary": "${text}"}}}`))?.values,
    ).toEqual([
      { value: "kamikaze/fromTurn", description: "is 10, in parameters.json" },
      { value: "kamikaze/no", description: "no such value" },
    ]);
  });
});
