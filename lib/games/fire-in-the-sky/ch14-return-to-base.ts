import type { Choice, Frame, Step, Steps } from "../../kernel";
import { combineAir } from "./model/air";
import { pieceChoice } from "./model/like";
import { setControl, isFriendlyBase, unitsIn } from "./board/occupation";
import {
  leaveForGood,
  leaveTaskForce,
  losePiece,
  moveTo,
  pieceAt,
  pieceName,
  placeName,
  sinkShip,
  toPool,
  toTrack,
  unflag,
} from "./model/pieces";
import { Flag, type Position, type T } from "./model/position";
import { placeList, placeOf, unitNamed, whereabouts, whyNotTheirs } from "./reasons/common";
import { enemyOf, JAPAN, NOBODY, type Rules } from "./model/rules";
import { takeExpressBack } from "./optional/tokyo-express";

/** 14.0 Return to Base Phase: ships home, control of bases, stacking. */

/** Ports open to a ship's return: held by its side and not overrun this turn (14.1, 17.4, 17.5). */
function portsOf(t: T, p: number): number[] {
  const { nation, side } = pieceAt(t, p);
  const { returnPorts } = t.rules.nations[nation]!;
  const open = (port: number) => isFriendlyBase(t, port, side) && t.position.occupied[port] !== enemyOf(side);
  if (side === JAPAN) return returnPorts.filter(open);
  // The first port serves until it has been overrun once, the second one from then on (17.5).
  const [first, second] = returnPorts;
  const port = second !== undefined && t.position.returnPortLost ? second : first!;
  return t.rules.parameters.damage.brokenForever[nation] || open(port)
    ? [port]
    : second === undefined
      ? []
      : [second];
}

/** Ships on their operational side; a changed sequence may have ended a player turn with Task Forces still out. */
function shipsAtSea(t: T): number[] {
  const { pieces } = t.rules;
  const { flags, tf } = t.position;
  const found: number[] = [];
  for (let p = 0; p < pieces.length; p++) {
    if (tf[p] === -1 && !(flags[p]! & Flag.operational)) continue;
    if (pieces[p]!.kind === "naval") found.push(p);
  }
  return found;
}

/**
 * Combat has put every passenger ashore or on the track (12.3.5). Where a changed sequence leaves those
 * steps out nobody could land: what is still at sea goes the way of what could not get ashore.
 */
function sendPassengersBack(t: T): void {
  t.rules.pieces.forEach(({ kind }, p) => {
    if (kind === "naval" || t.position.tf[p] === -1) return;
    t.say("12.3.5", () => `Still at sea and sent back: ${pieceName(t, p)}.`);
    if (kind === "replacements") toPool(t, p);
    else toTrack(t, p, t.rules.parameters.delays.notLanded);
  });
  combineAir(t, t.rules.limbo.track);
}

/** Ships that still wait to be sent home. */
export type Returning = { units: number[] };

/** 14.1: a code is place * 2, plus 1 to send all the ships that still wait to the same port. */
const shipsReturn: Step<Rules, Position, Returning> = {
  rule: "14.1",
  title: "Ships return to base",
  enter(t, frame) {
    sendPassengersBack(t);
    const waiting: number[] = [];
    for (const p of shipsAtSea(t)) {
      const ports = portsOf(t, p);
      if (ports.length > 1) waiting.push(p);
      else sendHome(t, p, ports[0]);
    }
    t.set(frame.data, "units", waiting);
  },
  asks: (_t, frame) => (waitingShips(frame).length > 0 ? 1 << JAPAN : 0),
  options(t, frame, _side, out) {
    const waiting = waitingShips(frame);
    for (const port of portsOf(t, waiting[0]!)) out.push(port * 2);
    if (waiting.length > 1) for (const port of portsOf(t, waiting[0]!)) out.push(port * 2 + 1);
  },
  describe(t, frame, code): Choice {
    const to = t.rules.places[code >> 1]!.id;
    return code & 1 ? { all: true, to } : { ...pieceChoice(t, waitingShips(frame)[0]!), to };
  },
  explain(t, frame, choice, side) {
    const [next] = waitingShips(frame);
    const p = unitNamed(t, choice, "unit");
    if (p !== undefined && p !== next) {
      const text = `The current choice is about ${pieceName(t, next!)}; ${pieceName(t, p)} ${whereabouts(t, p)}.`;
      return whyNotTheirs(t, p, side, "14.1") ?? { rule: "14.1", text };
    }
    const to = placeOf(t, choice.to);
    const ports = portsOf(t, next!);
    if (to === undefined || ports.includes(to)) return undefined;
    const text = `${pieceName(t, next!)} cannot return to ${placeName(t, to)}; choose ${placeList(t, ports)}.`;
    return { rule: "14.1", text };
  },
  prompt: (t, frame) => `Which Home Base does ${pieceName(t, waitingShips(frame)[0]!)} return to?`,
  take(t, frame, code) {
    const waiting = waitingShips(frame);
    const going = code & 1 ? waiting : waiting.slice(0, 1);
    for (const p of going) sendHome(t, p, code >> 1);
    t.set(frame.data, "units", waiting.slice(going.length));
  },
  proceed(t) {
    // With passengers off and ships home no Task Force is left.
    takeExpressBack(t);
    while (t.position.taskForces.length > 0)
      t.removeAt(t.position.taskForces, t.position.taskForces.length - 1);
    t.leave();
  },
};

