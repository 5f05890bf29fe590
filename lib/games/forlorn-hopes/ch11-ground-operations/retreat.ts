import { type Choice, type Step } from "../../../kernel";
import { distance } from "../model/distance";
import { eliminateGroundUnit } from "../model/losses";
import { groundId, groundText, siteId, siteText } from "../model/pieces";
import { type ForlornTable, Gone, GroundFlag, type Position } from "../model/position";
import { NOWHERE, type Rules } from "../model/rules";
import { isClosedToArmor, isWithoutInfantry, kindOf } from "../model/stacking";
import { setGroundFlag } from "../model/units";
import { hexBeyond, isFree, isStuck, isToTake, ownUnitsAt } from "./places";

/**
 * 11.4.4 Retreats: called with the units of one side that must leave a hex, and the hex from which they are driven away. They
 * go one after the other, infantry first; armor and guns that would be left without infantry go with the last one (11.2.1).
 */

type RetreatData = { side: number; groundUnits: number[]; awaySite: number; takeSite: number };

/** Off the map is an option after all hexes. */
const offMap = ({ rules }: ForlornTable): number => rules.hexes.ids.length;

/** 11.4.4: hexes over land, farther from the attacker, without an enemy; guns and armor alone go to infantry. */
function retreats(t: ForlornTable, { side, awaySite }: RetreatData, unit: number): number[] {
  const { rules, position } = t;
  // 11.5.3: what has landed has nowhere to go until a supply line reaches it.
  if (isStuck(t, unit)) return [];
  const from = position.ground.site[unit]!;
  const isInfantry = kindOf(t, unit) === "infantry";
  const codes: number[] = [];
  for (let direction = 0; direction < 6; direction++) {
    const to = hexBeyond(t, from, direction);
    if (to === NOWHERE || !isFree(t, side, to)) continue;
    if (distance(rules.hexes, awaySite, to) <= distance(rules.hexes, awaySite, from)) continue;
    if (
      !isInfantry &&
      (isClosedToArmor(t, unit, to) || isWithoutInfantry(t, [unit, ...ownUnitsAt(t, side, to)]))
    )
      continue;
    codes.push(to);
  }
  if (isInfantry && rules.hexes.exits[from] === 1) codes.push(offMap(t));
  return codes;
}

/** Infantry first, in the order of the list. */
const nextOf = (t: ForlornTable, { groundUnits }: RetreatData): number =>
  groundUnits.find((unit) => kindOf(t, unit) === "infantry") ?? groundUnits[0] ?? -1;

export const groundRetreat: Step<Rules, Position, RetreatData> = {
  rule: "11.4.4",
  title: "Retreat",
  enter: (t, { data }) => t.set(data, "takeSite", NOWHERE),
  asks(t, { data }) {
    const unit = nextOf(t, data);
    return data.takeSite === NOWHERE && unit >= 0 && retreats(t, data, unit).length > 0 ? 1 << data.side : 0;
  },
  options(t, { data }, _side, out) {
    out.push(...retreats(t, data, nextOf(t, data)));
  },
  describe(t, { data }, code): Choice {
    const unit = groundId(t, nextOf(t, data));
    return code === offMap(t)
      ? { do: "retreat-off-map", unit }
      : { do: "retreat-to", unit, at: siteId(t.rules, code) };
  },
  prompt: (t, { data }) => `Where does ${groundText(t, nextOf(t, data))} retreat?`,
  take(t, { data }, code) {
    const unit = nextOf(t, data);
    const from = t.position.ground.site[unit]!;
    const group = [unit, ...followers(t, data.side, unit, from)];
    t.set(
      data,
      "groundUnits",
      data.groundUnits.filter((each) => !group.includes(each)),
    );
    for (const each of group) withdraw(t, each, code);
    if (code !== offMap(t) && isToTake(t, data.side, code)) t.set(data, "takeSite", code);
  },
  proceed(t, { data }) {
    const { side, takeSite, groundUnits } = data;
    if (takeSite !== NOWHERE) {
      t.set(data, "takeSite", NOWHERE);
      return t.call("capture-hex", { side, site: takeSite });
    }
    const unit = nextOf(t, data);
    if (unit < 0) return t.leave();
    t.set(
      data,
      "groundUnits",
      groundUnits.filter((each) => each !== unit),
    );
    // With the last infantry its guns and armor are gone already.
    if (t.position.ground.site[unit]! >= 0) eliminateGroundUnit(t, unit, "11.4.4");
  },
};

/** Armor and guns that would be left in a hex without infantry. */
function followers(t: ForlornTable, side: number, unit: number, from: number): number[] {
  const left = ownUnitsAt(t, side, from).filter((each) => each !== unit);
  return isWithoutInfantry(t, left) ? left : [];
}

function withdraw(t: ForlornTable, unit: number, code: number): void {
  const { ground } = t.position;
  if (code === offMap(t)) {
    t.set(ground.site, unit, Gone.lost);
    t.set(ground.flags, unit, 0);
    return t.say("11.4.4", () => `${groundText(t, unit)} leaves the map.`);
  }
  if (isClosedToArmor(t, unit, code)) return eliminateGroundUnit(t, unit, "11.2.1");
  t.set(ground.site, unit, code);
  setGroundFlag(t, unit, GroundFlag.retreated, true);
  setGroundFlag(t, unit, GroundFlag.beachhead, false);
  t.say("11.4.4", () => `${groundText(t, unit)} retreats to ${siteText(t, code)}.`);
}
