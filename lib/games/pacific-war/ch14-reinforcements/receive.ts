import { counted } from "../../../words";
import { headquartersOf } from "../model/countries";
import { Gone, type PacificTable } from "../model/position";
import { mayReturn, ownerOf } from "../model/off-map";
import { sideIds } from "../model/rules";
import { monthsDue } from "../model/panama";
import { monthOf, monthsOf } from "../model/schedules";
import { handOf, warOf } from "../model/war";
import { nationOf } from "./place";

/** 14.0: what comes in this month goes to the hands of its owners, who place it then. */
export function receive(t: PacificTable): void {
  const war = warOf(t);
  t.set(war, "shippingOnOffer", 0);
  for (const side of sideIds.keys()) receiveOf(t, side);
  for (let n = 0; n < war.due.length;) {
    const { month, id } = war.due[n]!;
    if (month > t.position.month) n++;
    else {
      t.push(handOf(t, ownerOf(t, id)).arrivals, id);
      t.removeAt(war.due, n);
    }
  }
}

function receiveOf(t: PacificTable, side: number): void {
  const war = warOf(t);
  const hand = handOf(t, side);
  const { reinforcements = {} } = monthOf(t, side);
  for (const id of unitsDue(t, side))
    if (!hand.arrivals.includes(id) && !isInPlay(t, id) && !hasLeft(t, id)) t.push(hand.arrivals, id);
  const { submarines = 0, merchantShippingPoints = 0, strategicBombers } = reinforcements;
  if (submarines > 0) t.set(hand, "submarines", hand.submarines + submarines);
  if (merchantShippingPoints > 0) t.set(war, "shippingOnOffer", merchantShippingPoints);
  if (strategicBombers) receiveBombers(t, strategicBombers);
  const count = hand.arrivals.length;
  if (count > 0) t.say("14.0", () => `${counted(count, "reinforcement")} at hand.`, [side]);
}

/** Units that the schedule brings now: those of this month, but for what a damaged canal delays (34.2). */
function unitsDue(t: PacificTable, side: number): string[] {
  const months = monthsOf(t, side);
  const { month } = t.position;
  const scheduled = [...new Set([...monthsDue(t, "us"), month])].flatMap((from) => {
    const { ships = {}, groundUnits = {}, headquarters = [] } = months[from]?.reinforcements ?? {};
    return [...Object.keys(ships), ...Object.keys(groundUnits), ...headquarters].map((id) => ({ id, from }));
  });
  return scheduled.flatMap(({ id, from }) => (monthsDue(t, nationOf(t, id)).includes(from) ? id : []));
}

/** 16.9.D: a unit of the schedule that is in play already, as one of a breakdown may be, does not come again. */
function isInPlay({ rules, position }: PacificTable, id: string): boolean {
  const ship = rules.shipOf[id];
  if (ship !== undefined) return position.fleet.hex[ship] !== Gone.absent;
  return position.groundUnits.some((unit) => {
    const of = rules.groundClasses[unit.kind]!;
    // One of a breakdown that has rejoined its division is not in play.
    const isGone = unit.hex === Gone.lost || (unit.hex === Gone.absent && of.breakdown > 0);
    return !isGone && (unit.id === id || of.id === id);
  });
}

/** 33.0: a headquarters of a country that has surrendered comes no more. */
const hasLeft = (t: PacificTable, id: string): boolean =>
  warOf(t).surrendered.some((country) => headquartersOf(t.rules, country) === id);

type Bombers = NonNullable<NonNullable<ReturnType<typeof monthOf>["reinforcements"]>["strategicBombers"]>;

/** 8.1, 14.3: points for a group; those for either wait until their owner has chosen. */
function receiveBombers(t: PacificTable, { group, points }: Bombers): void {
  const { bombers, special } = warOf(t);
  if (group === "either") return t.set(special, BOMBING_POINTS, (special[BOMBING_POINTS] ?? 0) + points);
  addBombingPoints(t, group, points);
  t.say("14.3", () => `The ${group}th Group has ${bombers[group]!.points} Strategic Bombing Points.`);
}

/** The marker in `war.special` of points that no group has yet. */
export const BOMBING_POINTS = "bombing-points";

/** Points for a group, which comes with its first ones (8.2). */
export function addBombingPoints(t: PacificTable, group: "20" | "21", points: number): void {
  const { bombers } = warOf(t);
  if (!bombers[group]) t.set(bombers, group, { at: "", points: 0, ready: t.position.month });
  t.set(bombers[group]!, "points", bombers[group]!.points + points);
}

/** 15.1: units beyond an edge go on by one box, unless they are where they can return from: that they can in a later phase. */
export function advanceBoxes(t: PacificTable): void {
  for (const box of Object.values(warOf(t).offMap))
    if (!mayReturn(t.rules, box)) t.set(box, "box", box.box + 1);
}
