import { describe, expect, it } from "vitest";
import { locate } from "../../lib/documents/locate";
import { withOverrides } from "../../lib/documents/overrides";
import { assemble } from "../../lib/documents/ruleset";

const draft = assemble({
  "game.json": '{ "defaultLayers": ["l"] }',
  "bases.json": '{\n  "rabaul": { "air": 8, "port": 4 },\n  "truk": {}\n}\n',
  "layers/l/layer.json": '{ "id": "l" }',
  "layers/l/bases.json": '{\n  "rabaul": {\n    "air": 10\n  },\n  "truk": null\n}\n',
  "broken.json": '{\n  "a": [1, 2\n}\n',
});

describe("locate", () => {
  it.each([
    ["/rabaul/air", "layers/l/bases.json", "/rabaul/air", "l", 3, 12],
    ["/rabaul/port", "bases.json", "/rabaul/port", "base", 2, 33],
    ["/rabaul/port/none", "bases.json", "/rabaul/port/none", "base", 2, 33],
    ["/truk/air", "layers/l/bases.json", "/truk", "l", 5, 11],
    ["", "bases.json", "", "base", 1, 1],
    ["no pointer", "bases.json", "no pointer", "base", 1, 1],
  ])("leads from %j to the text that set it", (pointer, file, at, layer, line, column) => {
    const found = locate(draft, "bases.json", pointer);
    expect(found).toMatchObject({ file, pointer: at, layer, range: { start: { line, column } } });
  });

  it("takes the key where it is asked to", () => {
    expect(locate(draft, "bases.json", "/rabaul/air", "key").range).toEqual({
      start: { line: 3, column: 5 },
      end: { line: 3, column: 10 },
    });
  });

  it("finds its way in layers' files and in broken ones", () => {
    expect(locate(draft, "layers/l/layer.json", "/id").range.start).toEqual({ line: 1, column: 9 });
    expect(locate(draft, "broken.json", "/a/1").range.start).toEqual({ line: 2, column: 12 });
  });

  it("gives the start of a file that it does not have", () => {
    const played = withOverrides(draft, { "bases.json": { rabaul: { air: 1 } } }, "away.json", "/overrides");
    expect(locate(played, "bases.json", "/rabaul/air")).toEqual({
      file: "away.json",
      pointer: "/overrides/bases.json/rabaul/air",
      layer: "scenario",
      range: { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } },
    });
  });
});
