import type { Steps } from "../../../kernel";
import { counted } from "../../../words";
import { canPart, combineAir, sendStep } from "../model/air";
import { flag, isOfClass, membersOf, moveTo, pieceAt } from "../model/pieces";
import { Box, Flag, type Position, type T } from "../model/position";
import { whyNotAnswer, whyNotSoMany } from "../reasons/common";
import { JAPAN, NOBODY, type Rules } from "../model/rules";
import { battleStep, type BattleBoardData } from "./battle-board";
import { forceName, forcesIn, hasCarrier } from "./task-forces";

/** 12.3.1 Battle Board Preparation Step. Nothing to choose but what Naval Aviation does (7.1.1). */

/** Data: `placed`, how many Task Forces of hybrids have been asked about. */
type Data = { asked: boolean; placed?: number };

const preparation = battleStep<Data>({
  rule: "12.3.1",
  title: "Battle Board Preparation Step",
  pass: 0,
  asks: (t, board, data) =>
    !data.asked && board.opposed && storedSteps(t, board.place).length > 0 ? JAPAN : NOBODY,
  options(t, board, _data, out) {
    const stored = storedSteps(t, board.place);
    for (let steps = 0; steps <= totalSteps(t, stored); steps++)
      if (canTake(t, stored, steps, board.place)) out.push(steps);
  },
  describe: (_t, _board, _data, code) => ({ fight: code }),
  explain(t, board, _data, choice) {
    const stored = storedSteps(t, board.place);
    const all = totalSteps(t, stored);
    const text = `Naval Aviation has ${counted(all, "air step")} here.`;
    const tooMany = whyNotSoMany(choice.fight, [{ most: all, rule: "7.1.1", text }]);
    if (tooMany || typeof choice.fight !== "number") return tooMany;
    return {
      rule: "2.1.1.2",
      text: "No air counter is free to split the steps this way: choose another number.",
    };
  },
  prompt: () => "How many Naval Aviation steps fight and become ordinary air steps? The others hide.",
  take(t, board, data, code) {
    t.set(data, "asked", true);
    joinTheFight(t, board.place, code);
  },
  proceed(t, board, data) {
    const force = hybridForces(t, board.place)[data.placed ?? 0];
    if (force !== undefined) {
      t.set(data, "placed", (data.placed ?? 0) + 1);
      return t.call("hybrid-placement", { force, done: false });
    }
    placeUnits(t, board);
    t.leave();
  },
});

/** Task Forces whose only carriers are hybrids, of both sides. */
const hybridForces = (t: T, place: number): number[] =>
  t.module.sides.flatMap((_id, side) => forcesIn(t, place, side)).filter((force) => isHybrid(t, force));

function isHybrid(t: T, force: number): boolean {
  const { hybridClasses } = t.rules.parameters.battleBoard;
  const carriers = membersOf(t, force).filter((p) => pieceAt(t, p).carrier);
  return carriers.length > 0 && carriers.every((p) => isOfClass(pieceAt(t, p), hybridClasses));
}

/** Task Forces of hybrids that fight with their guns; the board of a battle without any does not know of them. */
const gunForcesOf = (board: BattleBoardData): readonly number[] => board.gunForces ?? [];

const AIRCRAFT = 0;
const GUNS = 1;

/** A Task Force of hybrids fights with its aircraft or with its guns, as its owner decides (18.2.5). */
const hybridPlacement = battleStep<{ force: number; done: boolean }>({
  rule: "18.2.5",
  title: "Placing a Task Force of hybrids",
  asks: (t, _board, { force, done }) => (done ? NOBODY : t.position.taskForces[force]!.side),
  options: (_t, _board, _data, out) => void out.push(AIRCRAFT, GUNS),
  describe: (_t, _board, _data, code) => ({ fight: code === GUNS ? "guns" : "aircraft" }),
  explain: (t, _board, { force }) =>
    whyNotAnswer(
      "18.2.5",
      `${forceName(t, force)} is placed as a whole, as a Carrier or as a Bombardment Task Force.`,
      "fight",
      "aircraft",
      "guns",
    ),
  prompt: (t, _board, { force }) => `Does ${forceName(t, force)} fight with its aircraft or with its guns?`,
  take(t, board, data, code) {
    t.set(data, "done", true);
    if (code === GUNS) t.set(board, "gunForces", [...gunForcesOf(board), data.force]);
    const box = code === GUNS ? "Bombardment" : "Carrier";
    t.say("18.2.5", () => `${forceName(t, data.force)} is placed as a ${box} Task Force.`);
  },
  proceed: (t) => t.leave(),
});

