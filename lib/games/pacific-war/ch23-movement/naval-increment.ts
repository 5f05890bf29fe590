import { type Choice, DONE, type Step } from "../../../kernel";
import { seeOnEntry } from "../ch24-search";
import { isInArea } from "../model/areas";
import { mayInitiateCombat } from "../model/combat-rights";
import { deactivate } from "../model/ground";
import { lieUp, mayLieUp } from "../model/harbours";
import { carriesDoolittle } from "../model/doolittle";
import { hasNavalUnits, putTaskForce } from "../model/navy";
import { mayBombPanama } from "../model/panama";
import type { PacificTable, Position } from "../model/position";
import { hexesWithShips, shipsIn, shipsOfSide } from "../model/presence";
import { ALLIED, enemyOf, JAPANESE, type Rules, sideIds } from "../model/rules";
import { airClass, groundClass, nameOfHex } from "../model/units";
import { groupsInWater, type Passage, passage } from "../model/sea";
import { allowanceOf, isAfloat } from "../model/task-forces";
import { sideText } from "../model/text";
import { exitsOf, leaveMap } from "./exits";

/**
 * 23.3 Naval movement: every Task Force of a side may move one hex. It leaves with the Task Forces that have moved, by their
 * places in the list. In Contact Phases there is no limit but the increments, and nothing stops a Task Force.
 */
export type NavalIncrement = { side: number; inContact: boolean; moved: number[] };

const DIRECTIONS = 6;
/** Codes of a Task Force: one a direction, and one a way off the map. */
const CODES = 10;

/** 23.4.F.b: the Operation player gives up: all his units are deactivated before the enemy has halted him. */
const GIVE_UP = -2;

/** He may as long as all his ships are where ships can be deactivated (20.5.3). */
function mayGiveUp(t: PacificTable, { side, inContact, moved }: NavalIncrement): boolean {
  const { fleet, operation } = t.position;
  if (!inContact || side !== operation.side || moved.length > 0) return false;
  return hexesWithShips(t, side).every((hex) => {
    const ships = shipsIn(t, hex, side).filter((n) => fleet.activated[n]!);
    return ships.length === 0 || mayLieUp(t, ships);
  });
}

function giveUp(t: PacificTable, side: number): void {
  const { fleet, airUnits, groundUnits } = t.position;
  for (const n of [...shipsOfSide(t, side)]) if (fleet.activated[n]!) lieUp(t, n);
  for (const unit of airUnits) if (airClass(t.rules, unit).side === side) t.set(unit, "activated", false);
  for (const unit of groundUnits) if (groundClass(t.rules, unit).side === side) deactivate(t, unit);
  const { war } = t.position;
  const [operation] = war?.operation ?? [];
  if (war && operation) {
    t.set(operation, "stoodDown", true);
    t.set(war, "free", sideIds[enemyOf(side)]!);
  }
  t.reveal();
  t.say("23.4", () => `The Operation is given up: all units of ${sideText(side)} are deactivated.`, [0, 1]);
}

/** Task Forces that may move in this increment. */
function movers(t: PacificTable, { side, inContact, moved }: NavalIncrement): number[] {
  const found: number[] = [];
  for (const [n, group] of t.position.taskForces.entries()) {
    if (group.side !== side || !isAfloat(group) || moved.includes(n)) continue;
    if (inContact || (!group.stopped && !group.engaged && group.moved < allowanceOf(t, n))) found.push(n);
  }
  return found;
}

/** Where a Task Force may go in a direction. */
function destination(t: PacificTable, group: number, direction: number): Passage | undefined {
  const of = t.position.taskForces[group]!;
  const to = passage(t.rules, of, direction);
  if (to === undefined || !isInArea(t, to.hex, of.side)) return undefined;
  // 20.2.3.H: out of its time a side does not come to enemy ships.
  const isBarred = !mayInitiateCombat(t, of.side) && hasNavalUnits(t, to.hex, enemyOf(of.side));
  return isBarred ? undefined : to;
}

