import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { deepEqual, get, isObject, isWithin, type Json, joinPointer, mergeLayers } from "../../lib/documents";
import { type EditContext } from "../../lib/editing";
import { changeValue } from "./edit-context";
import { shipped } from "../support/shipped";
import { anyLayout, everyPointer, jsonObject, keys } from "../documents/arbitraries";
import { after, editContext, editContextOver, manifest, merged, parsed } from "./edit-context";

const layerFile = (id: string, kind?: string): Json =>
  manifest(id, kind, { $schema: "../../../../schemas/common/layer.schema.json" });

const base: Json = {
  $schema: "../../schemas/fire-in-the-sky/bases.schema.json",
  bases: { truk: { name: "Truk", airCapacity: 8, owners: ["japan"] }, rabaul: { name: "Rabaul" } },
  sources: { "": { status: "printed" } },
};

/** A shipped document under layers of the workspace, in this order. */
function context(patches: Readonly<Record<string, Json>>): EditContext {
  const ids = Object.keys(patches);
  const files: Record<string, Json> = { "bases.json": base };
  for (const [id, patch] of Object.entries(patches)) {
    files[`layers/${id}/layer.json`] = layerFile(id);
    if (patch !== null) files[`layers/${id}/bases.json`] = patch;
  }
  return editContext(
    files,
    ids,
    Object.keys(files).filter((file) => file !== "bases.json"),
  );
}

const truk = (member: string) => ({ document: "bases.json", pointer: `/bases/truk/${member}` });
const mine = { layer: "mine" };

