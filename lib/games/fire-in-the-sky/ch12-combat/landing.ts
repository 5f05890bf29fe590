import { type Choice, DONE, type Steps } from "../../../kernel";
import { hexesToBase } from "../board/distances";
import { noteLandEntry } from "../board/india";
import { isFriendlyBase, limitOf, loadOf, takesUp } from "../board/occupation";
import { has, leaveTaskForce, pieceAt, pieceName, placeName, transportOf } from "../model/pieces";
import { Box, Flag, type Position, type T } from "../model/position";
import { unitNamed } from "../reasons/common";
import { whyNotAmong } from "../reasons/combat";
import { ALLIES, enemyOf, NOBODY, QUARTERS, type Rules } from "../model/rules";
import { removeExcess } from "../stacking";
import { distinct, unitChoice } from "./alike";
import { battleStep, type BattleBoardData, inBox } from "./battle-board";
import { settlePassengerHits } from "../ch13-damage";
import { capital } from "../../../words";

/** 12.3.4.1 Amphibious Round, after the stacking check that comes at its beginning (2.2.2.1). */

/** Data: `stage`: 0, 1 stacking of P and N; 2, 3 landings of P and N. */
type Data = { stage: number };

const amphibious = battleStep<Data>({
  rule: "12.3.4.1",
  title: "Amphibious Round",
  enter(t, board, data) {
    // Only where a changed sequence has no Air Strike Round are there hits at sea left to settle.
    settlePassengerHits(t, board.place);
    t.set(data, "stage", 0);
  },
  asks(t, board, { stage }) {
    if (stage < 2) return NOBODY;
    const side = sideOf(t, stage);
    return stage <= 3 && landable(t, board, side).length > 0 ? side : NOBODY;
  },
  options(t, board, { stage }, out) {
    if (!t.rules.parameters.landing.obligatory) out.push(DONE);
    out.push(...landable(t, board, sideOf(t, stage)));
  },
  describe: (t, _board, _data, code): Choice =>
    code === DONE ? { do: "done" } : { land: pieceAt(t, code).pieceId, type: pieceAt(t, code).id },
  explain(t, board, { stage }, choice) {
    const rule = "12.3.4.1";
    if (choice.do === "done") return { rule, text: "All units that can land must land." };
    const p = unitNamed(t, choice, "land", "unit");
    if (p === undefined) return undefined;
    const side = sideOf(t, stage);
    const name = capital(pieceName(t, p));
    const { kind } = pieceAt(t, p);
    if (kind === "naval" || kind === "air") {
      const text = `${name} is not a land unit: aircraft disembark later, and ships stay at sea.`;
      return { rule: kind === "air" ? "12.3.5.2" : rule, text };
    }
    if (has(t, p, Flag.lostStepAtSea))
      return { rule, text: `${name} lost a step at sea, so it cannot land.` };
    const open = inBox(t, side, Box.bombardment);
    const free = limitOf(t, board.place, "land") - loadOf(t, board.place, side, "land");
    if (open.includes(p) && takesUp(t, p, "land") && transportOf(t, p) / QUARTERS > free) {
      const text = `There is no room for ${name}: the stacking limit at ${placeName(t, board.place)} leaves ${free}.`;
      return { rule: "2.2.2.1", text };
    }
    return whyNotAmong(t, choice, {
      side,
      rule,
      open,
      what: "a unit that your Task Forces brought",
      members: ["land", "unit"],
    });
  },
  prompt: (t, board) => `Which unit lands at ${placeName(t, board.place)}?`,
  take(t, board, data, code) {
    if (code === DONE) t.set(data, "stage", data.stage + 1);
    else land(t, board, code);
  },
  proceed(t, board, data) {
    const { stage } = data;
    if (stage > 3) return t.leave();
    t.set(data, "stage", stage + 1);
    if (stage < 2 && isOverStacked(t, board.place, sideOf(t, stage))) {
      t.call("landing-stacking", { side: sideOf(t, stage), done: false });
    }
  },
});

