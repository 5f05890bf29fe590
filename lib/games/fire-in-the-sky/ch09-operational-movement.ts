import { type Choice, DONE, type Frame, type Step, type Steps } from "../../kernel";
import { breakDown } from "./model/air";
import { pieceChoice } from "./model/like";
import { formsInSecret, markersFor, noteBase, revealForces, sailFromSecrecy } from "./optional/hidden-forces";
import { formTaskForce, pieceAt, pieceName, placeName } from "./model/pieces";
import { pointsText, setOil, setTransport } from "./model/points";
import type { Done, Position, T } from "./model/position";
import { enemyOf, JAPAN, type Rules } from "./model/rules";
import { type Forming, type Sailing, whyNotForm, whyNotJoin, whyNotSail } from "./reasons/movement";
import { deployFirst, mayDeployFirst } from "./optional/sneak-deployment";
import { canPayFor, meansOf, taskForcePrice } from "./board/task-force-costs";
import { canSendStep, destinations, distanceTo, joinable, origins } from "./board/task-force-moves";
import { mayBeExpress, placeExpress, whyNotExpress } from "./optional/tokyo-express";
import { countedNames } from "../../words";

/** 9.0 Operational Movement and 10.0 Reaction: units form Task Forces at a base and sail together. */

/** Whether it is the Reaction Phase, and whether a Task Force has deployed before it (18.1.1). */
type MovementData = Done & { reaction: boolean; deployed?: boolean };

type Mover = Frame<{ reaction: boolean }>;

const moverOf = (t: T, frame: Mover): number =>
  frame.data.reaction ? enemyOf(t.position.phasing) : t.position.phasing;

/** 18.1.4: who sails, how far he might, and whether anybody else still could, is for the mover alone to see. */
const isSecret = (t: T, frame: Mover): boolean => formsInSecret(t, moverOf(t, frame));

/** The phase itself: form one Task Force after the other, until done. */
export function movementPhase(reaction: boolean): Step<Rules, Position, MovementData> {
  const rule = reaction ? "10.1" : "9.1";
  return {
    rule,
    secret: isSecret,
    askForced: isSecret,
    title: reaction ? "Reaction Phase" : "Operational Movement Phase",
    enter(t, frame) {
      t.set(frame.data, "reaction", reaction);
    },
    asks: (t, frame) =>
      frame.data.done || mayDeployFirst(t, frame, moverOf(t, frame)) ? 0 : 1 << moverOf(t, frame),
    options(t, _frame, side, out) {
      out.push(DONE, ...origins(t, side, reaction));
    },
    describe: (t, _frame, code): Choice =>
      code === DONE ? { do: "done" } : { form: t.rules.places[code]!.id },
    explain: (t, _frame, choice, side) => whyNotForm(t, reaction, choice, side),
    prompt: () => (reaction ? "From where does a Task Force react?" : "Where does a Task Force form?"),
    take(t, frame, code) {
      if (code === DONE) return t.set(frame.data, "done", true);
      if (isSecret(t, frame)) noteBase(t, code);
      t.call("form-task-force", { place: code, units: [], reaction });
    },
    proceed(t, frame) {
      if (mayDeployFirst(t, frame, moverOf(t, frame))) return deployFirst(t, frame);
      if (reaction) revealForces(t);
      t.leave();
    },
  };
}

/** Openly; and, from the next number down, under the marker of a nation (18.1.4). */
const SAIL = -2;
/** Sail under the Tokyo Express marker (18.2.2). */
const EXPRESS = -3;
const underMarker = (nation: number): number => EXPRESS - 1 - nation;
const markerOf = (code: number): number | undefined => (code < EXPRESS ? EXPRESS - 1 - code : undefined);

