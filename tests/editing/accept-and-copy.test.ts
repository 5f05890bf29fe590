import { describe, expect, it } from "vitest";
import type { Json } from "../../lib/documents";
import {
  acceptProblem,
  copyBattle,
  copyScenario,
  createHistory,
  intoLayer,
  levelsAt,
  begunPatch,
  openPatch,
  takeAcceptanceBack,
  takeBack,
} from "../../lib/editing";
import { changeValue } from "./edit-context";
import { shipped } from "../support/shipped";
import { after, editContext, editContextOver, merged, parsed, text } from "./edit-context";

const layer = (id: string): Json => ({
  id,
  kind: "variant",
  title: `Layer ${id}`,
  reason: "to try",
  citations: [],
  requires: [],
  conflicts: [],
  default: false,
});

const small = () =>
  editContext(
    {
      "sandtable.json": { title: "Mine", game: "fire-in-the-sky", layers: ["a"] },
      "bases.json": { rabaul: { air: 10, port: 4 }, sources: { "": { status: "printed", rule: "2.2" } } },
      "layers/a/layer.json": layer("a"),
      "layers/a/bases.json": { rabaul: { air: 12 }, sources: { "/rabaul/air": { status: "designed" } } },
    },
    ["a"],
    ["sandtable.json", "layers/a/layer.json", "layers/a/bases.json"],
  );

describe("an accepted problem", () => {
  it("is written with its reason, and withdrawn", () => {
    const once = after(
      small(),
      acceptProblem(small(), {
        code: "rule/x",
        file: "bases.json",
        pointer: "/rabaul",
        reason: "Meant to be full.",
      }),
    );
    const entry = { code: "rule/x", file: "bases.json", pointer: "/rabaul", reason: "Meant to be full." };
    expect(parsed(once, "sandtable.json")).toMatchObject({ title: "Mine", suppress: [entry] });
    const none = after(once, takeAcceptanceBack(once, 0));
    expect(parsed(none, "sandtable.json")).toMatchObject({ suppress: [] });
    expect(takeAcceptanceBack(none, 0)).toMatchObject({ ok: false });
  });

  it("needs a reason that says something, and a problem that can be let stand", () => {
    expect(acceptProblem(small(), { code: "rule/x", reason: "so what    " })).toMatchObject({ ok: false });
    expect(acceptProblem(small(), { code: "syntax/comma", reason: "Commas are overrated." })).toMatchObject({
      ok: false,
    });
  });
});

describe("a value level by level", () => {
  it("is what is printed, what each layer says, and what counts", () => {
    expect(levelsAt(small(), { document: "bases.json", pointer: "/rabaul/air" })).toMatchObject({
      printed: 10,
      source: { status: "printed", rule: "2.2" },
      own: false,
      layers: [{ id: "a", title: "Layer a", on: true, own: true, value: 12, source: { status: "designed" } }],
      effective: 12,
    });
    expect(levelsAt(small(), { document: "bases.json", pointer: "/rabaul/port" }).layers).toEqual([]);
  });

  it("is reverted together with its source", () => {
    const context = after(
      small(),
      takeBack(small(), { document: "bases.json", pointer: "/rabaul/air" }, "a"),
    );
    expect(parsed(context, "layers/a/bases.json")).toEqual({});
    expect(merged(context, "bases.json")).toMatchObject({ rabaul: { air: 10, port: 4 } });
    const again = takeBack(context, { document: "bases.json", pointer: "/rabaul/air" }, "a");
    expect(again).toMatchObject({ ok: false });
  });
});

describe("edits of a shipped file", () => {
  it("become values of a layer", () => {
    const context = small();
    const at = context.files["bases.json"]!.indexOf("4");
    const change = intoLayer(context, [{ file: "bases.json", offset: at, length: 1, text: "5" }], "a");
    const done = after(context, change);
    expect(done.files["bases.json"]).toBe(context.files["bases.json"]);
    expect(merged(done, "bases.json")).toMatchObject({ rabaul: { air: 12, port: 5 } });
  });

  it("are refused where they would change no value", () => {
    const blank = [{ file: "bases.json", offset: 0, length: 0, text: " " }];
    expect(intoLayer(small(), blank, "a")).toMatchObject({ ok: false });
  });

  it("stay as they are in files of the workspace", () => {
    const edits = [{ file: "sandtable.json", offset: 0, length: 0, text: " " }];
    expect(intoLayer(small(), edits, "a")).toEqual({ ok: true, edits, file: "sandtable.json" });
  });
});