const sideOf = (t: T, stage: number): number =>
  stage % 2 === 0 ? t.position.phasing : enemyOf(t.position.phasing);

/** Units and markers in Bombardment boxes that may go ashore now; like ones once. */
function landable(t: T, board: BattleBoardData, side: number): number[] {
  if (!board.seaControl[side] || !mayLandHere(t, board.place, side)) return [];
  const free = limitOf(t, board.place, "land") - loadOf(t, board.place, side, "land");
  const ready = inBox(t, side, Box.bombardment).filter((p) => {
    const { kind } = pieceAt(t, p);
    if (kind !== "land" && kind !== "replacements") return false;
    if (takesUp(t, p, "land") && transportOf(t, p) / QUARTERS > free) return false;
    return !has(t, p, Flag.lostStepAtSea);
  });
  return distinct(t, ready);
}

/** Land within reach of a base that is friendly now (9.2.1); no Allied landings at the outbreak of war (17.1). */
function mayLandHere(t: T, place: number, side: number): boolean {
  const { kind } = t.rules.places[place]!;
  const { turnOne, landing } = t.rules.parameters;
  if (side === ALLIES && t.position.turn === turnOne.turn && !turnOne.alliedLandings) return false;
  if (kind === "off-map") return isFriendlyBase(t, place, side);
  return (
    (kind === "base" || kind === "circle") && hexesToBase(t, [place], side, landing.range) <= landing.range
  );
}

/**
 * An enemy-occupied hex without friendly units (18.1.6): units ashore or in port count, the Task Forces that
 * bring the troops do not, nor do those who land beside them.
 */
function isOpposedLanding(t: T, board: BattleBoardData, side: number): boolean {
  const present = (each: number): number[] => [
    ...inBox(t, each, Box.atBase).filter((p) => pieceAt(t, p).kind !== "replacements"),
    ...inBox(t, each, Box.atAnchor),
  ];
  return present(enemyOf(side)).length > 0 && present(side).every((p) => board.stormUnits.includes(p));
}

function land(t: T, board: BattleBoardData, p: number): void {
  const { side, kind } = pieceAt(t, p);
  if (kind === "land" && isOpposedLanding(t, board, side)) t.push(board.stormUnits, p);
  leaveTaskForce(t, p);
  t.set(t.position.box, p, Box.atBase);
  noteLandEntry(t, p);
  t.say("12.3.4.1", () => `${capital(pieceName(t, p))} lands at ${placeName(t, board.place)}.`);
}

// ---- 2.2.2.1 ----------------------------------------------------------------------------------------

const isOverStacked = (t: T, place: number, side: number): boolean =>
  loadOf(t, place, side, "land") > limitOf(t, place, "land");

/** The enemy may send land units away while there are too many; data: `side` that is over the limit. */
const landingStacking = battleStep<{ side: number; done: boolean }>({
  rule: "2.2.2.1",
  title: "Stacking limit of land units",
  asks: (t, board, { side, done }) => (!done && isOverStacked(t, board.place, side) ? enemyOf(side) : NOBODY),
  options(t, _board, { side }, out) {
    out.push(DONE, ...distinct(t, inBox(t, side, Box.atBase, "land")));
  },
  describe: (t, _board, _data, code): Choice =>
    code === DONE ? { do: "done" } : { remove: pieceAt(t, code).pieceId, ...unitChoice(t, code) },
  explain: (t, _board, { side }, choice) =>
    whyNotAmong(t, choice, {
      side,
      rule: "2.2.2.1",
      open: inBox(t, side, Box.atBase, "land"),
      what: "a land unit of the enemy at this base",
      members: ["remove", "unit"],
    }),
  prompt: (t, board) =>
    `The enemy's land units at ${placeName(t, board.place)} exceed the stacking limit. Remove one?`,
  take(t, _board, data, code) {
    if (code === DONE) t.set(data, "done", true);
    else removeExcess(t, code, "2.2.2.1");
  },
  proceed: (t) => t.leave(),
});

export const landingSteps: Steps<Rules, Position> = {
  "amphibious-round": amphibious,
  "landing-stacking": landingStacking,
};
