import { part } from "../model/flights";
import { fieldsOf, handles, hexOfField, isShutByHits } from "../model/decks";
import { losePlanes } from "../model/losses";
import { formationText } from "../model/pieces";
import { type FlatTopTable, type Flight, type Formation, Gone } from "../model/position";
import { enemyOf } from "../model/rules";

/** 8.5.5, 25.4: planes that have not landed by their turn are lost. */

/** Of a side: those that must have landed by a turn. */
export function losePastDue(t: FlatTopTable, side: number, by: number): void {
  for (const formation of t.position.formations) {
    if (formation.side !== side) continue;
    for (const flight of [...formation.flights]) if (flight.due <= by) loseFlight(t, formation, flight);
  }
}

function loseFlight(t: FlatTopTable, formation: Formation, flight: Flight): void {
  const { name } = t.rules.planes[t.rules.kinds[flight.kind]!.plane]!;
  const unnecessary = !hasLostItsDeck(t, formation, flight);
  const own = () => `${flight.count} ${name} of ${formationText(formation)} run out of fuel.`;
  t.say("25.4", own, [formation.side]);
  // The other side scores for them, seen or not.
  const scored = () => `${flight.count} ${name} run out of fuel.`;
  t.say("25.4", scored, [enemyOf(formation.side)]);
  losePlanes(t, flight, { unnecessary });
  part(t, formation, flight, flight.count);
}

/**
 * 25.4: a loss is not unnecessary where planes have reached a hex in which they could have landed, had hits not closed the
 * ship or base or left too little of its Launch Factor, nor where the ship from which they took off has been sunk.
 */
export function hasLostItsDeck(t: FlatTopTable, { side, hex, origin }: Formation, { kind }: Flight): boolean {
  const { fleet } = t.position;
  const from = t.rules.fields[origin]?.ship ?? -1;
  if (from >= 0 && fleet.force[from] === Gone.sunk) return true;
  return fieldsOf(t)[side]!.some(
    (field) => hexOfField(t, field) === hex && handles(t, field, kind) && isShutByHits(t, field),
  );
}
