import { describe, expect, it } from "vitest";
import { fireInTheSkyModule } from "../../../lib/games/fire-in-the-sky/module";
import type { Rules } from "../../../lib/games/fire-in-the-sky/rules";
import { type Choice, choose } from "../../../lib/kernel";
import { first, later } from "./editions/support";
import { type Play, Scene, type SceneOptions } from "./helpers";
import { points } from "./phases/table-top";

/**
 * A refused choice gives its reason in the rulebook's terms, under the number that the edition in play gives the rule:
 * what was wrong, why, and what could be chosen.
 */

type Row = readonly [
  what: string,
  scene: (rules: Rules) => Play,
  choice: Choice,
  rules: readonly [string, string],
  text: RegExp,
];

function refusalOf(play: Play, choice: Choice): { rule?: string; message: string } {
  const before = JSON.stringify(play.game.state);
  const result = choose(play.game, play.decision.side, choice);
  if (result.ok) throw new Error(`The choice is legal: ${JSON.stringify(choice)}.`);
  expect(JSON.stringify(play.game.state)).toBe(before);
  expect(result.error.code).toBe("illegal");
  expect(result.error.nearest.length).toBeGreaterThan(0);
  return { rule: result.error.rule, message: result.error.message };
}

/** A position to be made on the map of either edition, and the step that is played from it. */
const on =
  (options: SceneOptions, step: string, make: (scene: Scene) => void, ...choices: Choice[]) =>
  (rules: Rules): Play => {
    const scene = new Scene({ ...options, rules });
    make(scene);
    return scene.play(step, []).choose(...choices);
  };

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
    const { rule, message } = refusalOf(scene([first, later][n]!), choice);
    expect(message).toMatch(text);
    expect(rule).toBe(rules[n]);
  });
}

const japan = { phasing: "japan" } as const;
const allies = { phasing: "allies" } as const;

/** Nothing but the units named is on the map, and there are points for anything. */
const rich = (make: (scene: Scene) => void) => (scene: Scene) => {
  points(scene, { oil: 30, japan: 30, us: 30, britain: 30 });
  make(scene);
};

describe("economic warfare", () => {
  const hunt = (escorts: number, oil: number) =>
    on(allies, "merchant-asw", (scene) => {
      points(scene, { oil });
      scene.submarines("allies", 8);
      for (let i = 0; i < escorts; i++) scene.unit("j-dd", "convoy-escort");
    });
  const sources = (japanPoints: number) =>
    on(japan, "oil-transport", (scene) => {
      points(scene, { japan: japanPoints, merchantmen: 30 });
      scene.control("japan", "singapore", "surabaya", "brunei");
    });
  check([
    [
      "more dice than escorts",
      hunt(2, 20),
      { dice: 3 },
      ["6.1", "5.3"],
      /Convoy Escort box, which holds 2 DD units\. Choose 0 to 2\.$/,
    ],
    [
      "more dice than oil pays",
      hunt(5, 1),
      { dice: 4 },
      ["6.1", "5.3"],
      /Each die costs .* Oil Points?; left: 1\. .*/,
    ],
    ["half a die", hunt(2, 20), { dice: 0.5 }, ["6.1", "5.3"], /whole number\. Choose 0 to 2/],
    [
      "more submarines than points",
      on(allies, "submarine-warfare", (scene) => scene.submarines("allies", 4)),
      { submarines: 5 },
      ["6.2", "5.4"],
      /Each die costs 1 Submarine Point; left: 4\. Choose 0 to 4\./,
    ],
    [
      "dice of bombing that no nation can pay",
      on({ ...allies, turn: 12, options: ["strategic-bombing"] }, "strategic-bombing", (scene) => {
        points(scene, { oil: 10, us: 8, britain: 0 });
        scene.control("allies", "midway", "wake", "truk", "saipan");
      }),
      { dice: 60 },
      ["18.1.3", "16.1.3"],
      /Each die costs .* Transport Points? of one nation; left: .*8/,
    ],
    [
      "more oil than the points pay",
      sources(2),
      { oil: 4 },
      ["5.1", "5.1"],
      /Each Oil Point costs .*; left: 2\. Choose 0 to/,
    ],
    [
      "more oil than the hex yields",
      sources(30),
      { oil: 9 },
      ["5.1", "5.1"],
      /yields \d Oil Points a turn\. Choose 0 to/,
    ],
    [
      "oil of a base without any",
      sources(30),
      { base: "kure", oil: 1 },
      ["5.1", "5.1"],
      /Kure is no Resource Hex/,
    ],
    [
      "a cruiser to the convoys",
      on(
        japan,
        "destroyer-transfer",
        rich((scene) => void scene.units("kure", "j-dd", "j-ca")),
      ),
      { unit: "j-ca-1", to: "convoy-escort" },
      ["5.2", "5.2"],
      /Only DD units go to the Convoy Escort box, no CA/,
    ],
  ]);
});

