import { type Choice, type Step } from "../../../kernel";
import { groundId, groundText, siteText } from "../model/pieces";
import { type ForlornTable, GroundFlag, type Position } from "../model/position";
import { isBox, type Rules } from "../model/rules";
import { friendlyPort } from "../model/ships";
import { whyNotStacked } from "../model/stacking";
import { setGroundFlag } from "../model/units";
import { ownUnitsAt } from "./places";

/** 11.2 Units that ships have brought to a friendly port come ashore at the beginning of their side's movement. */

/** Whether cargo leaves its ship where that is: in a friendly port, or in a box beside the map. */
const isHarbour = (t: ForlornTable, side: number, site: number): boolean =>
  isBox(t.rules, site) || friendlyPort(t, side, site) >= 0;

/** Units of a side aboard in a harbour, that there is room for ashore (11.3). */
function arriving(t: ForlornTable, side: number): number[] {
  const { ground } = t.position;
  const found: number[] = [];
  for (const [unit, each] of t.rules.groundUnits.entries()) {
    const site = ground.site[unit]!;
    if (each.side !== side || ground.aboard[unit]! < 0 || !isHarbour(t, side, site)) continue;
    if (isBox(t.rules, site) || !whyNotStacked(t, [...ownUnitsAt(t, side, site), unit], site))
      found.push(unit);
  }
  return found;
}

/** Whether all units that could come ashore find room together, so that there is nothing to choose. */
function isRoomForAll(t: ForlornTable, side: number): boolean {
  const { ground } = t.position;
  const aboard = t.rules.groundUnits.flatMap((each, unit) =>
    each.side === side && ground.aboard[unit]! >= 0 && isHarbour(t, side, ground.site[unit]!) ? [unit] : [],
  );
  return aboard.every((unit) => {
    const site = ground.site[unit]!;
    const all = [...ownUnitsAt(t, side, site), ...aboard.filter((each) => ground.site[each] === site)];
    return isBox(t.rules, site) || !whyNotStacked(t, all, site);
  });
}

type DisembarkingData = { side: number };

export const disembarking: Step<Rules, Position, DisembarkingData> = {
  rule: "11.2",
  title: "Disembarking",
  asks: (t, { data }) =>
    arriving(t, data.side).length > 0 && !isRoomForAll(t, data.side) ? 1 << data.side : 0,
  options(t, _frame, side, out) {
    out.push(...arriving(t, side));
  },
  describe: (t, _frame, code): Choice => ({ do: "disembark", unit: groundId(t, code) }),
  prompt: () => "Not all units find room ashore. Which one disembarks?",
  take: (t, _frame, code) => comeAshore(t, code),
  proceed(t, { data: { side } }) {
    t.leave();
    // With room for all they come at once, infantry and what must be with it alike.
    const { ground, supply } = t.position;
    if (isRoomForAll(t, side))
      for (const [unit, each] of t.rules.groundUnits.entries())
        if (each.side === side && ground.aboard[unit]! >= 0 && isHarbour(t, side, ground.site[unit]!))
          comeAshore(t, unit);
    for (const unit of supply)
      if (unit.side === side && unit.aboard >= 0 && isHarbour(t, side, unit.site)) {
        t.set(unit, "aboard", -1);
        t.say("11.2", () => `A supply unit comes ashore at ${siteText(t, unit.site)}.`);
      }
  },
};

/** It does not move further this turn (11.2). */
function comeAshore(t: ForlornTable, unit: number): void {
  t.set(t.position.ground.aboard, unit, -1);
  setGroundFlag(t, unit, GroundFlag.moved, true);
  t.say(
    "11.2",
    () => `${groundText(t, unit)} comes ashore at ${siteText(t, t.position.ground.site[unit]!)}.`,
  );
}
