import { pieceAt } from "../model/pieces";
import { JAPAN } from "../model/rules";
import { speedOf } from "../board/task-force-costs";
import type { Outlook } from "./outlook";
import type { Order } from "./orders";
import { surfacePower } from "./power";
import { hexesBetween, isHeld } from "./survey";
import { voyageOil } from "./budget";
import { worthOf } from "./worth";

/**
 * 10.0 Reaction: where the enemy has come to take something, ships that can beat him there sail, the dearest place
 * first. Everything is judged by what the side sees: of Task Forces under markers, by what may be in them.
 */
export function reactionsOf(outlook: Outlook): Order[] {
  const { t, own, theirs, weights } = outlook;
  const free = readyShips(outlook);
  const orders: Order[] = [];
  let oil = outlook.side === JAPAN ? t.position.oil : Infinity;
  for (const place of threatened(outlook)) {
    const enemy = theirs.sea[place]! + theirs.seaAir[place]!;
    const there = own.sea[place]! + own.seaAir[place]! + own.air[place]! * AIR_STEP;
    // The dearer the place, the worse the odds at which it is fought for.
    const stake = isHeld(t, place, outlook.side) ? worthOf(outlook, place) : 1;
    const needed = (enemy * weights.reaction) / Math.max(1, stake / ORDINARY);
    const group = groupFor(outlook, free, place, needed - there, enemy * ENOUGH - there, oil);
    // Whoever has come is stopped only by ships that win Sea Control, or by aircraft that hit the troops.
    if (!group) continue;
    oil -= group.oil;
    for (const p of group.ships) free.splice(free.indexOf(p), 1);
    orders.push(...forcesOf(outlook, group.ships, place));
  }
  return orders;
}

/** Worth of a base for which no more is risked than the weights say. */
const ORDINARY = 2;
/** An air step at the base, against a carrier's. */
const AIR_STEP = 0.7;
/** Power for each of the enemy's beyond which more ships would burn oil for nothing. */
const ENOUGH = 1.6;

/** Ships for a place, those that bring most for their oil first: as many as are needed, and more while more helps. */
function groupFor(
  outlook: Outlook,
  free: readonly number[],
  place: number,
  needed: number,
  enough: number,
  oil: number,
): { ships: number[]; oil: number } | undefined {
  const { t } = outlook;
  const able = free
    .filter((p) => mayReach(outlook, p, place))
    .map((p) => ({ p, power: powerOf(outlook, p), oil: voyageOil(t, p, hexesTo(outlook, p, place)) }))
    .sort((a, b) => b.power / (b.oil + 1) - a.power / (a.oil + 1) || a.p - b.p);
  const ships: number[] = [];
  let [power, burnt] = [0, 0];
  for (const ship of able) {
    if (power >= enough) break;
    if (burnt + ship.oil > oil) continue;
    ships.push(ship.p);
    power += ship.power;
    burnt += ship.oil;
  }
  return ships.length > 0 && power >= needed ? { ships, oil: burnt } : undefined;
}

const powerOf = ({ t }: Outlook, p: number): number =>
  surfacePower(pieceAt(t, p)) + pieceAt(t, p).airStrength;

/** Places of its own, or of nobody, where enemy Task Forces stand, by what is to be lost there. */
function threatened(outlook: Outlook): number[] {
  const { t, side, theirs, own } = outlook;
  const found: { place: number; rank: number }[] = [];
  t.rules.places.forEach((_place, place) => {
    if (theirs.sea[place]! + theirs.seaAir[place]! + theirs.troops[place]! === 0) return;
    const lost = isHeld(t, place, side) ? worthOf(outlook, place) : 0.5 * own.land[place]!;
    if (lost > 0) found.push({ place, rank: lost });
  });
  return found.sort((a, b) => b.rank - a.rank || a.place - b.place).map(({ place }) => place);
}

function readyShips({ t, side }: Outlook): number[] {
  return t.rules.piecesOfSide[side]!.filter(
    (p) =>
      pieceAt(t, p).kind === "naval" &&
      t.position.tf[p] === -1 &&
      t.rules.places[t.position.at[p]!]!.kind === "base",
  );
}

const hexesTo = ({ t, side }: Outlook, p: number, place: number): number =>
  hexesBetween(t.rules, side, t.position.at[p]!, place);

/** Within half its allowance; one hex from under enemy aircraft (10.1). The rules have the last word. */
function mayReach(outlook: Outlook, p: number, place: number): boolean {
  const { t } = outlook;
  const at = t.position.at[p]!;
  // The exact way while nothing is hidden; an estimate where it would reveal what is.
  if (t.position.seenBases.length === 0)
    return outlook.routes.hexes(at, place, pieceAt(t, p).nation, speedOf(t, [p], true)) >= 0;
  const watched = isWatched(outlook, at);
  return hexesTo(outlook, p, place) <= (watched ? 1 : speedOf(t, [p], true));
}

/** Aircraft that the side sees stand at the base or next to it. */
const isWatched = ({ t, theirs }: Outlook, place: number): boolean =>
  t.rules.airZocOf[place]!.some((hex) => theirs.air[hex]! > 0);

/** Carriers apart from gun ships, as many ships in a Task Force as there may be. */
function forcesOf({ t }: Outlook, group: readonly number[], to: number): Order[] {
  const byKind = new Map<string, number[]>();
  for (const p of group) {
    const { carrier } = pieceAt(t, p);
    const key = `${t.position.at[p]} ${carrier} ${speedOf(t, [p], true)}`;
    const list = byKind.get(key);
    if (list) list.push(p);
    else byKind.set(key, [p]);
  }
  const { ships } = t.rules.parameters.taskForce;
  const orders: Order[] = [];
  for (const units of byKind.values()) {
    for (let i = 0; i < units.length; i += ships)
      orders.push({ from: t.position.at[units[0]!]!, units: units.slice(i, i + ships), to });
  }
  return orders;
}
