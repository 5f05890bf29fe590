import { describe, expect, it } from "vitest";
import { shipped } from "../../checks/support";
import { leaves, rulesOf } from "../changed";
import { combat } from "./combat";
import { losses } from "./losses";
import { movement } from "./movement";
import { victory } from "./victory";

/** Every number of parameters.json counts in play: changed, it changes what happens. */
const data = [...movement, ...combat, ...losses, ...victory];

describe("parameters.json", () => {
  it.each(data)("$at counts in play", ({ given = () => {}, change, see, printed, changed }) => {
    expect(see(rulesOf(given)), "as printed").toEqual(printed);
    expect(see(rulesOf(given, change)), "changed").toEqual(changed);
  });

  it("has no number that counts for nothing", () => {
    const parameters = shipped["parameters.json"] as { sources: Record<string, { rule: string }> };
    const tested = data.map(({ at }) => at);
    const covers = (leaf: string) => tested.some((at) => leaf === at || leaf.startsWith(`${at}/`));
    // What belongs to an optional rule is tested with that rule.
    const isOptional = (leaf: string) =>
      parameters.sources[`/${leaf.split("/")[1]}`]?.rule.startsWith("18.") ?? false;
    const open = leaves(shipped["parameters.json"]!).filter((leaf) => !covers(leaf) && !isOptional(leaf));
    expect(open).toEqual([]);
  });
});
