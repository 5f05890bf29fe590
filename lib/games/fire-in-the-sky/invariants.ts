import { pieceAt, pieceName, placeName } from "./pieces";
import { type T, Flag } from "./position";
import { ALLIES, JAPAN } from "./rules";

/** What must hold after every choice, whatever happened. Empty when all is well. */
export function invariants(t: T): string[] {
  const { rules, position: pos } = t;
  const broken: string[] = [];
  const { limbo } = rules;
  if (pos.oil < 0 || pos.merchantmen < 0)
    broken.push("Oil Points or the Merchantmen Pool are below 0 (2.1.2.1).");
  if (pos.transport.some((points) => points < 0)) broken.push("Transport Points are below 0 (2.1.2.1).");
  if (pos.submarine.some((points) => points < 0)) broken.push("Submarine Points are below 0 (2.1.2.1).");
  if (pos.turn < pos.firstTurn || pos.turn > rules.parameters.clock.lastTurn)
    broken.push(`The turn is ${pos.turn}.`);
  pos.taskForces.forEach((force, f) => {
    const members = pos.tf.flatMap((tf, p) => (tf === f ? [p] : []));
    const ships = members.filter((p) => pieceAt(t, p).kind === "naval").length;
    if (force.side < 0 && members.length > 0) broken.push(`Task Force ${f} is gone but has members.`);
    if (ships > rules.parameters.taskForce.ships) broken.push(`Task Force ${f} has ${ships} ships (9.4).`);
    if (members.length - ships > rules.parameters.taskForce.passengers)
      broken.push(`Task Force ${f} carries too much (9.4).`);
    const place = rules.placeOfNode[force.node]!;
    for (const p of members) {
      if (pos.at[p] !== place) broken.push(`${pieceName(t, p)} is not with its Task Force.`);
      if (pieceAt(t, p).side !== force.side) broken.push(`${pieceName(t, p)} sails with the enemy.`);
    }
  });
  for (let p = 0; p < rules.pieces.length; p++) {
    const piece = rules.pieces[p]!;
    const at = pos.at[p]!;
    const place = rules.places[at];
    if (!place) {
      broken.push(`${piece.pieceId} is nowhere.`);
      continue;
    }
    const inPlay = at !== limbo.available && at !== limbo.removed;
    const steps = pos.steps[p]!;
    const most = piece.kind === "replacements" ? Infinity : piece.maxSteps;
    if (inPlay ? steps < 1 || steps > most : steps !== 0)
      broken.push(`${piece.pieceId} at ${place.id} has ${steps} steps.`);
    if (place.kind === "off-map" && piece.side === JAPAN)
      broken.push(`${piece.pieceId} is in an off-map box (2.2.4).`);
    if (at === rules.convoyEscort && piece.shipClass !== "DD")
      broken.push(`${piece.pieceId} escorts convoys (5.2).`);
    if (pos.tf[p] !== -1 && pos.taskForces[pos.tf[p]!] === undefined)
      broken.push(`${piece.pieceId} is in no Task Force.`);
    const ashore = pos.tf[p] === -1 && inPlay && place.kind !== "limbo";
    if (ashore && (place.kind === "sea" || place.kind === "land") && !(pos.flags[p]! & Flag.operational)) {
      broken.push(`${pieceName(t, p)} stands in ${placeName(t, at)} without a base.`);
    }
    if (ashore && place.kind === "circle" && piece.kind === "air")
      broken.push(`${piece.pieceId} is based in ${place.id}.`);
  }
  for (const side of [JAPAN, ALLIES]) {
    if (!Number.isInteger(pos.submarine[side]!)) broken.push("Submarine Points are not counted in quarters.");
  }
  return broken;
}
