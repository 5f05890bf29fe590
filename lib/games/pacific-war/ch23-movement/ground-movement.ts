import { type Choice, DONE, type Step } from "../../../kernel";
import { offerCapture } from "../ch17-capture";
import { seeOnEntry } from "../ch24-search";
import { beyond, costFor, DIRECTIONS } from "../model/crossing";
import { hasTroops, marchInto, settle } from "../model/ground";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";
import { sideText } from "../model/text";
import { board, transportsFor } from "../model/transport";
import { baseAt, groundClass, hexOfShip, nameOfHex } from "../model/units";
import { weatherAt } from "../model/weather";
import { groundExits, marchCost, marchOff, mayAct, whyNoLanding } from "./ground-costs";

/** 23.1, 23.6.1, 23.8 Ground movement: one unit after the other marches, embarks or lands. */
export type GroundMovement = {
  side: number;
  inContact: boolean;
  /** Hexes of a unit in this phase at most, where the Condition says so (23.5.1.B); 0 for no such limit. */
  limit: number;
};

export const groundMovementOf = (side: number): GroundMovement => ({ side, inContact: false, limit: 0 });
export const contactGround = (side: number, limit = 0): GroundMovement => ({ side, inContact: true, limit });

/** Codes of a unit: directions, landing, ways off the map, and each ship that takes it aboard. */
const LAND = DIRECTIONS;
const EXIT = LAND + 1;
const EXITS = 3;
const EMBARK = EXIT + EXITS;
const codesOf = ({ ships }: Rules): number => EMBARK + ships.length;

/** What a unit can do first. */
function* actions(t: PacificTable, n: number, { inContact }: GroundMovement): Generator<number> {
  const unit = t.position.groundUnits[n]!;
  const { ground, embark, disembark } = t.rules.parameters.movement;
  if (!mayAct(t, unit)) return;
  // 23.1.2: a Battle Cycle Move pays for a march or a landing, but in Contact Phases.
  const mayPay = inContact || unit.cycleMoves > 0;
  if (unit.ship >= 0) {
    if (!inContact && mayPay && disembark <= ground && !whyNoLanding(t, unit, n)) yield LAND;
    return;
  }
  if (mayPay) {
    for (let direction = 0; direction < DIRECTIONS; direction++)
      if (marchCost(t, n, direction, inContact) <= ground) yield direction;
    for (const exit of groundExits(t, unit).keys()) yield EXIT + exit;
  }
  if (embark <= ground) for (const ship of transportsFor(t, n)) yield EMBARK + ship;
}

function* choices(t: PacificTable, data: GroundMovement): Generator<[number, number]> {
  for (const [n, unit] of t.position.groundUnits.entries())
    if (groundClass(t.rules, unit).side === data.side)
      for (const action of actions(t, n, data)) yield [n, action];
}

export const hasGroundMoves = (t: PacificTable, side: number, inContact = false): boolean =>
  choices(t, { side, inContact, limit: 0 }).next().done !== true;

