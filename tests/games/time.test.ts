import { describe, expect, it } from "vitest";
import { inScenario, turnLabel, turnNoun, turnTitle } from "../../lib/games";
import { turnIn, turnNamed, turnNamesOf } from "../../lib/lab/answers/turn-names";
import { shipped } from "../support/shipped";
import { context } from "../lab/answers/synthetic";

const months = ["December 1941", "January 1942"];
const monthly = {
  time: {
    noun: "month",
    titleOf: (_documents: unknown, turn: number) => months[turn] ?? `Month ${turn}`,
    labelOf: (_documents: unknown, turn: number) => `m${turn}`,
  },
};

describe("the time of a game", () => {
  it("is turns by number where the game says nothing", () => {
    expect(turnNoun({})).toBe("turn");
    expect(turnTitle({}, {}, 3)).toBe("Turn 3");
    expect(turnLabel(undefined, {}, 3)).toBe("3");
  });

  it("is called and titled as the game says", () => {
    expect(turnNoun(monthly)).toBe("month");
    expect(turnTitle(monthly, {}, 1)).toBe("January 1942");
    expect(turnLabel(monthly, {}, 1)).toBe("m1");
  });

  it("may be that of a scenario, in a game that plays days and years", () => {
    const game = shipped("pacific-war").game;
    const nouns = ["battle", "strategic"].map((kind) => turnNoun(inScenario(game, { class: kind })));
    expect(nouns).toEqual(["Battle Cycle", "month"]);
    expect(turnTitle(inScenario(game, { class: "campaign" }), {}, 20)).toBe("August 1942");
    expect(turnLabel(inScenario(game, { class: "campaign" }), {}, 12)).toBe("Dec 41");
  });

  it("is part of the answers of a run: only titles that are more than noun and number", () => {
    const own = {
      turnNoun: "month",
      names: { ...context.names, turn: (turn: number) => turnTitle(monthly, {}, turn) },
    };
    const names = turnNamesOf(own, [0, 1, 2, 1]);
    expect(names).toEqual({ noun: "month", titles: { 0: "December 1941", 1: "January 1942" } });
    expect([turnNamed(names, 1), turnNamed(names, 2)]).toEqual(["January 1942", "month 2"]);
    expect([turnIn(own, 0), turnIn(own, 2)]).toEqual(["December 1941", "month 2"]);
    expect(turnNamesOf(context, [1, 2])).toEqual({ noun: "turn" });
  });
});
