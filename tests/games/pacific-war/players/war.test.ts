import { describe, expect, it } from "vitest";
import { steady } from "../../../../lib/games/pacific-war/players";
import { isInChina } from "../../../../lib/games/pacific-war/model/countries";
import { homeOf, mainAims, placesToTake } from "../../../../lib/games/pacific-war/players/goals";
import { objectivesOf } from "../../../../lib/games/pacific-war/players/objectives";
import { landings } from "../../../../lib/games/pacific-war/players/landings";
import { pickUp } from "../../../../lib/games/pacific-war/players/months/ferries";
import { liftFrom, poolOf } from "../../../../lib/games/pacific-war/players/months/lifts";
import { landWay } from "../../../../lib/games/pacific-war/players/roads";
import { seaWay } from "../../../../lib/games/pacific-war/players/waters";
import { type Choice, seedState, take } from "../../../../lib/kernel";
import { lowestSide } from "../../../../lib/playtest";
import { facing, fight } from "../ground-scenes";
import { hex, type Pacific, piece, place, rules, scene, ship } from "../engine";

/** The whole war as it begins: the morning of Pearl Harbor. */
const firstMorning = (): Pacific =>
  scene("operation-contact", {}, { scenario: "strategic-1941-45", bulk: true });

const worth = (game: Pacific, side: number, id: string): number =>
  objectivesOf(game.table, side).get(place(id)) ?? 0;

describe("what steady wants in the whole war", () => {
  it("Japan wants the oil of the Indies more than a port without Resources (2.5.4)", () => {
    const game = firstMorning();
    expect(worth(game, 1, "palembang")).toBeGreaterThan(3 * worth(game, 1, "kavieng"));
    expect(worth(game, 1, "kavieng")).toBeGreaterThan(0);
  });

  it("Japan wants the island of the Allies that lies among its own more than one at its edge", () => {
    const game = firstMorning();
    expect(worth(game, 1, "guam")).toBeGreaterThan(worth(game, 1, "wake"));
  });

  it("Japan wants no port far outside its perimeter", () => {
    expect(worth(firstMorning(), 1, "townsville")).toBe(0);
  });

  it("the Allies want airbases from which bombers reach the Homeland when those come, islands before coasts (8.2)", () => {
    const game = firstMorning();
    const early = worth(game, 0, "saipan");
    game.table.set(game.table.position, "month", "1944-05");
    expect(worth(game, 0, "saipan")).toBeGreaterThan(early + 2);
    expect(worth(game, 0, "saipan")).toBeGreaterThan(worth(game, 0, "truk"));
    expect(worth(game, 0, "saipan")).toBeGreaterThan(worth(game, 0, "amoy"));
  });

  it("neutral countries that are closed are wanted by nobody (19.2)", () => {
    const game = firstMorning();
    expect([worth(game, 0, "vladivostok"), worth(game, 1, "vladivostok")]).toEqual([0, 0]);
  });

  it("the first landings of Japan go for Resource hexes (33.1)", () => {
    const game = firstMorning();
    const goals = landings(game.table, 1);
    const { taskForces } = game.table.position;
    const goal = goals.get(taskForces.findIndex(({ side, id }) => side === 1 && id === "tf-3"))!;
    expect(rules.places[rules.hexes.place[goal]!]!.resource).toBe("co-prosperity");
  });
});

describe("the morning of Pearl Harbor", () => {
  it.each(["j-5-div", "j-48-div", "j-16-div"])("%s is Activated aboard its Task Force (20.2)", (id) => {
    const { groundUnits } = firstMorning().table.position;
    expect(groundUnits[piece(groundUnits, id)]!.activated).toBe(true);
  });

  it.each(["cad1", "enterprise-air-group"])("%s is Activated with its carrier (20.2)", (id) => {
    const { airUnits } = firstMorning().table.position;
    expect(airUnits[piece(airUnits, id)]!.activated).toBe(true);
  });

  it("Oahu is to be taken by Japan alone", () => {
    const game = firstMorning();
    expect(placesToTake(game.table, 1)).toContain(place("oahu"));
    expect(placesToTake(game.table, 0)).not.toContain(place("oahu"));
  });
});

const command = (id: string): number => rules.headquartersOf[id]!;

