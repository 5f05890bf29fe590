import { type Choice, derivedBy, DONE, type Step } from "../../../kernel";
import { eliminateGroundUnit } from "../model/losses";
import { groundId, groundText, siteId, siteText } from "../model/pieces";
import { type ForlornTable, GroundFlag, hasFlag, type Position } from "../model/position";
import { enemyOf, NOWHERE, type Rules } from "../model/rules";
import { excessOf, isWithoutInfantry, kindOf, whyNotStacked } from "../model/stacking";
import { holds, isGroundDisrupted, setGroundFlag } from "../model/units";
import { hasGroundFlag, hexBeyond, isAshore, isFree, isOpen, isStuck, isToTake, ownUnitsAt } from "./places";
import { canPay } from "./supply-cost";

/** 11.2 Ground Unit Movement: one hex over land. */

/** An infantry unit with the armor and the guns that go with it (11.2.1); -1 for none. */
interface Move {
  unit: number;
  direction: number;
  armor: number;
  artillery: number;
}

const NONE = -1;

/** Moves as option numbers. */
function codeOf({ rules }: ForlornTable, { unit, direction, armor, artillery }: Move): number {
  const n = rules.groundUnits.length + 1;
  return ((unit * 6 + direction) * n + armor + 1) * n + artillery + 1;
}

function moveOf({ rules }: ForlornTable, code: number): Move {
  const n = rules.groundUnits.length + 1;
  const first = Math.floor(code / (n * n));
  return {
    unit: Math.floor(first / 6),
    direction: first % 6,
    armor: (Math.floor(code / n) % n) - 1,
    artillery: (code % n) - 1,
  };
}

const groupOf = ({ unit, armor, artillery }: Omit<Move, "direction">): number[] =>
  [unit, armor, artillery].filter((each) => each !== NONE);

/** 11.2, 11.4.3: undisrupted, ashore, not yet moved or disembarked this turn, and on a supply line if it has landed. */
const canMove = (t: ForlornTable, unit: number): boolean =>
  isAshore(t, unit) &&
  !isGroundDisrupted(t, unit) &&
  !hasGroundFlag(t, unit, GroundFlag.moved) &&
  !isStuck(t, unit);

/** The legal moves of a side, as option numbers. */
const movesOf = derivedBy<Rules, Position, number, readonly number[]>(
  (_t, side) => side,
  (t, side) =>
    t.rules.groundUnits.flatMap((each, unit) =>
      each.side === side && kindOf(t, unit) === "infantry" && canMove(t, unit)
        ? movesOfUnit(t, side, unit)
        : [],
    ),
  ["ground", "supply", "supplyCredit", "control", "fleet", "hits", "initiative", "terms"],
);

/** Those of an infantry unit, alone and with the arms in its hex. */
function movesOfUnit(t: ForlornTable, side: number, unit: number): number[] {
  const from = t.position.ground.site[unit]!;
  const codes: number[] = [];
  let groups: Group[] | undefined;
  for (let direction = 0; direction < 6; direction++) {
    const to = hexBeyond(t, from, direction);
    if (to === NOWHERE || !isFree(t, side, to)) continue;
    groups ??= groupsWith(t, side, unit);
    const there = ownUnitsAt(t, side, to);
    for (const { armor, artillery, units } of groups)
      if (!whyNotStacked(t, [...there, ...units], to))
        codes.push(codeOf(t, { unit, direction, armor, artillery }));
  }
  return codes;
}

/** An infantry unit with arms of its hex, or alone. */
interface Group {
  armor: number;
  artillery: number;
  units: number[];
}

/** The groups of an infantry unit that can leave its hex, wherever they go. */
function groupsWith(t: ForlornTable, side: number, unit: number): Group[] {
  const there = ownUnitsAt(t, side, t.position.ground.site[unit]!);
  const ofKind = (kind: "armor" | "artillery"): number[] => [
    NONE,
    ...there.filter((each) => kindOf(t, each) === kind && canMove(t, each)),
  ];
  const found: Group[] = [];
  const guns = ofKind("artillery");
  for (const armor of ofKind("armor"))
    for (const artillery of guns) {
      const units = groupOf({ unit, armor, artillery });
      if (!whyNotLeave(t, there, units)) found.push({ armor, artillery, units });
    }
  return found;
}