/** Air units in the Naval Aviation space of a Home Base. */
function storedSteps(t: T, place: number): number[] {
  const { navalAviation, places, piecesOfSide, pieces } = t.rules;
  const space = navalAviation.find((each) => places[each]!.within === place);
  if (space === undefined) return [];
  return piecesOfSide[JAPAN]!.filter((p) => t.position.at[p] === space && pieces[p]!.kind === "air");
}

function totalSteps(t: T, units: readonly number[]): number {
  let steps = 0;
  for (const p of units) steps += t.position.steps[p]!;
  return steps;
}

/** Whether the counters can be parted so: an odd step needs a one-step counter, or change for a bigger one. */
function canTake(t: T, stored: readonly number[], count: number, place: number): boolean {
  const rest = count - totalSteps(t, wholeCounters(t, stored, count));
  return rest === 0 || stored.some((p) => canPart(t, p, { place }));
}

/** Counters that go as a whole, the greatest first. */
function wholeCounters(t: T, stored: readonly number[], count: number): number[] {
  let left = count;
  const { steps } = t.position;
  return [...stored]
    .sort((a, b) => steps[b]! - steps[a]! || a - b)
    .filter((p) => {
      if (steps[p]! > left) return false;
      left -= steps[p]!;
      return true;
    });
}

/** Steps that fight lose their status at once; those that stay behind hide (7.1.1). */
function joinTheFight(t: T, place: number, count: number): void {
  const stored = storedSteps(t, place);
  const going = wholeCounters(t, stored, count);
  const rest = count - totalSteps(t, going);
  const parted = rest > 0 ? stored.find((p) => canPart(t, p, { place }) && !going.includes(p)) : undefined;
  if (parted !== undefined) sendStep(t, parted, place);
  for (const p of going) moveTo(t, p, place);
  if (count > 0) combineAir(t, place);
  for (const p of storedSteps(t, place)) flag(t, p, Flag.hiding);
  t.say(
    "7.1.1",
    () => `${count} Naval Aviation step${count === 1 ? "" : "s"} join the battle as ordinary air steps.`,
  );
}

/** 12.3.1: each unit to its box. */
function placeUnits(t: T, board: BattleBoardData): void {
  const { place } = board;
  const { places, pieces } = t.rules;
  const { at, tf, box, commit, steps } = t.position;
  const forces = t.module.sides.map((_id, side) => forcesIn(t, place, side));
  for (const force of forces.flat()) {
    const members = membersOf(t, force);
    const to = hasCarrier(t, members) && !gunForcesOf(board).includes(force) ? Box.carrier : Box.bombardment;
    for (const p of members) t.set(box, p, to);
  }
  for (let p = 0; p < pieces.length; p++) {
    if (tf[p] !== -1) continue;
    if (places[at[p]!]!.within === place) {
      t.set(box, p, pieces[p]!.kind === "naval" ? Box.atAnchor : Box.atBase);
    } else if (commit[p] === place && pieces[p]!.kind === "air" && steps[p]! > 0) {
      t.set(box, p, Box.longRange);
    }
  }
  t.set(board, "split", inDifferentHalves(t, forces[0]!, forces[1]!));
}

/** Opposing Task Forces are here, and no two of them in the same half of the hex (2.2.1.2). */
function inDifferentHalves(t: T, some: readonly number[], others: readonly number[]): boolean {
  if (some.length === 0 || others.length === 0) return false;
  const nodeOf = (force: number) => t.position.taskForces[force]!.node;
  return some.every((a) => others.every((b) => nodeOf(a) !== nodeOf(b)));
}

export const preparationSteps: Steps<Rules, Position> = {
  "battle-preparation": preparation,
  "hybrid-placement": hybridPlacement,
};