export const navalIncrement: Step<Rules, Position, NavalIncrement> = {
  rule: "23.3",
  title: "Naval movement",
  asks: (_t, { data }) => 1 << data.side,
  options(t, { data }, _side, out) {
    for (const group of movers(t, data)) {
      for (let direction = 0; direction < DIRECTIONS; direction++)
        if (destination(t, group, direction)) out.push(group * CODES + direction);
      for (const n of exitsOf(t, group).keys()) out.push(group * CODES + DIRECTIONS + n);
    }
    out.push(DONE);
    if (mayGiveUp(t, data)) out.push(GIVE_UP);
  },
  describe(t, _frame, code): Choice {
    if (code === DONE) return { do: "done" };
    if (code === GIVE_UP) return { do: "deactivate-all" };
    const group = Math.floor(code / CODES);
    const { id } = t.position.taskForces[group]!;
    const direction = code % CODES;
    if (direction >= DIRECTIONS) return { move: id, exit: exitsOf(t, group)[direction - DIRECTIONS]! };
    return { move: id, to: t.rules.hexes.ids[destination(t, group, direction)!.hex]! };
  },
  prompt: () => "Move which Task Force one hex?",
  why: (_t, { data }, code) => {
    if (code >= 0 && code % CODES >= DIRECTIONS) return "23.7";
    return data.inContact ? "23.4" : "23.6.2";
  },
  explain(t, { data }, choice, side) {
    const group = t.position.taskForces.findIndex((each) => each.side === side && each.id === choice.move);
    return group < 0 ? undefined : whyNot(t, data, group);
  },
  take(t, { data }, code) {
    if (code === GIVE_UP) giveUp(t, data.side);
    if (code < 0) return t.leave([...data.moved]);
    const group = Math.floor(code / CODES);
    const direction = code % CODES;
    t.set(data, "moved", [...data.moved, group]);
    if (direction >= DIRECTIONS) return leaveMap(t, group, exitsOf(t, group)[direction - DIRECTIONS]!);
    move(t, data, group, destination(t, group, direction)!);
    // 8.8: in whatever phase she comes near enough.
    if (data.side === ALLIED && carriesDoolittle(t, group)) t.call("doolittle-raid");
    // 34.2: as soon as the submarine is at the edge.
    if (data.side === JAPANESE && mayBombPanama(t)) t.call("panama-attack");
  },
};

function move(t: PacificTable, { inContact }: NavalIncrement, group: number, to: Passage): void {
  const of = t.position.taskForces[group]!;
  putTaskForce(t, group, to.hex, to.half);
  t.set(of, "moved", of.moved + 1);
  t.say(
    inContact ? "23.4" : "23.6.2",
    () => `${of.name} of ${sideText(of.side)} moves to ${nameOfHex(t.rules, to.hex)}.`,
  );
  // 34.4: dummies do not search.
  if (!of.dummy) seeOnEntry(t, to.hex, of.side, "naval");
  // 23.6.2: an enemy Task Force stops it in Coastal and Restricted water. In Contact Phases nothing does.
  if (inContact || !t.rules.terrain.waters[t.rules.hexes.water[to.hex]!]?.stops) return;
  if (groupsInWater(t, to, enemyOf(of.side)).length === 0) return;
  t.set(of, "stopped", true);
  t.say("23.6.2", () => `${of.name} meets an enemy Task Force and stops.`);
}

function whyNot(t: PacificTable, { inContact, moved }: NavalIncrement, group: number) {
  const of = t.position.taskForces[group]!;
  if (moved.includes(group)) return { rule: "23.6.2", text: `${of.name} has moved its one hex.` };
  if (inContact) return { rule: "2.5", text: `No water leads there from where ${of.name} is.` };
  if (of.engaged) return { rule: "29.2.3", text: `${of.name} is in a naval battle that goes on.` };
  if (of.stopped) return { rule: "23.6.2", text: `${of.name} has to stay where it is in this phase.` };
  if (of.moved >= allowanceOf(t, group))
    return { rule: "23.6.2", text: `${of.name} has moved as far as it can.` };
  return { rule: "2.5", text: `No water leads there from where ${of.name} is.` };
}
