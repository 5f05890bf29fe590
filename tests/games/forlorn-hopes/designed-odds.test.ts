/** The odds that the sources of the designed tables state, counted over the faces of the die. */
import { describe, expect, it } from "vitest";
import { aircraft, airbases, chart, documents, found, groundUnits, parameters, roll } from "./documents";

const faces = Array.from({ length: parameters.die.faces }, (_, i) => i + 1);
const share = (holds: (face: number) => boolean) => faces.filter(holds).length / faces.length;
const add = (table: string, modifier: string) => found(roll(table).modifiers, modifier).add;

/** The result of a chart for a number, in its rows or in its columns; beyond its ends the last one counts. */
function look(name: string, row: number | string, column: number | string): string {
  const pick = (spans: Record<string, { from?: number; to?: number }>, at: number | string) =>
    typeof at === "string"
      ? at
      : Object.keys(spans).find((id) => {
          const { from = -Infinity, to = Infinity } = spans[id]!;
          return at >= from && at <= to;
        })!;
  const { rows, columns } = chart(name);
  return found(found(rows, pick(rows, row)).cells, pick(columns, column));
}

const g4m = found(aircraft, "g4m").full;
const succeeds = (table: string, changes: number) => {
  const { success } = roll(table);
  return share((face) =>
    success!.when === "at-least" ? face + changes >= success!.value! : face + changes <= success!.value!,
  );
};

describe("odds of the designed tables", () => {
  it("a G4M over a major airbase is disrupted in 2 cases of 10 at medium altitude; at low in 3, and loses a step in 1", () => {
    const factor = found(airbases, "soerabaja").antiAircraft!;
    const result = (name: string, code: string) =>
      share((face) => look(name, g4m.defenseFactor!, face + factor) === code);
    expect([result("anti-aircraft-medium", "D"), result("anti-aircraft-medium", "X")]).toEqual([0.2, 0]);
    expect([result("anti-aircraft-low", "D"), result("anti-aircraft-low", "X")]).toEqual([0.3, 0.1]);
  });

  it("four G4M disrupt a minor airbase in 87 cases of 100, and put 2.8 hits on a port", () => {
    const bombs = g4m.bombFactor!;
    const disrupts = share((face) => look("bombing-airbase", "minor", face + bombs) !== "-");
    expect(1 - (1 - disrupts) ** 4).toBeCloseTo(0.87, 2);
    const hits = faces.reduce(
      (sum, face) => sum + Number(look("bombing-place", "city-or-port", face + bombs)),
      0,
    );
    expect((4 * hits) / faces.length).toBeCloseTo(2.8);
  });

  it("two hits keep three ships of ten in port, three hits half of them", () => {
    expect(succeeds("sortie", 0)).toBe(0.7);
    expect(succeeds("sortie", add("sortie", "three-hits"))).toBe(0.5);
  });

  it("a bomber destroys the radar in 2 cases of 10 while Darwin has at most four hits, then in 5", () => {
    expect(succeeds("darwin-radar", add("darwin-radar", "city-standing"))).toBe(0.2);
    expect(succeeds("darwin-radar", 0)).toBe(0.5);
  });

  it("a group of two that passes an airbase is spotted in 79 cases of 100, with a patrol in 88", () => {
    const seen = (patrol: number) => {
      const rings = [add("spotting", "far"), add("spotting", "two-hexes"), 0];
      return 1 - rings.reduce((unseen, ring) => unseen * (1 - succeeds("spotting", ring + patrol)), 1);
    };
    expect(seen(0)).toBeCloseTo(0.79, 2);
    expect(seen(add("spotting", "patrol"))).toBeCloseTo(0.88, 2);
  });

  it("a convoy four or five hexes away is intercepted in half of the hexes that it enters", () => {
    expect(succeeds("naval-interception", add("naval-interception", "slow-target"))).toBe(0.5);
  });

  it("a regiment with artillery always gets ashore against a Dutch regiment on a beach, and in 7 cases of 10 in a port", () => {
    const factor = (id: string) => found(groundUnits, id).combatFactor;
    const difference = factor("nl-1-1") - factor("j-2-i1") - factor("j-2-art");
    const ashore = (more: number) =>
      share((face) =>
        ["overrun", "ashore", "foothold"].includes(
          look("contested-landing", face + difference + more, "result"),
        ),
      );
    expect([ashore(0), ashore(add("contested-landing", "city-or-port"))]).toEqual([1, 0.7]);
  });

  it("in jungle a lone Japanese regiment disrupts a Dutch one in 8 cases of 10, in open country always", () => {
    const { terrains } = documents["tables/terrain-effects.json"] as unknown as {
      terrains: Record<string, { groundCombat: number }>;
    };
    const [attack, defense] = [found(groundUnits, "j-2-i1"), found(groundUnits, "nl-1-1")].map(
      ({ combatFactor }) => combatFactor,
    ) as [number, number];
    const disrupts = (terrain: string) =>
      share((face) => face + attack - defense + found(terrains, terrain).groundCombat > defense);
    expect([disrupts("jungle"), disrupts("inland")]).toEqual([0.8, 1]);
  });
});
