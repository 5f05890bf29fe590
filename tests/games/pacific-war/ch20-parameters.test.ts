import { expect, it } from "vitest";
import { make, offered, type Pacific, piece, rules, rulesWith, scene, ship } from "./engine";
import { SOUTH_PACIFIC, SOUTH_SEAS, SOUTHWEST, warScene, type WarScene } from "./war-scenes";

/** Values of activation and time that single rules read: another value plays otherwise. */

const hexOf = (place: string): string => rules.hexes.ids[rules.places[rules.placeOf[place]!]!.hex]!;
const of = ({ table }: Pacific) => table.position;
const finish = (game: Pacific): void => {
  while (game.asked !== 0) make(game, { do: "done" });
};

/** The Allies activate one unit in Noumea for an Operation of so many Days. */
function activated(id: string, days: number, using = rules): Pacific {
  const game = warScene(
    "operation-activation",
    {},
    {
      using,
      points: { [SOUTH_PACIFIC]: 200, [SOUTHWEST]: 1 },
      operation: { budget: 200, ends: [] },
      length: 0,
    },
  );
  make(game, { headquarters: SOUTH_PACIFIC }, { days }, { activateIn: hexOf("noumea") }, { activate: id });
  finish(game);
  return game;
}

it("20.2.2 Operations last as long as the data say, and their markers lie there", () => {
  const using = rulesWith("parameters.json", "/time/lengths", [10, 20]);
  const game = activated("us-bb13", 20, using);
  expect(of(game).war!.operation[0]).toMatchObject({ ends: [10, 20], timesCost: 2 });
});

it("23.1.2 a week has as many Days as the data say", () => {
  const using = rulesWith("parameters.json", "/time/week", 4);
  const { groundUnits } = of(activated("us-1-raider", 28, using));
  expect(groundUnits[piece(groundUnits, "us-1-raider")]!.cycleMoves).toBe(7);
});

/** Japan activates the 144th Regiment in reaction. */
function reacted(using = rules): Pacific {
  const game = warScene(
    "reaction-activation",
    {},
    {
      using,
      points: { [SOUTH_SEAS]: 80 },
      operation: {},
      change(position) {
        Object.assign(position.operation, { level: 3, condition: "ambush" });
        position.fleet.activated[ship("us-bb13")] = true;
      },
    },
  );
  make(game, { headquarters: SOUTH_SEAS }, { activateIn: hexOf("rabaul") }, { activate: "j-144-rgt" });
  finish(game);
  return game;
}

it("20.2.4 units of the Reaction player are Activated for as many Days, and with as many moves, as the data say", () => {
  const later = rulesWith("parameters.json", "/time/reaction", 18);
  expect(of(reacted(later)).war!.operation[0]!.reactionEnds).toBe(18);
  const more = rulesWith("parameters.json", "/time/reactionMoves", 3);
  const { groundUnits } = of(reacted(more));
  expect(groundUnits[piece(groundUnits, "j-144-rgt")]!.cycleMoves).toBe(3);
});

/** What it costs Japan to activate a unit on Guadalcanal that only the Tokyo Express reaches. */
function byExpress(
  emergencySurcharge: number,
  links: NonNullable<WarScene["war"]>["emergencyLinks"],
): number {
  const near = rulesWith("headquarters.json", `/headquarters/${SOUTH_SEAS}/commandRange`, 9);
  const using = {
    ...near,
    parameters: {
      ...near.parameters,
      activation: { ...near.parameters.activation, emergencySurcharge },
    },
  };
  const game = warScene(
    "further-activation",
    { side: 1 },
    {
      using,
      points: { [SOUTH_SEAS]: 80 },
      operation: {},
      war: { emergencyLinks: links! },
      change: (position) => void (position.fleet.activated[ship("us-bb13")] = true),
    },
  );
  make(game, { headquarters: SOUTH_SEAS });
  if (!offered(game, "activateIn").includes(hexOf("guadalcanal"))) return 0;
  make(game, { activateIn: hexOf("guadalcanal") }, { activate: "j-snlf-kure-3" });
  finish(game);
  return 80 - of(game).war!.hands.japanese.commandPoints[SOUTH_SEAS]!;
}

it("11.7.3 through an Emergency Command Link each point costs one more", () => {
  const express = [{ kind: "tokyo-express", from: hexOf("rabaul"), to: hexOf("guadalcanal") }] as const;
  const { activationCost } = rules.groundClasses[rules.groundClassOf["j-snlf-kure-3"]!]!;
  expect(byExpress(1, [])).toBe(0);
  expect(byExpress(1, [...express])).toBe(2 * activationCost);
  expect(byExpress(2, [...express])).toBe(3 * activationCost);
});

it("10.1.1 Japan has its reserves until the month and of the level that the data say", () => {
  const points = (using: typeof rules, month: string): number => {
    const game = scene(
      "command-points",
      {},
      {
        scenario: "strategic-1941-45",
        dice: [5],
        using,
        change(position) {
          position.month = month;
          position.war!.merchantShippingPoints = 60;
          position.control = position.control.map((side, n) =>
            rules.places[n]!.resource === "co-prosperity" ? 0 : side,
          );
        },
      },
    );
    make(game, { do: "done" });
    return Math.max(...(offered(game, "give") as number[]));
  };
  const cell = (level: string): number =>
    Number(
      rules.charts["command-points-japanese"]!.cells[
        rules.charts["command-points-japanese"]!.rows.findIndex(({ id }) => id === "60")
      ]![rules.charts["command-points-japanese"]!.columns.findIndex(({ id }) => id === level)]!.text,
    );
  expect(points(rules, "1942-06")).toBe(cell("100"));
  expect(points(rulesWith("parameters.json", "/command/reserveLevel", 70), "1942-06")).toBe(cell("70"));
  expect(points(rulesWith("parameters.json", "/command/reservesUntil", "1942-09"), "1942-08")).toBe(
    cell("100"),
  );
});
