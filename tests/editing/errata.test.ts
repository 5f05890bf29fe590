import { describe, expect, it } from "vitest";
import { check } from "../../lib/diagnostics";
import { assemble, deepEqual, get, type Json } from "../../lib/documents";
import {
  componentOf,
  type EditContext,
  type Entered,
  type Erratum,
  recordErratum,
  rewordErratum,
  strikeErratum,
  withoutErratum,
} from "../../lib/editing";
import { shipped } from "../support/shipped";
import { after, edited, manifest, merged, parsed, text } from "./edit-context";

/** The shipped game in a workspace with a variant and an errata layer behind it, and with these files. */
function workspace(files: Readonly<Record<string, Json>> = {}): EditContext {
  const own: Record<string, string> = {};
  const texts: Readonly<Record<string, Json>> = {
    "sandtable.json": { title: "Mine", game: "fire-in-the-sky", layers: ["mine", "fixes"] },
    "layers/mine/layer.json": manifest("mine", "variant"),
    "layers/fixes/layer.json": manifest("fixes", "errata"),
    ...files,
  };
  for (const [file, value] of Object.entries(texts)) own[file] = text(value);
  const all = { ...shipped("fire-in-the-sky").files, ...own };
  return { files: all, own: new Set(Object.keys(own)), draft: assemble(all, { layers: ["mine", "fixes"] }) };
}

const truk = { document: "bases.json", pointer: "/bases/truk/airCapacity" };
const erratum: Erratum = {
  component: "map",
  kind: "correction",
  impact: "minor",
  source: "Designer, in a letter",
  since: "1.2",
  rule: "2.2.3",
};
const entered = (more: Partial<Entered> = {}): Entered => ({
  place: truk,
  layer: "fixes",
  erratum,
  corrected: { value: 10 },
  ...more,
});

const records = (context: EditContext, layer = "fixes"): Record<string, Json> =>
  (parsed(context, `layers/${layer}/layer.json`) as { errata?: Record<string, Json> }).errata ?? {};

const valueAt = (context: EditContext, { document, pointer } = truk): Json | undefined =>
  get(merged(context, document), pointer);

const printed = valueAt(workspace());

describe("an erratum recorded at a value", () => {
  it("writes the corrected value, its source and the record at once, and the checks accept it", () => {
    const before = workspace();
    const done = after(before, recordErratum(before, entered()));
    expect(valueAt(done)).toBe(10);
    expect(records(done)).toEqual({
      "truk-air-capacity": {
        component: "map",
        place: "bases.json, bases, truk, airCapacity",
        kind: "correction",
        impact: "minor",
        was: String(printed),
        is: "10",
        source: "Designer, in a letter",
        since: "1.2",
        ...truk,
      },
    });
    expect(get(merged(done, "bases.json"), "/sources")).toMatchObject({
      [truk.pointer]: { rule: "2.2.3", status: "errata" },
    });
    const found = check(done.files, shipped("fire-in-the-sky").game, { layers: ["mine", "fixes"] });
    expect(found.diagnostics.filter(({ file }) => file.startsWith("layers/fixes/"))).toEqual([]);
  });

  it("that changes nothing can be a clarification, and nothing else", () => {
    const before = workspace();
    const wrong = recordErratum(before, entered({ corrected: undefined }));
    expect(wrong).toMatchObject({ ok: false, reason: expect.stringContaining("clarification") as string });
    const clear = entered({ corrected: undefined, erratum: { ...erratum, kind: "clarification" } });
    const done = after(before, recordErratum(before, clear));
    expect(valueAt(done)).toBe(printed);
    expect(done.files["layers/fixes/bases.json"]).toBeUndefined();
    expect(records(done)).toHaveProperty("truk-air-capacity.kind", "clarification");
    const found = check(done.files, shipped("fire-in-the-sky").game, { layers: ["mine", "fixes"] });
    expect(found.diagnostics.filter(({ code }) => code.startsWith("layer/"))).toEqual([]);
  });

  it("replaces a variant's value", () => {
    const patch = { bases: { truk: { airCapacity: 9 }, rabaul: { name: "R" } } };
    const before = workspace({ "layers/mine/bases.json": patch });
    const done = after(before, recordErratum(before, entered()));
    expect(valueAt(done)).toBe(10);
    expect(parsed(done, "layers/mine/bases.json")).toEqual({ bases: { rabaul: { name: "R" } } });
    expect(records(done)).toHaveProperty("truk-air-capacity.was", String(printed));
  });

  it("is refused in a layer that is shipped or is not an errata layer", () => {
    const before = workspace();
    expect(recordErratum(before, entered({ layer: "mine" })).ok).toBe(false);
    expect(recordErratum(before, entered({ layer: "errata-2005" })).ok).toBe(false);
  });

  it("is written over: other words, another value, the same record", () => {
    const before = workspace();
    const first = after(before, recordErratum(before, entered()));
    const again = entered({
      erratum: { ...erratum, impact: "major", since: "1.3", is: "Eleven steps." },
      corrected: { value: 11 },
      replaces: "truk-air-capacity",
    });
    const done = after(first, recordErratum(first, again));
    expect(valueAt(done)).toBe(11);
    expect(Object.keys(records(done))).toEqual(["truk-air-capacity"]);
    expect(records(done)["truk-air-capacity"]).toMatchObject({
      impact: "major",
      since: "1.3",
      is: "Eleven steps.",
    });
  });

  it("is undone as one action, because nothing but its edits has changed", () => {
    const before = workspace();
    const change = recordErratum(before, entered());
    if (!change.ok) throw new Error(change.reason);
    const files = new Set(change.edits.map(({ file }) => file));
    expect([...files].sort()).toEqual(["layers/fixes/bases.json", "layers/fixes/layer.json"]);
    const now = edited(before.files, change.edits);
    for (const [file, was] of Object.entries(before.files)) if (!files.has(file)) expect(now[file]).toBe(was);
  });
});

