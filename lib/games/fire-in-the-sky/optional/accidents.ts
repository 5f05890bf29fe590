import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { capital } from "../../../words";
import { waysToReach } from "../ch13-damage";
import { isFirstOfLike, pieceChoice } from "../model/like";
import { heldHomeBases, unitsIn } from "../board/occupation";
import {
  eliminateLand,
  isOfClass,
  pieceAt,
  pieceName,
  placeName,
  sideText,
  losePiece,
  noteLoss,
  sinkShip,
} from "../model/pieces";
import { japanNation } from "../model/points";
import type { Position, T } from "../model/position";
import {
  placeList,
  placeOf,
  unitNamed,
  whereabouts,
  whyNotSecondOfLike,
  whyNotTheirs,
} from "../reasons/common";
import { ALLIES, JAPAN, optionIsOn, type Rules } from "../model/rules";

/** 18.3.1 Mutsu go boom: a throw of the dice in each Reinforcement Segment, and what it may cost. */

const RULE = "18.3.1";
const OPTION = "accidents";

/** Whether a Home Base of Japan is struck, and which it is once Japan has named it. */
type Accident = { struck?: boolean; place?: number };

/**
 * The Allied accident is over when it has been rolled. After a Japanese one Japan names a Home Base, and
 * the Allies a unit in it.
 */
const accidents: Step<Rules, Position, Accident> = {
  rule: RULE,
  title: "Mutsu go boom",
  enter(t, frame) {
    if (!optionIsOn(t.rules, t.position.options, OPTION)) return;
    const side = t.position.phasing;
    if (!accidentHappens(t, side)) {
      t.say(RULE, () => "No accident.");
    } else if (side === ALLIES) {
      alliedAccident(t);
    } else if (basesInDanger(t).length > 0) {
      t.say(RULE, () => "An accident in a Japanese Home Base.");
      t.set(frame.data, "struck", true);
    } else {
      t.say(RULE, () => "An accident, but there is no ship to lose.");
    }
  },
  asks(_t, frame) {
    if (!frame.data.struck) return 0;
    return 1 << (frame.data.place === undefined ? JAPAN : ALLIES);
  },
  options(t, frame, _side, out) {
    const { place } = frame.data;
    if (place === undefined) out.push(...basesInDanger(t));
    else out.push(DONE, ...unitsAt(t, place).filter((p) => isFirstOfLike(t, p)));
  },
  describe(t, frame, code): Choice {
    if (frame.data.place === undefined) return { at: t.rules.places[code]!.id };
    return code === DONE ? { do: "done" } : { sink: pieceAt(t, code).pieceId, ...pieceChoice(t, code) };
  },
  explain(t, frame, choice) {
    const { place } = frame.data;
    if (place === undefined) {
      const at = placeOf(t, choice.at);
      const bases = placeList(t, basesInDanger(t));
      const text = `The accident happens in a Home Base of Japan with ${t.rules.parameters.accidents.classes.join(" or ")}: ${bases}.`;
      return at === undefined ? undefined : { rule: RULE, text };
    }
    const p = unitNamed(t, choice, "sink", "unit");
    if (p === undefined) return undefined;
    const base = placeName(t, place);
    if (unitsAt(t, place).includes(p)) return whyNotSecondOfLike(t, p, RULE);
    const text = `The accident can only strike a Japanese unit at ${base}; ${pieceName(t, p)} ${whereabouts(t, p)}.`;
    return whyNotTheirs(t, p, JAPAN, RULE) ?? { rule: RULE, text };
  },
  prompt: (t, { data: { place } }) =>
    place === undefined
      ? "In which Home Base does the accident happen?"
      : `An accident at ${placeName(t, place)}: which unit is lost?`,
  take(t, frame, code) {
    if (frame.data.place === undefined) return t.set(frame.data, "place", code);
    t.set(frame.data, "struck", false);
    if (code === DONE) t.say(RULE, () => "The Allies choose no unit for the accident.");
    else lose(t, code);
  },
};

/** The dice must show the sum itself. Enumerated as one throw, instead of as every pair of faces. */
function accidentHappens(t: T, side: number): boolean {
  const { dice, dieSides: sides, result } = t.rules.parameters.accidents;
  const name = `Accident roll of ${sideText(side)}`;
  if (t.script) {
    const all = sides ** dice;
    const ways = waysToReach(result, dice, sides) - waysToReach(result + 1, dice, sides);
    return t.hits({ name, dice: 1, sides: all, need: all - ways + 1 }) > 0;
  }
  let sum = 0;
  for (const face of t.roll({ name, side, dice, sides })) sum += face;
  return sum === result;
}

const isInDanger = (t: T, p: number): boolean =>
  isOfClass(pieceAt(t, p), t.rules.parameters.accidents.classes);

/** What a side has in port or ashore there, the holding boxes included; markers are no units (7.4). */
const inBase = (t: T, place: number, side: number): number[] =>
  unitsIn(t, place, side).filter((p) => t.position.tf[p] === -1 && pieceAt(t, p).kind !== "replacements");

/** What the Allies may pick there after a Japanese accident. */
function unitsAt(t: T, place: number): number[] {
  const units = inBase(t, place, JAPAN);
  const { japanLoses } = t.rules.parameters.accidents;
  return japanLoses === "any-unit" ? units : units.filter((p) => isInDanger(t, p));
}

/** Japanese Home Bases with a ship of the classes that explode. */
const basesInDanger = (t: T): number[] =>
  heldHomeBases(t, japanNation(t)).filter((place) => inBase(t, place, JAPAN).some((p) => isInDanger(t, p)));

/** One ship of those in danger is drawn out of the cup. */
function alliedAccident(t: T): void {
  const { alliedBase } = t.rules.parameters.accidents;
  const cup = inBase(t, alliedBase, ALLIES).filter((p) => isInDanger(t, p));
  if (cup.length === 0) {
    t.say(RULE, () => "An accident, but there is no ship to lose.");
    return;
  }
  const draw = { name: "Draw of a ship", side: JAPAN, dice: 1, sides: cup.length };
  lose(t, cup.length === 1 ? cup[0]! : cup[t.roll(draw)[0]! - 1]!);
}

/** "Sunk" for a ship; a land unit or an air unit is eliminated as a whole (13.2, 13.3). */
function lose(t: T, p: number): void {
  const { kind } = pieceAt(t, p);
  const place = t.position.at[p]!;
  const name = t.logging ? capital(pieceName(t, p)) : "";
  if (kind === "naval") sinkShip(t, p);
  else if (kind === "land") {
    noteLoss(t, "landSteps", p, t.position.steps[p]!);
    eliminateLand(t, p);
  } else losePiece(t, p);
  t.say(RULE, () => `Lost in an accident at ${placeName(t, place)}: ${name}.`);
}

export const accidentSteps: Steps<Rules, Position> = { accidents };
