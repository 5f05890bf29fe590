import { isOfClass, pieceAt, placeName } from "./model/pieces";
import { Box, Flag, type T } from "./model/position";
import { ALLIES, JAPAN, type Piece } from "./model/rules";
import { isExpressClass } from "./optional/tokyo-express";

/** What must hold after every choice, whatever happened. Empty when all is well. */
export function invariants(t: T): string[] {
  const broken: string[] = [];
  tracksHold(t, broken);
  taskForcesHold(t, broken);
  expressHolds(t, broken);
  secretsHold(t, broken);
  t.rules.pieces.forEach((piece, p) => pieceHolds(t, p, piece, broken));
  return broken;
}

function tracksHold({ rules, position: pos }: T, broken: string[]): void {
  const { firstTurn, turn, oil, merchantmen, transport, submarine, vp } = pos;
  // 2.1.2.1: no total but Victory Points falls below 0, and there is nothing finer than a quarter.
  const points = { oil, merchantmen, transport, submarine };
  for (const [name, value] of Object.entries(points)) {
    for (const each of [value].flat())
      if (each < 0 || !Number.isInteger(each)) broken.push(`${name} is ${each} quarters (2.1.2.1).`);
  }
  if (!Number.isInteger(vp)) broken.push(`Victory Points are ${vp}.`);
  if (turn < firstTurn || turn > rules.parameters.clock.lastTurn) broken.push(`The turn is ${turn}.`);
}

function taskForcesHold(t: T, broken: string[]): void {
  const { rules, position: pos } = t;
  const { ships: mostShips, passengers } = rules.parameters.taskForce;
  pos.taskForces.forEach((force, f) => {
    const members = pos.tf.flatMap((tf, p) => (tf === f ? [p] : []));
    const ships = members.filter((p) => pieceAt(t, p).kind === "naval").length;
    if (force.side < 0 && members.length > 0) broken.push(`Task Force ${f} is gone but has members.`);
    if (force.side >= 0 && members.length === 0) broken.push(`Task Force ${f} has no members.`);
    if (ships > mostShips) broken.push(`Task Force ${f} has ${ships} ships (9.4).`);
    if (members.length - ships > passengers) broken.push(`Task Force ${f} carries too much (9.4).`);
    const place = rules.placeOfNode[force.node]!;
    for (const p of members) {
      const { pieceId, side } = pieceAt(t, p);
      if (pos.at[p] !== place) broken.push(`${pieceId} is not with its Task Force.`);
      if (side !== force.side) broken.push(`${pieceId} sails with the enemy.`);
    }
  });
}

/** 18.2.2: the marker lies on a Task Force of the right ships, or on none. */
function expressHolds(t: T, broken: string[]): void {
  const { tokyoExpress: f, taskForces, tf } = t.position;
  if (f === -1) return;
  if (taskForces[f] === undefined) broken.push("The Tokyo Express marker lies on no Task Force (18.2.2).");
  tf.forEach((force, p) => {
    if (force === f && !isExpressClass(t, p))
      broken.push(`${pieceAt(t, p).pieceId} sails with the Tokyo Express (18.2.2).`);
  });
}

/** 18.1.4: who is under which marker, and that nobody is under one when it comes to blows. */
function secretsHold(t: T, broken: string[]): void {
  const { hiddenForces, seenBases, taskForces } = t.position;
  const { markers } = t.rules.parameters.hiddenTaskForces;
  t.rules.nations.forEach(({ name }, n) => {
    const inUse = hiddenForces.filter(({ nation }) => nation === n).length;
    if (inUse > markers[n]!) broken.push(`${inUse} Task Forces sail under the markers of ${name} (18.1.4).`);
  });
  for (const { force } of hiddenForces) {
    const { side, origin } = taskForces[force]!;
    if (side !== ALLIES) broken.push(`Task Force ${force} has no business under a marker (18.1.4).`);
    if (!seenBases.some(({ place }) => place === origin))
      broken.push(`Nobody knows what Task Force ${force} has left behind (18.1.4).`);
  }
  if (seenBases.length > 0 && (t.frame("submarine-attacks") || t.frame("battles")))
    broken.push("Task Forces fight under their markers (18.1.4).");
}

function pieceHolds(t: T, p: number, piece: Piece, broken: string[]): void {
  const { rules, position: pos } = t;
  const { limbo } = rules;
  const { pieceId, kind } = piece;
  const at = pos.at[p]!;
  const place = rules.places[at];
  if (!place) return void broken.push(`${pieceId} is nowhere.`);
  const inPlay = at !== limbo.available && at !== limbo.removed;
  const steps = pos.steps[p]!;
  const most = kind === "replacements" ? Infinity : piece.maxSteps;
  if (inPlay ? steps < 1 || steps > most : steps !== 0)
    broken.push(`${pieceId} at ${place.id} has ${steps} steps.`);
  if (at === limbo.track ? pos.due[p]! < 1 : pos.due[p] !== 0)
    broken.push(`${pieceId} at ${place.id} is due on Turn ${pos.due[p]}.`);
  if (at === limbo.arriving && !t.frame("arrivals") && !t.frame("set-up"))
    broken.push(`${pieceId} is still arriving.`);
  if (pos.flags[p]! & Flag.training && at !== limbo.track) broken.push(`${pieceId} trains at ${place.id}.`);
  if (pos.flags[p]! & Flag.withdrawn && at !== limbo.removed)
    broken.push(`${pieceId} is converted at ${place.id}.`);
  if (pos.box[p] !== Box.none && !t.frame("battle-board"))
    broken.push(`${pieceId} is left on the Battle Board.`);
  const force = pos.tf[p]!;
  if (force !== -1 && pos.taskForces[force] === undefined) broken.push(`${pieceId} is in no Task Force.`);
  if (kind === "naval" && force === -1 && pos.flags[p]! & Flag.operational)
    broken.push(`${pieceId} is at sea without a Task Force (9.4).`);
  if (place.kind === "limbo" || force !== -1) return;
  standsWell(t, p, piece, broken);
}

/**
 * 2.2: where a unit may be that is neither off the map nor at sea. Ships and aircraft stand at bases of their
 * side; aircraft also at one that it has just occupied (12.3.5.2).
 */
function standsWell(
  t: T,
  p: number,
  { pieceId, kind, side, shipClass, airGroup }: Piece,
  broken: string[],
): void {
  const { rules, position: pos } = t;
  const at = pos.at[p]!;
  const place = rules.places[at]!;
  const wrong = (rule: string) => broken.push(`${pieceId} stands in ${placeName(t, at)} (${rule}).`);
  if (place.kind === "sea" || place.kind === "land") wrong("2.2.2");
  const based = kind === "naval" || kind === "air";
  if (place.kind === "circle" && based) wrong("2.2.2");
  // What is in a box stands in its Home Base (2.2.6).
  const hex = place.within;
  if (rules.places[hex]!.kind === "base" && based && pos.control[hex] !== side && pos.occupied[hex] !== side)
    wrong("2.2.3");
  if (place.kind === "off-map" && (side === JAPAN || place.control !== side)) wrong("2.2.4");
  if (at === rules.convoyEscort && !isOfClass({ shipClass }, rules.parameters.economicWarfare.escortClasses))
    wrong("5.2");
  if (rules.navalAviation.includes(at) && (kind !== "air" || side !== JAPAN)) wrong("7.1.1");
  if (rules.withoutPlanes.includes(at) && (airGroup === null || side !== JAPAN)) wrong("7.1.1");
}
