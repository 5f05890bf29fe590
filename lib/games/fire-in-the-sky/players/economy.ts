import { DONE } from "../../../kernel";
import { has, isOfClass, onMap, pieceAt } from "../model/pieces";
import { Flag } from "../model/position";
import { QUARTERS } from "../model/rules";
import { type Adviser, judged, nearTo } from "./advice";
import type { Outlook } from "./outlook";
import { roomFor } from "./room";
import { isHeld } from "./survey";

/** Points, convoys and what arrives: the decisions of the Transport, Economic Warfare and Reinforcement Phases. */

/** Destroyers to the convoys until there are as many as the weights want, and back when there are more. */
export const escorts: Adviser = ({ t, side, weights }) => {
  const { escortClasses } = t.rules.parameters.economicWarfare;
  const there = t.rules.piecesOfSide[side]!.filter(
    (p) => t.position.at[p] === t.rules.convoyEscort && isOfClass(pieceAt(t, p), escortClasses),
  ).length;
  const level = t.rules.submarineLevel[1 - side]![t.position.turn] ?? 0;
  const lacking = Math.round((level / QUARTERS) * weights.convoyEscorts) - there;
  return (code) => {
    if (code === DONE) return judged(0, "The convoys have the escorts they need.");
    const intoBox = code % (t.rules.places.length + 1) === 0;
    return judged(
      (intoBox ? lacking : -lacking) > 0 ? 1 : -1,
      "The convoys need escorts against the enemy's submarines.",
    );
  };
};

/** Share of the oil that convoy escorts may burn in a turn. */
const HUNTING_OIL = 0.1;

export const convoyDice: Adviser = ({ t }) => {
  const price = Math.max(1, t.rules.costs.merchantAswDie);
  return nearTo(
    Math.floor((t.position.oil * HUNTING_OIL) / price),
    "A little oil for the escorts, not more.",
  );
};

/** Air steps that may become Naval Aviation do so while a carrier waits for planes; all else comes in where there is room. */
export const arrival: Adviser = (outlook) => {
  const { t, side, own } = outlook;
  const coming = t.position.at.indexOf(t.rules.limbo.arriving);
  const waits = t.rules.piecesOfSide[side]!.some((p) => has(t, p, Flag.needsPlanes));
  return (code) => {
    const place = code >> 1;
    if (place === t.rules.limbo.track)
      return judged(waits ? 0.5 : -1, "Pilots are trained when carriers wait for them.");
    if (t.rules.navalAviation.includes(place)) return judged(waits ? 2 : -0.5, "A carrier waits for planes.");
    const { within } = t.rules.places[place]!;
    // Whoever finds no room has to move on, or is sent away (2.2.2.1); where it is most needed it comes in first.
    const room = coming >= 0 && roomFor(t, coming, place) < 0 ? 0.5 : 1;
    return judged(
      room - 0.01 * own.air[within]! - 0.01 * own.factors[within]! - (code & 1) * 0.005,
      "There is room to arrive.",
    );
  };
};

/** A carrier is worth more than the steps that fill its hangars. */
export const rebuilding: Adviser =
  ({ t }) =>
  (code) => {
    if (code === DONE) return judged(0, "No carrier can be rebuilt.");
    if (code >= t.rules.pieces.length) return judged(-1, "The steps are kept for carriers.");
    return judged(1 + pieceAt(t, code).airStrength, "The carrier receives a new air group.");
  };

/** A land unit that has lost a step, by what a marker must be worth to rebuild it. */
interface Worn {
  nation: number;
  value: number;
  place: number;
  /** Enemy troops stand there too: no marker can be brought by sea. */
  besieged: boolean;
}

const wornUnits = ({ t, side, theirs }: Outlook): Worn[] =>
  t.rules.piecesOfSide[side]!.flatMap((p) => {
    const { kind, nation, reduced, maxSteps } = pieceAt(t, p);
    const place = t.position.at[p]!;
    if (kind !== "land" || maxSteps < 2 || t.position.steps[p] !== 1 || t.position.tf[p] !== -1) return [];
    if (!isHeld(t, place, side)) return [];
    return [{ nation, value: reduced, place, besieged: theirs.land[place]! > 0 }];
  });

/**
 * A marker for each unit that has lost a step: in a Home Base or beside one it rebuilds the unit where it is made,
 * besieged or not (7.4); elsewhere the points must allow its passage.
 */
export const markers: Adviser = (outlook) => {
  const { t, side } = outlook;
  const { places, costs, landNext } = t.rules;
  const worn = wornUnits(outlook);
  const made = t.rules.piecesOfSide[side]!.filter(
    (p) => pieceAt(t, p).kind === "replacements" && onMap(t, p),
  ).map((p) => ({ nation: pieceAt(t, p).nation, value: t.position.steps[p]!, place: t.position.at[p]! }));
  return (code) => {
    if (code === DONE) return judged(0, "No unit in reach needs replacements.");
    const value = code % VALUES;
    const home = Math.floor(code / VALUES) % places.length;
    const nation = Math.floor(Math.floor(code / VALUES) / places.length);
    const fits = (each: { nation: number; value: number }) => each.nation === nation && each.value === value;
    const isAtHand = ({ place }: { place: number }) => place === home || landNext[home]!.includes(place);
    const [units, there] = [worn.filter(fits), made.filter(fits)];
    if (units.filter(isAtHand).length > there.filter(isAtHand).length)
      return judged(2, "A unit at hand has lost a step.");
    const passage = 2 * value * QUARTERS * costs.seaDeployment.replacements;
    const lacking = units.filter(({ besieged }) => !besieged).length - there.length;
    const affordable = t.position.transport[nation]! >= passage;
    return judged(lacking > 0 && affordable ? 1 : -1, "A unit has lost a step.");
  };
};

/** Marker values stay below this in a code. */
const VALUES = 64;
