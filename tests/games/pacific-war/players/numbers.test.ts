import { describe, expect, it } from "vitest";
import { steady } from "../../../../lib/games/pacific-war/players";
import { type Aim, aimsOf, assaulting, gainOf } from "../../../../lib/games/pacific-war/players/aims";
import { mainAims } from "../../../../lib/games/pacific-war/players/goals";
import { plansOf } from "../../../../lib/games/pacific-war/players/months/plans";
import { objectivesOf } from "../../../../lib/games/pacific-war/players/objectives";
import { type Json, seedState } from "../../../../lib/kernel";
import { lowestSide } from "../../../../lib/playtest";
import { type Pacific, place, rules, rulesWith, scene } from "../engine";

/** What steady reckons with is data: a changed number changes what it wants, plans, bids and sends. */

const withNumber = (pointer: string, value: Json): typeof rules =>
  rulesWith("players/steady.json", `/war/${pointer}`, value);

/** The whole war as it begins, and a campaign. */
const war = (using = rules): Pacific =>
  scene("operation-contact", {}, { scenario: "strategic-1941-45", bulk: true, using });
const campaign = (using = rules): Pacific =>
  scene("command-points", {}, { scenario: "campaign-guadalcanal", bulk: true, using });

const worth = (game: Pacific, id: string): number => objectivesOf(game.table, 1).get(place(id)) ?? 0;

describe("what a Base of the other side threatens", () => {
  it("Japan wants Rabaul, which lies near Truk, more than Port Moresby behind it", () => {
    const game = war();
    expect(worth(game, "rabaul")).toBeGreaterThan(worth(game, "port-moresby"));
    expect(worth(game, "port-moresby")).toBeGreaterThan(worth(game, "darwin"));
  });

  it("all alike where threats are whole however far they are", () => {
    const { steadyWar } = rules;
    const objectives = { ...steadyWar!.objectives, threatNear: 200, threatFar: 201 };
    const game = war({ ...rules, steadyWar: { ...steadyWar!, objectives } });
    expect(worth(game, "rabaul")).toBe(worth(game, "port-moresby"));
  });
});

/** An aim of Japan at the morning of the war that the enemy holds. */
const heldAim = ({ table }: Pacific): Aim => aimsOf(table, 1).find(({ enemySteps }) => enemySteps > 2)!;

describe("a changed number changes", () => {
  const best = ({ table }: Pacific) => plansOf(table, 0, 100)[0]!;

  it("how many ships go with a landing", () => {
    const few = best(campaign(withNumber("operations/escorts", 1)));
    expect(few.ships.size).toBeLessThan(best(campaign()).ships.size);
  });

  it("how far a force may begin from its goal", () => {
    const near = plansOf(campaign(withNumber("operations/far", 2)).table, 0, 100);
    expect(near.filter(({ from }) => from >= 0)).toEqual([]);
    expect(plansOf(campaign().table, 0, 100).filter(({ from }) => from >= 0)).not.toEqual([]);
  });

  it("what Days take from a plan: with dear ones a short one is the best", () => {
    expect(best(campaign(withNumber("operations/day", 5))).length).toBe(14);
  });

  it("what steps promise, and those from the sea", () => {
    const usual = war();
    const sure = war(withNumber("chances/sure", 20));
    const steps = 2 * heldAim(usual).enemySteps;
    expect(gainOf(sure.table, 1, heldAim(sure), steps)).toBeLessThan(
      gainOf(usual.table, 1, heldAim(usual), steps),
    );
    expect(assaulting(usual.table, heldAim(usual), 10)).toBe(7);
    expect(assaulting(war(withNumber("chances/assault", 0.2)).table, heldAim(usual), 10)).toBe(2);
  });

  it("what counts as the front", () => {
    const front = (game: Pacific): number => mainAims(game.table, 1).length;
    expect(front(war(withNumber("rear/front", 0.95)))).toBeLessThan(front(war()));
  });

  it("how many submarines the fleet keeps", () => {
    const allots = (using: typeof rules): Json => {
      const game = scene(
        "submarine-allotment",
        {},
        {
          scenario: "strategic-1941-45",
          seed: 1,
          using,
          change({ war: months, submarines, patrols }) {
            months!.hands.allied.submarines = 4;
            patrols.length = 0;
            submarines.waiting = submarines.waiting.map(() => 0);
            submarines.waiting[rules.submarineCommands.findIndex(({ side }) => side === 0)] = 20;
          },
        },
      );
      const side = lowestSide(game.asked);
      return game.table.describe(steady.play(game, side, seedState(1)), side)["to"] as Json;
    };
    expect(allots(rules)).toBe("merchants");
    expect(allots(withNumber("economy/fleetSubmarines", 40))).not.toBe("merchants");
  });
});