describe("reinforcement", () => {
  const markers = on(japan, "replacements", (scene) => {
    scene.control("japan", "kure", "yokosuka");
    scene.unit("j-land-2", "kure", 1);
  });
  check([
    [
      "a marker worth 3",
      markers,
      { nation: "japan", value: 3, at: "kure" },
      ["7.4", "6.3"],
      /No replacements marker is worth 3/,
    ],
    [
      "a marker at Truk",
      markers,
      { nation: "japan", value: 2, at: "truk" },
      ["7.4", "6.3"],
      /Truk is not a Home Base .* Kure or Yokosuka/,
    ],
    [
      "a marker of the enemy",
      markers,
      { nation: "us", value: 2, at: "west-coast-usa" },
      ["7.4", "6.3"],
      /is the enemy's/,
    ],
    [
      "a unit that is in no box",
      on(allies, "off-map-movement", (scene) => {
        scene.control("allies", "pearl-harbor", "midway");
        scene.unit("u-dd", "west-coast-usa");
        scene.unit("u-ca", "midway");
      }),
      { unit: "u-ca-1" },
      ["7.5", "6.4"],
      /is at Midway, not in an off-map box/,
    ],
    [
      "a ship used up by Kamikaze",
      on({ ...allies, options: ["divine-wind"] }, "kamikaze-losses", (scene) => {
        scene.position.kamikaze = true;
        scene.air("japan", "kure", 2);
        scene.unit("j-dd", "kure");
      }),
      { remove: "j-dd-1" },
      ["18.2.4", "16.2.4"],
      /DD is not an air unit: Kamikaze use up aircraft only/,
    ],
  ]);
});

describe("deployment", () => {
  const first8 = (make: (scene: Scene) => void, ...choices: Choice[]) =>
    on(japan, "first-deployment", rich(make), ...choices);
  const marker = first8(
    (scene) => {
      scene.control("japan", "saigon", "bangkok");
      const p = scene.rules.markersOf[0]![0]!;
      scene.position.at[p] = scene.place("saigon");
      scene.position.steps[p] = 2;
    },
    { value: 2, from: "saigon" },
  );
  check([
    [
      "a marker in One-hex Deployment",
      marker,
      { to: "bangkok", by: "one-hex" },
      ["7.4", "3.3.9"],
      /may not use One-hex Deployment; they deploy by sea/,
    ],
    [
      "land units without a connection",
      first8((scene) => void scene.unit("j-land-2", "saigon"), { type: "j-land-2" }),
      { to: "hainan", by: "one-hex" },
      ["8.3.3", "7.2"],
      /no land connection leads there/,
    ],
    [
      "a ship to an enemy base next door",
      first8((scene) => void scene.unit("j-dd", "formosa"), { type: "j-dd" }),
      { to: "manila", by: "one-hex" },
      ["8.3.1", "7.2"],
      /not a friendly base\. One-hex Deployment leads to/,
    ],
    [
      "a ship broken down",
      first8((scene) => void scene.unit("j-dd", "kure"), { type: "j-dd" }),
      { do: "break-down" },
      ["2.1.1.2", "3.1.2"],
      /only air units are broken down/,
    ],
    [
      "a single step broken down",
      first8((scene) => void scene.air("japan", "kure", 1), { type: "j-air" }),
      { do: "break-down" },
      ["2.1.1.2", "3.1.2"],
      /a single step cannot be broken down/,
    ],
    [
      "a unit combined that is not apart",
      first8((scene) => void scene.air("japan", "kure", 2), { type: "j-air" }),
      { do: "combine" },
      ["2.1.1.2", "3.1.2"],
      /was not broken down/,
    ],
    [
      "a unit that moved operationally",
      on(
        japan,
        "second-deployment",
        rich((scene) => {
          scene.unit("j-dd", "kure");
          scene.position.flags[scene.unit("j-land-2", "kure")] = 1;
        }),
      ),
      { unit: "j-land-2-1" },
      ["8.1", "7.0"],
      /used Operational Movement: only ships may deploy after that/,
    ],
    [
      "a unit of the enemy",
      first8((scene) => void scene.units("kure", "j-dd")),
      { unit: "u-dd-1" },
      ["8.1", "7.0"],
      /belongs to the Allies; Japan must choose/,
    ],
    [
      "a unit that is not in play",
      first8((scene) => void scene.units("kure", "j-dd")),
      { unit: "j-dd-9" },
      ["8.1", "7.0"],
      /is not in play/,
    ],
  ]);
});

