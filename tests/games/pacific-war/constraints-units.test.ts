/** What the rulebook says of the counters: K-20 to K-29 and U1 to U10 of the digests, on the documents alone. */
import { describe, expect, it } from "vitest";
import { found } from "./documents";
import {
  aircraft,
  bases,
  fortifications,
  groundUnits,
  headquarters,
  idsOf,
  markers,
  ships,
  sideOf,
  submarineCommands,
} from "./counters";

const ship = (id: string) => found(ships, id);
const air = (id: string) => found(aircraft, id);
const ground = (id: string) => found(groundUnits, id);
const flak = (...ids: string[]) => ids.reduce((sum, id) => sum + (ship(id).antiAir ?? 0), 0);

describe("numbers of counters", () => {
  it("K-20, U8 there are 40 and 20 Task Forces, three and two Submarine Commands, three ends of Operations", () => {
    const count = (id: string) => found(markers, id).count;
    expect([count("task-force-allied"), count("task-force-japanese")]).toEqual([40, 20]);
    expect([count("submarine-command-allied"), count("submarine-command-japanese")]).toEqual([3, 2]);
    expect([count("tokyo-express"), count("air-transport-north"), count("air-transport-south")]).toEqual([
      2, 2, 2,
    ]);
    expect(count("operation-ends")).toBe(3);
  });

  it("K-20 the Submarine Commands are those of the markers, and one of the Allied ones is American", () => {
    const nations = Object.values(submarineCommands).map(({ nation }) => nation);
    expect(nations.filter((nation) => sideOf(nation) === "allied")).toHaveLength(3);
    expect(nations.filter((nation) => sideOf(nation) === "japanese")).toHaveLength(2);
    expect(nations).toContain("us");
  });

  it("U10 there are three fortifications of five hits, and only Singapore is entered over land", () => {
    expect(Object.values(fortifications).map(({ at, hitCapacity }) => [at, hitCapacity])).toEqual([
      ["singapore", 5],
      ["wake", 5],
      ["corregidor", 5],
    ]);
    expect(idsOf(fortifications, ({ overlandStrength }) => overlandStrength !== undefined)).toEqual([
      "a-fort-singapore",
    ]);
  });
});

describe("air counters", () => {
  it("K-21, U1 reconnaissance aircraft have one step, level 0, range 16 and no strength", () => {
    const scouts = idsOf(aircraft, ({ engine }) => engine === "LRA").map(air);
    expect(scouts.length).toBeGreaterThan(1);
    for (const scout of scouts) {
      expect(scout).toMatchObject({ steps: 1, level: 0, range: 16 });
      expect([scout.antiAir, scout.antiNaval, scout.antiGround]).toEqual([undefined, undefined, undefined]);
    }
  });

  it("U1 other air units have six steps, and the piece of the Doolittle Raid one", () => {
    const short = idsOf(aircraft, ({ engine, steps }) => engine !== "LRA" && steps !== 6);
    expect(short).toEqual(["us-doolittle"]);
  });

  it("K-22, U7 Japanese strengths are those of the examples", () => {
    expect(air("j-f-l1").antiAir).toBe(5);
    expect(air("j-f-l2").antiAir).toBe(7);
    expect(air("j-f-cv-l2").antiAir).toBe(7);
    expect(air("j-t-l1").antiGround).toBe(5);
  });

  it("K-23, U7 American strengths are those of the examples", () => {
    expect(air("us-b-l0").antiAir).toBe(2);
    expect(air("us-f-cv-l1")).toMatchObject({ antiAir: 6, antiNaval: 6 });
  });

  it("U5 the Doolittle piece is not carrier-capable", () => {
    expect(idsOf(aircraft, ({ doolittle }) => doolittle === true)).toEqual(["us-doolittle"]);
    expect(air("us-doolittle").carrier).toBeUndefined();
  });

  it("U6 there are two Allied night fighters, and the P-51 is a six-step F-L2", () => {
    const night = idsOf(aircraft, ({ nightFighter }) => nightFighter === true).map(air);
    expect(night.map(({ nation, engine, count }) => [nation, engine, count])).toEqual([["us", "F", 2]]);
    expect(air("us-p51")).toMatchObject({ engine: "F", level: 2, steps: 6, count: 1 });
  });

  it("V-09 Kamikazes are F-L0 without Anti-Air Strength", () => {
    const kamikaze = air("j-kamikaze");
    expect(kamikaze).toMatchObject({ engine: "F", level: 0, kamikaze: true });
    expect(kamikaze.antiAir).toBeUndefined();
  });

  it("2.2.2 only single-engine aircraft are carrier-capable, and a higher level is never weaker", () => {
    expect(idsOf(aircraft, ({ carrier, engine }) => carrier === true && engine !== "F")).toEqual([]);
    const plain = Object.values(aircraft).filter((each) => each.count > 2 && each.kamikaze === undefined);
    for (const low of plain) {
      const better = plain.filter(
        ({ nation, engine, carrier, level }) =>
          nation === low.nation && engine === low.engine && carrier === low.carrier && level > low.level,
      );
      for (const high of better)
        for (const strength of ["antiAir", "antiNaval", "antiGround"] as const)
          expect([high.name, (high[strength] ?? 0) >= (low[strength] ?? 0)]).toEqual([high.name, true]);
    }
  });
});