describe("whom steady plans with in the whole war", () => {
  it("only the China Headquarters plans with troops in China (33.6)", () => {
    const { table } = firstMorning();
    const inChina = (headquarters: string): number =>
      poolOf(table, 1, command(headquarters)).groundUnits.filter((n) =>
        isInChina(rules, table.position.groundUnits[n]!.hex),
      ).length;
    expect(inChina("j-hq-china")).toBeGreaterThan(10);
    expect(inChina("j-hq-southern")).toBe(0);
    expect(poolOf(table, 1, command("j-hq-southern")).groundUnits.length).toBeGreaterThan(2);
  });

  it("a division does not stay behind as the garrison of the port that it sails from", () => {
    const { table } = firstMorning();
    const division = piece(table.position.groundUnits, "j-48-div");
    const pool = { headquarters: command("j-hq-southern"), side: 1, ships: [ship("j-aa3")], airUnits: [] };
    expect(liftFrom(table, { ...pool, groundUnits: [division] }, at("takao"))?.groundUnits).toEqual([
      division,
    ]);
  });

  it("what the fleet of the United States looks to lies in its own ocean, not in the Indies", () => {
    const { table } = firstMorning();
    table.set(table.position, "month", "1943-10");
    const home = homeOf(table, 0, "us");
    const front = mainAims(table, 0, home);
    expect(front).toContain(at("saipan"));
    for (const hex of front) expect(seaWay(table, hex, home)).toBeLessThanOrEqual(25);
    expect(homeOf(table, 0, "britain")).toBe(-1);
  });

  it("a port on the way to airfields for bombers counts more than one that leads nowhere (8.2)", () => {
    const game = firstMorning();
    game.table.set(game.table.position, "month", "1943-10");
    expect(worth(game, 0, "eniwetok")).toBeGreaterThan(worth(game, 0, "rabaul"));
    expect(worth(game, 0, "truk")).toBeGreaterThan(worth(game, 0, "rabaul"));
  });
});

describe("steady halts the enemy in the whole war where something waits for him (23.5)", () => {
  /** Whether the Allies halt Japanese ships off Singapore, with so many steps of aircraft that strike ships there. */
  function halts(steps: number): boolean {
    const game = scene(
      "contact-naval",
      { side: 1, found: 1, stage: "halt" },
      {
        scenario: "strategic-1941-45",
        bulk: true,
        change({ airUnits, taskForces, operation }) {
          operation.condition = "ambush";
          operation.contactHexes[1] = 4;
          for (const unit of airUnits) {
            const { side, antiNaval } = rules.airClasses[unit.kind]!;
            if (side === 0 && unit.ship < 0)
              unit.steps = unit.hex === at("singapore") && antiNaval !== null ? steps : 0;
          }
          for (const group of taskForces) if (group.side === 0) group.hex = -1;
          taskForces.find(({ side, id }) => side === 1 && id === "tf-3")!.hex = hex("4009");
        },
      },
    );
    const code = steady.play(game, 0, seedState(1));
    return game.table.describe(code, 0)["do"] === "halt";
  }

  it.each([
    [0, false],
    [6, true],
  ])("with %i steps: %s", (steps, expected) => expect(halts(steps)).toBe(expected));
});

describe("steady where troops of both sides stand in one hex", () => {
  /** What it chooses at the first ground decision, with so many hits on the regiment that may attack and on the brigade. */
  function decides(attacker: number, defender: number): Choice | undefined {
    const units = facing();
    const game = fight([], {
      "j-144-rgt": { ...units["j-144-rgt"], hits: attacker, activated: true },
      "au-7-bde": { ...units["au-7-bde"], hits: defender },
    });
    for (let n = 0; n < 20 && game.asked !== 0; n++) {
      const side = lowestSide(game.asked);
      const code = steady.play(game, side, seedState(1));
      if (game.table.asking(side).step === "ground-decision" && side === 1)
        return game.table.describe(code, side);
      take(game, side, code);
    }
    return undefined;
  }

  it("does not attack three times as many steps (31.1.B)", () => {
    expect(decides(2, 0)).toEqual({ do: "deactivate" });
  });

  it("attacks a third of its steps (31.1.B)", () => {
    expect(decides(0, 2)).toEqual({ do: "attack" });
  });
});

const at = (id: string): number => rules.places[place(id)]!.hex;

describe("how far it is for steady in the whole war", () => {
  it("sends empty transports to a port in which more troops wait than transports lie there, but not to China (23.8, 33.6)", () => {
    const { table } = firstMorning();
    expect(pickUp(table, 1, at("takao"), [ship("j-aa8")], 8)).toBe(-1);
    const goal = pickUp(table, 1, at("takao"), [ship("j-aa8")], 20);
    expect(goal).toBeGreaterThan(0);
    expect(isInChina(rules, goal)).toBe(false);
  });

  it("counts the Movement Points of infantry by land: from Kota Bharu to Singapore, but not to Palembang (23.1.1)", () => {
    const { table } = firstMorning();
    expect(landWay(table, at("kota-bharu"), at("singapore"))).toBeLessThanOrEqual(12);
    expect(landWay(table, at("kota-bharu"), at("palembang"))).toBe(Infinity);
  });
});
