import { type Choice, DONE, type Steps } from "../../../kernel";
import { breakDown, canBreakDown, canPart, combineAir, joinLoneStep } from "../model/air";
import { isFriendlyBase, landAshore, limitOf, loadOf } from "../board/occupation";
import { isOn, optionActed } from "../model/optional";
import { flag, leaveTaskForce, pieceAt, pieceName, placeName, toPool, toTrack } from "../model/pieces";
import { Box, Flag, type Position, type T } from "../model/position";
import { unitNamed } from "../reasons/common";
import { whyNotAmong } from "../reasons/combat";
import { ALLIES, enemyOf, NOBODY, type Rules } from "../model/rules";
import { capital } from "../../../words";
import { distinct } from "./alike";
import { canOccupy } from "./battle-places";
import { battleStep, type BattleBoardData, inBox } from "./battle-board";

/** 12.3.5 Administrative Step: markers, aircraft that disembark, passengers that could not land. */

/**
 * Data: `order`, 0 for the Phasing Player, 1 for his opponent. A code is the piece, plus the number of pieces
 * when one step goes of an air unit that could go as a whole (2.1.1.2).
 */
const administration = battleStep<{ order: number }>({
  rule: "12.3.5",
  title: "Administrative Step",
  enter(t, board, data) {
    t.set(data, "order", 0);
    for (let side = 0; side < t.module.sides.length; side++) occupy(t, board.place, side);
  },
  asks(t, board, { order }) {
    if (order > 1) return NOBODY;
    return ableToDisembark(t, board, sideOf(t, order)).length > 0 ? sideOf(t, order) : NOBODY;
  },
  options(t, board, { order }, out) {
    out.push(DONE);
    for (const p of ableToDisembark(t, board, sideOf(t, order))) {
      out.push(p);
      if (stepsAshore(t, board, p) > 1 && canPart(t, p, { place: board.place }))
        out.push(t.rules.pieces.length + p);
    }
  },
  describe(t, board, _data, code): Choice {
    if (code === DONE) return { do: "done" };
    const { unit, steps } = readLanding(t, board, code);
    const { pieceId, id } = pieceAt(t, unit);
    return { disembark: pieceId, type: id, steps };
  },
  explain(t, board, { order }, choice) {
    const rule = "12.3.5.2";
    const side = sideOf(t, order);
    const open = inBox(t, side, Box.bombardment, "air");
    const p = unitNamed(t, choice, "disembark", "unit");
    if (p === undefined) return undefined;
    const room = limitOf(t, board.place, "air") - loadOf(t, board.place, side, "air");
    if (open.includes(p) && stepsAshore(t, board, p) < Number(choice.steps ?? 1)) {
      const text = `The air capacity of ${placeName(t, board.place)} has room for ${Math.max(0, room)} more steps.`;
      return { rule, text };
    }
    const what = "an air unit that your Task Forces brought here";
    return whyNotAmong(t, choice, { side, rule, open, what, members: ["disembark", "unit"] });
  },
  prompt: (t, board) => `Which air unit disembarks at ${placeName(t, board.place)}?`,
  take(t, board, data, code) {
    if (code === DONE) t.set(data, "order", data.order + 1);
    else disembark(t, board, code);
  },
  proceed(t, _board, data) {
    if (data.order < 1) return t.set(data, "order", data.order + 1);
    for (let side = 0; side < t.module.sides.length; side++) sendBack(t, side);
    t.leave();
  },
});

const sideOf = (t: T, order: number): number =>
  order === 0 ? t.position.phasing : enemyOf(t.position.phasing);

// ---- OCCUPIED BASE ----------------------------------------------------------------------------------

/** A land unit in a base that is not its own, with no enemy land unit left there. Control changes later (14.2). */
function occupy(t: T, place: number, side: number): void {
  if (!canOccupy(t, place, side)) return;
  if (landAshore(t, place, side).length === 0 || landAshore(t, place, enemyOf(side)).length > 0) return;
  const { id } = t.rules.places[place]!;
  t.change(`/bases/${id}/occupied`, null, t.module.sides[side]!);
  t.set(t.position.occupied, place, side);
  t.say("12.3.5", () => `${placeName(t, place)} is occupied.`);
  if (isFirstReturnPort(t, place, side)) t.set(t.position, "returnPortLost", true);
}

/** 17.5: the first port of an Allied nation that has another to fall back on. */
const isFirstReturnPort = (t: T, place: number, occupier: number): boolean =>
  t.rules.nations.some(
    ({ side, returnPorts }) =>
      side === ALLIES && side !== occupier && returnPorts.length > 1 && returnPorts[0] === place,
  );

// ---- 12.3.5.2 ---------------------------------------------------------------------------------------

/** Air units in Bombardment boxes for which there is room at a base that is friendly or newly occupied. */
function ableToDisembark(t: T, board: BattleBoardData, side: number): number[] {
  if (!board.seaControl[side]) return [];
  if (!isFriendlyBase(t, board.place, side) && t.position.occupied[board.place] !== side) return [];
  const units = inBox(t, side, Box.bombardment, "air").filter((p) => stepsAshore(t, board, p) > 0);
  return distinct(t, units);
}

/** Steps of an air unit that find room: all, or one if the counters allow it (2.1.1.2). */
function stepsAshore(t: T, board: BattleBoardData, p: number): number {
  const steps = t.position.steps[p]!;
  if (!t.rules.parameters.landing.aircraftNeedRoom) return steps;
  const room = limitOf(t, board.place, "air") - loadOf(t, board.place, pieceAt(t, p).side, "air");
  if (room >= steps) return steps;
  return room >= 1 && canPart(t, p, { place: board.place }) ? 1 : 0;
}

function readLanding(t: T, board: BattleBoardData, code: number): { unit: number; steps: number } {
  const { length } = t.rules.pieces;
  const unit = code % length;
  return { unit, steps: code >= length ? 1 : stepsAshore(t, board, unit) };
}

function disembark(t: T, board: BattleBoardData, code: number): void {
  const { unit: p, steps } = readLanding(t, board, code);
  const name = t.logging ? pieceName(t, p, steps) : "";
  if (steps < t.position.steps[p]! && !canBreakDown(t, p)) joinLoneStep(t, p, { place: board.place });
  else {
    const going = steps < t.position.steps[p]! ? breakDown(t, p) : p;
    leaveTaskForce(t, going);
    t.set(t.position.box, going, Box.atBase);
    if (t.position.occupied[board.place] !== NOBODY && isOn(t, "unpack-your-things")) {
      flag(t, going, Flag.unpacking);
      optionActed(t, "unpack-your-things");
    }
  }
  t.say("12.3.5.2", () => `${name} disembark at ${placeName(t, board.place)}.`);
}

/** 12.3.5.2, 12.3.5.3: passengers still at sea come back as reinforcements; unused markers are taken off. */
function sendBack(t: T, side: number): void {
  for (const box of [Box.carrier, Box.bombardment]) {
    for (const p of inBox(t, side, box)) {
      const { kind } = pieceAt(t, p);
      if (kind === "naval") continue;
      t.say("12.3.5", () => `${capital(pieceName(t, p))} could not land.`);
      if (kind === "replacements") toPool(t, p);
      else toTrack(t, p, t.rules.parameters.delays.notLanded);
    }
  }
  combineAir(t, t.rules.limbo.track);
}

export const administrationSteps: Steps<Rules, Position> = { "battle-administration": administration };
