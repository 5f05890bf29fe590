import { describe, expect, it } from "vitest";
import { fireInTheSkyModule } from "../../../lib/games/fire-in-the-sky/module";
import type { Rules } from "../../../lib/games/fire-in-the-sky/model/rules";
import type { Choice } from "../../../lib/kernel";
import { first, later } from "./editions/support";
import type { Play } from "./helpers";
import { turnEnd } from "./refused/air-and-end";
import { battle, game, hybrids } from "./refused/by-chance";
import { combat } from "./refused/combat";
import { deployment } from "./refused/deployment";
import { economicWarfare } from "./refused/economic-warfare";
import { movement } from "./refused/movement";
import { reinforcement } from "./refused/reinforcement";
import { allies, on, refusalOf, type Row } from "./refused/support";

/** The steps of the game that rows have been shown for. */
const shown = new Set<string>();

function check(rows: readonly Row[]): void {
  it.each(
    rows.flatMap(
      (row) =>
        [
          [row[0], "2005", row],
          [row[0], "later edition", row],
        ] as const,
    ),
  )("%s (%s)", (_what, edition, [, scene, choice, rules, text]) => {
    const n = edition === "2005" ? 0 : 1;
    const play = scene([first, later][n]!);
    shown.add(play.decision.step);
    const { rule, message } = refusalOf(play, choice);
    expect(message).toMatch(text);
    expect(rule).toBe(rules[n]);
  });
}

describe("economic warfare", () => check(economicWarfare()));
describe("reinforcement", () => check(reinforcement()));
describe("deployment", () => check(deployment()));
describe("operational movement and reaction", () => check(movement()));
describe("air commitment, the end of the turn", () => check(turnEnd()));
describe("combat", () => check(combat()));
describe("whole games, as chance plays them", () => check(game()));
describe("battles, as chance fights them", () => check(battle()));

describe("what the later edition alone asks", () => {
  it.each<[string, (rules: Rules) => Play, Choice, { rule: string; message: string }]>([
    [
      "more submarines than there are",
      on(allies, "economic-warfare", (scene) => scene.submarines("allies", 4)),
      { submarines: 9 },
      { rule: "5.3", message: "Each die costs 1 Submarine Point; left: 4. Choose 0 to 4." },
    ],
    [
      "a part of a Task Force of hybrids",
      hybrids,
      { fight: "both" },
      {
        rule: "16.2.5",
        message: expect.stringMatching(/placed as a whole.* Answer .*"aircraft".*"guns"/) as string,
      },
    ],
  ])("%s", (_what, scene, choice, refusal) => {
    const play = scene(later);
    shown.add(play.decision.step);
    expect(refusalOf(play, choice)).toEqual(refusal);
  });
});

describe("every step that asks something", () => {
  const asking = Object.entries(fireInTheSkyModule.steps).filter(([, step]) => step.options);

  it("explains a refused choice", () => {
    expect(asking.filter(([, step]) => !step.explain).map(([id]) => id)).toEqual([]);
  });

  it("has a row above", () => {
    expect(asking.map(([id]) => id).filter((id) => !shown.has(id))).toEqual([]);
  });
});
