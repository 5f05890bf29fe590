import { describe, expect, it } from "vitest";
import {
  hitAirAtSea,
  hitPassenger,
  hitShip,
  type NavalHit,
  settlePassengerHits,
} from "../../../../lib/games/fire-in-the-sky/ch13-damage";
import {
  damageShip,
  eliminateLand,
  pieceAt,
  sinkShip,
  toTrack,
} from "../../../../lib/games/fire-in-the-sky/model/pieces";
import { Flag } from "../../../../lib/games/fire-in-the-sky/model/position";
import type { Rules } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { Scene } from "../helpers";
import { values } from "../chapters/table-top";
import { both, first, later, onTable } from "./support";

/** Damage in the difference table: the edition of 2005, then the later one. */

const same = <V>(value: V): V[] => [value, value];
const placeOf = (scene: Scene, p: number): string => scene.rules.places[scene.position.at[p]!]!.id;

describe("ships", () => {
  it("DIF-37 BBV is no carrier, later one with an Air Strength", () => {
    const hybrid = ({ pieces, pieceOf }: Rules) => {
      const { carrier, airStrength, firepower } = pieces[pieceOf["j-bbv-ise-hyuga"]!]!;
      return { carrier, airStrength, firepower };
    };
    expect(both(hybrid)).toEqual([
      { carrier: false, airStrength: 0, firepower: 2 },
      { carrier: true, airStrength: 2, firepower: 2 },
    ]);
    // So, damaged, it comes back to a port, or without planes to their box.
    const back = onTable({ phasing: "japan", turn: 1, options: ["optional-ships"] }, (scene) => {
      const p = scene.unit("j-bbv-ise-hyuga", "truk");
      damageShip(scene.t, p, 1);
      scene.position.due[p] = 1;
      return values(scene.play("arrivals", []), "to");
    });
    expect(back).toEqual([
      ["kure", "yokosuka"],
      ["carriers-without-planes-kure", "carriers-without-planes-yokosuka"],
    ]);
  });

  /** What each of the Damage Checks of a battleship of Defense 11 needs after so many torpedoes that do not sink it. */
  const checks = (rules: Rules, hits: number, options: string[] = []): (number | undefined)[] => {
    const scene = new Scene({ turn: 6, options, rules });
    const p = scene.unit("j-bb-mutsu-nagato", "1405");
    scene.t.state.chance = { kind: "listed", dice: new Array<number>(2 * hits).fill(1), next: 0 };
    scene.t.logging = true;
    hitShip(scene.t, p, new Array<NavalHit>(hits).fill({ attack: "submarine", by: 1 }));
    return scene.t.events.flatMap(({ dice = [] }) => dice.map(({ need }) => need));
  };

  it("DIF-43 several hits make Damage Checks harder by an optional rule, later always, as any of three readings has it", () => {
    expect(both((rules) => checks(rules, 1))).toEqual(same([9]));
    // The printed example: of three checks the second and the third add 1.
    expect(both((rules) => checks(rules, 3))).toEqual([
      [9, 9, 9],
      [9, 8, 8],
    ]);
    expect(checks(later, 4)).toEqual([9, 8, 8, 8]);
    // 1 for every hit over one on each check: the optional rule of 2005, and a reading of the later one.
    expect(checks(first, 3, ["oomph-in-your-hits"])).toEqual([7, 7, 7]);
    expect(checks(later, 3, ["heavier-hits-every-check"])).toEqual([7, 7, 7]);
    expect(checks(later, 3, ["heavier-hits-growing"])).toEqual([9, 8, 7]);
    expect(checks(later, 2, ["heavier-hits-every-check"])).toEqual([8, 8]);
    // That table has no such rule to switch on, and the two readings do not add up.
    expect(checks(later, 3, ["oomph-in-your-hits"])).toEqual([9, 8, 8]);
    expect(checks(later, 3, ["heavier-hits-every-check", "heavier-hits-growing"])).toEqual([7, 7, 7]);
  });

  it("DIF-44 Japanese carriers and all battleships are sunk for good, later every ship", () => {
    const fate = (type: string) =>
      onTable({}, (scene) => {
        const p = scene.unit(type, "1405");
        sinkShip(scene.t, p);
        return placeOf(scene, p);
      });
    for (const type of ["j-cv-akagi-kaga", "j-bb-mutsu-nagato", "u-bb-iowa-new-jersey", "n-dd"])
      expect(fate(type)).toEqual(same("removed"));
    for (const type of ["j-dd", "j-ca", "u-cv-saratoga-wasp", "u-cvl-cabot-bataan", "u-dd", "b-dd"])
      expect(fate(type)).toEqual(["available", "removed"]);
    const all = new Set(later.types.flatMap(({ shipClass }) => shipClass ?? []));
    for (const nation of later.parameters.damage.sunkForever)
      expect([...all].every((shipClass) => nation.includes(shipClass))).toBe(true);
  });
});

