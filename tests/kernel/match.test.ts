import { describe, expect, it } from "vitest";
import { type Choice, choose, pending } from "../../lib/kernel";
import { matchChoice } from "../../lib/kernel/match";
import { picket } from "./tiny/picket";
import { begin } from "./tiny/support";

const options: Choice[] = [
  { unit: "akagi", to: "truk" },
  { unit: "akagi", to: "rabaul" },
  { unit: "akagi", to: "rabaul", path: ["truk", "rabaul"] },
  { unit: "kaga", to: "palau", land: { steps: 2, at: "peleliu" } },
  { unit: "kaga", to: "kure" },
  { do: "done" },
];
const decision = { side: "japan", step: "move", rule: "9.3", prompt: "Move a Task Force", options };
const match = (choice: Choice) => matchChoice(decision, choice);

describe("a choice", () => {
  it.each<[string, Choice, number]>([
    ["given in full", { unit: "kaga", to: "kure" }, 4],
    ["given by the member that distinguishes it from the others", { to: "palau" }, 3],
    ["given by a whole object, its members in any order", { land: { at: "peleliu", steps: 2 } }, 3],
    ["given by a list", { path: ["truk", "rabaul"] }, 2],
    [
      "that is one option in full and part of another means the one in full",
      { unit: "akagi", to: "rabaul" },
      1,
    ],
    ["without a unit", { do: "done" }, 5],
  ])("%s is found", (_name, choice, index) => {
    expect(match(choice)).toEqual({ ok: true, value: index });
  });

  it("that leaves several options is refused with just those", () => {
    const refused = match({ unit: "kaga" });
    expect(refused).toMatchObject({
      ok: false,
      error: { code: "ambiguous", rule: "9.3", nearest: [options[3], options[4]] },
    });
    expect(!refused.ok && refused.error.message).toContain("matches 2 options of “Move a Task Force”");
  });

  it("without members is ambiguous, and at most five options are shown", () => {
    const refused = match({});
    expect(!refused.ok && refused.error.code).toBe("ambiguous");
    expect(!refused.ok && refused.error.nearest).toEqual(options.slice(0, 5));
  });

  it("without members is enough if there is one option", () => {
    expect(matchChoice({ ...decision, options: [{ do: "done" }] }, {})).toEqual({ ok: true, value: 0 });
  });

  it("that is not legal comes back with the likest options first", () => {
    const refused = match({ unit: "akagi", to: "rabauls" });
    expect(refused.ok).toBe(false);
    if (refused.ok) return;
    expect(refused.error.code).toBe("illegal");
    expect(refused.error.nearest[0]).toEqual({ unit: "akagi", to: "rabaul" });
    expect(refused.error.nearest).toHaveLength(5);
    expect(refused.error.message).toContain("not among the 6 legal options");
  });

  it.each<[Choice, Choice]>([
    [
      { unit: "kagaa", to: "kure" },
      { unit: "kaga", to: "kure" },
    ],
    [{ land: { steps: 3, at: "peleliu" } }, options[3]!],
    [{ do: "don" }, { do: "done" }],
    [
      { unit: "kaga", from: "kure", to: "kure" },
      { unit: "kaga", to: "kure" },
    ],
  ])("for %j the nearest is %j", (choice, nearest) => {
    const refused = match(choice);
    expect(!refused.ok && refused.error.nearest[0]).toEqual(nearest);
  });

  it("keeps the order of the options among equally unlike ones", () => {
    const refused = match({ colour: "red" });
    expect(!refused.ok && refused.error.nearest).toEqual(options.slice(0, 5));
  });

  it.each(["constructor", "toString", "__proto__"])("is not fooled by the member %s", (member) => {
    const choice = JSON.parse(`{ "${member}": null }`) as Choice;
    expect(match(choice).ok).toBe(false);
  });
});

describe("a refused choice", () => {
  it("gives the step's own reason and rule where it has one", () => {
    const refused = choose(begin(picket), "japan", { ship: "ship-0", to: 9 });
    expect(refused).toMatchObject({
      ok: false,
      error: { code: "illegal", rule: "9.1", message: "There are 6 zones; 9 is none of them (9.1)." },
    });
    expect(!refused.ok && refused.error.nearest.length).toBe(5);
  });

  it("reports whose decision it is, by the title of the step", () => {
    const refused = choose(begin(picket), "allies", { do: "done" });
    expect(refused).toMatchObject({
      ok: false,
      error: {
        code: "not-your-decision",
        rule: "9",
        message: "allies cannot choose now: japan must answer “Movement”.",
        nearest: [],
      },
    });
  });

  it("reports which sides there are", () => {
    const refused = choose(begin(picket), "germany", { do: "done" });
    expect(!refused.ok && refused.error.message).toBe(
      "There is no side “germany”; the sides are japan and allies.",
    );
  });

  it("every option that is listed is found again by its own text", () => {
    const [decision] = pending(begin(picket));
    decision!.options.forEach((option, i) => {
      expect(matchChoice(decision!, option)).toEqual({ ok: true, value: i });
    });
  });
});