describe("naval counters", () => {
  it("2.2.3 a counter stands for one, two or six ships by its type", () => {
    const full = { CVE: 2, CA: 2, CL: 2, DD: 6, DE: 6, APD: 6, AA: 6, ST: 6 } as Record<string, number>;
    const wrong = idsOf(
      ships,
      ({ type, ships: size, repairsFully }) => repairsFully !== true && size !== (full[type] ?? 1),
    );
    expect(wrong).toEqual([]);
  });

  it("U3 the nine cruisers that repair fully are single ships of the names printed", () => {
    const single = idsOf(ships, ({ repairsFully }) => repairsFully === true).map(ship);
    expect(
      single.map(({ nation, type, number, name }) => `${nation} ${type}${number} ${name}`).sort(),
    ).toEqual([
      "australia CL2 Perth",
      "britain CA4 Exeter",
      "japan CL15 Oyodo",
      "japan CL4 Kuma",
      "japan CL8 Yubari",
      "netherlands CA1 De Ruyter",
      "netherlands CL1 Tromp",
      "us CA10 Wichita",
      "us CA9 Houston",
    ]);
    for (const { ships: size } of single) expect(size).toBe(1);
  });

  it("K-29, U3 the ships that the rulebook names are there", () => {
    const named = (id: string) => `${ship(id).type}${ship(id).number} ${ship(id).name}`;
    expect(["j-cvs2", "j-cvs3", "j-cvl8", "j-cvl9"].map(named)).toEqual([
      "CVS2 Chitose",
      "CVS3 Chiyoda",
      "CVL8 Chitose",
      "CVL9 Chiyoda",
    ]);
    for (const name of ["Hornet", "Yamato", "Musashi", "Tirpitz", "Richelieu"])
      expect([name, idsOf(ships, (each) => each.name === name).length]).toEqual([name, 1]);
    expect(ship("us-cve8").class).toBe("Casablanca");
  });

  it("K-24 flak of the examples comes out, in the form of the errata", () => {
    expect(flak("j-cl8", "j-apd5")).toBe(3);
    expect(flak("j-cl1", "j-cvs4")).toBeLessThanOrEqual(3);
    expect(flak("j-cl1", "j-cl8")).toBe(2);
    expect([flak("j-cv5", "j-cv6"), flak("j-ca3", "j-dd1")]).toEqual([4, 4]);
    expect(found(bases, "japan-base-large").antiAir).toBe(3);
    expect(found(bases, "australia-base-small").antiAir).toBe(1);
  });

  it("K-25, U2 Hit Capacities are those of the examples", () => {
    expect([ship("j-cvs4").hitCapacity, ship("us-ca2").hitCapacity, ship("us-cve8").hitCapacity]).toEqual([
      2, 5, 4,
    ]);
    expect(ship("au-ca1").hitCapacity).toBeLessThanOrEqual(5);
    expect(ship("j-ca1").hitCapacity).toBeLessThanOrEqual(6);
    expect(ship("j-cv6").hitCapacity).toBeGreaterThan(2);
    const six = idsOf(ships, ({ ships: size, hitCapacity }) => size === 6 && hitCapacity > 6);
    expect(six).toEqual([]);
  });

  it("K-26 the cruisers of China Strait have the guns and torpedoes that they use", () => {
    expect(ship("us-ca2").gunnery.short).toBe(5);
    expect(ship("us-ca2").torpedo).toEqual({});
    for (const id of ["au-ca1", "j-ca1", "j-ca2", "j-ca3", "j-dd1"]) {
      expect([id, (ship(id).gunnery.short ?? 0) > 0]).toEqual([id, true]);
      expect([id, (ship(id).torpedo.short ?? 0) > 0]).toEqual([id, true]);
    }
    expect(ship("j-dd1").torpedo.short).toBeGreaterThan(ship("au-ca1").torpedo.short!);
  });

  it("2.3.2.2 carriers and they alone have a Launch Capacity", () => {
    const carriers = idsOf(ships, ({ type }) => ["CV", "CVL", "CVE"].includes(type));
    expect(idsOf(ships, ({ launchCapacity }) => launchCapacity !== undefined)).toEqual(carriers);
  });

  it("3.1 no strength is below zero but the -1 that stands for it, and none grows with the range", () => {
    for (const [id, { gunnery, torpedo }] of Object.entries(ships)) {
      const guns = [gunnery.short, gunnery.medium, gunnery.long].map((strength) => strength ?? -2);
      const tubes = [torpedo.short, torpedo.medium].map((strength) => strength ?? -2);
      expect([id, guns]).toEqual([id, [...guns].sort((a, b) => b - a)]);
      expect([id, tubes]).toEqual([id, [...tubes].sort((a, b) => b - a)]);
    }
  });
});