describe("what is carried", () => {
  /** A unit at sea that is hit so often: where it is, its steps, and the turn in which it comes back. */
  const hit = (type: string, hits: number, steps?: number) =>
    onTable({ turn: 6 }, (scene) => {
      const p = scene.unit(type, "rabaul", steps);
      scene.force("japan", "rabaul", p);
      hitPassenger(scene.t, p, hits);
      settlePassengerHits(scene.t, scene.place("rabaul"));
      return [placeOf(scene, p), scene.position.steps[p], scene.position.due[p]];
    });

  it("DIF-47 a replacements marker at sea is lost to as many hits as its value, in either edition", () => {
    expect(hit("japan-replacements", 1, 2)).toEqual(same(["rabaul", 2, 0]));
    expect(hit("japan-replacements", 2, 2)).toEqual(same(["available", 0, 0]));
    expect(hit("japan-replacements", 1, 1)).toEqual(same(["available", 0, 0]));
  });

  it("DIF-77 hits equal to its full strength eliminate a full-strength unit at sea, in either edition", () => {
    expect(hit("j-land-8", 7)).toEqual(same(["rabaul", 1, 0]));
    expect(hit("j-land-8", 8)).toEqual(same(["turn-record-track", 2, 8]));
    expect(hit("j-land-2", 2)).toEqual(same(["turn-record-track", 2, 8]));
    // Every printed unit of two steps has half its strength on the other side.
    for (const { kind, maxSteps, strength, reduced } of later.types)
      if (kind === "land" && maxSteps === 2) expect(reduced * 2).toBe(strength);
  });

  it("DIF-66 who comes back, and when: the rules of 2005 and the chart of the later edition say the same", () => {
    const fates = onTable({ turn: 6, phasing: "japan" }, (scene) => {
      const { t, position } = scene;
      const [damaged, away] = scene.units("1405", "j-ca", "j-ca");
      const [lost, unlanded] = scene.units("truk", "j-land-4", "j-land-2");
      const [shot] = scene.air("japan", "rabaul", 2);
      damageShip(t, damaged!, 2);
      toTrack(t, away!, t.rules.parameters.delays.withdrawn);
      eliminateLand(t, lost!);
      toTrack(t, unlanded!, t.rules.parameters.delays.notLanded);
      scene.force("japan", "rabaul", shot!);
      hitAirAtSea(t, shot!, 2);
      const due = (p: number | undefined) => position.due[p!];
      return {
        ...t.rules.parameters.delays,
        dues: [damaged, away, lost, unlanded].map(due),
        air: [placeOf(scene, shot!), position.flags[damaged!]! & Flag.needsPlanes, pieceAt(t, shot!).kind],
      };
    });
    expect(fates[1]).toEqual(fates[0]);
    // Two Reinforcement Phases for each hit; two for an eliminated land unit; the next one for the rest.
    expect(fates[1].dues).toEqual([10, 7, 8, 7]);
    expect(fates[1].air).toEqual(["available", 0, "air"]);
    expect(fates[1].disbanded).toBe(1);
  });
});