const waitingShips = (frame: Frame<Returning>): number[] => frame.data.units;

function sendHome(t: T, p: number, port: number | undefined): void {
  leaveTaskForce(t, p);
  if (port === undefined) {
    t.say("14.1", () => `${pieceName(t, p)} has no friendly port.`);
    toTrack(t, p, t.rules.parameters.delays.withdrawn);
    return;
  }
  unflag(t, p, Flag.operational);
  moveTo(t, p, port);
  t.say("14.1", () => `${pieceName(t, p)} returns to ${placeName(t, port)}.`);
}

/** 14.2: what stands under an OCCUPIED BASE marker is lost, and the base changes hands. */
const controlChanges: Step<Rules, Position> = {
  rule: "14.2",
  title: "Base control changes",
  enter(t) {
    for (const place of t.rules.bases) {
      const side = t.position.occupied[place]!;
      if (side !== NOBODY) takeBase(t, place, side);
    }
  },
};

function takeBase(t: T, place: number, side: number): void {
  const { position } = t;
  for (const p of unitsIn(t, place, enemyOf(side))) {
    const { kind } = pieceAt(t, p);
    if (kind === "land") continue;
    t.say("14.2", () => `Lost with ${placeName(t, place)}: ${pieceName(t, p)}.`);
    if (kind === "naval") sinkShip(t, p);
    else losePiece(t, p);
  }
  t.set(position.occupied, place, NOBODY);
  if (position.control[place] === side) return;
  setControl(t, place, side);
  t.set(position.captured, place, side);
  t.say(
    "14.2",
    () => `${placeName(t, place)} comes under ${side === JAPAN ? "Japanese" : "Allied"} control.`,
  );
  t.rules.parameters.victory.lateConquest.bases.forEach((base, i) => {
    if (base === place && side === JAPAN) t.set(position.conquered, i, true);
  });
  loseFleet(t, place, side);
  combineAir(t, place);
}

/** 17.4: with its only port a nation without a Home Base loses all its ships. */
function loseFleet(t: T, place: number, side: number): void {
  t.rules.nations.forEach(({ returnPorts, homeBases, side: owner, name }, nation) => {
    if (owner === side || homeBases.length > 0 || !returnPorts.includes(place)) return;
    let lost = 0;
    t.rules.pieces.forEach((piece, p) => {
      if (piece.nation !== nation || piece.kind !== "naval" || t.position.at[p] === t.rules.limbo.removed)
        return;
      leaveForGood(t, p);
      lost++;
    });
    if (lost > 0) t.say("17.4", () => `With ${placeName(t, place)} all ships of ${name} leave the game.`);
  });
}

const returnStacking: Step<Rules, Position> = {
  rule: "14.3",
  title: "Stacking at the end of the Return to Base Phase",
  proceed: (t) => t.goTo("stacking", { rule: "14.3" }),
};

export const returnToBaseSteps: Steps<Rules, Position> = {
  "ships-return": shipsReturn,
  "control-changes": controlChanges,
  "return-stacking": returnStacking,
};
