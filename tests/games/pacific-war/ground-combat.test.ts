import { describe, expect, it } from "vitest";
import { pending } from "../../../lib/kernel";
import { decision, diary, hex, make, offered, rulesWith } from "./engine";
import { attacking, type Changes, facing, FIELD, fight, PORT_MORESBY, unit } from "./ground-scenes";

/** The Japanese landing at Port Moresby: a battalion of Marines, and a regiment with two hits. */
const landing: Changes = {
  "j-snlf-kure-3": { hex: PORT_MORESBY, assault: "amphibious", entered: true },
  "j-144-rgt": { hex: PORT_MORESBY, assault: "amphibious", entered: true, hits: 2 },
};

describe("31.1 Ground Combat Phase", () => {
  it("plays the assault on Port Moresby as the Comprehensive Example does (31.1)", () => {
    const game = fight([6, 8], landing);
    // The Operation player must attack: nothing is asked but who leads.
    expect(offered(game, "lead")).toEqual(["j-144-rgt", "j-snlf-kure-3"]);
    make(game, { lead: "j-snlf-kure-3" });
    expect(diary(game)).toContain(
      "Troop Quality 4 against 5: column 9, with the hex 6. 2 to 4 steps, die 6: 3/0",
    );
    expect([unit(game, "j-snlf-kure-3").hits, unit(game, "j-144-rgt").hits]).toEqual([1, 3]);
    expect(unit(game, "au-30-bde")).toMatchObject({ hits: 0, hex: PORT_MORESBY, broken: false });
  });

  it("has no combat where nobody is Activated (31.1.A)", () => {
    const game = fight([], {
      "j-144-rgt": { hex: FIELD, activated: false },
      "au-7-bde": { hex: FIELD, activated: false },
    });
    expect(pending(game)).toEqual([]);
    expect(diary(game)).toBe("");
  });

  it("lets the Operation player attack for a Battle Cycle Move, or stop for good (31.1.B)", () => {
    const attacked = fight([6], facing());
    expect(decision(attacked).side).toBe("japanese");
    expect(offered(attacked, "do")).toEqual(["attack", "deactivate"]);
    make(attacked, { do: "attack" });
    expect(unit(attacked, "j-144-rgt").cycleMoves).toBe(1);
    const stopped = fight([], facing());
    make(stopped, { do: "deactivate" });
    expect(unit(stopped, "j-144-rgt")).toMatchObject({ activated: false, cycleMoves: 0 });
  });

  it("then asks the Reaction player, who attacks or stops as well (31.1.D)", () => {
    const game = fight([6], facing());
    make(game, { do: "deactivate" });
    expect(decision(game).side).toBe("allied");
    make(game, { do: "attack" });
    expect(unit(game, "au-7-bde").cycleMoves).toBe(1);
    expect(diary(game)).toContain("Australian 7th Brigade attacks 144th Infantry Regiment");
  });

  it("leaves the Reaction player the choice even where he came alone to the enemy (31.1.D)", () => {
    const came: Changes = {
      "j-144-rgt": { hex: FIELD, activated: false },
      "au-7-bde": { hex: FIELD, entered: true },
    };
    const game = fight([], came);
    expect(decision(game).side).toBe("allied");
    expect(offered(game, "do")).toEqual(["attack", "deactivate"]);
    make(game, { do: "deactivate" });
    expect(unit(game, "au-7-bde")).toMatchObject({ activated: false, cycleMoves: 0, hex: FIELD });
  });

  it("does not ask a Reaction player without Activated units (31.1.C)", () => {
    const game = fight([], { "j-144-rgt": { hex: FIELD }, "au-7-bde": { hex: FIELD, activated: false } });
    make(game, { do: "deactivate" });
    expect(pending(game)).toEqual([]);
  });

  it("makes the Operation player attack where he came alone to the enemy, for no further move (31.1.B)", () => {
    const game = fight([6], attacking());
    expect(diary(game)).toContain("attacks");
    expect(unit(game, "j-144-rgt").cycleMoves).toBe(2);
  });

  it("lets a reinforced Operation player wait, but those that were there pay a move (31.1.B)", () => {
    const game = fight([], { ...attacking(), "j-garrison-1": { hex: FIELD } });
    expect(offered(game, "do")).toEqual(["attack", "wait"]);
    make(game, { do: "wait" });
    expect([unit(game, "j-garrison-1").cycleMoves, unit(game, "j-144-rgt").cycleMoves]).toEqual([1, 2]);
    expect(decision(game).side).toBe("allied");
  });

  it("deactivates units that have no move left to pay for an attack, and they take no part (31.1.B)", () => {
    const game = fight([6], { ...facing(), "j-garrison-1": { hex: FIELD, cycleMoves: 0 } });
    make(game, { do: "attack" });
    expect(unit(game, "j-garrison-1").activated).toBe(false);
    expect(diary(game)).toContain("144th Infantry Regiment attacks");
    expect(diary(game)).toContain("3 to 3 steps");
  });

  it("makes the side of an Amphibious Assault attack, whoever it is (31.1.E)", () => {
    const game = fight([6, 0], {
      "j-144-rgt": { hex: FIELD },
      "au-7-bde": { hex: FIELD, assault: "amphibious" },
    });
    expect(diary(game)).toContain("Australian 7th Brigade attacks");
    expect(unit(game, "au-7-bde").cycleMoves).toBe(2);
  });

  it("examines hexes in the order of the Operation player (31.1)", () => {
    const game = fight([], { ...facing(), "j-garrison-1": { hex: PORT_MORESBY } });
    expect(decision(game).side).toBe("japanese");
    expect(offered(game, "examine").toSorted()).toEqual(["0720", "1426"]);
    make(game, { examine: "1426" }, { do: "deactivate" });
    expect(unit(game, "j-garrison-1").activated).toBe(false);
  });
});