export const groundMovement: Step<Rules, Position, GroundMovement> = {
  rule: "23.6.1",
  title: "Ground movement",
  // Which unit of a Force moves the enemy does not see (2.5.11).
  secret: true,
  asks: (_t, { data }) => 1 << data.side,
  options(t, { data }, _side, out) {
    const codes = codesOf(t.rules);
    for (const [unit, action] of choices(t, data)) out.push(unit * codes + action);
    out.push(DONE);
  },
  describe(t, _frame, code): Choice {
    if (code === DONE) return { do: "done" };
    const codes = codesOf(t.rules);
    const action = code % codes;
    const unit = t.position.groundUnits[Math.floor(code / codes)]!;
    if (action >= EMBARK) return { move: unit.id, aboard: t.rules.ships[action - EMBARK]!.id };
    if (action >= EXIT) return { move: unit.id, exit: groundExits(t, unit)[action - EXIT]! };
    if (action === LAND) return { move: unit.id, land: t.rules.hexes.ids[hexOfShip(t.position, unit.ship)]! };
    return { move: unit.id, to: t.rules.hexes.ids[beyond(t.rules, unit.hex, action)]! };
  },
  prompt: () => "Move which ground unit?",
  why(t, { data }, code) {
    const action = code === DONE ? 0 : code % codesOf(t.rules);
    if (action >= EMBARK || action === LAND) return "23.8.1";
    if (action >= EXIT) return "23.7";
    return data.inContact ? "23.4" : "23.6.1";
  },
  explain(t, _frame, choice, side) {
    const n = t.position.groundUnits.findIndex(
      (unit) => unit.id === choice.move && groundClass(t.rules, unit).side === side,
    );
    return n < 0 ? undefined : whyNot(t, n);
  },
  take(t, { data }, code) {
    if (code === DONE) return t.leave();
    const codes = codesOf(t.rules);
    const n = Math.floor(code / codes);
    const action = code % codes;
    const unit = t.position.groundUnits[n]!;
    t.set(unit, "moved", true);
    if (action >= EMBARK) return embark(t, n, action - EMBARK);
    if (!data.inContact) payMove(t, n);
    if (action === LAND) return land(t, n);
    if (action >= EXIT) return exit(t, n, action - EXIT);
    const { side, inContact, limit } = data;
    const spent = marchCost(t, n, action, inContact);
    const most = Math.min(limit || Infinity, weatherAt(t, unit.hex)?.hexes ?? Infinity);
    const to = beyond(t.rules, unit.hex, action);
    const hadBase = baseAt(t, to, enemyOf(side)) >= 0;
    if (march(t, n, action))
      t.call("march", marchOf({ side, spent, inContact, left: most === Infinity ? -1 : most - 1 }, n));
    offerCapture(t, to, side, hadBase);
  },
};

function whyNot(t: PacificTable, n: number) {
  const unit = t.position.groundUnits[n]!;
  const { name } = groundClass(t.rules, unit);
  if (!unit.activated) return { rule: "23.1.1", text: `${name} is not Activated.` };
  if (unit.moved) return { rule: "23.6.1", text: `${name} has moved in this phase.` };
  if (!mayAct(t, unit)) return { rule: "23.6.1", text: `${name} is among enemy ground units.` };
  if (unit.cycleMoves === 0) return { rule: "23.1.2", text: `${name} has no Battle Cycle Move left.` };
  return unit.ship < 0 ? undefined : whyNoLanding(t, unit, n);
}

/** 23.1.2 */
function payMove(t: PacificTable, n: number): void {
  const unit = t.position.groundUnits[n]!;
  t.change(`/groundUnits/${unit.id}/cycleMoves`, unit.cycleMoves, unit.cycleMoves - 1);
  t.set(unit, "cycleMoves", unit.cycleMoves - 1);
}

/** One hex; true if the unit may go on (23.1.4). */
function march(t: PacificTable, n: number, direction: number): boolean {
  const unit = t.position.groundUnits[n]!;
  const { side } = groundClass(t.rules, unit);
  const to = beyond(t.rules, unit.hex, direction);
  seeOnEntry(t, to, side, "ground");
  marchInto(t, n, to);
  // 33.3: one that is interned goes nowhere.
  return unit.hex === to && !hasTroops(t, to, enemyOf(side));
}

/** 23.7 */
function exit(t: PacificTable, n: number, edge: number): void {
  const unit = t.position.groundUnits[n]!;
  const { hex } = unit;
  marchOff(t, unit, groundExits(t, unit)[edge]!);
  settle(t, hex);
}

/** 23.8.1.A */
function embark(t: PacificTable, n: number, ship: number): void {
  const unit = t.position.groundUnits[n]!;
  const { name, side } = groundClass(t.rules, unit);
  const { hex } = unit;
  board(t, n, ship);
  settle(t, hex);
  t.say("23.8.1", () => `${name} embarks on ${t.rules.ships[ship]!.name}.`, [side]);
}

