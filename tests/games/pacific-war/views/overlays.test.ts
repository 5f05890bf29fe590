import { describe, expect, it } from "vitest";
import { garrisonBelt, garrisonOf } from "../../../../lib/games/pacific-war/model/garrison";
import { wayTo } from "../../../../lib/games/pacific-war/model/links/trace";
import type { PacificTable, Position } from "../../../../lib/games/pacific-war/model/position";
import { linkTo, linksOfSide } from "../../../../lib/games/pacific-war/views/overlays/links";
import { docks, garrison, resources } from "../../../../lib/games/pacific-war/views/overlays/war";
import { map } from "../../../../lib/games/pacific-war/views/map";
import type { Overlay } from "../../../../lib/games/view-types";
import { documents, hex, place, rules, scene } from "../engine";
import { type Standing, stand, standing } from "../link-scenes";

/** Overlays of the months: links, resources, the garrison, dry docks. */

const marked = ({ marks }: Overlay, id: string) => marks.find((mark) => mark.place === id);

describe("Command Links on the map", () => {
  const near: Standing = {
    headquarters: { "a-hq-south-pacific": "0135" },
    bases: { allied: ["0722"] },
  };
  const hexesOf = (t: PacificTable, id: string): string[] =>
    wayTo(t, hex(id), 0)!.hexes.map((each) => rules.hexes.ids[each]!);

  it("a way begins at the headquarters, ends at the hex, and goes from neighbour to neighbour (11.4)", () => {
    const t = standing(near);
    const way = hexesOf(t, "0722");
    expect([way[0], way.at(-1)]).toEqual(["0135", "0722"]);
    for (const [i, id] of way.entries())
      if (i > 0)
        expect([...rules.hexes.next.slice(hex(id) * 6, hex(id) * 6 + 6)]).toContain(hex(way[i - 1]!));
    expect(wayTo(t, hex("0722"), 0)!.broken).toBeUndefined();
  });

  it("a port carries the link on over land, and is named on the way (11.5)", () => {
    const t = standing(near);
    const way = wayTo(t, hex("0721"), 0)!;
    expect(way.hubs.map((hub) => rules.hexes.ids[hub])).toEqual(["0722"]);
    expect(linkTo(t, "0721").note).toMatch(
      /^Allies: linked to .* by way of .*, \d+ hexes\. Japan: not linked/,
    );
  });

  it("names the enemy that breaks a way, and marks where (11.6)", () => {
    const before = hexesOf(standing(near), "0722");
    const walls = before.slice(1, -1);
    // Ships all around the port leave no way to it.
    const around = [...rules.hexes.next.slice(hex("0722") * 6, hex("0722") * 6 + 6)]
      .filter((each) => each >= 0)
      .map((each) => rules.hexes.ids[each]!);
    const ships = around.map((id, n): [string, string] => [`j-dd${n + 1}`, id]);
    const t = standing({ ...near, ships });
    const overlay = linkTo(t, "0722");
    expect(overlay.note).toContain("not linked: the way from");
    expect(overlay.note).toContain("(enemy ships)");
    const bad = overlay.marks.filter(({ tone }) => tone === "bad");
    expect(bad).toHaveLength(1);
    expect(walls).toContain(bad[0]!.place);
    const side = linksOfSide(t, 0, "links-allied");
    expect(marked(side, "0722")).toMatchObject({ tone: "bad" });
    expect(side.note).toBe("1 hex with units that are not linked.");
  });

  it("shows what a side reaches, its headquarters, and the ways to its Bases", () => {
    const overlay = linksOfSide(standing(near), 0, "links-allied");
    expect(marked(overlay, "0135")).toMatchObject({ tone: "side:allied", text: "HQ" });
    expect(marked(overlay, "0722")).toMatchObject({ tone: "side:allied" });
    expect(overlay.lines.length).toBeGreaterThan(5);
    expect(overlay.note).toBe("All of its units are linked.");
  });

  it("says of a scenario without Command Links that all is linked (1.3)", () => {
    const lay = (kind: string, from?: string) =>
      map.overlay(rules, documents["scenarios/battle-02-coral-sea.json"]!, kind, from, "map");
    for (const overlay of [lay("links-allied"), lay("link", "1630")])
      expect([overlay.marks, overlay.note]).toEqual([[], "All units are linked in this scenario."]);
    expect(lay("link").note).toBe("Choose a hex.");
  });
});

