import { beyondWind, fieldsOf, hexOfField } from "../model/decks";
import { part, planesIn } from "../model/flights";
import { add, groupText } from "../model/groups";
import { formationText } from "../model/pieces";
import { type FlatTopTable, type Formation, MAXIMUM, MINIMUM, MoveFlag } from "../model/position";

/**
 * 6.10: a carrier that was to go into the wind and did not, because it failed to shadow or joined slower ships, launches
 * no more than its Minimum Launch Factor. The others go back to its Ready box: maximum launches first.
 */
export function holdBack(t: FlatTopTable, side: number): void {
  for (const field of fieldsOf(t)[side]!) {
    let excess = beyondWind(t, field);
    for (let mode = MAXIMUM; mode >= MINIMUM && excess > 0; mode--)
      for (const formation of t.position.formations)
        if (excess > 0 && formation.mode === mode && isOn(t, field, formation))
          excess -= takeBack(t, field, formation, excess);
  }
}

const isOn = (t: FlatTopTable, field: number, { origin, hex, flags, flights }: Formation): boolean =>
  origin === field && flights.length > 0 && (flags & MoveFlag.onDeck) !== 0 && hex === hexOfField(t, field);

/** Takes up to so many Air Factors out of an Air Formation that has not taken off. Returns how many. */
function takeBack(t: FlatTopTable, field: number, formation: Formation, excess: number): number {
  const deck = t.position.decks[field]!;
  const { mode } = formation;
  // Planes of other ships may be in it as well (8.4).
  const most = Math.min(excess, planesIn(formation), deck.launched[mode as 0]!);
  let left = most;
  while (left > 0) {
    const flight = formation.flights[0]!;
    const count = Math.min(left, flight.count);
    const group = { kind: flight.kind, count, ordnance: flight.ordnance };
    t.say(
      "6.10",
      () =>
        `${groupText(t.rules, group)} of ${formationText(formation)} stay on ${t.rules.fields[field]!.name}, which did not go into the wind.`,
      [formation.side],
    );
    add(t, deck.ready, group);
    part(t, formation, flight, count);
    left -= count;
  }
  t.set(deck.launched, mode as 0, deck.launched[mode as 0]! - most);
  return most;
}
