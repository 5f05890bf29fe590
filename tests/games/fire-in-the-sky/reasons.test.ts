import { describe, expect, it } from "vitest";
import { choose, type Game } from "../../../lib/kernel";
import { startScenario } from "../../support/shipped";
import { campaign, passTo } from "./chapters/table-top";

/** Illegal moves are refused with the rule and the reason, and change nothing. */

function play(...choices: [string, Record<string, string | number | boolean>][]): Game {
  const game = startScenario("fire-in-the-sky", "short-campaign", { seed: 4 });
  for (const [side, choice] of choices) {
    const made = choose(game, side, choice);
    if (!made.ok) throw new Error(made.error.message);
  }
  return game;
}

const toDeployment: [string, Record<string, string | number | boolean>][] = [
  ["japan", { all: true, to: "kure" }],
  ["japan", { to: "naval-aviation-kure" }],
  ["japan", { oil: 4 }],
  ["japan", { to: "kure", steps: 2 }],
  ["japan", { do: "done" }],
  ["japan", { do: "done" }],
];

const refused = (game: Game, choice: Record<string, string | number | boolean>) => {
  const made = choose(game, "japan", choice);
  if (made.ok) throw new Error("it was legal");
  return made.error;
};

describe("reasons for refused choices", () => {
  it.each([
    [{ to: "singapore", by: "sea" }, "8.2", /not a friendly base/],
    [{ to: "rabaul", by: "sea" }, "8.2", /more than 4 hexes/],
    [{ to: "wake", by: "one-hex" }, "8.3", /in one hex/],
  ])("8.2, 8.3: a destroyer at Kure asks for %j", (choice, rule, text) => {
    const game = play(...toDeployment, ["japan", { type: "j-dd", from: "kure" }]);
    const error = refused(game, choice);
    expect(error).toMatchObject({ code: "illegal", rule });
    expect(error.message).toMatch(text);
    expect(error.nearest.length).toBeGreaterThan(0);
  });

  it("8.1, 8.2: a unit that is elsewhere, and one whose leg nobody can pay", () => {
    const elsewhere = refused(play(...toDeployment), { unit: "j-bb-mutsu-nagato", from: "wake" });
    expect(elsewhere).toMatchObject({ code: "illegal", rule: "8.1" });
    expect(elsewhere.message).toBe("BB (Mutsu, Nagato) is not at Wake; it is at Kure.");
    const second = passTo(campaign({ seed: 4, options: [] }), "second-deployment", "japan");
    second.position.transport.fill(0);
    const poor = refused(second.game, { unit: "j-bb-mutsu-nagato" });
    expect(poor.rule).toBe("8.2");
    expect(poor.message).toMatch(/^A leg of BB \(Mutsu, Nagato\) costs 2 Transport Points; left: 0\.$/);
  });

  const toMovement = [...toDeployment, ["japan", { do: "done" }] as (typeof toDeployment)[number]];

  it("9.4: a fifth ship, and a unit of another base", () => {
    const game = play(
      ...toMovement,
      ["allies", { do: "done" }],
      ["japan", { form: "kure" }],
      ["japan", { type: "j-dd" }],
      ["japan", { type: "j-dd" }],
      ["japan", { type: "j-dd" }],
      ["japan", { type: "j-dd" }],
    );
    expect(refused(game, { add: "j-ca-1" })).toMatchObject({ rule: "9.4" });
    expect(refused(game, { add: "j-land-2-1" }).message).toMatch(/not at Kure/);
  });

  it("9.1: a destination out of reach", () => {
    const game = play(
      ...toMovement,
      ["allies", { do: "done" }],
      ["japan", { form: "kure" }],
      ["japan", { type: "j-dd" }],
      ["japan", { do: "sail" }],
    );
    const error = refused(game, { to: "brisbane" });
    expect(error.rule).toBe("9.1");
    expect(error.message).toMatch(/out of its reach/);
  });
});