describe("a value changed in a layer", () => {
  it("makes the patch, and nothing but what it changes", () => {
    const before = context({ mine: null });
    const change = changeValue(before, mine, truk("airCapacity"), 10);
    expect(change).toMatchObject({ ok: true, file: "layers/mine/bases.json" });
    const done = after(before, change);
    expect(done.files["layers/mine/bases.json"]).toBe(
      `{
  "bases": {
    "truk": {
      "airCapacity": 10
    }
  }
}
`,
    );
    expect(get(merged(done, "bases.json"), "/bases/truk/airCapacity")).toBe(10);
  });

  it("changes only the number where the patch has it already", () => {
    const before = context({ mine: { bases: { truk: { airCapacity: 10 } } } });
    const change = changeValue(before, mine, truk("airCapacity"), 12);
    expect(change.ok && change.edits).toMatchObject([{ length: 2, text: "12" }]);
  });

  it("takes the member out again, and the parents it leaves empty", () => {
    const before = context({
      mine: { bases: { truk: { airCapacity: 10 } }, sources: { "/x": { status: "errata" } } },
    });
    const done = after(before, changeValue(before, mine, truk("airCapacity"), 8));
    expect(parsed(done, "layers/mine/bases.json")).toEqual({ sources: { "/x": { status: "errata" } } });
    expect(merged(done, "bases.json")).toMatchObject({ bases: { truk: { airCapacity: 8 } } });
  });

  it("leaves the other members of the patch", () => {
    const before = context({ mine: { bases: { truk: { airCapacity: 10, name: "Chuuk" } } } });
    const done = after(before, changeValue(before, mine, truk("airCapacity"), 8));
    expect(parsed(done, "layers/mine/bases.json")).toEqual({ bases: { truk: { name: "Chuuk" } } });
  });

  it("replaces a list whole", () => {
    const before = context({ mine: null });
    const done = after(before, changeValue(before, mine, truk("owners/-"), "allies"));
    expect(get(parsed(done, "layers/mine/bases.json") as Json, "/bases/truk/owners")).toEqual([
      "japan",
      "allies",
    ]);
  });

  it("takes away with null what lies below, and simply forgets what it added itself", () => {
    const before = context({ mine: { bases: { truk: { oil: 3 } } } });
    const gone = after(before, changeValue(before, mine, truk("airCapacity"), undefined));
    expect(parsed(gone, "layers/mine/bases.json")).toEqual({
      bases: { truk: { oil: 3, airCapacity: null } },
    });
    const forgotten = after(before, changeValue(before, mine, truk("oil"), undefined));
    expect(parsed(forgotten, "layers/mine/bases.json")).toEqual({});
  });

  it("gives a value back that a null in the patch had removed", () => {
    const before = context({ mine: { bases: { truk: { airCapacity: null } } } });
    expect(
      parsed(after(before, changeValue(before, mine, truk("airCapacity"), 8)), "layers/mine/bases.json"),
    ).toEqual({});
    expect(
      parsed(after(before, changeValue(before, mine, truk("airCapacity"), 9)), "layers/mine/bases.json"),
    ).toEqual({ bases: { truk: { airCapacity: 9 } } });
  });

  it("restores one member of an object that the patch had removed, and no other", () => {
    const before = context({ mine: { bases: { truk: null } } });
    const done = after(before, changeValue(before, mine, truk("name"), "Chuuk"));
    expect(get(merged(done, "bases.json"), "/bases/truk")).toEqual({ name: "Chuuk" });
  });

  it("changes the type of a value", () => {
    const before = context({ mine: { bases: { truk: { name: { en: "Truk" } } } } });
    const done = after(before, changeValue(before, mine, truk("name/de"), "Truk-Inseln"));
    expect(get(merged(done, "bases.json"), "/bases/truk/name")).toEqual({ en: "Truk", de: "Truk-Inseln" });
    const flat = after(done, changeValue(done, mine, truk("name"), "Chuuk"));
    expect(get(merged(flat, "bases.json"), "/bases/truk/name")).toBe("Chuuk");
  });

  it("keeps an object that the patch itself brought in, though it is empty now", () => {
    const before = context({ mine: { bases: { palau: { name: "Palau" } } } });
    const place = { document: "bases.json", pointer: "/bases/palau/name" };
    const done = after(before, changeValue(before, mine, place, undefined));
    expect(get(merged(done, "bases.json"), "/bases/palau")).toEqual({});
  });

  it("puts new members where the document has them, and in front of the sources", () => {
    const before = context({ mine: { bases: { rabaul: { name: "R" } }, sources: {} } });
    const done = after(before, changeValue(before, mine, truk("name"), "T"));
    const patch = parsed(done, "layers/mine/bases.json") as Record<string, Record<string, Json>>;
    expect(Object.keys(patch["bases"]!)).toEqual(["truk", "rabaul"]);
    const other = { document: "bases.json", pointer: "/notes" };
    const noted = after(before, changeValue(before, mine, other, { a: 1 }));
    expect(Object.keys(parsed(noted, "layers/mine/bases.json") as object)).toEqual([
      "bases",
      "notes",
      "sources",
    ]);
  });

  it("needs no edit for a value that is there", () => {
    const change = changeValue(context({ mine: null }), mine, truk("airCapacity"), 8);
    expect(change.ok && change.edits).toEqual([]);
  });
});