describe("operational movement and reaction", () => {
  const fleet = (make: (scene: Scene) => void, ...choices: Choice[]) =>
    on(japan, "operational-movement", rich(make), ...choices);
  const react = (make: (scene: Scene) => void, ...choices: Choice[]) =>
    on(japan, "reaction", rich(make), ...choices);
  const halted = fleet(
    (scene) => {
      scene.control("allies", "manila");
      scene.unit("j-dd", "formosa");
      scene.air("us", "manila", 2);
    },
    { form: "formosa" },
    { type: "j-dd" },
    { do: "sail" },
  );
  const enemyAtMidway = (scene: Scene) => {
    scene.control("allies", "midway", "noumea", "pearl-harbor");
    scene.force("japan", "midway", "j-dd");
  };
  check([
    [
      "far away from a start in an Air ZOC",
      halted,
      { to: "leyte" },
      ["9.1", "8.0"],
      /starts in an enemy Air ZOC/,
    ],
    [
      "on through an Air ZOC",
      fleet(
        (scene) => {
          scene.control("allies", "manila", "leyte");
          scene.unit("j-dd", "okinawa");
          scene.air("us", "manila", 2);
          scene.air("us", "leyte", 2);
        },
        { form: "okinawa" },
        { type: "j-dd" },
        { do: "sail" },
      ),
      { to: "rangoon" },
      ["9.1", "8.0"],
      /Air ZOC halts the Task Force on its way to Rangoon: after entering one it stops or moves 1 hex more/,
    ],
    ["out of reach", halted, { to: "noumea" }, ["9.1", "8.0"], /Noumea is out of its reach/],
    [
      "from a base without units",
      fleet((scene) => void scene.unit("j-dd", "kure")),
      { form: "truk" },
      ["9.1", "8.0"],
      /no unit of Japan at Truk/,
    ],
    [
      "from where no points carry the troops",
      on(japan, "operational-movement", (scene) => {
        points(scene, { oil: 9, japan: 1 });
        scene.unit("j-land-2", "kure");
        scene.unit("j-dd", "yokosuka");
      }),
      { form: "kure" },
      ["9.2", "8.0"],
      /not enough Transport Points to carry/,
    ],
    [
      "sailing without ships",
      fleet((scene) => void scene.unit("j-dd", "kure"), { form: "kure" }),
      { do: "sail" },
      ["9.4", "8.1"],
      /one unit at least/,
    ],
    [
      "a reaction with nobody in reach",
      react((scene) => {
        enemyAtMidway(scene);
        scene.units("midway", "u-dd");
        scene.units("noumea", "u-dd");
      }),
      { form: "noumea" },
      ["10.1", "9.0"],
      /must end in a hex with an enemy unit: none is within \d hexes, half the allowance/,
    ],
    [
      "a reaction from an off-map box",
      react((scene) => {
        enemyAtMidway(scene);
        scene.units("midway", "u-dd");
        scene.units("west-coast-usa", "u-dd");
      }),
      { form: "west-coast-usa" },
      ["10.1", "9.0"],
      /off-map box: no reaction starts there/,
    ],
    [
      "land units in reaction",
      react(
        (scene) => {
          enemyAtMidway(scene);
          scene.units("midway", "u-dd", "u-land-2");
        },
        { form: "midway" },
      ),
      { add: "u-land-2-1" },
      ["10.1", "9.0"],
      /Only ships react/,
    ],
  ]);
});

