import { describe, expect, it } from "vitest";
import { Gone, type Position } from "../../../lib/games/pacific-war/model/position";
import { pending } from "../../../lib/kernel";
import { decision, diary, hex, make, offered, rules, rulesWith, ship } from "./engine";
import { attacking, type Changes, FIELD, fight, PORT_MORESBY, TOWNSVILLE, unit, WAKE } from "./ground-scenes";

/** In the open six against six: 6 is 2/2 and free, 3 is 1/2 and the defender retreats, 9 is 2/1 and the attacker does. */
const FREE = 6;
const DEFENDER = 3;

describe("31.2.1 Optional retreat", () => {
  it("is offered to the Operation player, then to the other; if nobody goes both lose and stop (31.2.1)", () => {
    const game = fight([FREE], attacking());
    expect(decision(game).side).toBe("japanese");
    make(game, { do: "stay" });
    expect(decision(game).side).toBe("allied");
    make(game, { do: "stay" });
    expect(unit(game, "j-144-rgt")).toMatchObject({ hits: 2, activated: false, cycleMoves: 0 });
    expect(unit(game, "au-7-bde")).toMatchObject({ hits: 2, activated: false });
  });

  it("costs half the losses if a check is passed, but who chose to go must go (31.2.1)", () => {
    const game = fight([FREE, 6], attacking());
    make(game, { do: "retreat" });
    expect(unit(game, "j-144-rgt").hits).toBe(1);
    expect(offered(game, "retreat").length).toBeGreaterThan(1);
    make(game, { retreat: "0620" });
    expect(unit(game, "j-144-rgt")).toMatchObject({ hex: hex("0620"), activated: false, broken: false });
    expect(unit(game, "au-7-bde").hits).toBe(2);
  });

  it("is not offered to a side without a hex to go to (31.2.3)", () => {
    const game = fight([FREE], attacking(WAKE));
    expect(pending(game)).toEqual([]);
    expect([unit(game, "j-144-rgt").hits, unit(game, "au-7-bde").hits]).toEqual([2, 2]);
  });
});

