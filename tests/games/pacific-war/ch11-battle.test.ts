import { expect, test } from "vitest";
import { isTrue } from "../../../lib/games/pacific-war/ch01-victory/conditions";
import { overrun } from "../../../lib/games/pacific-war/model/ground";
import type { Position } from "../../../lib/games/pacific-war/model/position";
import { hitSupportBase } from "../../../lib/games/pacific-war/model/support-bases";
import { beginWar } from "../../../lib/games/pacific-war/setup/war";
import type { PacificWarScenario } from "../../../lib/documents/generated/types";
import { pending } from "../../../lib/kernel";
import { numberOf } from "../../support/decisions";
import { decision, hex, make, offered, type Pacific, rules, scene, scenarioDocument } from "./engine";
import { fight, PORT_MORESBY } from "./ground-scenes";
import { type Standing, stand, standing } from "./link-scenes";

/** What depends on Command Links while a Campaign or the war is fought. Guadalcanal is linked to Noumea; Oahu to nothing. */

const pacific: Standing = {
  headquarters: { "a-hq-south-pacific": "0135" },
  bases: { allied: ["1134", "oahu"] },
  ground: [
    ["us-1-mar-div", "1134"],
    ["us-2-mar-div", "oahu"],
  ],
};

const step = (id: string, change: (position: Position) => void): Pacific =>
  scene(
    id,
    {},
    {
      scenario: "strategic-1941-45",
      change: (position) => {
        stand(position, pacific);
        position.operation.side = 0;
        change(position);
      },
    },
  );

test("only Bases that are linked are repaired (31.7)", () => {
  const game = step("airbase-repair", ({ bases }) => {
    for (const base of bases) base.hits = 2;
  });
  expect(offered(game, "repair").toSorted()).toEqual(["0135", "1134"]);
});

test("Broken units that are isolated do not rally (31.8, 12.2)", () => {
  const game = step("rally", ({ groundUnits }) => {
    for (const unit of groundUnits) unit.broken = true;
  });
  expect(offered(game, "rally")).toEqual(["ground-0"]);
});

test("only linked units and Bases demolish (30.0)", () => {
  const game = step("demolition", () => undefined);
  expect(new Set(offered(game, "hex"))).toEqual(new Set(["0135", "1134"]));
});

test("a victory condition asks whether a place is linked (11.0)", () => {
  const t = standing(pacific);
  const linked = (place: string): boolean => isTrue(t, { is: "linked", side: "allied", place }, false);
  expect(["guadalcanal", "oahu"].map((place) => linked(place))).toEqual([true, false]);
});

test("a headquarters that is overrun goes to the box of the involuntarily disbanded, and its Command Points are lost (11.2.1.3)", () => {
  const game = step("still", ({ war }) => {
    war!.hands.allied.commandPoints = { "a-hq-south-pacific": 30 };
  });
  overrun(game.table, hex("0135"), 1);
  const { headquarters, war } = game.state.position;
  expect(headquarters[numberOf(rules.headquartersOf, "a-hq-south-pacific")]).toBe(-1);
  expect(war!.boxed).toEqual({ "a-hq-south-pacific": "involuntary" });
  expect(war!.hands.allied.commandPoints).toEqual({ "a-hq-south-pacific": 0 });
});

test("an Offensive Support Base is removed with five hits of a month, however they come (11.3.1.D)", () => {
  const t = standing({ ...pacific, supportBases: { allied: ["1134"] } });
  hitSupportBase(t, 0, 3);
  hitSupportBase(t, 0, 1);
  expect(t.position.supportBases.map(({ hits }) => hits)).toEqual([4]);
  hitSupportBase(t, 0, 1);
  expect(t.position.supportBases).toEqual([]);
});

/** The landing at Port Moresby, in an Operation whose player has a free Offensive Support Base: up to where it is offered. */
function landing(dice: [number, number], supportBase = true): Pacific {
  const marines = { hex: PORT_MORESBY, assault: "amphibious", entered: true } as const;
  const game = fight(
    [...dice, 0],
    { "j-snlf-kure-3": marines, "j-144-rgt": marines },
    {
      change: (position) => {
        const document = scenarioDocument("battle-02-coral-sea") as unknown as PacificWarScenario;
        position.war = beginWar(rules, document);
        position.war.operation[0]!.supportBase = supportBase;
      },
    },
  );
  make(game, { lead: "j-snlf-kure-3" });
  for (let n = 0; n < 20 && pending(game).length > 0 && offered(game, "supportBaseIn").length === 0; n++)
    make(game, decision(game).options.at(-1)!);
  return game;
}

/** Dice of the combat with which the defender must retreat; and with which the attacker must, and does. */
const DRIVEN: [number, number] = [1, 0];
const BEATEN: [number, number] = [5, 9];

test("after an Amphibious Assault that does not retreat the Operation player may place his free Offensive Support Base (11.3.1.A)", () => {
  const game = landing(DRIVEN);
  make(game, { supportBaseIn: "1426" });
  const { supportBases, war } = game.state.position;
  expect(supportBases).toContainEqual({ side: 1, hex: PORT_MORESBY, hits: 0 });
  expect(war!.operation[0]!.supportBase).toBe(false);
  const kept = landing(DRIVEN);
  make(kept, { do: "done" });
  expect(kept.state.position.war!.operation[0]!.supportBase).toBe(true);
  expect(offered(landing(DRIVEN, false), "supportBaseIn")).toEqual([]);
  expect(offered(landing(BEATEN), "supportBaseIn")).toEqual([]);
});
