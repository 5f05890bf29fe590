import { weatherOf, STORM } from "../board/sky";
import { isNight } from "../model/clock";
import {
  aboard,
  capacityOf,
  fieldsOf,
  handles,
  hexOfField,
  launchOf,
  movementAfter,
  roomFor,
} from "../model/decks";
import { movementOfFormation, part } from "../model/flights";
import { add } from "../model/groups";
import { losePlanes } from "../model/losses";
import { formationText, hexText } from "../model/pieces";
import { planesText, sayOf } from "../model/sayings";
import { type FlatTopTable, type Flight, type Formation, MAXIMUM, MINIMUM } from "../model/position";
import { OFF_MAP, UNARMED } from "../model/rules";
import { lookUp } from "../../shared/result-table";

/** 14.8 to 14.10, 14.14: landing on ships and at bases. */

/** A way in which planes of a group can land now. */
export interface Landing {
  field: number;
  mode: number;
  /** The most Air Factors. */
  most: number;
}

/**
 * Where Air Factors of a group can land: on a field in their hex that handles them, has room and a Launch Factor left. The
 * mode must allow the hexes that they have moved; with a maximum landing they begin the turn there (14.8.3).
 */
export function landings(t: FlatTopTable, formation: Formation, flight: Flight, moved: number): Landing[] {
  const all: Landing[] = [];
  if (flight.due < t.position.turn) return all;
  // 14.4, 14.8: that of the slowest planes that come with them.
  const movement = movementOfFormation(t, formation);
  for (const field of fieldsOf(t)[formation.side]!) {
    if (!isAt(t, field, formation) || !handles(t, field, flight.kind)) continue;
    // 21.2.3, 14.9: not where the Launch Factor is nought or less.
    if (launchOf(t, field).normal <= 0) continue;
    const room = capacityOf(t, field) - aboard(t.position.decks[field]!);
    for (let mode = MINIMUM; mode <= MAXIMUM; mode++) {
      if (moved > movementAfter(t.rules, movement, mode)) continue;
      const most = Math.min(flight.count, room, roomFor(t, field, mode));
      if (most > 0) all.push({ field, mode, most });
    }
  }
  return all;
}

/** Whether an Air Formation is where it can land on a field: in its hex, or beyond the edge at the base it flew to (14.12). */
function isAt(t: FlatTopTable, field: number, { hex, bound, arrives }: Formation): boolean {
  if (hex !== OFF_MAP) return hexOfField(t, field) === hex;
  return bound >= 0 && t.rules.bases[bound]!.field === field && arrives <= t.position.turn;
}

/** 14.10: whether landing needs a die for each Air Factor: at night, in a storm, or still armed (6.6, 14.14). */
const isRisky = (t: FlatTopTable, hex: number, flight: Flight): boolean =>
  isNight(t.rules, t.position.turn) || isStorm(t, hex) || flight.ordnance !== UNARMED;

const isStorm = (t: FlatTopTable, hex: number): boolean => hex !== OFF_MAP && weatherOf(t, hex) === STORM;

/** Lands Air Factors: those that come down safely are in the Just Landed box, unarmed ones to be stowed. */
export function land(
  t: FlatTopTable,
  formation: Formation,
  flight: Flight,
  { field, mode }: Landing,
  count: number,
): void {
  const { hex } = formation;
  const { name, ship } = t.rules.fields[field]!;
  const deck = t.position.decks[field]!;
  t.set(deck.launched, mode as 0, deck.launched[mode]! + count);
  const plane = t.rules.planes[t.rules.kinds[flight.kind]!.plane]!;
  const safe = isRisky(t, hex, flight) ? safely(t, flight, hex, ship >= 0, count) : count;
  add(t, deck.landed, { kind: flight.kind, count: safe, ordnance: UNARMED });
  sayOf(
    t,
    "14.2.1",
    formation,
    () => `${formationText(formation)}: ${count} ${plane.name} land on ${name}.`,
    () => `${planesText(formation)} land in ${hexText(t, hex)}.`,
  );
  if (safe < count) {
    sayOf(
      t,
      "14.10",
      formation,
      () => `${count - safe} ${plane.name} crash as they land on ${name}.`,
      () => `${planesText(formation)} crash as they land in ${hexText(t, hex)}.`,
    );
    losePlanes(t, { kind: flight.kind, count: count - safe });
  }
  part(t, formation, flight, count);
}

/** How many of them land safely: a die for each on the Night Landing Chart, with 1 for a storm or ordnance at night. */
function safely(t: FlatTopTable, flight: Flight, hex: number, onShip: boolean, count: number): number {
  const night = isNight(t.rules, t.position.turn);
  const { landInStorm, landArmed } = t.rules.parameters.dieModifiers;
  const inStorm = isStorm(t, hex) ? landInStorm : 0;
  const armed = flight.ordnance === UNARMED ? 0 : landArmed;
  const shift = night ? inStorm + armed : 0;
  const plane = t.rules.planes[t.rules.kinds[flight.kind]!.plane]!;
  const faces = t.roll({
    name: `landing of ${plane.name}`,
    key: `landing ${plane.id}`,
    dice: count,
    sides: 6,
  });
  const chart = t.rules.charts["night-landing"];
  return faces.filter((face) => lookUp(chart, face + shift, onShip ? "ship" : "base")?.text === "OK").length;
}