describe("31.2.2 Mandatory retreat", () => {
  it("breaks and deactivates a side that fails its check, with full losses (31.2.2.B)", () => {
    const game = fight([DEFENDER, 7], attacking());
    make(game, { retreat: "0620" });
    expect(unit(game, "au-7-bde")).toMatchObject({
      hex: hex("0620"),
      hits: 2,
      broken: true,
      activated: false,
      cycleMoves: 0,
    });
    expect(unit(game, "j-144-rgt").hits).toBe(1);
  });

  it("lets a side that passes go with half the losses, or stay Activated with all (31.2.2.B)", () => {
    const gone = fight([DEFENDER, 6], attacking());
    make(gone, { do: "retreat" }, { retreat: "0620" });
    expect(unit(gone, "au-7-bde")).toMatchObject({ hits: 1, broken: false, activated: false });
    const stayed = fight([DEFENDER, 6], attacking());
    make(stayed, { do: "stay" });
    expect(unit(stayed, "au-7-bde")).toMatchObject({ hits: 2, hex: FIELD, activated: true });
    expect(unit(stayed, "j-144-rgt").activated).toBe(true);
  });

  const brokenDivision: Changes = {
    "j-144-rgt": { hex: FIELD, entered: true },
    "au-11-div": { hex: FIELD, broken: true },
  };

  it("lets a Broken side retreat without a check and with a step more (31.2.2.A)", () => {
    const game = fight([5], brokenDivision);
    expect(unit(game, "au-11-div").hits).toBe(3);
    make(game, { retreat: "0620" });
    expect(unit(game, "au-11-div").activated).toBe(false);
  });

  it("reads the step more from the data (31.2.2.A)", () => {
    const using = rulesWith("parameters.json", "/groundCombat/brokenLoss", 4);
    expect(unit(fight([5], brokenDivision, { using }), "au-11-div").hits).toBe(6);
  });

  it("takes units that are not Activated along (31.2.2.C)", () => {
    const game = fight([9, 7], {
      ...attacking(),
      "j-garrison-1": { hex: FIELD, activated: false, entered: true },
    });
    make(game, { retreat: "0620" });
    expect(unit(game, "j-garrison-1").hex).toBe(hex("0620"));
  });

  it("interdicts the Base of a side that stays (31.2.2.D)", () => {
    const game = fight([1, 6], attacking(TOWNSVILLE));
    make(game, { do: "stay" });
    const base = game.table.position.bases.find((each) => each.hex === TOWNSVILLE)!;
    expect(base.hits).toBe(rules.baseClasses[base.kind]!.interdictedAt);
  });

  it("eliminates the Base of a side that goes, and engineers found a small one at once (2.3.1, 17.11)", () => {
    const game = fight([2, 9], { ...attacking(TOWNSVILLE), "j-eng-1": { hex: TOWNSVILLE, entered: true } });
    make(game, { lead: "j-144-rgt" }, { retreat: "0622" });
    expect(game.table.position.bases.some((base) => base.hex === TOWNSVILLE)).toBe(false);
    make(game, { do: "stay" }, { found: "japan-base-small" });
    expect(game.table.position.bases.find((base) => base.hex === TOWNSVILLE)?.side).toBe(1);
  });

  it("is ignored by units with a fortification that is not eliminated (2.3.4)", () => {
    const game = fight([DEFENDER], attacking(WAKE), {
      change: ({ fortifications }) => void (fortifications[rules.fortificationOf["a-fort-wake"]!] = 0),
    });
    expect(unit(game, "au-7-bde")).toMatchObject({ hits: 2, hex: WAKE, activated: true });
  });

  const assault: Changes = {
    "j-144-rgt": { hex: PORT_MORESBY, assault: "amphibious", entered: true },
    "j-snlf-kure-3": { hex: PORT_MORESBY, assault: "amphibious", entered: true },
  };
  const withShips =
    (...ids: string[]) =>
    ({ taskForces, groundUnits }: Position): void => {
      for (const group of taskForces)
        if (group.side === 1 && ids.includes(group.id)) group.hex = PORT_MORESBY;
      for (const unit of groundUnits) if (unit.id === "j-snlf-kure-5") unit.hex = Gone.absent;
      for (const unit of groundUnits) if (unit.id === "j-snlf-kure-5") unit.ship = -1;
    };
  const withTransport = withShips("tf-3");

  it("sends an assault back to its transports with double losses (23.8.3)", () => {
    const game = fight([4, 6], assault, { change: withTransport });
    make(game, { lead: "j-144-rgt" }, { do: "retreat" });
    expect(unit(game, "j-144-rgt")).toMatchObject({ hits: 2, ship: ship("j-aa1"), activated: false });
    expect(unit(game, "j-snlf-kure-3")).toMatchObject({ hits: 0, ship: ship("j-aa1"), assault: "none" });
    expect(pending(game)).toEqual([]);
  });

  it("lets the owner say which transport takes which unit of an assault aboard (23.8.1, 23.8.3.C)", () => {
    const game = fight([4, 6], assault, { change: withShips("tf-3", "tf-4") });
    make(game, { lead: "j-144-rgt" }, { do: "retreat" });
    expect(offered(game, "aboard").toSorted()).toEqual(["j-aa1", "j-apd5"]);
    make(game, { move: "j-144-rgt", aboard: "j-apd5" });
    expect(unit(game, "j-144-rgt").ship).toBe(ship("j-apd5"));
    // The APD is full.
    expect(unit(game, "j-snlf-kure-3").ship).toBe(ship("j-aa1"));
    expect(pending(game)).toEqual([]);
  });

  it("lets the owner say who goes aboard where not all find room; the others go by land (31.2.3, 23.8.3.C)", () => {
    const game = fight([4, 6], assault, { change: withShips("tf-4") });
    make(game, { lead: "j-144-rgt" }, { do: "retreat" });
    expect(offered(game, "move")).toEqual(["j-144-rgt", "j-snlf-kure-3"]);
    make(game, { move: "j-snlf-kure-3", aboard: "j-apd5" });
    expect(unit(game, "j-snlf-kure-3").ship).toBe(ship("j-apd5"));
    expect(offered(game, "retreat")).toContain("1427");
    make(game, { retreat: "1427" });
    expect(unit(game, "j-144-rgt")).toMatchObject({ hex: hex("1427"), ship: -1 });
    expect(unit(game, "j-144-rgt")).toMatchObject({ activated: false, assault: "none" });
  });

  /** Steps that the assault loses against the last step of the brigade; the table takes one, and it must retreat. */
  const lost = (dice: number[], broken: boolean): number => {
    const units: Changes = { "au-30-bde": { hex: PORT_MORESBY, hits: 3 } };
    for (const id of Object.keys(assault)) units[id] = { ...assault[id], broken };
    const game = fight(dice, units, { change: withTransport });
    make(game, { lead: "j-144-rgt" });
    if (!broken) make(game, { do: "retreat" });
    return unit(game, "j-144-rgt").hits + unit(game, "j-snlf-kure-3").hits;
  };

  it("doubles what the table takes of an assault, not the step more of a Broken one (23.8.3, 31.2.2.A)", () => {
    expect(lost([6], true)).toBe(3);
  });

  it("halves what is doubled for an assault that passes its check (23.8.3, 31.2.2.B)", () => {
    expect(lost([7, 0], false)).toBe(1);
  });

  it("does not double the losses of an assault that chooses to retreat (23.8.3, 31.2.1)", () => {
    const game = fight([2, 9], assault, { change: withTransport });
    make(game, { lead: "j-144-rgt" }, { do: "retreat" });
    expect(unit(game, "j-144-rgt").hits + unit(game, "j-snlf-kure-3").hits).toBe(2);
  });

  it("reads from the data how many times an assault loses (23.8.3)", () => {
    const using = rulesWith("parameters.json", "/groundCombat/assaultLoss", 1);
    const game = fight([4, 6], assault, { change: withTransport, using });
    make(game, { lead: "j-144-rgt" }, { do: "retreat" });
    expect(unit(game, "j-144-rgt").hits).toBe(1);
  });

  it("costs a Battle Cycle Move instead of all, where the data say so (23.1.2)", () => {
    const using = rulesWith("parameters.json", "/groundCombat/loserPays", true);
    const game = fight([DEFENDER, 7], attacking(), { using });
    make(game, { retreat: "0620" });
    expect(unit(game, "au-7-bde")).toMatchObject({ activated: true, cycleMoves: 1 });
  });
});