describe("ground counters", () => {
  it("K-27 the Marine battalion, the 144th Regiment and the brigade at Port Moresby are those of the example", () => {
    expect(ground("j-snlf-kure-3")).toMatchObject({ type: "marine", troopQuality: 7, steps: 1 });
    expect(ground("j-144-rgt")).toMatchObject({ size: "regiment", troopQuality: 6, steps: 3 });
    expect(ground("au-30-bde")).toMatchObject({ size: "brigade", troopQuality: 5, steps: 4 });
  });

  it("U4 breakdown units are those of rule 16.9", () => {
    const units = idsOf(groundUnits, ({ breakdown }) => breakdown !== undefined);
    expect(
      units.map((id) => {
        const { nation, size, type, troopQuality, steps } = ground(id);
        return [nation, size, type, troopQuality, steps];
      }),
    ).toEqual([
      ["japan", "regiment", "infantry", 6, 3],
      ["japan", "battalion", "infantry", 7, 1],
      ["us", "regiment", "marine", 8, 3],
      ["us", "regiment", "infantry", 6, 3],
    ]);
    expect(ground("us-mar-rgt-breakdown").breakdown).toBe(3);
  });

  it("2.2.1 corps are American or Red Chinese, armies and army groups Nationalist Chinese", () => {
    for (const [id, { nation, size, faction }] of Object.entries(groundUnits)) {
      if (size === "corps") expect([id, nation === "us" || faction === "red"]).toEqual([id, true]);
      if (size === "army" || size === "army-group") expect([id, faction]).toEqual([id, "nationalist"]);
      expect([id, faction !== undefined]).toEqual([id, nation === "china"]);
    }
  });

  it("17.1 engineers come back by reconstitution: their Troop Quality is 4 or less", () => {
    const engineers = idsOf(groundUnits, ({ type }) => type === "engineer").map(ground);
    expect(engineers.length).toBeGreaterThan(10);
    for (const { troopQuality } of engineers) expect(troopQuality).toBeLessThanOrEqual(4);
  });
});

describe("headquarters and Bases", () => {
  it("U9, K-28 the headquarters that the rulebook names are there, with the range that it prints", () => {
    const names = Object.values(headquarters).map(({ name }) => name);
    for (const name of [
      "South Pacific",
      "SEAC",
      "Malaya",
      "ABDA",
      "Nationalist Army",
      "South Seas",
      "China",
      "Combined Fleet",
    ])
      expect(names).toContain(name);
    expect(found(headquarters, "a-hq-south-pacific").commandRange).toBe(17);
    expect(found(headquarters, "j-hq-south-seas").commandRange).toBeGreaterThanOrEqual(10);
  });

  it("4.1 a small Base launches 6 and is interdicted by 5 hits, a large one 18 and 10", () => {
    for (const [id, { size, launchCapacity, interdictedAt }] of Object.entries(bases))
      expect([id, launchCapacity, interdictedAt]).toEqual(size === "small" ? [id, 6, 5] : [id, 18, 10]);
  });

  it("the counters are as many as the reconstruction has", () => {
    const sizes = [ships, aircraft, groundUnits, headquarters].map(
      (counters) => Object.keys(counters).length,
    );
    expect(sizes).toEqual([409, 57, 439, 17]);
  });
});
