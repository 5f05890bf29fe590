import { pieceAt } from "../model/pieces";
import { airZoc } from "../board/presence";
import { speedOf } from "../board/task-force-costs";
import type { Outlook } from "./outlook";
import { surfacePower } from "./power";
import { hexesBetween } from "./survey";

/** What the enemy may bring to a place in his Reaction Phase. */
export interface Threat {
  surface: number;
  air: number;
}

/** One group of enemy ships in port, with the hexes that they may go. */
export interface Fleet {
  place: number;
  hexes: number;
  surface: number;
  air: number;
}

/** Enemy ships that may react, by port and speed (10.1). */
export function fleetsOf({ t, enemy, side, picture }: Outlook): Fleet[] {
  const { rules } = t;
  const zone = airZoc(t, side);
  const found = new Map<number, Fleet>();
  for (const p of rules.shipsOfSide[enemy]!) {
    const piece = pieceAt(t, p);
    const place = picture.at[p]!;
    if (picture.tf[p] !== -1 || rules.places[place]!.kind !== "base") continue;
    const hexes = zone[place] ? 1 : speedOf(t, [p], true);
    const key = place * 16 + hexes;
    const fleet = found.get(key) ?? { place, hexes, surface: 0, air: 0 };
    fleet.surface += surfacePower(piece);
    fleet.air += piece.airStrength;
    found.set(key, fleet);
  }
  return [...found.values()];
}

export function threatAt({ t, enemy, theirs }: Outlook, fleets: readonly Fleet[], place: number): Threat {
  const threat = { surface: theirs.sea[place]!, air: theirs.seaAir[place]! };
  for (const fleet of fleets) {
    if (hexesBetween(t.rules, enemy, fleet.place, place) > fleet.hexes) continue;
    threat.surface += fleet.surface;
    threat.air += fleet.air;
  }
  return threat;
}