describe("what prevents a change", () => {
  it("is a later layer that sets the value", () => {
    const before = context({ mine: null, later: { bases: { truk: { airCapacity: 4 } } } });
    expect(changeValue(before, mine, truk("airCapacity"), 10)).toMatchObject({
      ok: false,
      blockedBy: "later",
    });
    expect(changeValue(before, { layer: "later" }, truk("airCapacity"), 10).ok).toBe(true);
  });

  it("is a later layer that takes the whole thing away, or makes it", () => {
    const gone = context({ mine: null, later: { bases: { truk: null } } });
    expect(changeValue(gone, mine, truk("name"), "x")).toMatchObject({ blockedBy: "later" });
    const made = context({ mine: null, later: { bases: { palau: { name: "Palau" } } } });
    const place = { document: "bases.json", pointer: "/bases/palau/name" };
    expect(changeValue(made, mine, place, "x")).toMatchObject({ blockedBy: "later" });
  });

  it("is not a layer that sets another value beside it", () => {
    const before = context({ mine: null, later: { bases: { truk: { name: "Chuuk" } } } });
    const done = after(before, changeValue(before, mine, truk("airCapacity"), 10));
    expect(get(merged(done, "bases.json"), "/bases/truk")).toMatchObject({ name: "Chuuk", airCapacity: 10 });
  });

  it("is a game as shipped, a shipped layer, a layer that is off, and one that is not there", () => {
    const before = context({ mine: null });
    const reason = (change: ReturnType<typeof changeValue>) => (change.ok ? "" : change.reason);
    expect(reason(changeValue(before, "base", truk("name"), "x"))).toContain("as shipped");
    const shippedLayer = { ...before, own: new Set<string>() };
    expect(reason(changeValue(shippedLayer, mine, truk("name"), "x"))).toContain("as shipped");
    const off = editContextOver(before.files, [], ["layers/mine/layer.json"]);
    expect(reason(changeValue(off, mine, truk("name"), "x"))).toContain("is off");
    expect(reason(changeValue(before, { layer: "no" }, truk("name"), "x"))).toContain("no layer");
  });

  it("is a text that is broken, a null in a layer, and the schema of a document", () => {
    const before = context({ mine: {} });
    const broken = editContextOver({ ...before.files, "bases.json": "{" }, ["mine"]);
    expect(changeValue(broken, mine, truk("name"), "x")).toMatchObject({ ok: false });
    expect(changeValue(before, mine, truk("name"), null)).toMatchObject({ ok: false });
    expect(changeValue(before, mine, { document: "bases.json", pointer: "/$schema" }, "x").ok).toBe(false);
    expect(changeValue(before, mine, { document: "no.json", pointer: "/a" }, 1).ok).toBe(false);
  });
});

describe("a document of the workspace's own", () => {
  const own = (patches: Readonly<Record<string, Json>>): EditContext => {
    const made = context(patches);
    return { ...made, own: new Set(Object.keys(made.files)) };
  };

  it("is changed itself, whatever layer was chosen", () => {
    const change = changeValue(own({ mine: null }), mine, truk("airCapacity"), 10);
    expect(change).toMatchObject({ ok: true, file: "bases.json", edits: [{ length: 1, text: "10" }] });
  });

  it("is left alone where a layer sets the value", () => {
    const before = own({ mine: { bases: { truk: { airCapacity: 10 } } } });
    expect(changeValue(before, mine, truk("airCapacity"), 11)).toMatchObject({
      file: "layers/mine/bases.json",
    });
    expect(changeValue(before, "base", truk("airCapacity"), 11)).toMatchObject({ blockedBy: "mine" });
  });

  it("takes new members and null", () => {
    const before = own({});
    const place = { document: "bases.json", pointer: "/bases/palau" };
    const added = after(before, changeValue(before, "base", place, { name: "Palau" }));
    expect(Object.keys(get(merged(added, "bases.json"), "/bases") as object)).toEqual([
      "truk",
      "rabaul",
      "palau",
    ]);
    expect(changeValue(before, "base", truk("airCapacity"), null).ok).toBe(true);
  });
});

describe("the shipped game under a layer", () => {
  it("takes a change over what its errata say", () => {
    const files = {
      ...shipped("fire-in-the-sky").files,
      "layers/mine/layer.json": JSON.stringify(layerFile("mine")),
    };
    const before = editContextOver(files, ["mine"], ["layers/mine/layer.json"]);
    const place = { document: "tables/transport-costs.json", pointer: "/merchantAswDie" };
    expect(get(merged(before, place.document), place.pointer)).toBe(0.5);
    const done = after(before, changeValue(before, mine, place, 0.75));
    expect(get(merged(done, place.document), place.pointer)).toBe(0.75);
    expect(parsed(done, "layers/mine/tables/transport-costs.json")).toEqual({
      merchantAswDie: 0.75,
    });
    const back = after(done, changeValue(done, mine, place, 0.5));
    expect(parsed(back, "layers/mine/tables/transport-costs.json")).not.toHaveProperty("merchantAswDie");
    expect(changeValue(before, { layer: "errata-2005" }, place, 2)).toMatchObject({ ok: false });
  });
});

