import { describe, expect, it } from "vitest";
import { opportunity } from "../../../lib/games/pacific-war/ch24-search";
import { pending, view } from "../../../lib/kernel";
import { decision, diary, hex, make, offered, type Pacific, rulesWith, rules, scene } from "./engine";

const begin = (options: string[], using = rules): Pacific =>
  scene("dummy-task-forces", {}, { scenario: "battle-02-coral-sea", options, using });
const on = ["dummy-task-forces"];

describe("34.4 dummy Task Forces", () => {
  it("are placed in friendly ports with the option alone, by the Operation player first", () => {
    expect(pending(begin([]))).toEqual([]);
    const game = begin(on);
    expect(decision(game).side).toBe("japanese");
    expect(offered(game, "dummy")).toContain("2432");
    make(game, { do: "done" });
    expect(decision(game).side).toBe("allied");
  });

  it("are as many as the chart has for the level of the Operation", () => {
    const placed = (using = rules): number => {
      const game = begin(on, using);
      while (decision(game).side === "japanese") make(game, { dummy: "2432", as: "new" });
      return game.table.position.taskForces.filter(({ dummy }) => dummy).length;
    };
    expect(placed()).toBe(6);
    expect(placed(rulesWith("charts/dummy-task-forces.json", "/rows/2/cells/dummies", "3"))).toBe(3);
    // Nor more than there are markers (2.4): three Task Forces of Japan begin on the map.
    expect(placed(rulesWith("markers.json", "/markers/dummy-japanese/count", 2))).toBe(2);
    expect(placed(rulesWith("markers.json", "/markers/task-force-japanese/count", 4))).toBe(1);
  });

  it("may take the number of a Task Force beside them, and look like others to the enemy", () => {
    const game = begin(on);
    make(game, { dummy: "2432", as: "tf-1" });
    const dummy = game.table.position.taskForces.find((group) => group.dummy)!;
    expect(dummy.id).toBe("tf-1");
    const seen = view(game, "allied") as unknown as { taskForces: { id: string; side: string }[] };
    const theirs = seen.taskForces.filter((group) => group.side === "japanese");
    expect(theirs.map((group) => group.id)).toContain("tf-1");
    expect(JSON.stringify(theirs)).not.toContain("dummy");
  });

  it("see nothing where they come to an enemy Force, though the data let ships see it", () => {
    const report = (dummy: boolean): string => {
      const game = scene(
        "naval-increment",
        { side: 0, inContact: false, moved: [] },
        {
          using: rulesWith("parameters.json", "/search/seenOnEntry", ["naval"]),
          change: (position) => {
            position.bases.push({
              side: 1,
              kind: rules.baseClassOf["japan-base-small"]!,
              hex: hex("0934"),
              hits: 0,
            });
            const [first] = position.taskForces;
            position.taskForces.push({ ...first!, id: "tf-9", name: "TF 9", hex: hex("0834"), dummy });
          },
        },
      );
      make(game, { move: "tf-9", to: "0934" });
      return diary(game);
    };
    expect(report(false)).toContain("Seen of Japan");
    expect(report(true)).not.toContain("Seen of Japan");
  });

  it("are removed when a search finds them", () => {
    const game = scene("search", opportunity(0), {
      dice: [0],
      change: (position) => {
        position.cycle = 1;
        const [first] = position.taskForces;
        position.taskForces.push({
          ...first!,
          id: "tf-9",
          name: "TF 9",
          side: 1,
          hex: hex("1134"),
          dummy: true,
        });
      },
    });
    make(game, { search: "1134" });
    make(game, decision(game).options[0]!);
    expect(game.table.position.taskForces.at(-1)!.hex).toBe(-1);
  });
});
