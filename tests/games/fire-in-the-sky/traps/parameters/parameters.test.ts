import { describe, expect, it } from "vitest";
import { victoryMarker } from "../../../../../lib/games/fire-in-the-sky/checks/victory/victory-marker";
import { broken, shipped } from "../../checks/support";
import { leaves, rulesOf } from "../changed";
import { combat } from "./combat";
import { editions } from "./editions";
import { hitNumbers } from "./hit-numbers";
import { losses } from "./losses";
import { movement } from "./movement";
import { victory } from "./victory";

/** Every number of parameters.json counts in play: changed, it changes what happens. */
const data = [...movement, ...combat, ...losses, ...victory, ...editions, ...hitNumbers];

/** What play does not ask for and the checks of a scenario do. */
const checked = ["/victory/opening"];

/** What belongs to an optional rule that only the later edition has (DIF-84). */
const later = ["antiAircraftUpgrade"];

describe("parameters.json", () => {
  it.each(data)("$at counts in play", ({ given = () => {}, change, see, printed, changed }) => {
    expect(see(rulesOf(given)), "as printed").toEqual(printed);
    expect(see(rulesOf(given, change)), "changed").toEqual(changed);
  });

  it("/victory/opening counts for the score that a scenario begins with", () => {
    const found = (opening: "nothing" | "japanese-bases") =>
      victoryMarker
        .run(broken(({ parameters }) => void (parameters.victory.opening = opening)))
        .map(({ document, pointer }) => [document, pointer]);
    expect(found("nothing")).toEqual([]);
    expect(found("japanese-bases")).toEqual([["scenarios/short-campaign.json", "/tracks/victoryPoints"]]);
  });

  it("has no number that counts for nothing", () => {
    const parameters = shipped["parameters.json"] as { sources: Record<string, { rule: string }> };
    const tested = [...data.map(({ at }) => at), ...checked];
    const covers = (leaf: string) => tested.some((at) => leaf === at || leaf.startsWith(`${at}/`));
    // What belongs to an optional rule is tested with that rule.
    const isOptional = (leaf: string) => {
      const member = leaf.split("/")[1]!;
      return later.includes(member) || (parameters.sources[`/${member}`]?.rule.startsWith("18.") ?? false);
    };
    const open = leaves(shipped["parameters.json"]!).filter((leaf) => !covers(leaf) && !isOptional(leaf));
    expect(open).toEqual([]);
  });
});