const war = (change?: (position: Position) => void): PacificTable =>
  scene("still", {}, { scenario: "strategic-1941-45", ...(change && { change }) }).table;

describe("resources, the garrison and dry docks on the map", () => {
  it("gives each Resource hex its points, and says why it is worth less (8.5, 33.1)", () => {
    const t = war((position) => {
      position.war!.homelandLosses = { tokyo: 4, kure: 15 };
      position.control[place("palembang")] = 1;
      position.control[place("balikpapan")] = 1;
      position.war!.interdictedResources = ["balikpapan"];
    });
    const overlay = resources(t);
    const of = (id: string) => marked(overlay, rules.hexes.ids[rules.places[place(id)]!.hex]!)!;
    expect(of("tokyo")).toMatchObject({ tone: "warn", text: "26" });
    expect(of("tokyo").title).toBe("Tokyo: 26 of 30 Resource Points, 4 lost to bombers");
    expect(of("kure")).toMatchObject({ tone: "bad", text: "0" });
    expect(of("palembang")).toMatchObject({ tone: "good", text: "15" });
    expect(of("balikpapan").title).toContain("interdicted");
    expect(of("singapore").title).toContain("not in Japanese hands");
    expect(overlay.note).toContain("Homeland 81 of 100");
  });

  it("the belt of the garrison lies on this side of the Sino-Soviet border, four hexes deep (33.3)", () => {
    const belt = garrisonBelt(rules);
    const countries = new Set([...belt].map((each) => rules.countries[rules.hexes.country[each]!]?.id));
    expect(countries.has("ussr")).toBe(false);
    expect(countries.has("manchuria")).toBe(true);
    expect(belt.has(hex("5436"))).toBe(true);
    expect(belt.has(rules.places[place("tokyo")]!.hex)).toBe(false);
  });

  it("counts divisions that are not too weak, other steps fifteen to a division, and air steps (33.3)", () => {
    const [at] = garrisonBelt(rules);
    const division = rules.groundClasses.findIndex(({ side, size }) => side === 1 && size === "division");
    const brigade = rules.groundClasses.findIndex(({ side, size }) => side === 1 && size === "brigade");
    const { steps } = rules.groundClasses[brigade]!;
    const brigades = Math.ceil(15 / steps);
    const t = war((position) => {
      stand(position, { air: [["j-f-l1", rules.hexes.ids[at!]!]] });
      const unit = { ship: -1, activated: false, cycleMoves: 0, broken: false, entered: false, moved: false };
      const add = (id: string, kind: number, hits: number): void =>
        void position.groundUnits.push({ id, kind, hits, hex: at!, assault: "none", ...unit });
      add("whole", division, 5);
      add("weak", division, 6);
      for (let n = 0; n < brigades; n++) add(`brigade-${n}`, brigade, 0);
    });
    const { divisions, airSteps, wanted } = garrisonOf(t);
    expect(divisions).toBe(1 + Math.floor((brigades * steps) / 15));
    expect(airSteps).toBe(t.position.airUnits[0]!.steps);
    expect(wanted).toEqual({ divisions: 12, airSteps: 30 });
    expect(garrison(t).note).toContain("December 1941: divisions 2 of 12, 10 missing");
  });

  it("says what each dry dock repairs, for whom, and what it lacks (15.1)", () => {
    const t = war((position) => {
      position.control[place("singapore")] = 1;
    });
    const overlay = docks(t);
    const of = (id: string) => marked(overlay, rules.hexes.ids[rules.places[place(id)]!.hex]!)!;
    expect(overlay.marks).toHaveLength(11);
    expect(of("oahu")).toMatchObject({ tone: "side:allied", text: "2" });
    expect(of("tokyo").tone).toBe("side:japanese");
    expect(of("singapore")).toMatchObject({ tone: "warn", text: "1" });
    expect(of("singapore").title).toContain("no capital ships");
  });
});
