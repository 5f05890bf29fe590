import { describe, expect, it } from "vitest";
import type { FlatTopScenario } from "../../../lib/documents/generated/types";
import { hexesOfZone } from "../../../lib/games/flat-top/ch04-charts";
import { documents, rulesOf } from "./support";

const scenarios = Object.keys(documents).flatMap((path) => /^scenarios\/(.+)\.json$/.exec(path)?.[1] ?? []);
const read = (id: string) => documents[`scenarios/${id}.json`] as unknown as FlatTopScenario;

describe("26 the scenarios", () => {
  it("are the six of the game", () => {
    expect(scenarios.toSorted()).toEqual([
      "coral-sea-the-battle",
      "eastern-solomons",
      "reinforcing-henderson-field",
      "rings-around-rabaul",
      "the-fight-for-henderson",
      "training",
    ]);
  });

  it.each(scenarios)("%s places every Task Force in its zone", (id) => {
    const rules = rulesOf(id);
    const { sides } = read(id);
    const outside = (["allied", "japanese"] as const).flatMap((side) =>
      sides[side].zones.flatMap((zone, i) =>
        zone.taskForces.flatMap((number) => {
          const force = sides[side].taskForces[String(number)];
          const hex = force?.hex === undefined ? undefined : rules.hexes.of[force.hex];
          return hex === undefined || hexesOfZone(rules, sides[side].zones, i).includes(hex)
            ? []
            : [`${side} ${number}`];
        }),
      ),
    );
    expect(outside).toEqual([]);
  });

  it("26 The Fight for Henderson begins by the south edge or south of Ndeni, and east of New Ireland", () => {
    const rules = rulesOf("the-fight-for-henderson");
    const { allied, japanese } = read("the-fight-for-henderson").sides;
    const begins = (zones: FlatTopScenario["sides"]["allied"]["zones"], i: number) =>
      hexesOfZone(rules, zones, i).map((hex) => rules.hexes.ids[hex]!);
    const own = begins(allied.zones, 0);
    expect(["A50", "JJJ45", "JJJJ29", "EEEE29"].filter((id) => !own.includes(id))).toEqual([]);
    expect(["A44", "JJJJ28", "DDDD29", "JJJ44"].filter((id) => own.includes(id))).toEqual([]);
    const other = begins(japanese.zones, 1);
    expect(["Y1", "JJJJ2"].filter((id) => !other.includes(id))).toEqual([]);
    expect(["A1", "S2", "Y3"].filter((id) => other.includes(id))).toEqual([]);
  });

  it("26.1 Rings Around Rabaul has the fewest ships and planes, the training scenario aside", () => {
    const size = (id: string): number => {
      const { sides } = read(id);
      return [sides.allied, sides.japanese].reduce((sum, { taskForces, planes }) => {
        const ships = Object.values(taskForces).reduce(
          (all, { ships: named, others = {} }) =>
            all + named.length + Object.values(others).reduce((count, each) => count + each, 0),
          0,
        );
        const stacks = Object.values(planes).flatMap((boxes) => Object.values(boxes).flat());
        return sum + ships + stacks.reduce((all, { count }) => all + count, 0);
      }, 0);
    };
    const others = scenarios.filter((id) => id !== "training" && id !== "rings-around-rabaul");
    for (const id of others) expect(size("rings-around-rabaul")).toBeLessThan(size(id));
  });

  it.each([
    ["coral-sea-the-battle", 18],
    ["reinforcing-henderson-field", 108],
    ["the-fight-for-henderson", 87],
    ["training", 14],
  ])("%s lasts %i turns", (id, turns) => {
    expect(read(id).clock.turns).toBe(turns);
  });

  it("26.3 lists submarines in orders of battle, and places none", () => {
    expect(read("coral-sea-the-battle").sides.allied.orderOfBattle.submarines).toBeGreaterThan(0);
    for (const id of scenarios)
      for (const { taskForces } of Object.values(read(id).sides))
        for (const { others = {} } of Object.values(taskForces))
          expect(Object.keys(others).filter((ship) => ship.endsWith("-ss"))).toEqual([]);
  });
});
