import { describe, expect, it } from "vitest";
import { listedRule, ruleTitles, ruleUses } from "../../lib/views/rule-uses";
import { editContextOver } from "../editing/edit-context";
import { shipped } from "../support/shipped";

const worldOf = (id: string) => {
  const { game, files } = shipped(id);
  return { draft: editContextOver(files, []).draft, game };
};
const first = worldOf("fire-in-the-sky");
const later = worldOf("fire-in-the-sky-2e");

describe("a rule of a game", () => {
  it("has its place in the list, and is used by values, options and checks", () => {
    const found = ruleUses(first, [], "2.2.2.1");
    expect(found).toMatchObject({ rule: "2.2.2.1", title: "Stacking Limit", isListed: true });
    expect(found.above.map(({ rule }) => rule)).toEqual(["2.0", "2.2", "2.2.2"]);
    expect([found.previous?.rule, found.next?.rule]).toEqual(["2.2.2", "2.2.3"]);
    expect(found.total).toBe(found.documents.reduce((sum, { uses }) => sum + uses.length, 0));
    const option = ruleUses(first, [], "18.1.1");
    expect(option.options).toHaveLength(1);
    expect(option.options[0]!.pointer).toBe(`/options/${option.options[0]!.id}`);
    expect(ruleUses(first, [], "18.1").below.map(({ rule }) => rule)).toContain("18.1.1");
  });

  it("has the errata that speak of it, of layers that are off as well", () => {
    const { errata } = ruleUses(first, [], "2.3");
    expect(errata.map(({ id }) => id)).toEqual([
      "asw-die-cost",
      "ground-support-supremacy",
      "carrier-reaction-force",
    ]);
    expect(errata[0]).toMatchObject({
      layer: "errata-2005",
      place: "Transport Cost Chart, Japanese ASW die",
      is: "It costs half an Oil Point.",
      isOn: true,
      document: "layers/errata-2005/layer.json",
      pointer: "/errata/asw-die-cost",
    });
    // A note that speaks of another rule.
    expect(ruleUses(first, [], "6.1").errata.map(({ id }) => id)).toEqual(["asw-die-cost"]);
    const mine = {
      "layers/mine/layer.json": JSON.stringify({
        ...{ id: "mine", kind: "errata", title: "Mine", reason: "A test.", citations: [] },
        ...{ requires: [], conflicts: [], default: false },
        errata: {
          half: { component: "rule", place: "6.1 Oil, second line", is: "Half.", source: "Edition 1.1" },
          other: { component: "chart", place: "6.1", is: "A chart of this number.", source: "Edition 6.1" },
          broken: [],
        },
      }),
    };
    const off = {
      ...first,
      draft: editContextOver({ ...shipped("fire-in-the-sky").files, ...mine }, []).draft,
    };
    expect(ruleUses(off, [], "6.1").errata.map(({ id, isOn }) => [id, isOn])).toEqual([
      ["asw-die-cost", true],
      ["half", false],
    ]);
    expect(ruleUses(first, [], "1.0").errata).toEqual([]);
  });

  it("names each value that cites it in words, with what its source says", () => {
    const found = ruleUses(first, [], "2.2.3");
    const uses = found.documents.flatMap(({ uses: each }) => each);
    expect(uses.length).toBeGreaterThan(0);
    for (const { document, what } of uses) {
      expect(what).not.toBe("");
      expect(["rulebook.json", "numbering.json"]).not.toContain(document);
    }
    // No number is listed twice for one value, and none is missed that the data have.
    const places = uses.map(({ document, pointer }) => `${document}#${pointer}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it("counts the problems that cite it, beside the checks that are made because of it", () => {
    const problems = [
      { code: "rule/fire-in-the-sky/air-capacity", rule: "2.2.3" },
      { code: "rule/fire-in-the-sky/air-capacity", rule: "2.2.3" },
      { code: "schema/range", rule: "9.9" },
    ];
    const { checks } = ruleUses(first, problems, "2.2.3");
    expect(checks.find(({ code }) => code === problems[0]!.code)).toMatchObject({ problems: 2 });
    expect(checks.some(({ code }) => code === "schema/range")).toBe(false);
  });

  it("is there for every check", () => {
    for (const { code, rule } of first.game.checks) {
      expect(ruleUses(first, [], rule)).toMatchObject({ isListed: true });
      expect(ruleUses(first, [], rule).checks.map((each) => each.code)).toContain(code);
    }
  });

  it("has the checks of the edition by the numbers of its rulebook", () => {
    const capacity = first.game.checks.find(({ code }) => code.endsWith("/air-capacity"))!;
    const numbering = later.draft.documents.get("numbering.json")!.value as { rules: Record<string, string> };
    const here = numbering.rules[capacity.rule]!;
    expect(here).not.toBe(capacity.rule);
    expect(ruleUses(later, [], here).checks.map(({ code }) => code)).toContain(capacity.code);
  });

  it("is that of the list which a citation means", () => {
    const titles = ruleTitles(first);
    expect(listedRule(titles, "2.1.1.2, Air Zone of Control")).toBe("2.1.1.2");
    expect(listedRule(titles, "12.3.2.9")).toBe("12.3.2");
    expect(listedRule(titles, " 12.3 ")).toBe("12.3");
    expect(listedRule(titles, "99.9")).toBeUndefined();
    expect(ruleUses(first, [], "99.9")).toMatchObject({ rule: "99.9", isListed: false, total: 0 });
  });
});
