import { describe, expect, it } from "vitest";
import { pacificWarModule } from "../../../lib/games/pacific-war/module";
import { view } from "../../../lib/kernel";
import { documents, hex, rules, scenarioDocument, scene, ship } from "./engine";

const scenarios = Object.keys(documents).flatMap((path) => /^scenarios\/(.*)\.json$/.exec(path)?.[1] ?? []);

describe("compiled map", () => {
  it("lets ships and ground units cross the sides that the map leaves open (2.5.2)", () => {
    const { sea, ground, water, land } = rules.hexes;
    expect([water[hex("1134")], land[hex("1134")]]).toEqual(["restricted", "jungle-hill"]);
    // Guadalcanal: water lies to its north-east, east and north-west.
    expect(ground[hex("1134")]! & 0b100011).toBe(0);
    expect(sea[hex("1134")]).toBeGreaterThan(0);
  });
});

describe("set-ups", () => {
  it.each(scenarios)("%s becomes a sound position, which is printed and read back", (id) => {
    const made = pacificWarModule.setup(rules, scenarioDocument(id), { options: [] });
    expect(made.ok ? [] : made.error).toEqual([]);
    const { table } = scene("still", {}, { scenario: id });
    expect(pacificWarModule.invariants(table)).toEqual([]);
    const printed = pacificWarModule.print(table);
    const read = pacificWarModule.parse(rules, printed);
    expect(read.ok && read.value.position).toEqual(table.position);
  });

  it("hide the ships, aircraft and troops of one side from the other (2.5.10)", () => {
    const game = scene("still");
    const { ships, airUnits } = view(game, "allied") as unknown as {
      ships: object;
      airUnits: { id: string }[];
    };
    expect(Object.keys(ships)).toEqual(["us-cv4", "us-cl6"]);
    expect(airUnits.map(({ id }) => id)).not.toContain("shokaku-air-group");
    expect(game.table.position.fleet.hex[ship("j-cv5")]).toBe(hex("1536"));
  });
});
