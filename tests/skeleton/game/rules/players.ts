import { deal } from "../../../../lib/games/shared/deal";
import { nothingKnown } from "../../../../lib/games/shared/known";
import type { GamePlayer } from "../../../../lib/games/types";
import { below, type Game, type RandomState } from "../../../../lib/kernel";
import { placeIn, unitIn } from "./movement";
import { type Position, unitsOfSide } from "./position";
import { type Rules, SOUTH, typeAt } from "./rules";
import { look, seenPlaces } from "./sighting";
import { inPort } from "./victory";

/** A player of its own, and how a side imagines what is hidden from it. Each looks only at what its side knows. */

const FAR = 99;

/** How far each place is from one of the goals, in hexes of movement. */
function distancesTo({ places }: Rules, goals: readonly number[]): number[] {
  const far = places.map(() => FAR);
  const queue = [...goals];
  for (const goal of goals) far[goal] = 0;
  // Ways lead back as they lead there.
  for (const place of queue)
    for (const next of places[place]!.next)
      if (far[next] === FAR) {
        far[next] = far[place]! + 1;
        queue.push(next);
      }
  return far;
}

/** What brings a side's unit forward: steamers to the port, all others to where the enemy was seen last. */
function opinions({ table: t, codes }: Game<Rules, Position>, side: number): number[] {
  const { rules, position } = t;
  const contacts = position.known[side]!.contacts.map(({ what }) => rules.placeOf[what.at]!);
  const toPort = distancesTo(rules, [rules.port]);
  const toEnemy = distancesTo(rules, contacts.length > 0 ? contacts : [rules.port]);
  return codes.map((code) => {
    if (code < 0) return 0;
    const far = typeAt(rules, unitIn(code)).cargo === true ? toPort : toEnemy;
    return far[position.at[unitIn(code)]!]! - far[placeIn(code)]!;
  });
}

export const watchful: GamePlayer<Rules, Position> = {
  id: "watchful",
  title: "Watchful",
  summary: "Steamers run for the port; everybody else goes to where the enemy was seen last.",
  opinions,
  play(game, side, random) {
    const scores = opinions(game, side);
    const best = Math.max(...scores);
    const good = game.codes.filter((_code, i) => scores[i] === best);
    return good[below(random, good.length)]!;
  },
};

/** Points ahead, with the steamers that are in the port. */
export function judge({ table: t }: Game<Rules, Position>, side: number): number {
  const [north, south] = t.position.points as [number, number];
  const lead = south + inPort(t).length * t.rules.arrived - north;
  return side === SOUTH ? lead : -lead;
}

export const spanOf = ({ table }: Game<Rules, Position>, side: number): string | undefined =>
  table.asked() === 1 << side ? `hour ${table.position.turn}` : undefined;

/**
 * Enemy units in sight are where they were reported; the others are dealt anew over what is out of sight. Who is who among
 * units of one type, how many steps they have, and what the enemy knows are hidden too, so they are made anew as well.
 */
export function imagine({ table: t }: Game<Rules, Position>, side: number, random: RandomState): void {
  const { rules, position } = t;
  const known = position.known[side]!;
  const seen = seenPlaces(t, side);
  const rest = unitsOfSide(t, 1 - side);
  for (const unit of rest) {
    t.set(position.steps, unit, typeAt(rules, unit).steps);
    t.set(position.moved, unit, false);
  }
  for (const contact of known.contacts) {
    if (contact.subject < 0) continue;
    const [unit] = rest.splice(
      rest.findIndex((each) => typeAt(rules, each).id === contact.what.type),
      1,
    );
    t.set(contact, "subject", unit!);
    t.set(position.at, unit!, rules.placeOf[contact.what.at]!);
  }
  const places = rest.map((unit) => {
    const { board } = typeAt(rules, unit);
    const onBoard = rules.places.flatMap((place, i) =>
      place.board === board && isOpen(rules, i) ? [i] : [],
    );
    const hidden = onBoard.filter((place) => !seen.has(place));
    const among = hidden.length > 0 ? hidden : onBoard;
    return { board, place: among[below(random, among.length)]! };
  });
  const dealt = deal(rest, places, (unit, { board }) => typeAt(rules, unit).board === board, random)!;
  places.forEach(({ place }, i) => t.set(position.at, rest[dealt[i]!]!, place));
  t.set(position.known, 1 - side, nothingKnown());
  look(t, 1 - side);
}

/** Something can go there. */
const isOpen = ({ places }: Rules, place: number): boolean => places.some(({ next }) => next.includes(place));