describe("31.2.3 Blocked retreat", () => {
  it("removes Allies without a way out, and the Japanese lose nothing (31.2.3)", () => {
    const game = fight([DEFENDER, 7], attacking(WAKE));
    expect(unit(game, "au-7-bde").hex).toBe(Gone.lost);
    expect(unit(game, "j-144-rgt")).toMatchObject({ hits: 0, activated: true });
    expect(diary(game)).toContain("surrender");
  });

  it("leaves both in the hex where the Japanese are not outnumbered (31.2.3)", () => {
    const game = fight([DEFENDER, 7], {
      "j-144-rgt": { hex: WAKE, activated: false },
      "au-7-bde": { hex: WAKE, entered: true },
    });
    make(game, { do: "attack" });
    expect(unit(game, "j-144-rgt")).toMatchObject({ hits: 2, hex: WAKE, broken: false });
    expect(unit(game, "au-7-bde")).toMatchObject({ hits: 1, activated: true });
  });

  it("eliminates outnumbered Japanese for half their steps (31.2.3)", () => {
    const game = fight([5, 7], {
      "j-144-rgt": { hex: WAKE, activated: false },
      "au-11-div": { hex: WAKE, entered: true },
    });
    make(game, { do: "attack" });
    expect(unit(game, "j-144-rgt").hex).toBe(Gone.lost);
    expect(unit(game, "au-11-div")).toMatchObject({ hits: 2, activated: true });
  });

  it("does not concern a side that passes its check (31.2.2)", () => {
    const game = fight([DEFENDER, 6], attacking(WAKE));
    expect(unit(game, "au-7-bde")).toMatchObject({ hits: 2, hex: WAKE });
  });

  const ways = (change: Parameters<typeof fight>[2]): unknown[] =>
    offered(fight([DEFENDER, 7], attacking(), change), "retreat");

  it("closes hexes with enemies, hexes that are full and enemy Entry hexsides (31.2.3)", () => {
    const open = ways({});
    expect(open).toContain("0620");
    const entered = ways({
      change: ({ entryArrows }) => void entryArrows.push({ side: 1, from: hex("0620"), to: FIELD }),
    });
    expect(entered).toEqual(open.filter((id) => id !== "0620"));
    const held = ways({
      change: ({ groundUnits }) =>
        void (groundUnits.find(({ id }) => id === "j-garrison-1")!.hex = hex("0620")),
    });
    expect(held).toEqual(entered);
    const full = fight(
      [DEFENDER, 7],
      { ...attacking(), "au-11-div": { hex: hex("0620") } },
      { using: rulesWith("parameters.json", "/stacking/groundSteps", 9) },
    );
    expect(offered(full, "retreat")).toEqual(entered);
  });

  const besieged: Changes = { ...attacking(), "au-7-bde": { hex: FIELD, hits: 2 } };
  const siege = { change: ({ sieges }: { sieges: object[] }) => void sieges.push({ side: 1, hex: FIELD }) };

  it("closes all hexes of a besieged side (31.6)", () => {
    const game = fight([DEFENDER, 7], besieged, siege);
    expect(unit(game, "au-7-bde").hex).toBe(Gone.lost);
  });
});

