import { describe, expect, it } from "vitest";
import { lookUp } from "../../../lib/games/shared/result-table";
import { documents, rules } from "./support";

/** What the text says of air operations, by the numbers of the list of constraints. */

const { baseOf, baseValues, bases, planes, planeOf, fields, fieldOf, shipValues, charts, parameters } = rules;
const sets = Object.keys(baseValues);

/** The values of a base in every set that has it. */
const valuesOf = (id: string) => sets.flatMap((set) => baseValues[set]![baseOf[id]!] ?? []);

describe("constraints of air operations", () => {
  it("6 Port Moresby is an Allied base for land planes with Readying Factor 8, from which 10 Air Factors can take off", () => {
    const { handles } = bases[baseOf["port-moresby"]!]!;
    expect(handles).toContain("land");
    expect(valuesOf("port-moresby").length).toBeGreaterThan(0);
    for (const { readying, launch } of valuesOf("port-moresby")) {
      expect(readying).toBe(8);
      expect(launch.normal).toBeGreaterThanOrEqual(5);
    }
    const owners = Object.entries(documents).flatMap(([path, document]) =>
      path.startsWith("scenarios/")
        ? [(document as { bases: Record<string, string> }).bases["port-moresby"]]
        : [],
    );
    expect(owners.filter((owner) => owner !== undefined && owner !== "allied")).toEqual([]);
  });

  it("7 Port Moresby holds 15 Air Factors and more", () => {
    for (const { capacity } of valuesOf("port-moresby")) expect(capacity).toBeGreaterThanOrEqual(15);
  });

  it("8 Gasmata: Launch Factor 8/4, Anti-aircraft Factor 5, no guns, and not for seaplanes alone", () => {
    expect(valuesOf("gasmata").length).toBeGreaterThan(0);
    for (const values of valuesOf("gasmata"))
      expect(values).toMatchObject({ launch: { normal: 8, minimum: 4 }, antiAircraft: 5, surface: -1 });
    expect(bases[baseOf.gasmata!]!.isSeaplaneBase).toBe(false);
  });

  it("12 Yorktown has the Launch Factor 11/3 and handles Avengers, Dauntless and Wildcats", () => {
    expect(shipValues[fieldOf.yorktown!]!.launch).toEqual({ normal: 11, minimum: 3 });
    for (const id of ["avenger", "dauntless", "wildcat"]) expect(rules.kindOf[`${id}-carrier`]).toBeDefined();
  });

  it("22 Range Factors: P-40 5, Beaufighter 6", () => {
    expect(["p-40", "beaufighter"].map((id) => planes[planeOf[id]!]!.range)).toEqual([5, 6]);
  });

  it("26 35 Air Formations and 14 Task Forces a side", () => {
    expect([parameters.airFormations.counters, parameters.taskForces.counters]).toEqual([35, 14]);
  });

  it("V14, V19 Normal Launch Factors are not below Minimum ones; Range and Movement Factors are 1 and more", () => {
    for (const [field, values] of shipValues.entries())
      if (values)
        expect([fields[field]!.id, values.launch.normal >= values.launch.minimum]).toEqual([
          fields[field]!.id,
          true,
        ]);
    for (const set of sets)
      for (const values of baseValues[set]!)
        if (values) expect(values.launch.normal).toBeGreaterThanOrEqual(values.launch.minimum);
    for (const { range, movement } of planes) expect(Math.min(range, movement)).toBeGreaterThanOrEqual(1);
  });

  it.each([
    ["search", "result", ["S", "U"], 7],
    ["interception", "result", ["Yes", "No"], 7],
    ["shadow", 2, ["S", "U", "-"], 7],
    ["shadow", 3, ["S", "U", "-"], 7],
    ["night-landing", "ship", ["OK", "Elim"], 8],
    ["night-landing", "base", ["OK", "Elim"], 8],
  ] as const)(
    "the %s chart (%s) has a result for every modified die, never a better one for a higher",
    (id, column, order, most) => {
      const results = Array.from(
        { length: most },
        (_, i) => lookUp(charts[id], i + 1, column)?.text ?? "none",
      );
      const ranks = results.map((result) => (order as readonly string[]).indexOf(result));
      expect(ranks).not.toContain(-1);
      expect(ranks[0]).toBe(0);
      expect(ranks.toSorted((a, b) => a - b)).toEqual(ranks);
    },
  );

  it("7.5, 7.6 the charts of winds and clouds have a result for every die and sector", () => {
    for (let face = 1; face <= 6; face++) {
      expect(typeof lookUp(charts["wind-change"], face, "steps")?.parts[0]).toBe("number");
      for (const { id, title } of rules.sectors) {
        const to = lookUp(charts["cloud-movement"], face, id)?.text;
        expect(rules.sectors.map((each) => each.title)).toContain(to);
        expect(to).not.toBe(title);
      }
    }
  });
});
