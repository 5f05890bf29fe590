import { describe, expect, it } from "vitest";
import { type Json, pending } from "../../lib/kernel";
import { readScript, runScript } from "../../lib/playtest";
import { tiny } from "./tiny";

/** A script in sections: what it comes to, what is refused, and where an error says it is. */

const from = { scenario: { soldiers: 3 }, options: [] };
const raid = { soldiers: 2 };
const pass = { do: "done" };

function read(document: Json) {
  const script = readScript(document);
  if (!script.ok) throw new Error(script.error);
  return script.value;
}

const play = (document: Json) => runScript(tiny(), read(document), from);

describe("sections of a script", () => {
  it("are the choices in order, by the side of the move or else of the section", () => {
    const script = read({
      sections: [
        { title: "Dawn", side: "red", moves: [{ choices: [raid] }, { side: "blue", choices: [pass] }] },
        { title: "Dusk", side: "blue", moves: [{ choices: [raid, pass] }] },
      ],
    });
    expect(script.choices).toEqual([
      { side: "red", choice: raid },
      { side: "blue", choice: pass },
      { side: "blue", choice: raid },
      { side: "blue", choice: pass },
    ]);
  });

  it("come after choices that stand by themselves", () => {
    const script = read({
      choices: [{ side: "red", choice: raid }],
      expect: [{ after: 1, pointer: "/turn", equals: 1 }],
      sections: [
        {
          title: "Dusk",
          side: "blue",
          moves: [{ choices: [pass], expect: [{ pointer: "/turn", equals: 2 }] }],
        },
      ],
    });
    expect(script.choices.map(({ side }) => side)).toEqual(["red", "blue"]);
    expect(script.expect).toEqual([
      { after: 1, pointer: "/turn", equals: 1 },
      { after: 2, pointer: "/turn", equals: 2 },
    ]);
  });

  it("repeat a move as often as it says, and expect once it is over", () => {
    const script = read({
      sections: [
        {
          title: "Dawn",
          side: "red",
          moves: [{ times: 3, choices: [raid, pass], expect: [{ pointer: "/turn", equals: 1 }] }],
          expect: [{ pointer: "/soldiers/blue", equals: 2 }],
        },
      ],
    });
    expect(script.choices.map(({ choice }) => choice)).toEqual([raid, pass, raid, pass, raid, pass]);
    expect(script.expect!.map(({ after }) => after)).toEqual([6, 6]);
  });

  it("play like the same choices in a list", () => {
    const run = play({
      dice: [5, 1],
      sections: [
        {
          title: "Dawn",
          side: "red",
          moves: [{ note: "A raid.", choices: [raid], expect: [{ pointer: "/soldiers/blue", equals: 2 }] }],
        },
        { title: "Dusk", side: "blue", moves: [{ choices: [pass] }] },
      ],
    });
    expect(run.error).toBeUndefined();
    expect(run.played).toBe(2);
  });

  it.each([
    [
      "a choice that is not legal",
      { moves: [{ choices: [{ soldiers: 9 }] }] },
      { index: 1, code: "illegal" },
    ],
    [
      "a value that is otherwise",
      { moves: [{ choices: [pass] }], expect: [{ pointer: "/turn", equals: 9 }] },
      { index: 1, code: "expectation" },
    ],
  ])("report in which section there is %s", (_what, dusk, error) => {
    const run = play({
      seed: 1,
      sections: [
        { title: "Dawn", side: "red", moves: [{ choices: [raid] }] },
        { title: "Dusk", side: "blue", ...dusk },
      ],
    });
    expect(run.error).toMatchObject({ ...error, section: "Dusk" });
  });

  it("say which step must be asking, and stop where another one does", () => {
    const at = (step: string) =>
      play({ seed: 1, sections: [{ title: "Dawn", side: "red", moves: [{ step, choices: [raid] }] }] });
    const asking = pending(at("no-such-step").game!)[0]!.step;
    expect(at(asking).error).toBeUndefined();
    expect(at("no-such-step")).toMatchObject({
      played: 0,
      error: { index: 0, code: "other-step", section: "Dawn" },
    });
    expect(at("no-such-step").error!.message).toContain(`(${asking}) waits for red.`);
  });

  it("name the step for every round of a move, and for its first choice only", () => {
    const moves = [{ step: "raids", times: 2, choices: [raid, pass] }];
    const { choices } = read({ sections: [{ title: "Dawn", side: "red", moves }] });
    expect(choices.map(({ step }) => step)).toEqual(["raids", undefined, "raids", undefined]);
  });

  it("leave an error of a plain list without a section", () => {
    const run = play({ seed: 1, choices: [{ side: "red", choice: { soldiers: 9 } }], chapters: "mine" });
    expect(run.error).not.toHaveProperty("section");
  });

  it.each<[string, Json, string]>([
    ["no list", {}, "“sections” must be a list."],
    ["no title", [{ moves: [] }], 'Section 1 must look like { "title": "…", "moves": [ … ] }.'],
    [
      "a move without choices",
      [{ title: "Dawn", side: "red", moves: [raid] }],
      'In move 1 of section “Dawn”: it must look like { "choices": [{ … }] }.',
    ],
    [
      "nobody who chooses",
      [{ title: "Dawn", moves: [{ choices: [raid] }] }],
      "In move 1 of section “Dawn”: who chooses? Give “side” to the move or to its section.",
    ],
    [
      "half a time",
      [{ title: "Dawn", side: "red", moves: [{ times: 0.5, choices: [raid] }] }],
      "In move 1 of section “Dawn”: “times” must be a whole number of at least 1.",
    ],
    [
      "a step that is none",
      [{ title: "Dawn", side: "red", moves: [{ step: 3, choices: [raid] }] }],
      "In move 1 of section “Dawn”: “step” must be the id of a step.",
    ],
    [
      "an expectation without a value",
      [{ title: "Dawn", moves: [], expect: [{ pointer: "/turn" }] }],
      'In section “Dawn”: expectation 1 must look like { "pointer": "/…", "equals": … }.',
    ],
    [
      "an expectation that counts",
      [{ title: "Dawn", moves: [], expect: [{ after: 3, pointer: "/turn", equals: 1 }] }],
      "In section “Dawn”: expectation 1 must not have “after”: it holds where it is written.",
    ],
  ])("are refused with %s", (_what, sections, error) => {
    expect(readScript({ sections })).toEqual({ ok: false, error });
  });
});
