import { describe, expect, it } from "vitest";
import { check } from "../../lib/diagnostics";
import type { Json } from "../../lib/documents";
import {
  acceptProblem,
  type Change,
  changeValues,
  copyScenario,
  type EditContext,
  moveToLayer,
  noteLayer,
  recordErratum,
  setLayerOrder,
  strikeErratum,
  switchLayer,
  takeAcceptanceBack,
  takeBack,
} from "../../lib/editing";
import { changeValue } from "./edit-context";
import { editContextOver, edited, manifest, text } from "./edit-context";

const layer = (id: string, kind: string): Json =>
  manifest(id, kind, {
    ...(kind === "errata" && {
      errata: {
        "old-entry": {
          component: "map",
          place: "bases.json",
          kind: "correction",
          impact: "minor",
          was: "Rabaul",
          is: "Rabaul Town",
          source: "Designer",
        },
      },
    }),
  });

const files: Readonly<Record<string, Json>> = {
  "sandtable.json": {
    title: "Mine",
    game: "none",
    layers: ["mine", "third", "other"],
    without: [],
    suppress: [{ code: "x", file: "bases.json", reason: "known for a long time" }],
  },
  "bases.json": {
    bases: {
      truk: { name: "Truk", airCapacity: 8, owners: ["japan"] },
      rabaul: { name: "Rabaul" },
      guam: { name: "Guam" },
      palau: { name: "Palau" },
    },
    sources: { "": { rule: "3", status: "printed" } },
  },
  "scenarios/war.json": { id: "war", title: "War", turns: { first: 1, last: 12 } },
  "layers/mine/layer.json": layer("mine", "variant"),
  "layers/mine/bases.json": { bases: { truk: { airCapacity: 10, harbour: { size: 2 } } } },
  "layers/other/layer.json": layer("other", "errata"),
  "layers/third/layer.json": layer("third", "variant"),
  "layers/third/bases.json": { bases: { guam: { airCapacity: 1 } } },
  "layers/other/bases.json": { bases: { rabaul: { name: "Rabaul Town" } } },
};

const crlf = (lines: string): string => lines.replaceAll("\n", "\r\n");
const texts = Object.fromEntries(Object.entries(files).map(([path, value]) => [path, text(value)]));
const windows = Object.fromEntries(Object.entries(texts).map(([path, lines]) => [path, crlf(lines)]));
const layers = ["mine", "third", "other"];

const mine = { layer: "mine" };
const truk = (member: string) => ({ document: "bases.json", pointer: `/bases/truk/${member}` });
const edits: Readonly<Record<string, (context: EditContext) => Change>> = {
  "a value in a layer": (context) => changeValue(context, mine, truk("airCapacity"), 12),
  "a new list in a layer": (context) => changeValue(context, mine, truk("owners"), ["japan", "allies"]),
  "a value in the document": (context) => changeValue(context, "base", truk("owners"), [{ side: "allies" }]),
  "several values": (context) =>
    changeValues(context, mine, "bases.json", [
      { pointer: "/bases/truk/airCapacity", value: 3 },
      { pointer: "/bases/truk/name", value: "Chuuk" },
    ]),
  "a new member": (context) =>
    changeValue(context, mine, { document: "bases.json", pointer: "/bases/tinian" }, { name: "Tinian" }),
  "a new member of the document": (context) =>
    changeValue(context, "base", { document: "bases.json", pointer: "/bases/tinian" }, { name: "Tinian" }),
  "a member taken out": (context) => changeValue(context, "base", truk("owners"), undefined),
  "a member taken out by a layer": (context) => changeValue(context, mine, truk("owners"), undefined),
  "a change moved to another layer": (context) => moveToLayer(context, truk("airCapacity"), "third"),
  "a reverted change": (context) => takeBack(context, truk("harbour"), "mine"),
  "the order of layers": (context) => setLayerOrder(context, ["other", "third", "mine"]),
  "a layer switched off": (context) => switchLayer(context, "mine", false),
  "a problem accepted": (context) =>
    acceptProblem(context, { code: "a/b", file: "bases.json", reason: "known for a long time" }),
  "a withdrawn acceptance": (context) => takeAcceptanceBack(context, 0),
  "what a layer found, noted": (context) => noteLayer(context, "mine"),
  "a removed erratum": (context) => strikeErratum(context, "other", "old-entry"),
  "an erratum recorded": (context) =>
    recordErratum(context, {
      layer: "other",
      place: truk("name"),
      erratum: { component: "map", kind: "correction", impact: "minor", source: "Designer" },
      corrected: { value: "Chuuk" },
    }),
};

describe("a text with the line ends of Windows keeps them", () => {
  it.each(Object.entries(edits))("%s", (_name, edit) => {
    const made = edit(editContextOver(texts, layers));
    if (!made.ok) throw new Error(made.reason);
    const there = edit(editContextOver(windows, layers));
    if (!there.ok) throw new Error(there.reason);
    const after = edited(texts, made.edits);
    expect(after).not.toEqual(texts);
    const found = edited(windows, there.edits);
    for (const [path, lines] of Object.entries(after)) {
      const wanted = path in texts ? crlf(lines) : lines;
      expect(found[path], path).toBe(wanted);
    }
  });

  it("a copy is a new file of ours", () => {
    const made = copyScenario(editContextOver(windows, layers), "scenarios/war.json", "my-war", "My war");
    if (!made.ok) throw new Error(made.reason);
    expect(edited(windows, made.edits)["scenarios/my-war.json"]).not.toContain("\r");
  });

  it("every quick fix", () => {
    const broken = {
      ...windows,
      "bases.json": '{\r\n  "bases": {\r\n    "truk": {},\r\n  }\r\n  "sources": {}\r\n}\r\n',
      "layers/mine/layer.json": crlf(
        text({ ...(files["layers/mine/layer.json"] as object), id: "mien" } as Json),
      ),
    };
    const fixes = check(broken).diagnostics.flatMap((each) => each.fixes ?? []);
    expect(fixes.length).toBeGreaterThan(2);
    for (const fix of fixes)
      for (const [path, lines] of Object.entries(edited(broken, fix.edits)))
        expect(lines.replaceAll("\r\n", ""), `${fix.title}: ${path}`).not.toContain("\n");
  });
});
