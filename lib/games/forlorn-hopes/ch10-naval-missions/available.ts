import { derivedBy } from "../../../kernel";
import { isInPlay } from "../model/distance";
import { type ForlornTable, hasFlag, type Position, ShipFlag } from "../model/position";
import { boxOfSite, isBox, type Rules } from "../model/rules";
import { friendlyPort, shipsOf } from "../model/ships";
import { isTransport } from "./groups";
import { exitsOf } from "./routes";

/** 10.3 Which ships can perform a naval mission now, and how they leave port. */

/** 10.3.1: how ships leave a port with its hits. Elsewhere they always sail. */
export function sortieFrom(t: ForlornTable, side: number, site: number): "automatic" | "check" | "none" {
  const place = friendlyPort(t, side, site);
  if (place < 0) return "automatic";
  const { hitsEffects, places } = t.rules;
  const effects = hitsEffects.places[places[place]!.id] ?? hitsEffects.port;
  return effects[String(t.position.hits[place]!)]?.sortie ?? "automatic";
}

export type Reason = { rule: string; text: string };

/** Made once: all ships are asked for them again and again. */
const unavailable = {
  absent: { rule: "10.3", text: "This ship is not in play." },
  submarine: { rule: "5.4", text: "Submarines come by events, and perform no missions." },
  done: { rule: "10.3", text: "Each ship performs one mission a turn." },
  logistics: { rule: "13.3.2", text: "Barges on their Logistics side do not move." },
  waiting: { rule: "5.2.1", text: "This ship of the Covering Fleet does not enter this turn." },
  closedIn: { rule: "10.3", text: "No way leads from there onto the map." },
  beyond: { rule: "17.1.3", text: "This ship is out of play." },
  hits: { rule: "10.3.1", text: "Ships cannot leave a port with so many hits." },
} as const satisfies Record<string, Reason>;

/** Why a ship cannot perform a naval mission now; undefined when it can. */
export function whyNotAvailable(t: ForlornTable, ship: number): Reason | undefined {
  const { rules, position } = t;
  const { fleet, side, class: type } = rules.ships[ship]!;
  const site = position.fleet.site[ship]!;
  const flags = position.fleet.flags[ship]!;
  if (site < 0) return unavailable.absent;
  if (type === "SS") return unavailable.submarine;
  if (hasFlag(flags, ShipFlag.done)) return unavailable.done;
  if (hasFlag(flags, ShipFlag.logistics)) return unavailable.logistics;
  if (isBox(rules, site)) {
    const isWaiting = fleet === "covering" && !rules.boxes[boxOfSite(rules, site)]!.isOffMapBase;
    if (isWaiting && !hasFlag(flags, ShipFlag.entering)) return unavailable.waiting;
    if (exitsOf(t, boxOfSite(rules, site)).length === 0) return unavailable.closedIn;
  } else if (!isInPlay(t, site)) return unavailable.beyond;
  if (!isTransport(rules, ship) && sortieFrom(t, side, site) === "none") return unavailable.hits;
  return undefined;
}

export const isAvailable = (t: ForlornTable, ship: number): boolean => whyNotAvailable(t, ship) === undefined;

/** Ships of a side that can perform a mission. */
export const availableOf = derivedBy<Rules, Position, number, readonly number[]>(
  (_t, side) => side,
  (t, side) => shipsOf(t.rules, side).filter((ship) => isAvailable(t, ship)),
  ["terms", "control", "hits", "fleet"],
);