/** Members one by one, in any order: at most four ships and one passenger (9.4). */
const form: Step<Rules, Position, Forming> = {
  rule: "9.4",
  title: "Form a Task Force",
  // Scripts name every member and the sailing, so that they hold when other units come to the same base.
  askForced: true,
  secret: isSecret,
  asks: (t, frame) => 1 << moverOf(t, frame),
  options(t, frame, side, out) {
    const { place, units, reaction } = frame.data;
    if (units.length > 0) {
      if (isSecret(t, frame)) out.push(...markersFor(t, units).map(underMarker));
      out.push(SAIL);
    }
    if (mayBeExpress(t, side, units)) out.push(EXPRESS);
    const { length } = t.rules.pieces;
    const staying = { distance: 0, reaction };
    const all = [...units, -1];
    for (const p of joinable(t, place, units, side, reaction)) {
      all[all.length - 1] = p;
      if (canPayFor(t, all, staying)) out.push(p);
      if (canSendStep(t, all, p)) out.push(length + p);
    }
  },
  describe(t, _frame, code): Choice {
    const marker = markerOf(code);
    if (marker !== undefined) return { do: "sail", under: t.rules.nations[marker]!.id };
    if (code === SAIL) return { do: "sail" };
    if (code === EXPRESS) return { do: "tokyo-express" };
    const { length } = t.rules.pieces;
    const p = code % length;
    const { unit, type } = pieceChoice(t, p);
    if (pieceAt(t, p).kind !== "air") return { add: unit, type };
    return { add: unit, type, steps: code >= length ? 1 : t.position.steps[p]! };
  },
  explain: (t, frame, choice, side) =>
    whyNotExpress(t, frame, choice, side) ?? whyNotJoin(t, frame, choice, side),
  why: (_t, _frame, code) => (code === EXPRESS ? "18.2.2" : undefined),
  prompt(t, frame) {
    const { place, units } = frame.data;
    const at = placeName(t, place);
    return units.length === 0
      ? `Which unit leads the Task Force from ${at}?`
      : `Which other unit joins it at ${at}, or does it sail?`;
  },
  take(t, frame, code) {
    const { units, reaction } = frame.data;
    const marker = markerOf(code);
    if (code === EXPRESS) return t.goTo("sail-task-force", { units, reaction, express: true });
    if (code <= SAIL)
      return t.goTo("sail-task-force", { units, reaction, ...(marker !== undefined && { marker }) });
    const { length } = t.rules.pieces;
    const p = code % length;
    t.push(units, code >= length ? breakDown(t, p) : p);
  },
};

/** The destination; a code is node * 2, plus 1 for the short rate of 17.1. */
const sail: Step<Rules, Position, Sailing> = {
  rule: "9.1",
  title: "Move a Task Force",
  secret: isSecret,
  askForced: isSecret,
  asks: (t, frame) => (frame.data.sailed ? 0 : 1 << moverOf(t, frame)),
  options(t, frame, side, out) {
    const { units, reaction } = frame.data;
    const short = t.rules.parameters.movement.shortMove;
    const canGo = meansOf(t, units, reaction);
    const cheaply = mayGoCheaply(t, side, reaction);
    const { nodes, distances } = destinations(t, units, side, reaction);
    for (let i = 0; i < nodes.length; i++) {
      const node = nodes[i]!;
      const distance = distances[i]!;
      if (canGo(distance)) out.push(node * 2);
      if (distance > short && cheaply) out.push(node * 2 + 1);
    }
  },
  describe(t, frame, code, side): Choice {
    const { units, reaction } = frame.data;
    const node = code >> 1;
    const distance = distanceTo(destinations(t, units, side, reaction), node) ?? 0;
    const choice = { to: t.rules.nodeIds[node]!, distance };
    return code & 1 ? { ...choice, rate: "short" } : choice;
  },
  explain: whyNotSail,
  why: (_t, frame, code) => (frame.data.reaction ? "10.1" : code & 1 ? "17.1" : "9.1"),
  prompt: (t, frame) => `Where does the Task Force (${namesOf(t, frame.data.units)}) go?`,
  take(t, frame, code, side) {
    const { units, reaction } = frame.data;
    const node = code >> 1;
    const distance = distanceTo(destinations(t, units, side, reaction), node)!;
    if (isSecret(t, frame)) {
      const marker = frame.data.marker;
      t.leave();
      return sailFromSecrecy(t, { units, node, hexes: distance, reaction, marker });
    }
    const origin = t.position.at[units[0]!]!;
    const price = taskForcePrice(t, units, { distance, reaction, cheap: (code & 1) === 1 });
    if (code & 1) t.set(t.position, "cheapTaskForces", t.position.cheapTaskForces - 1);
    if (price.oil > 0) setOil(t, t.position.oil - price.oil);
    price.transport.forEach((points, nation) => {
      if (points > 0) setTransport(t, nation, t.position.transport[nation]! - points);
    });
    const force = formTaskForce(t, side, units, origin, node);
    t.leave();
    t.say(reaction ? "10.1" : "9.1", () => {
      const oil = side === JAPAN ? ` Oil Points are now ${pointsText(t.position.oil)}.` : "";
      const place = placeName(t, t.rules.placeOfNode[node]!);
      const hexes = `${distance} hex${distance === 1 ? "" : "es"}`;
      return `Task Force (${namesOf(t, units)}): from ${placeName(t, origin)} to ${place} (${hexes}).${oil}`;
    });
    if (frame.data.express) placeExpress(t, force);
  },
};

/** 17.1: in the Operational Movement Phase of that turn only. */
const mayGoCheaply = (t: T, side: number, reaction: boolean): boolean =>
  side === JAPAN && !reaction && t.position.cheapTaskForces > 0;

const namesOf = (t: T, units: readonly number[]): string => countedNames(units.map((p) => pieceName(t, p)));

export const movementSteps: Steps<Rules, Position> = {
  "operational-movement": movementPhase(false),
  "form-task-force": form,
  "sail-task-force": sail,
};