/** Why a group that may move as such cannot leave those that are with it in its hex. */
function whyNotLeave(
  t: ForlornTable,
  there: readonly number[],
  group: readonly number[],
): { rule: string; text: string } | undefined {
  const left = there.filter((each) => !group.includes(each));
  if (isWithoutInfantry(t, left))
    return { rule: "11.2.1", text: "Armor and artillery would be left without infantry." };
  return canPay(t, group) ? undefined : { rule: "11.1", text: "No supply unit can be spent for this." };
}

type MovementData = { side: number; stage: number };
const Stage = { disembarking: 0, moving: 1, over: 2, settled: 3 } as const;

/** The movement of one side: it disembarks, moves unit after unit, and makes its stacks legal (11.2, 11.3). */
export const movementOf = (sideOf: (t: ForlornTable) => number): Step<Rules, Position, MovementData> => ({
  rule: "11.2",
  title: "Ground Unit Movement",
  enter(t, { data }) {
    t.set(data, "side", sideOf(t));
    t.set(data, "stage", t.position.terms.rules.groundUnits ? Stage.disembarking : Stage.settled);
  },
  asks: (t, { data }) =>
    data.stage === Stage.moving && movesOf(t, data.side).length > 0 ? 1 << data.side : 0,
  options(t, _frame, side, out) {
    out.push(...movesOf(t, side), DONE);
  },
  describe(t, _frame, code): Choice {
    if (code === DONE) return { do: "done" };
    const move = moveOf(t, code);
    const [, ...others] = groupOf(move);
    return {
      do: "move",
      unit: groundId(t, move.unit),
      ...(others.length > 0 && { with: others.map((each) => groundId(t, each)) }),
      to: siteId(t.rules, hexBeyond(t, t.position.ground.site[move.unit]!, move.direction)),
    };
  },
  prompt: () => "Which ground unit moves?",
  explain: (t, { data }, choice) => whyNoMove(t, data.side, choice),
  take(t, { data }, code) {
    if (code === DONE) return t.set(data, "stage", Stage.over);
    const move = moveOf(t, code);
    const toSite = hexBeyond(t, t.position.ground.site[move.unit]!, move.direction);
    t.call("ground-move", { side: data.side, groundUnits: groupOf(move), toSite, stage: 0 });
  },
  proceed(t, { data }) {
    const { stage, side } = data;
    if (stage === Stage.settled) return t.leave();
    t.set(data, "stage", stage + 1);
    if (stage === Stage.disembarking) t.call("disembarking", { side });
    if (stage === Stage.over) t.call("stack-limits", { side });
  },
});

