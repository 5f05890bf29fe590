import { describe, expect, it } from "vitest";
import type { Position } from "../../../../lib/games/forlorn-hopes/model/position";
import { JAPANESE } from "../../../../lib/games/forlorn-hopes/model/rules";
import { kindOf } from "../../../../lib/games/forlorn-hopes/model/stacking";
import { steady } from "../../../../lib/games/forlorn-hopes/players";
import { forceFor } from "../../../../lib/games/forlorn-hopes/players/landings";
import { navalPlan } from "../../../../lib/games/forlorn-hopes/players/naval-plan";
import { DONE, seedState } from "../../../../lib/kernel";
import { ground, hex, rules, scene, ship } from "../support";

const missions = (change?: (position: Position) => void) =>
  scene("alternating-missions", { side: JAPANESE }, change && { change }).table;

/** The regiments of the 38th Division with its guns and tanks, on two transports. */
const division = ["j-38-i1", "j-38-i2", "j-38-i3", "j-38-art", "j-tk4-1"].map(ground);
const lift = ["jef-t-1", "jef-t-2"].map(ship);

describe("the landings of steady in Forlorn Hopes", () => {
  it("begin in the first week", () => {
    expect(navalPlan(missions(), JAPANESE)!.kind).toBe("transport");
  });

  it("take no more than one regiment to a lone place that nobody holds", () => {
    const table = missions(({ ground: { site } }) => void (site[ground("au-gull")] = -1));
    expect(forceFor(table, JAPANESE, division, lift, hex("2705"))).toEqual([ground("j-38-i1")]);
  });

  it("take several regiments, guns and tanks to Java, where there is much to take", () => {
    const kinds = forceFor(missions(), JAPANESE, division, lift, hex("1807")).map((unit) =>
      kindOf(missions(), unit),
    );
    expect(kinds.filter((kind) => kind === "infantry").length).toBeGreaterThan(1);
    expect(kinds).toEqual(expect.arrayContaining(["artillery", "armor"]));
  });

  it("do not go where own troops wait aboard already", () => {
    const first = navalPlan(missions(), JAPANESE)!.site;
    const table = missions(({ ground: { site, aboard } }) => {
      site[ground("j-18-124")] = first;
      aboard[ground("j-18-124")] = ship("jwf-daihatsu");
    });
    expect(navalPlan(table, JAPANESE)!.site).not.toBe(first);
  });

  it("have warships for them: those of a fleet that can land somewhere do not sail off alone", () => {
    const plan = navalPlan(missions(), JAPANESE)!;
    expect(
      plan.ships.some((each) => rules.ships[each]!.class === "DD" || rules.ships[each]!.class === "CL"),
    ).toBe(true);
    expect(plan.ships.every((each) => rules.ships[each]!.fleet !== "covering")).toBe(true);
  });

  it("begin where troops are left: empty transports go to a port from which a regiment can sail on", () => {
    const table = missions(({ fleet, ground: { site } }) => {
      for (const [each, { side }] of rules.ships.entries()) if (side !== JAPANESE) fleet.site[each] = -1;
      for (const [unit, each] of rules.groundUnits.entries()) if (each.side === JAPANESE) site[unit] = -1;
      for (const id of ["j-48-f1", "j-48-f2"]) site[ground(id)] = hex("2404");
    });
    const plan = navalPlan(table, JAPANESE)!;
    expect([plan.kind, plan.site]).toEqual(["stage", hex("2404")]);
    expect(plan.ships.map((each) => rules.ships[each]!.class)).toContain("T");
  });

  it("spend no points for the Covering Fleet on the last turn (5.2)", () => {
    const game = scene("covering-fleet-commitment", {}, { change: (position) => void (position.turn = 12) });
    expect(steady.play(game, JAPANESE, seedState(1))).toBe(DONE);
  });
});