describe("air commitment, the end of the turn", () => {
  const commit = (...choices: Choice[]) =>
    on(
      japan,
      "air-commitment",
      (scene) => {
        scene.air("japan", "formosa", 2);
        scene.unit("j-dd", "formosa");
      },
      ...choices,
    );
  check([
    ["a ship committed", commit(), { unit: "j-dd-1" }, ["11.0", "10.0"], /not an air unit/],
    [
      "a hex far away",
      commit({ type: "j-air" }),
      { commit: "truk" },
      ["11.0", "10.0"],
      /Truk is not adjacent to Formosa/,
    ],
    [
      "disbanding the enemy",
      on(japan, "disbandment", (scene) => void scene.units("kure", "j-dd", "j-ca"), { do: "disband" }),
      { disband: "u-dd-1" },
      ["15.2", "14.0"],
      /belongs to the Allies/,
    ],
    [
      "a ship's return to Truk",
      on(japan, "ships-return", (scene) => void scene.force("japan", "formosa", "j-dd")),
      { to: "truk" },
      ["14.1", "12.1"],
      /does not return to Truk; its side holds Kure or Yokosuka/,
    ],
  ]);
});

describe("combat", () => {
  const submarines = (...choices: Choice[]) =>
    on(
      japan,
      "submarine-attacks",
      (scene) => {
        scene.submarines("japan", 3);
        scene.submarines("allies", 3);
        scene.force("allies", "midway", "u-dd", "u-ca");
        scene.force("japan", "midway", "j-dd");
      },
      ...choices,
    );
  const landing = on(japan, "battles", (scene) => {
    scene.force("japan", "wake", "j-dd", "j-land-2");
    scene.unit("u-land-2", "wake");
    scene.force("japan", "midway", "j-dd");
    scene.unit("u-dd", "midway");
  });
  const vying = (rules: Rules): Play => {
    const scene = new Scene({ ...japan, rules });
    scene.control("allies", "midway");
    scene.force("japan", "midway", "j-dd", "j-ca");
    scene.unit("j-bb-mutsu-nagato", "kure");
    scene.force("allies", "midway", "u-dd", "u-ca");
    const play = scene.play("battles", [6, 1]);
    // Whoever has no Air Superiority says first what sails.
    return play.decision.side === "japan" ? play : play.choose({ do: "done" });
  };
  check([
    [
      "submarines against one's own",
      submarines(),
      { attack: "task-force-1" },
      ["12.2.1", "11.1.1"],
      /is your own/,
    ],
    [
      "a battle where none is",
      landing,
      { battle: "truk" },
      ["12.3", "11.2"],
      /No battle waits at Truk.* Left: /,
    ],
    [
      "a ship that is not in the battle",
      vying,
      { commit: "ship", unit: "j-bb-mutsu-nagato" },
      ["12.3.3.1", "11.2.3"],
      /is at Kure; choose a ship of your Bombardment/,
    ],
    [
      "a ship of the enemy",
      vying,
      { commit: "ship", unit: "u-dd-1" },
      ["12.3.3.1", "11.2.3"],
      /belongs to the other side/,
    ],
  ]);
});

describe("every step that asks something", () => {
  /** Questions with two answers, each of them on the list: there is nothing else that somebody could mean. */
  const yesOrNo = [
    "european-fleet",
    "disbandment",
    "hybrid-placement",
    "kamikaze-declaration",
    "land-combat-round",
    "surface-withdrawal",
  ];

  it("explains a refused choice, but for the questions of yes or no", () => {
    const silent = Object.entries(fireInTheSkyModule.steps)
      .filter(([, step]) => step.options && !step.explain)
      .map(([id]) => id);
    expect(silent.sort()).toEqual(yesOrNo.toSorted());
  });
});
