/** The war from June 1942, January 1943 and January 1944 (1.1): what is left, who holds what, and what is still to come. */
import { describe, expect, it } from "vitest";
import type { PacificWarSchedule } from "../../../lib/documents/generated/types";
import { below, seedState, take } from "../../../lib/kernel";
import { pacificWarModule } from "../../../lib/games/pacific-war/module";
import { isLinked } from "../../../lib/games/pacific-war/model/links";
import { read } from "./documents";
import { rules, scene } from "./engine";
import { controlOf, force, scenario, sideNames } from "./set-ups";

const years = ["strategic-1942-45", "strategic-1943-45", "strategic-1944-45"];
const whole = "strategic-1941-45";

/** Ships and ground units that the schedule of a side brings before a month, and from it on. */
function arrivals(id: string, side: (typeof sideNames)[number]): { before: string[]; after: string[] } {
  const { schedules, start } = scenario(id);
  const before: string[] = [];
  const after: string[] = [];
  const { months } = read<PacificWarSchedule>(schedules![side]!);
  for (const [month, { reinforcements = {} }] of Object.entries(months))
    (month < start.month ? before : after).push(
      ...Object.keys(reinforcements.ships ?? {}),
      ...Object.keys(reinforcements.groundUnits ?? {}),
    );
  return { before, after };
}

/** Every ship and ground unit that a scenario begins with, those of the Escort box too. */
const inPlay = (id: string): string[] => [
  ...Object.keys(scenario(id).strategic?.escorts ?? {}),
  ...sideNames.flatMap((side) => [
    ...Object.keys(force(id, side).ships),
    ...Object.keys(force(id, side).groundUnits),
  ]),
];

/** Sunk, destroyed or gone with their country (33.4) by the first of June 1942, of January 1943 and of January 1944. */
const lost = [
  "us-cv1 us-bb3 us-bb4 us-ca9 br-bb1 br-bc1 br-cvl1 br-ca1 br-ca4 au-cl2 nl-ca1 nl-cl1 nl-cl2 j-cvl4 j-cvs1 us-4-mar-rgt us-philippine-div br-singapore au-8-div nl-1-div",
  "us-cv3 us-cv5 us-cv6 us-cl6 us-ca7 j-cv1 j-cv2 j-cv3 j-cv4 j-cvl2 j-bb8 j-bb9 j-ca1 j-ichiki j-35-bde",
  "j-bb2 j-cl9 j-cvs4 j-cvs5 j-snlf-sasebo-7 j-snlf-yokosuka-6 j-snlf-kure-6",
].map((ids) => ids.split(" "));

describe.each(years)("%s", (id) => {
  const year = years.indexOf(id);

  it("14.0 every unit is once in play, still to come, or lost; nothing that is to come is in play", () => {
    const units = inPlay(id);
    expect(new Set(units).size).toBe(units.length);
    for (const side of sideNames) {
      const { after } = arrivals(id, side);
      expect(after.filter((each) => units.includes(each))).toEqual([]);
      expect(after.length).toBeGreaterThan(20);
    }
  });

  it("what is in play began the war or has come since, but for garrisons, and what was sunk before is not", () => {
    const units = inPlay(id);
    const came = [...inPlay(whole), ...sideNames.flatMap((side) => arrivals(id, side).before)];
    expect(units.filter((each) => !came.includes(each) && !each.includes("-garrison-"))).toEqual([]);
    const sunk = lost.slice(0, year + 1).flat();
    expect(sunk.filter((each) => units.includes(each) || !came.includes(each))).toEqual([]);
    // What is lost later is still there.
    const later = lost.slice(year + 1).flat();
    expect(later.filter((each) => came.includes(each) && !units.includes(each))).toEqual([]);
  });

  it("every Base is on a place of its side, and every headquarters in a linked port with one (11.2)", () => {
    const { table } = scene("game", { from: "strategic-intelligence" }, { scenario: id });
    for (const [n, side] of sideNames.entries()) {
      const own = force(id, side);
      for (const { at } of Object.values(own.headquarters ?? {})) {
        expect(Object.keys(own.bases)).toContain(at);
        expect([at, isLinked(table, rules.places[rules.placeOf[at]!]!.hex, n)]).toEqual([at, true]);
      }
      const theirs = force(id, sideNames[1 - n]!);
      expect(Object.keys(own.bases).filter((place) => place in theirs.bases)).toEqual([]);
    }
  });
});

it("each year has who held the places then", () => {
  const held = Object.fromEntries(
    [
      "manila",
      "rabaul",
      "guadalcanal",
      "buna",
      "attu",
      "tarawa",
      "torokina",
      "munda",
      "hollandia",
      "midway",
    ].map((place) => [place, years.map((id) => controlOf(id, place)![0]).join("")]),
  );
  expect(held).toEqual({
    manila: "jjj",
    rabaul: "jjj",
    guadalcanal: "jaa",
    buna: "aaa",
    attu: "aja",
    tarawa: "aja",
    torokina: "aja",
    munda: "aja",
    hollandia: "jjj",
    midway: "aaa",
  });
});

it("33.4, 33.7 Malaya and the Dutch East Indies have fallen, and do not surrender again", () => {
  for (const id of years) {
    const { surrendered } = scene("game", { from: "strategic-intelligence" }, { scenario: id }).table.position
      .war!;
    expect(surrendered).toEqual(["malaya", "dutch-east-indies"]);
  }
});

it.each(years)(
  "%s is played from its first month into the third by random choices",
  (id) => {
    const game = scene("game", { from: "strategic-intelligence" }, { scenario: id, seed: 5 });
    const { month: first } = game.table.position;
    const words = seedState(5);
    const months = new Set([first]);
    for (let n = 0; months.size < 3 && n < 20_000; n++) {
      const side = 31 - Math.clz32(game.asked & -game.asked);
      const codes = game.table.codes(side);
      take(game, side, codes[below(words, codes.length)]!);
      if (months.has(game.table.position.month)) continue;
      months.add(game.table.position.month);
      expect(pacificWarModule.invariants(game.table)).toEqual([]);
    }
    expect(months.size).toBe(3);
  },
  60_000,
);