describe("a copy of a scenario", () => {
  const own = {
    "sandtable.json": text({
      $schema: "../schemas/common/workspace.schema.json",
      title: "Mine",
      game: "fire-in-the-sky",
      layers: ["a"],
    }),
    "layers/a/layer.json": text(layer("a")),
  };
  const context = editContextOver({ ...shipped("fire-in-the-sky").files, ...own }, ["a"], Object.keys(own));

  it("has an id, a title and a schema of its own", () => {
    const change = copyScenario(context, "scenarios/short-campaign.json", "late-start", "A late start");
    const done = after(context, change);
    const made = parsed(done, "scenarios/late-start.json") as Record<string, Json>;
    const { $schema, id, title, copiedFrom, ...rest } = made;
    expect({ $schema, id, title, copiedFrom }).toEqual({
      $schema: "../../schemas/fire-in-the-sky/scenario.schema.json",
      id: "late-start",
      title: "A late start",
      copiedFrom: "short-campaign",
    });
    expect(merged(context, "scenarios/short-campaign.json")).toMatchObject(rest);
    expect(copyScenario(done, "scenarios/short-campaign.json", "late-start", "Again")).toMatchObject({
      ok: false,
    });
  });

  it("is made of a scenario only", () => {
    expect(copyScenario(context, "bases.json", "x", "X")).toMatchObject({ ok: false });
    expect(copyScenario(context, "scenarios/short-campaign.json", "Bad Id", "X")).toMatchObject({
      ok: false,
    });
  });

  it("of a battle has its forces, and no claim to be printed", () => {
    const done = after(
      context,
      copyBattle(context, "battles/java-sea.json", "second-java-sea", "Second Java Sea"),
    );
    const copy = parsed(done, "battles/second-java-sea.json") as Record<string, Json>;
    const { forces, place, turn } = merged(context, "battles/java-sea.json") as Record<string, Json>;
    expect(copy).toMatchObject({ forces, place, turn, title: "Second Java Sea" });
    expect(copy.sources).toEqual({ "": { status: "designed", note: "Begun as a copy of “Java Sea”." } });
    expect(copyBattle(done, "battles/java-sea.json", "second-java-sea", "Again")).toMatchObject({
      ok: false,
    });
    expect(copyBattle(context, "scenarios/short-campaign.json", "x", "X")).toMatchObject({
      ok: false,
      reason: "scenarios/short-campaign.json is not a readable battle.",
    });
  });

  it("a patch is begun empty, once, with room for its first member", () => {
    const done = after(context, openPatch(context, "a", "bases.json"));
    const { text, line, column } = begunPatch;
    expect(done.files["layers/a/bases.json"]).toBe(text);
    expect(text.split("\n")[line - 1]).toHaveLength(column - 1);
    expect(parsed(done, "layers/a/bases.json")).toEqual({});
    const bases = { document: "bases.json", pointer: "/bases/truk/airCapacity" };
    const first = after(done, changeValue(done, { layer: "a" }, bases, 10));
    expect(first.files["layers/a/bases.json"]).toBe(
      '{\n  "bases": {\n    "truk": {\n      "airCapacity": 10\n    }\n  }\n}\n',
    );
    expect(openPatch(done, "a", "bases.json")).toEqual({ ok: true, edits: [], file: "layers/a/bases.json" });
    expect(openPatch(context, "errata-2005", "bases.json")).toMatchObject({ ok: false });
    const changed = changeValue(done, { layer: "a" }, { document: "parameters.json", pointer: "/x" }, 1);
    expect(changed.ok).toBe(true);
  });
});

describe("a file removed", () => {
  it("comes back by undo, and goes again by redo", () => {
    const history = createHistory({ "a.json": "{}", "b.json": "[]" });
    const step = history.apply("Delete a.json", [], { remove: ["a.json", "c.json"] });
    expect(step).toMatchObject({ label: "Delete a.json", gone: ["a.json"], made: [] });
    expect(history.files()).toEqual({ "b.json": "[]" });
    expect(history.undo()).toMatchObject({ made: ["a.json"], gone: [] });
    expect(history.text("a.json")).toBe("{}");
    expect(history.redo()).toMatchObject({ gone: ["a.json"] });
    expect(history.text("a.json")).toBeUndefined();
  });

  it("can be made again and undone step by step", () => {
    const history = createHistory({ "a.json": "1" });
    history.apply("Delete", [], { remove: ["a.json"] });
    history.apply("Make", [{ file: "a.json", offset: 0, length: 0, text: "2" }]);
    expect(history.text("a.json")).toBe("2");
    history.undo();
    expect(history.text("a.json")).toBeUndefined();
    history.undo();
    expect(history.text("a.json")).toBe("1");
  });
});