/** True when the value, or one inside its objects, is null: a patch has no word for that. */
const holdsNull = (value: Json | undefined): boolean =>
  value === null || (isObject(value) && Object.values(value).some(holdsNull));

describe("any change", () => {
  const scenario = fc.record({
    base: jsonObject(),
    patches: fc.array(jsonObject(), { maxLength: 3 }),
    target: fc.nat({ max: 2 }),
    isOwn: fc.boolean(),
    pick: fc.nat(),
    extra: fc.option(keys, { nil: undefined }),
    value: fc.option(
      jsonObject().map((object) => Object.values(object)[0] ?? 7),
      { nil: undefined },
    ),
    layout: anyLayout,
  });

  it("gives the wanted value and changes nothing else", () => {
    let made = 0;
    fc.assert(
      fc.property(scenario, ({ base, patches, target, isOwn, pick, extra, value, layout }) => {
        const files: Record<string, string> = { "d.json": layout.print(base) };
        const ids = ["l0", "l1", "l2"];
        ids.forEach((id, i) => {
          files[`layers/${id}/layer.json`] = JSON.stringify(layerFile(id));
          const patch = patches[i];
          if (patch !== undefined) files[`layers/${id}/d.json`] = layout.print(patch);
        });
        const own = Object.keys(files).filter((file) => isOwn || file !== "d.json");
        const before = editContextOver(files, ids, own);
        const now = merged(before, "d.json");
        const places = everyPointer(now);
        const [found, standing] = places[pick % places.length]!;
        const pointer = extra !== undefined && isObject(standing) ? joinPointer(found, extra) : found;
        const layer = ids[target]!;
        const change = changeValue(before, { layer }, { document: "d.json", pointer }, value);
        if (!change.ok) {
          // Without a later layer at work only what no patch can say is refused.
          if (change.blockedBy !== undefined) expect(ids.indexOf(change.blockedBy)).toBeGreaterThan(target);
          else
            expect(
              pointer === "" || pointer.startsWith("/$schema") || holdsNull(value) || holdsNull(now),
            ).toBe(true);
          return;
        }
        made++;
        const then = merged(after(before, change), "d.json");
        const goneFromList =
          value === undefined && Array.isArray(get(now, pointer.slice(0, pointer.lastIndexOf("/"))));
        if (!goneFromList) expect(get(then, pointer)).toEqual(value);
        for (const [other, old] of everyPointer(now)) {
          const beside = !isWithin(other, pointer) && !isWithin(pointer, other);
          if (beside && !goneFromList) expect(get(then, other)).toEqual(old);
        }
        for (const [other] of everyPointer(then)) {
          if (!isWithin(other, pointer) && !isWithin(pointer, other)) {
            if (!goneFromList) expect(get(now, other)).not.toBeUndefined();
          }
        }
        const again = changeValue(after(before, change), { layer }, { document: "d.json", pointer }, value);
        if (!goneFromList) expect(again.ok && again.edits).toEqual([]);
      }),
      { numRuns: 400 },
    );
    expect(made).toBeGreaterThan(100);
  });

  it("undone by hand leaves the layer without a trace of it", () => {
    fc.assert(
      fc.property(jsonObject(), fc.nat(), fc.integer(), (base, pick, value) => {
        const places = everyPointer(base).filter(([pointer, old]) => pointer !== "" && !holdsNull(old));
        if (places.length === 0) return;
        const [pointer, old] = places[pick % places.length]!;
        const before = editContext(
          { "d.json": base, "layers/l/layer.json": layerFile("l") },
          ["l"],
          ["layers/l/layer.json"],
        );
        const place = { document: "d.json", pointer };
        const there = changeValue(before, { layer: "l" }, place, value);
        if (!there.ok || there.edits.length === 0) return;
        const done = after(before, there);
        const back = after(done, changeValue(done, { layer: "l" }, place, old));
        const left = parsed(back, "layers/l/d.json") as Json;
        expect(deepEqual(mergeLayers({ file: "", value: base }, []).value, merged(back, "d.json"))).toBe(
          true,
        );
        expect(left).toEqual({});
      }),
      { numRuns: 300 },
    );
  });
});
