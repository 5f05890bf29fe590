/** Schedules by month: rules 10.0, 14.0 and 16.0, with the dated facts of the digest (V13 to V20, N1, N5). */
import { describe, expect, it } from "vitest";
import { aircraft, groundUnits, headquarters, ships, sideOf } from "./counters";
import { found } from "./documents";
import { scenario, scenarioIds, schedule, scheduleIds, sideNames } from "./set-ups";

const keys = Object.keys as (object: object) => string[];
const war: string[] = [];
for (let year = 1941, month = 12; year < 1945 || month <= 7; month === 12 ? (year++, (month = 1)) : month++)
  war.push(`${year}-${String(month).padStart(2, "0")}`);

const nameOf = (path: string) => path.slice("schedules/".length, -".json".length);
const withSchedules = scenarioIds.filter((id) => scenario(id).schedules !== undefined);

describe.each(scheduleIds)("schedule %s", (name) => {
  const { side, months } = schedule(name);
  const arrivals = Object.entries(months).map(([month, entry]) => ({ month, ...entry.reinforcements }));

  it("lies within the war, month after month (V13)", () => {
    const own = keys(months);
    const first = war.indexOf(own[0]!);
    expect(own).toEqual(war.slice(first, first + own.length));
  });

  it("brings units and headquarters of its own side, each once (V20)", () => {
    const ids = arrivals.flatMap((each) => [
      ...keys(each.ships ?? {}),
      ...keys(each.groundUnits ?? {}),
      ...keys(each.airUnits ?? {}),
      ...(each.headquarters ?? []),
    ]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const nations = arrivals.flatMap((each) => [
      ...keys(each.ships ?? {}).map((id) => found(ships, id).nation),
      ...keys(each.groundUnits ?? {}).map((id) => found(groundUnits, id).nation),
      ...Object.values(each.airUnits ?? {}).map((unit) => found(aircraft, unit.class).nation),
      ...(each.headquarters ?? []).map((id) => found(headquarters, id).nation),
    ]);
    expect(nations.length).toBeGreaterThan(10);
    expect(nations.filter((nation) => sideOf(nation) !== side)).toEqual([]);
  });

  it("brings air units only with carriers of the same month that can carry them (14.9)", () => {
    for (const { month, airUnits, ships: arriving } of arrivals)
      for (const [id, { class: kind, steps, on }] of Object.entries(airUnits ?? {})) {
        const { launchCapacity, nation } = found(ships, on ?? id);
        const room = (launchCapacity ?? 0) - (arriving?.[on!]?.hits ?? 0);
        expect([month, id, keys(arriving ?? {}).includes(on!), steps <= room]).toEqual([
          month,
          id,
          true,
          true,
        ]);
        expect([id, found(aircraft, kind).carrier, found(aircraft, kind).nation]).toEqual([id, true, nation]);
      }
  });

  it("gives replacements of its own nations, the air steps in one way only (V19)", () => {
    for (const [month, { replacements }] of Object.entries(months)) {
      expect([month, replacements === undefined]).toEqual([month, false]);
      const nations = [...keys(replacements!.ground ?? {}), ...keys(replacements!.air ?? {})];
      expect(nations.filter((nation) => (nation === "japan") !== (side === "japanese"))).toEqual([]);
      expect([month, (replacements!.air === undefined) !== (replacements!.airClasses === undefined)]).toEqual(
        [month, true],
      );
      for (const id of keys(replacements!.airClasses ?? {}))
        expect([id, sideOf(found(aircraft, id).nation)]).toEqual([id, side]);
    }
  });
});

describe("schedules of scenarios", () => {
  it.each(withSchedules)("%s has the months it plays in the schedules of both sides (V14)", (id) => {
    const { start, end, schedules, class: kind } = scenario(id);
    const last = end.after === "month" ? end.month : start.month;
    const played = war.slice(war.indexOf(start.month), war.indexOf(last) + 1);
    for (const side of sideNames) {
      const used = schedule(nameOf(schedules![side]));
      expect(used.side).toBe(side);
      for (const month of played) {
        expect([month, month in used.months]).toEqual([month, true]);
        const given = used.months[month]?.commandPoints !== undefined;
        expect([month, given]).toEqual([month, kind === "campaign"]);
      }
    }
  });

  it.each(withSchedules)("%s does not begin with a unit that arrives later (V20)", (id) => {
    const { start, schedules, sides } = scenario(id);
    for (const side of sideNames) {
      const inPlay = [
        ...keys(sides[side].ships),
        ...keys(sides[side].groundUnits),
        ...keys(sides[side].headquarters ?? {}),
      ];
      const later = Object.entries(schedule(nameOf(schedules![side])).months).flatMap(([month, entry]) =>
        month >= start.month
          ? [
              ...keys(entry.reinforcements?.ships ?? {}),
              ...keys(entry.reinforcements?.groundUnits ?? {}),
              ...(entry.reinforcements?.headquarters ?? []),
            ]
          : [],
      );
      expect(inPlay.filter((each) => later.includes(each))).toEqual([]);
    }
  });
});

describe("schedules of the whole war", () => {
  const allies = schedule("allies-1941-45").months;
  const japan = schedule("japan-1941-45").months;

  it("N1 have the 44 months from December 1941 to July 1945", () => {
    expect(war).toHaveLength(44);
    expect(keys(allies)).toEqual(war);
    expect(keys(japan)).toEqual(war);
  });

  it("N5, V15 the 20th Group gets points from May 1944, the 21st from November 1944", () => {
    const groups = Object.entries(allies).flatMap(([month, { reinforcements }]) => {
      const points = reinforcements?.strategicBombers;
      return points === undefined ? [] : [[month, points.group] as const];
    });
    expect(groups[0]).toEqual(["1944-05", "20"]);
    expect(groups[1]).toEqual(["1944-06", "20"]);
    expect(groups.find(([, group]) => group === "21")).toEqual(["1944-11", "21"]);
    expect(groups.map(([month]) => month)).toEqual(war.slice(war.indexOf("1944-05")));
  });

  it("8.8 the Hornet is in play when the Doolittle piece comes in April 1942", () => {
    const hornet = keys(allies).find((month) => "us-cv5" in (allies[month]?.reinforcements?.ships ?? {}));
    expect(hornet! <= "1942-04").toBe(true);
  });

  it("16.4 steps are in training, without a level", () => {
    expect(
      [...Object.values(allies), ...Object.values(japan)].filter(
        ({ replacements }) => replacements?.airClasses,
      ),
    ).toEqual([]);
  });
});