/** 23.8.1.B to D, 23.8.3: among enemies it has to attack; the ship stays for this phase. */
function land(t: PacificTable, n: number): void {
  const { position, rules } = t;
  const unit = position.groundUnits[n]!;
  const { name, side } = groundClass(rules, unit);
  const hex = hexOfShip(position, unit.ship);
  const group = position.taskForces[position.fleet.taskForce[unit.ship]!];
  if (group) t.set(group, "stopped", true);
  seeOnEntry(t, hex, side, "ground");
  t.change(`/groundUnits/${unit.id}/ship`, rules.ships[unit.ship]!.id, null);
  t.set(unit, "ship", -1);
  t.set(unit, "hex", hex);
  t.set(unit, "entered", true);
  const isAssault = hasTroops(t, hex, enemyOf(side));
  if (isAssault) t.set(unit, "assault", "amphibious");
  const [rule, where] = [isAssault ? "23.8.3" : "23.8.1", nameOfHex(rules, hex)];
  t.say(rule, () => `${name} lands in ${where}${isAssault ? " among the enemy" : ""}.`, [side]);
  // That somebody lands the enemy sees, not who it is (2.5.11).
  t.say(rule, () => `Ground units of ${sideText(side)} land in ${where}.`, [enemyOf(side)]);
  const hadBase = baseAt(t, hex, enemyOf(side)) >= 0;
  settle(t, hex);
  offerCapture(t, hex, side, hadBase);
}

/** A march that goes on as long as Movement Points are left (23.1.1). */
export type March = {
  side: number;
  /** By side: the unit, which the enemy does not know (2.5.11). */
  secret: number[];
  spent: number;
  inContact: boolean;
  /** Hexes that the Condition still allows; 0 ends the march, less than 0 is no limit. */
  left: number;
};

const marchOf = (data: Omit<March, "secret">, unit: number): March => ({
  ...data,
  secret: [0, 1].map((side) => (side === data.side ? unit : -1)),
});

export const marcher = ({ side, secret }: Pick<March, "side" | "secret">): number => secret[side]!;

export const marchStep: Step<Rules, Position, March> = {
  rule: "23.1.1",
  title: "March",
  secret: true,
  asks: (_t, { data }) => 1 << data.side,
  options(t, { data }, _side, out) {
    const { ground } = t.rules.parameters.movement;
    const n = marcher(data);
    for (let direction = 0; direction < DIRECTIONS; direction++)
      if (data.left !== 0 && data.spent + marchCost(t, n, direction, data.inContact) <= ground)
        out.push(direction);
    // 23.7: no cost is printed, but a point has to be left.
    if (data.left !== 0 && data.spent < ground)
      for (const edge of groundExits(t, t.position.groundUnits[n]!).keys()) out.push(EXIT + edge);
    out.push(DONE);
  },
  describe(t, { data }, code): Choice {
    if (code === DONE) return { do: "done" };
    const unit = t.position.groundUnits[marcher(data)]!;
    if (code >= EXIT) return { exit: groundExits(t, unit)[code - EXIT]! };
    return { to: t.rules.hexes.ids[beyond(t.rules, unit.hex, code)]! };
  },
  prompt: (t, { data }) =>
    `Where does ${groundClass(t.rules, t.position.groundUnits[marcher(data)]!).name} go on to?`,
  why: (_t, _frame, code) => (code >= EXIT ? "23.7" : undefined),
  take(t, { data }, code) {
    if (code === DONE) return t.leave();
    const n = marcher(data);
    if (code >= EXIT) {
      exit(t, n, code - EXIT);
      return t.leave();
    }
    const unit = t.position.groundUnits[n]!;
    const { hex } = unit;
    t.set(data, "spent", data.spent + costFor(t.rules, unit, hex, code));
    t.set(data, "left", data.left - 1);
    const to = beyond(t.rules, hex, code);
    const hadBase = baseAt(t, to, enemyOf(data.side)) >= 0;
    if (!march(t, n, code)) t.leave();
    offerCapture(t, to, data.side, hadBase);
  },
};
