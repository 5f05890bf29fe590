import { describe, expect, it } from "vitest";
import { type Condition, conditionsOf } from "../../../lib/games/shared/conditions";
import { modifierSums } from "../../../lib/games/shared/modifiers";

interface Attack {
  night?: boolean;
  target: string;
  roller: number;
  beyond?: number;
}

const { names, compile } = conditionsOf<Attack, readonly string[]>({
  night: () => (attack) => attack.night === true,
  target:
    ({ kinds }) =>
    (attack) =>
      (kinds as string[]).includes(attack.target),
  roller: ({ side }, sides) => {
    const number = sides.indexOf(side as string);
    return (attack) => attack.roller === number;
  },
});

const holds = (condition: Condition, attack: Partial<Attack> = {}): boolean =>
  compile(condition, ["north", "south"])({ target: "ship", roller: 0, ...attack });

describe("conditions", () => {
  const night = { is: "night" };
  const ships = { is: "target", kinds: ["ship"] };

  it("are the game's predicates, compiled with what it gives", () => {
    expect(holds(ships)).toBe(true);
    expect(holds({ is: "roller", side: "south" })).toBe(false);
    expect(holds({ is: "roller", side: "south" }, { roller: 1 })).toBe(true);
  });

  it("are put together by all, any and not", () => {
    expect(holds({ is: "all", of: [ships, night] })).toBe(false);
    expect(holds({ is: "all", of: [ships, night] }, { night: true })).toBe(true);
    expect(holds({ is: "any", of: [ships, night] })).toBe(true);
    expect(holds({ is: "not", of: { is: "any", of: [ships, night] } }, { target: "base" })).toBe(true);
  });

  it("have names for a schema, and no others", () => {
    expect(names).toEqual(["night", "target", "roller", "all", "any", "not"]);
    expect(() => compile({ is: "toString" }, [])).toThrow(
      new RangeError("There is no predicate “toString”."),
    );
  });
});

describe("modifiers", () => {
  interface Modifier {
    id: string;
    rule: string;
    test: (attack: Attack) => boolean;
    add: number;
    perBeyond?: number;
  }
  const { sum, names: namesOf } = modifierSums<Attack, Modifier>(
    ({ add, perBeyond = 0 }, { beyond = 0 }) => add + perBeyond * beyond,
  );
  const modifiers: Modifier[] = [
    { id: "night", rule: "18.5", test: compile({ is: "night" }, []), add: -4 },
    { id: "far", rule: "16.2", test: () => true, add: 0, perBeyond: 1 },
  ];

  it("add up where their conditions hold, and have their rules noted where they change the roll", () => {
    const acted: string[] = [];
    const notes = { acted: (rule: string) => void acted.push(rule) };
    expect(sum(modifiers, { target: "ship", roller: 0 }, notes)).toBe(0);
    expect(acted).toEqual([]);
    expect(sum(modifiers, { target: "ship", roller: 0, night: true, beyond: 3 }, notes)).toBe(-1);
    expect(acted).toEqual(["18.5", "16.2"]);
  });

  it("have names for the log", () => {
    expect(namesOf(modifiers, { target: "ship", roller: 0, night: true, beyond: 3 })).toEqual([
      "night -4 (18.5)",
      "far +3 (16.2)",
    ]);
  });
});
