import { describe, expect, it } from "vitest";
import { shipped } from "../../checks/support";
import { leaves, rulesOf } from "../changed";
import { bases, map } from "./board";
import { costs } from "./costs";
import { tables, units } from "./units";

/** What a designer may change beside the parameters: changed, it changes what happens. */
describe.each([
  ["tables/transport-costs.json", costs],
  ["bases.json", bases],
  ["map.json", map],
  ["units.json", units],
  ["tables, schedules and sequence", tables],
])("%s", (_document, data) => {
  it.each(data)("$at counts in play", ({ given = () => {}, change, see, printed, changed }) => {
    expect(see(rulesOf(given)), "as printed").toEqual(printed);
    expect(see(rulesOf(given, change)), "changed").toEqual(changed);
  });
});

/** Members of the entries of a document, once for all entries that have them. */
const members = (document: string, depth: number): string[] => [
  ...new Set(
    leaves(shipped[document]!).map((leaf) =>
      leaf
        .split("/")
        .map((segment, i) => (i === depth ? "*" : segment))
        .join("/"),
    ),
  ),
];

describe("nothing counts for nothing", () => {
  const tested = [...costs, ...bases, ...units].map(({ at }) => at);

  it("in the Transport Cost Chart", () => {
    const own = leaves(shipped["tables/transport-costs.json"]!).filter((leaf) => !leaf.includes("trategic"));
    expect(own.filter((leaf) => !tested.includes(leaf))).toEqual([]);
  });

  it("of a base, but its name and the flag, which is what control is held against", () => {
    const open = members("bases.json", 2).filter((leaf) => !tested.includes(leaf));
    expect(open).toEqual(["/bases/*/name", "/bases/*/flag"]);
  });

  it("of a counter, but its name and what optional rules ask for", () => {
    const open = members("units.json", 2).filter(
      (leaf) => !tested.includes(leaf) && !leaf.endsWith("/nation") && !leaf.endsWith("/count"),
    );
    expect(open).toEqual([
      "/naval/*/name",
      "/naval/*/elite",
      "/naval/*/airGroup/steps",
      "/naval/*/airGroup/first",
      "/land/*/name",
      "/land/*/marine",
      "/air/*/name",
    ]);
  });
});