describe("31.3 Pursuit", () => {
  /** A division is driven to 0620 with two losses. */
  const driven: Changes = { "j-144-rgt": { hex: FIELD, entered: true }, "au-11-div": { hex: FIELD } };
  const pursuit = (face: number, using = rules) => {
    const game = fight([DEFENDER, 9, face], driven, { using });
    make(game, { retreat: "0620" });
    return game;
  };

  it("costs both a step more, and the pursuers follow and stay Activated (31.3)", () => {
    const game = pursuit(6);
    make(game, { do: "pursue" });
    expect(unit(game, "j-144-rgt")).toMatchObject({ hits: 2, hex: hex("0620"), activated: true });
    expect(unit(game, "au-11-div").hits).toBe(3);
    expect(game.table.position.entryArrows).toEqual([{ side: 1, from: FIELD, to: hex("0620") }]);
  });

  it("deactivates a side that fails its check or declines (31.3)", () => {
    const failed = pursuit(7);
    make(failed, { do: "pursue" });
    expect(unit(failed, "j-144-rgt")).toMatchObject({ hits: 1, hex: FIELD, activated: false });
    const declined = pursuit(0);
    make(declined, { do: "stay" });
    expect(unit(declined, "j-144-rgt")).toMatchObject({ hits: 1, hex: FIELD, activated: false });
  });

  it("is for Activated units alone (31.3)", () => {
    const game = fight([9, 7], { ...attacking(), "au-7-bde": { hex: FIELD, activated: false } });
    make(game, { retreat: "0620" });
    expect(pending(game)).toEqual([]);
    expect(unit(game, "au-7-bde").hex).toBe(FIELD);
  });

  it("reads the losses from the data (31.3)", () => {
    const own = pursuit(6, rulesWith("parameters.json", "/groundCombat/pursuitLoss", 0));
    make(own, { do: "pursue" });
    expect(unit(own, "j-144-rgt").hits).toBe(1);
    const least = pursuit(6, rulesWith("parameters.json", "/groundCombat/pursuitLeast", 3));
    make(least, { do: "pursue" });
    expect(unit(least, "au-11-div").hits).toBe(5);
  });
});