/** Why a unit that is named does not move to a hex. */
function whyNoMove(
  t: ForlornTable,
  side: number,
  { do: what, unit: id, to: toId, with: others }: Choice,
): { rule: string; text: string } | undefined {
  const unit = typeof id === "string" ? t.rules.groundUnitOf[id] : undefined;
  const to = typeof toId === "string" ? t.rules.hexes.of[toId] : undefined;
  if (what !== "move" || unit === undefined || to === undefined) return undefined;
  const name = groundText(t, unit);
  if (t.rules.groundUnits[unit]!.side !== side || !isAshore(t, unit))
    return { rule: "11.2", text: `${name} is not a unit of yours ashore.` };
  if (isGroundDisrupted(t, unit)) return { rule: "11.4.3", text: `${name} is disrupted.` };
  if (hasGroundFlag(t, unit, GroundFlag.moved))
    return { rule: "11.2", text: `${name} has moved or disembarked this turn.` };
  if (isStuck(t, unit)) return { rule: "11.5.3", text: `${name} has landed and has no supply line yet.` };
  if (kindOf(t, unit) !== "infantry")
    return { rule: "11.2.1", text: `${name} moves with infantry: name that, and ${name} under “with”.` };
  const from = t.position.ground.site[unit]!;
  if (![0, 1, 2, 3, 4, 5].some((direction) => hexBeyond(t, from, direction) === to))
    return { rule: "11.2", text: `No way over land leads from ${siteText(t, from)} to ${siteText(t, to)}.` };
  if (holds(t, enemyOf(side), to)) return { rule: "11.3", text: `An enemy unit is in ${siteText(t, to)}.` };
  if (!isOpen(t, to)) return { rule: "17.2.5", text: `${siteText(t, to)} is closed.` };
  const group = (Array.isArray(others) ? others : []).map(
    (each) => t.rules.groundUnitOf[String(each)] ?? NONE,
  );
  const find = (kind: string): number => group.find((each) => each >= 0 && kindOf(t, each) === kind) ?? NONE;
  const units = groupOf({ unit, armor: find("armor"), artillery: find("artillery") });
  return (
    whyNotLeave(t, ownUnitsAt(t, side, from), units) ??
    whyNotStacked(t, [...ownUnitsAt(t, side, to), ...units], to)
  );
}

type MoveData = { side: number; groundUnits: number[]; toSite: number; stage: number };

/** A group is paid for, goes, and takes the hex if it is not its side's (11.1, 11.2, 2.3). */
export const groundMove: Step<Rules, Position, MoveData> = {
  rule: "11.2",
  title: "Ground Unit Movement",
  proceed(t, { data }) {
    const { side, groundUnits, toSite, stage } = data;
    t.set(data, "stage", stage + 1);
    if (stage === 0) return t.call("pay-supply", { side, groundUnits: [...groundUnits] });
    if (stage > 1) return t.leave();
    for (const unit of groundUnits) {
      t.set(t.position.ground.site, unit, toSite);
      setGroundFlag(t, unit, GroundFlag.moved, true);
      setGroundFlag(t, unit, GroundFlag.beachhead, false);
      t.say("11.2", () => `${groundText(t, unit)} moves to ${siteText(t, toSite)}.`);
    }
    if (isToTake(t, side, toSite)) t.call("capture-hex", { side, site: toSite });
  },
};

type StackData = { side: number };

/** Units of a side of which a hex holds too many of their kind, in the first such hex (11.3). */
function surplus(t: ForlornTable, side: number): number[] {
  for (let unit = 0; unit < t.rules.groundUnits.length; unit++) {
    if (t.rules.groundUnits[unit]!.side !== side || !isAshore(t, unit)) continue;
    const there = ownUnitsAt(t, side, t.position.ground.site[unit]!);
    const excess = excessOf(t, there);
    if (excess.size > 0) return there.filter((each) => excess.has(kindOf(t, each)));
  }
  return [];
}

/** 11.3: at the end of its movement a side eliminates what is too many where units had retreated. */
export const stackLimits: Step<Rules, Position, StackData> = {
  rule: "11.3",
  title: "Stacking",
  asks: (t, { data }) => (surplus(t, data.side).length > 0 ? 1 << data.side : 0),
  options(t, _frame, side, out) {
    out.push(...surplus(t, side));
  },
  describe: (t, _frame, code): Choice => ({ do: "eliminate", unit: groundId(t, code) }),
  prompt: (t, { data }) => {
    const site = t.position.ground.site[surplus(t, data.side)[0]!]!;
    return `Too many units are in ${siteText(t, site)}. Which one is eliminated?`;
  },
  take: (t, _frame, code) => eliminateGroundUnit(t, code, "11.3"),
  proceed(t, { data }) {
    t.leave();
    for (const [unit, { side }] of t.rules.groundUnits.entries())
      if (side === data.side && hasFlag(t.position.ground.flags[unit]!, GroundFlag.retreated))
        setGroundFlag(t, unit, GroundFlag.retreated, false);
  },
};
