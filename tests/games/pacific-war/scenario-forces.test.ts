/** What the rules allow in a set-up, by the numbers of the digests: V1 to V23 and V-01 to V-29. */
import { describe, expect, it } from "vitest";
import { bases, headquarters, markers, sideOf, submarineCommands, fortifications } from "./counters";
import { found } from "./documents";
import {
  airClass,
  airHex,
  controlOf,
  force,
  forces,
  grouped,
  groundHex,
  groundUnit,
  hasLand,
  hexAt,
  isAtoll,
  placesIn,
  scenario,
  scenarioIds,
  ship,
  shipHex,
  sideNames,
  waterOf,
} from "./set-ups";

const capital = ["BB", "BC", "CV", "CVL", "CVS"];
const carriers = ["CV", "CVL", "CVE"];
const keys = Object.keys as (object: object) => string[];

describe.each(forces)("set-up of %s, %s side", (id, side) => {
  const own = force(id, side);

  it("V1 has pieces of its own side only, each with hits below what ends it (V-29)", () => {
    for (const each of keys(own.ships)) {
      expect([each, sideOf(ship(each).nation)]).toEqual([each, side]);
      expect([each, (own.ships[each]?.hits ?? 0) < ship(each).hitCapacity]).toEqual([each, true]);
    }
    for (const each of keys(own.groundUnits)) {
      expect([each, sideOf(groundUnit(own, each).nation)]).toEqual([each, side]);
      expect([each, (own.groundUnits[each]?.hits ?? 0) < groundUnit(own, each).steps]).toEqual([each, true]);
    }
    for (const each of keys(own.airUnits)) {
      const { nation, steps } = airClass(own, each);
      expect([each, sideOf(nation)]).toEqual([each, side]);
      expect([each, own.airUnits[each]!.steps <= steps]).toEqual([each, true]);
    }
    for (const { unit } of Object.values(own.bases))
      expect([unit, sideOf(found(bases, unit).nation)]).toEqual([unit, side]);
    for (const each of keys(own.headquarters ?? {}))
      expect([each, sideOf(found(headquarters, each).nation)]).toEqual([each, side]);
    for (const each of keys(own.submarineCommands ?? {}))
      expect([each, sideOf(found(submarineCommands, each).nation)]).toEqual([each, side]);
    for (const each of keys(own.fortifications ?? {}))
      expect([each, sideOf(found(fortifications, each).nation)]).toEqual([each, side]);
  });

  it("says of every ship, air unit and ground unit one place, and no more", () => {
    const places = [
      ...Object.entries(own.ships).map(([each, { at, taskForce }]) => [each, at, taskForce]),
      ...Object.entries(own.airUnits).map(([each, { at, on }]) => [each, at, on]),
      ...Object.entries(own.groundUnits).map(([each, { at, on }]) => [each, at, on]),
    ];
    expect(places.filter(([, at, on]) => (at === undefined) === (on === undefined))).toEqual([]);
    const rows = keys(own.ships).filter((each) => {
      const { taskForce, row } = own.ships[each]!;
      return (taskForce === undefined) !== (row === undefined);
    });
    expect(rows).toEqual([]);
  });

  it("V2, V-01 has at most 48 ground steps in a hex, the Base among them", () => {
    const units = grouped(keys(own.groundUnits), (each) => groundHex(own, each));
    for (const [hex, ids] of Object.entries(units)) {
      const steps = ids.reduce(
        (sum, each) => sum + groundUnit(own, each).steps - (own.groundUnits[each]?.hits ?? 0),
        0,
      );
      const base = keys(own.bases).some((place) => hexAt(place) === hex) ? 1 : 0;
      expect([hex, steps + base <= 48]).toEqual([hex, true]);
    }
  });

  it("V12, V-02, V-03 has Task Forces within their limits: size, carriers in the Core, Core no smaller than Screen", () => {
    for (const [name, { dummy }] of Object.entries(own.taskForces)) {
      const members = keys(own.ships).filter((each) => own.ships[each]?.taskForce === name);
      const row = (which: string) => members.filter((each) => own.ships[each]?.row === which);
      const big = members.filter((each) => capital.includes(ship(each).type)).length;
      expect([name, members.length > 0]).toEqual([name, dummy !== true]);
      expect([name, big <= 6, members.length - big <= 4]).toEqual([name, true, true]);
      expect([name, row("core").length >= row("screen").length]).toEqual([name, true]);
      expect(row("screen").filter((each) => carriers.includes(ship(each).type))).toEqual([]);
    }
    const most = found(markers, `task-force-${side}`).count ?? 0;
    expect(keys(own.taskForces).length).toBeLessThanOrEqual(most);
  });

  it("V5, V-06, V-07 has every air unit on an airbase of its side or on a carrier that can carry it", () => {
    const aboard = grouped(
      keys(own.airUnits).filter((each) => own.airUnits[each]?.on !== undefined),
      (each) => own.airUnits[each]!.on!,
    );
    for (const [carrier, ids] of Object.entries(aboard)) {
      const { nation, launchCapacity } = ship(carrier);
      const steps = ids.reduce((sum, each) => sum + own.airUnits[each]!.steps, 0);
      const room = (launchCapacity ?? 0) - (own.ships[carrier]?.hits ?? 0);
      expect([carrier, steps <= room]).toEqual([carrier, true]);
      for (const each of ids)
        expect([each, airClass(own, each).carrier, airClass(own, each).nation]).toEqual([each, true, nation]);
    }
    for (const each of keys(own.airUnits)) {
      if (own.airUnits[each]?.on !== undefined) continue;
      const place = keys(own.bases).find((base) => hexAt(base) === airHex(own, each));
      expect([each, place === undefined]).toEqual([each, false]);
      expect([each, placesIn(hexAt(place!)).some(({ airfield }) => airfield !== "none")]).toEqual([
        each,
        true,
      ]);
    }
  });

  it("V6, V-08 has air units reorganised: at most one below six steps of a kind at a base", () => {
    const kinds = grouped(
      keys(own.airUnits).filter((each) => airClass(own, each).engine !== "LRA"),
      (each) => {
        const { engine, carrier, level, nation } = airClass(own, each);
        const { at, on, class: kind } = own.airUnits[each]!;
        return [at ?? on, nation, engine, carrier ?? false, level, kind].join(" ");
      },
    );
    for (const [kind, ids] of Object.entries(kinds)) {
      const short = ids.filter((each) => own.airUnits[each]!.steps < 6);
      expect([kind, short.length <= 1]).toEqual([kind, true]);
    }
  });

  it("V3, V-17 has Bases at ports or airfields, no larger than the map lets them grow", () => {
    for (const [place, { unit }] of Object.entries(own.bases)) {
      const hex = hexAt(place);
      const here = placesIn(hex);
      const { size } = found(bases, unit);
      expect([place, here.some(({ port, airfield }) => port || airfield !== "none")]).toEqual([place, true]);
      if (size === "large")
        expect([place, isAtoll(hex) || here.every(({ airfield }) => airfield !== "large")]).toEqual([
          place,
          false,
        ]);
      expect(["0837", "3055"]).not.toContain(hex);
    }
    const used = grouped(Object.values(own.bases), ({ unit }) => unit);
    for (const [unit, all] of Object.entries(used))
      expect([unit, all.length <= found(bases, unit).count]).toEqual([unit, true]);
  });

  it("V8, V-28 has headquarters and Submarine Commands in ports with a Base", () => {
    const seats = [
      ...Object.values(own.headquarters ?? {}),
      ...Object.values(own.submarineCommands ?? {}),
    ].map(({ at }) => at);
    for (const at of seats) {
      expect([at, placesIn(hexAt(at)).some(({ port }) => port)]).toEqual([at, true]);
      expect([at, keys(own.bases).some((base) => hexAt(base) === hexAt(at))]).toEqual([at, true]);
    }
  });

  it("V11, V-11 keeps to three small ships or one seaplane carrier in an anchorage", () => {
    const harboured = grouped(
      keys(own.ships).filter((each) => own.ships[each]?.at !== undefined),
      (each) => shipHex(own, each),
    );
    for (const [hex, ids] of Object.entries(harboured)) {
      if (keys(own.bases).some((base) => hexAt(base) === hex)) {
        expect([hex, placesIn(hex).some(({ port }) => port)]).toEqual([hex, true]);
        continue;
      }
      const big = ids.filter((each) => capital.includes(ship(each).type));
      const anchorage =
        waterOf(hex) === "restricted" || isAtoll(hex) || placesIn(hex).some(({ port }) => port);
      expect([hex, anchorage]).toEqual([hex, true]);
      expect([
        hex,
        big.length === 0 ? ids.length <= 3 : ids.length === 1 && ship(big[0]!).type === "CVS",
      ]).toEqual([hex, true]);
    }
  });

  it("V-12 has ships in hexes with water and ground units in hexes with land", () => {
    for (const each of keys(own.ships))
      expect([each, waterOf(shipHex(own, each)) !== undefined]).toEqual([each, true]);
    for (const each of keys(own.groundUnits))
      if (own.groundUnits[each]?.on === undefined)
        expect([each, hasLand(groundHex(own, each))]).toEqual([each, true]);
  });

  it("V-13 loads transports within what they can carry (rule 23.8)", () => {
    const battalions = { battalion: 1, regiment: 3, brigade: 3, division: 9 } as Record<string, number>;
    const cargo = grouped(
      keys(own.groundUnits).filter((each) => own.groundUnits[each]?.on !== undefined),
      (each) => own.groundUnits[each]!.on!,
    );
    for (const [carrier, ids] of Object.entries(cargo)) {
      const load = ids.reduce((sum, each) => sum + battalions[groundUnit(own, each).size]!, 0);
      const room = { AA: 9, APD: 3, DD: side === "japanese" ? 3 : 0 }[ship(carrier).type as string] ?? 0;
      expect([carrier, load <= room]).toEqual([carrier, true]);
      if (ship(carrier).type !== "AA")
        expect(ids.filter((each) => groundUnit(own, each).type === "armor")).toEqual([]);
    }
  });

  it("V-16, V21 has fortifications where they were built", () => {
    for (const each of keys(own.fortifications ?? {})) {
      const { at, hitCapacity } = found(fortifications, each);
      expect([each, controlOf(id, at)]).toEqual([each, side]);
      expect([each, (own.fortifications?.[each]?.hits ?? 0) < hitCapacity]).toEqual([each, true]);
    }
  });

  it("stands on ground that its side controls", () => {
    const on = [
      ...keys(own.bases),
      ...keys(own.groundUnits)
        .filter((each) => own.groundUnits[each]?.on === undefined)
        .map((each) => own.groundUnits[each]!.at!),
    ];
    const elsewhere = on.filter((place) => controlOf(id, place) !== side);
    expect(elsewhere).toEqual([]);
  });

  it("V18, V-22 keeps Nationalist and Red Chinese apart", () => {
    const chinese = grouped(
      keys(own.groundUnits).filter((each) => groundUnit(own, each).nation === "china"),
      (each) => groundHex(own, each),
    );
    for (const [hex, ids] of Object.entries(chinese)) {
      const factions = new Set(ids.map((each) => groundUnit(own, each).faction));
      expect([hex, factions.size]).toEqual([hex, 1]);
    }
  });
});

describe.each(scenarioIds)("set-up of %s", (id) => {
  it("has every piece once, and no hex with ground units of both sides", () => {
    const { sides } = scenario(id);
    const names = sideNames.flatMap((side) => [
      ...keys(sides[side].ships),
      ...keys(sides[side].groundUnits),
      ...keys(sides[side].airUnits),
    ]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const hexes = sideNames.map(
      (side) =>
        new Set(
          keys(sides[side].groundUnits).flatMap((each) =>
            sides[side].groundUnits[each]?.on === undefined ? [groundHex(sides[side], each)] : [],
          ),
        ),
    );
    expect([...hexes[0]!].filter((hex) => hexes[1]!.has(hex))).toEqual([]);
  });
});