describe("an erratum that names no value", () => {
  const record: Json = {
    component: "rule",
    place: "Rule 9.2",
    kind: "clarification",
    impact: "none",
    was: "Unclear.",
    is: "Clear.",
    source: "The designer",
  };

  it("is reworded", () => {
    const before = workspace({
      "layers/fixes/layer.json": manifest("fixes", "errata", { errata: { nine: record } }),
    });
    const words = { ...(record as unknown as Erratum), is: "Quite clear." };
    const done = after(before, rewordErratum(before, "fixes", "nine", words));
    expect(records(done).nine).toEqual({ ...(record as object), is: "Quite clear." });
    expect(rewordErratum(before, "fixes", "nine", { ...words, place: undefined })).toMatchObject({
      ok: false,
    });
  });

  it("changes nothing when it is left out", () => {
    const before = workspace({
      "layers/fixes/layer.json": manifest("fixes", "errata", { errata: { nine: record } }),
    });
    expect(withoutErratum(before, "fixes", "nine")).toMatchObject({ ok: true, changes: false });
  });
});

describe("a removed erratum", () => {
  it("leaves value and records as they were before it", () => {
    const before = workspace();
    const recorded = after(before, recordErratum(before, entered()));
    const done = after(recorded, strikeErratum(recorded, "fixes", "truk-air-capacity"));
    expect(valueAt(done)).toBe(printed);
    expect(records(done)).toEqual({});
    expect(merged(done, "bases.json")).toEqual(merged(before, "bases.json"));
  });

  it("leaves what other records of the layer say, also of a value within", () => {
    const rabaul = { document: "bases.json", pointer: "/bases/rabaul/airCapacity" };
    const first = workspace();
    const one = after(first, recordErratum(first, entered()));
    const two = after(one, recordErratum(one, entered({ place: rabaul, corrected: { value: 7 } })));
    const base = {
      ...(valueAt(two, { document: "bases.json", pointer: "/bases/truk" }) as object),
      name: "Truk atoll",
    };
    const whole = {
      place: { document: "bases.json", pointer: "/bases/truk" },
      corrected: { value: base as Json },
    };
    const three = after(two, recordErratum(two, entered(whole)));
    const done = after(three, strikeErratum(three, "fixes", "bases-truk"));
    expect(valueAt(done)).toBe(10);
    expect(valueAt(done, rabaul)).toBe(7);
    expect(valueAt(done, { document: "bases.json", pointer: "/bases/truk/name" })).toBe("Truk");
    expect(Object.keys(records(done))).toEqual(["truk-air-capacity", "rabaul-air-capacity"]);
  });

  it("is refused where it belongs to the game as shipped, or is not there", () => {
    const before = workspace();
    expect(strikeErratum(before, "errata-2005", "asw-die-cost")).toMatchObject({ ok: false });
    expect(strikeErratum(before, "fixes", "nothing")).toMatchObject({ ok: false });
  });
});

describe("a ruleset without one erratum", () => {
  it("has the printed value, and every other erratum", () => {
    const before = workspace();
    const change = withoutErratum(before, "errata-2005", "asw-die-cost");
    if (!change.ok) throw new Error(change.reason);
    expect(change.changes).toBe(true);
    const draft = assemble(edited(before.files, change.edits), { layers: ["mine", "fixes"] });
    const costs = draft.documents.get("tables/transport-costs.json")!.value;
    expect(get(costs, "/merchantAswDie")).toBe(1);
    expect(
      deepEqual(draft.documents.get("tables/combat.json")!.value, merged(before, "tables/combat.json")),
    ).toBe(true);
  });

  it("is the same where a later layer says it too", () => {
    const before = workspace({ "layers/mine/tables/transport-costs.json": { merchantAswDie: 0.5 } });
    expect(withoutErratum(before, "errata-2005", "asw-die-cost")).toMatchObject({ ok: true, changes: false });
  });
});

it("guesses the component from the document", () => {
  expect(
    ["bases.json", "units.json", "tables/combat.json", "scenarios/campaign.json", "parameters.json"].map(
      componentOf,
    ),
  ).toEqual(["map", "counter", "chart", "scenario", "rule"]);
});
