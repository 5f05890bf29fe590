import { describe, expect, it } from "vitest";
import { describeLayer, layerWords } from "../../lib/editing";
import { begunReason, isBegunReason } from "../../lib/documents/begun-reason";
import { compareDrafts } from "../../lib/compare";
import { after, editContext, manifest, parsed } from "./edit-context";

/** What a layer says of itself, edited in a form. */

const erratum = {
  component: "map",
  place: "Here",
  kind: "correction",
  impact: "none",
  was: "a",
  is: "b",
  source: "s",
};
const open = (more: Parameters<typeof manifest>[2] = {}, kind = "variant") =>
  editContext(
    {
      "sandtable.json": { title: "Mine", game: "g", layers: ["mine"] },
      "layers/mine/layer.json": manifest("mine", kind, more),
    },
    ["mine"],
  );
const words = {
  title: " Winter ",
  kind: "option" as const,
  reason: "The monsoon.",
  citations: ["A letter", " "],
};

describe("the title and reason of a layer", () => {
  it("are edited with its kind and sources in one file, and the rest stays", () => {
    const context = open({ requires: ["a"], was: { "bases.json": { "/bases/truk/port": 8 } } });
    const change = describeLayer(context, "mine", words);
    expect(change.ok && new Set(change.edits.map(({ file }) => file))).toEqual(
      new Set(["layers/mine/layer.json"]),
    );
    const done = after(context, change);
    expect(parsed(done, "layers/mine/layer.json")).toEqual({
      ...(manifest("mine") as object),
      title: "Winter",
      kind: "option",
      reason: "The monsoon.",
      citations: ["A letter"],
      requires: ["a"],
      was: { "bases.json": { "/bases/truk/port": 8 } },
    });
    expect(layerWords(done, "mine")).toEqual({ ...words, title: "Winter", citations: ["A letter"] });
    expect(describeLayer(done, "mine", layerWords(done, "mine"))).toMatchObject({ ok: true, edits: [] });
  });

  it("are refused where they are empty, of a shipped layer, or where errata are on record", () => {
    expect(describeLayer(open(), "mine", { ...words, reason: " " })).toMatchObject({ ok: false });
    const shipped = { ...open(), own: new Set(["sandtable.json"]) };
    expect(describeLayer(shipped, "mine", words)).toMatchObject({
      ok: false,
      reason: expect.stringContaining("belongs to the game") as string,
    });
    expect(describeLayer(open({ errata: { one: erratum } }, "errata"), "mine", words)).toEqual({
      ok: false,
      reason: "The layer has an erratum on record, so it stays an errata layer. Delete its errata first.",
    });
  });
});

describe("the sentence with which a workspace begins", () => {
  it("is neither offered nor reported as a reason", () => {
    const begun = begunReason("What if the oil lasts?");
    expect([isBegunReason(begun), isBegunReason("What the oil changes.")]).toEqual([true, false]);
    expect(layerWords(open({ reason: begun }), "mine").reason).toBe("");
    const reasonWith = (reason: string) => {
      const context = editContext(
        {
          "bases.json": { port: 8 },
          "layers/mine/layer.json": manifest("mine", "variant", { title: "Mine", reason }),
          "layers/mine/bases.json": { port: 9 },
        },
        ["mine"],
      );
      const before = editContext({ "bases.json": { port: 8 } }, []);
      return compareDrafts(before.draft, context.draft)[0]!.reason;
    };
    expect(reasonWith(begun)).toBe("Mine");
    expect(reasonWith("The harbour was dredged.")).toBe("Mine: The harbour was dredged.");
  });
});