describe("31.1.2 Troop Quality of lead units", () => {
  it("is halved for a Broken lead (31.1.2)", () => {
    const game = fight([9, 0], { ...attacking(), "j-144-rgt": { hex: FIELD, entered: true, broken: true } });
    expect(diary(game)).toContain("Troop Quality 3 against 6: column 7");
  });

  it("is not halved for an assault that finds friends ashore (23.8.3)", () => {
    const game = fight([9, 1], { ...landing, "j-garrison-1": { hex: PORT_MORESBY } });
    make(game, { lead: "j-snlf-kure-3" });
    expect(diary(game)).toContain("Troop Quality 7 against 5: column 12, with the hex 9");
  });

  it.each([
    ["a Clear hex", "0720", 10],
    ["Jungle/Hill", "0722", 8],
    ["a Mixed hex", "1021", 7],
    ["Mountain", "1426", 7],
    ["a Clear hex with a river", "4312", 8],
    ["Jungle/Hill with a river, which adds nothing", "4413", 8],
  ])("gives the defender the columns of %s (31.1.2)", (_name, id, column) => {
    const game = fight([9, 0], { "au-30-bde": { hex: FIELD + 1 }, ...attacking(hex(id)) });
    expect(diary(game)).toContain(`column 10, with the hex ${column}.`);
  });

  it("reads columns, the river and the modifier of the ratio from the data, and nothing is less than 0 (31.1.2)", () => {
    const steep = rulesWith("tables/terrain-effects.json", "/lands/clear/columns", -12);
    expect(diary(fight([9, 0], attacking(), { using: steep }))).toContain("with the hex 0.");
    const wild = rulesWith("tables/terrain-effects.json", "/river/columns", -5);
    expect(diary(fight([9, 0], attacking(hex("4312")), { using: wild }))).toContain("with the hex 5.");
    const ratio = rulesWith("charts/ground-ratio.json", "/rows/50/cells/die", "-4");
    expect(diary(fight([9, 0], attacking(), { using: ratio }))).toContain("die 5");
  });

  it("shifts a column for the side that alone has armor, with the option (34.15)", () => {
    const armored = rulesWith("ground-units.json", "/groundUnits/j-144-rgt/type", "armor");
    const shifted = fight([9, 0], attacking(), { using: armored, options: ["armor-advantage"] });
    expect(diary(shifted)).toContain("column 10, with the hex 11.");
    expect(diary(fight([9, 0], attacking(), { using: armored }))).toContain("with the hex 10.");
    const us: Changes = { "j-144-rgt": { hex: FIELD, entered: true }, "us-americal-div": { hex: FIELD } };
    const held = fight([9, 0], us, { using: armored, options: ["armor-advantage"] });
    expect(diary(held)).toContain("column 10, with the hex 10.");
  });
});
