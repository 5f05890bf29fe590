import type { Choice, Json } from "../../../../kernel";
import type { PlayMove } from "../../../view-types";
import { distance } from "../../model/distance";
import type { Rules } from "../../model/rules";
import { taskForcePiece } from "./counters";
import { rowBox } from "./displays";
import { hexOf, isOnMap, type Seen, seenIn, type SeenTaskForce, shipsOf } from "./seen";

/** The places and pieces that a choice is about. */

const text = (value: Json | undefined): string | undefined => (typeof value === "string" ? value : undefined);

const isTaskForce = (id: string): boolean => /^tf-\d+$/.test(id);

const near = (rules: Rules, from: string, to: string): boolean => {
  const [a, b] = [rules.hexes.of[from], rules.hexes.of[to]];
  return a === undefined || b === undefined || distance(rules.hexes, a, b) <= 1;
};

/** Task Forces by a number that both sides use: for one that moves those from which its goal can be reached. */
function forcesOf(rules: Rules, { taskForces }: Seen, id: string, choice: Choice): SeenTaskForce[] {
  const found = taskForces.filter((force) => force.id === id && isOnMap(force.hex));
  const to = text(choice.to);
  // What submarines go for is the enemy's; all else is one's own, of which more is seen.
  const own = found.filter(({ moved }) => moved !== undefined);
  const wanted = choice.taskForce === id && choice.flak === undefined ? found : own.length > 0 ? own : found;
  return to === undefined ? wanted : wanted.filter(({ hex }) => near(rules, hex, to));
}

/** The counters that stand for a Task Force. */
const piecesOfForce = (rules: Rules, seen: Seen, force: SeenTaskForce): string[] => {
  const ships = shipsOf(rules, seen, force);
  return ships.length > 0 ? ships : [taskForcePiece(force)];
};

/** The hex in which a unit, ship or headquarters is seen; undefined for none. */
function placeOfPiece(seen: Seen, id: string): string | undefined {
  const headquarters = seen.headquarters[id];
  if (headquarters !== undefined) return isOnMap(headquarters) ? headquarters : undefined;
  const ship = seen.ships[id];
  if (ship) return isOnMap(ship.at) ? ship.at : undefined;
  const air = seen.airUnits.find((unit) => unit.id === id);
  const unit = air ?? seen.groundUnits.find((each) => each.id === id);
  if (!unit) return undefined;
  const at = air?.over ?? hexOf(seen, unit);
  return isOnMap(at) ? at : undefined;
}

export function piecesOf(rules: Rules, printed: Json, choice: Choice): string[] {
  const seen = seenIn(printed);
  const found = Object.entries(choice).flatMap(([member, value]): string[] => {
    const id = text(value);
    if (id === undefined || member === "do" || member === "to") return [];
    if (isTaskForce(id))
      return member === "joins"
        ? []
        : forcesOf(rules, seen, id, choice).flatMap((force) => piecesOfForce(rules, seen, force));
    if (member === "repair" || member === "base") {
      // Of an installation to be built it is a class of Bases, of a phase of repairs perhaps all of them.
      return rules.hexes.of[id] === undefined ? [] : [`base-${id}`];
    }
    return placeOfPiece(seen, id) === undefined ? [] : [id];
  });
  return [...new Set(found)];
}

export function placesOf(rules: Rules, printed: Json, choice: Choice): string[] {
  const seen = seenIn(printed);
  const found = new Set<string>();
  for (const [member, value] of Object.entries(choice)) {
    const id = text(value);
    if (id === undefined || member === "do") continue;
    if (rules.hexes.of[id] !== undefined) found.add(id);
    else if (isTaskForce(id)) for (const { hex } of forcesOf(rules, seen, id, choice)) found.add(hex);
    else {
      const at = placeOfPiece(seen, id);
      if (at !== undefined) found.add(at);
      const fort = rules.fortifications[rules.fortificationOf[id] ?? -1];
      if (fort) found.add(rules.hexes.ids[fort.hex]!);
      const place = rules.places[rules.placeOf[id] ?? -1];
      if (place) found.add(rules.hexes.ids[place.hex]!);
    }
  }
  const box = boxOf(seen, choice);
  return box === undefined ? [...found] : [...found, box];
}

/** The row of a Task Force into which a choice puts a ship. */
function boxOf({ ships, taskForces }: Seen, choice: Choice): string | undefined {
  const ship = text(choice.ship);
  const of = ship === undefined ? undefined : ships[ship];
  const row = text(choice.row);
  if (!of || row === undefined || of.taskForce === undefined) return undefined;
  const own = taskForces.find(
    ({ id, hex, moved }) => id === of.taskForce && hex === of.at && moved !== undefined,
  );
  return own && rowBox(own.side, own.id, row);
}

/** Members that say what is moved, and where to. */
const movers = ["move", "land", "fly", "withdraw"] as const;

export function moveOf(rules: Rules, printed: Json, choice: Choice): PlayMove | undefined {
  const seen = seenIn(printed);
  const box = boxOf(seen, choice);
  if (box !== undefined) return { pieces: [text(choice.ship)!], to: box };
  if (!movers.some((member) => text(choice[member]) !== undefined)) return undefined;
  const on = text(choice.on) ?? text(choice.aboard);
  const to =
    text(choice.to) ?? text(choice.at) ?? (on === undefined ? text(choice.land) : seen.ships[on]?.at);
  if (to === undefined || rules.hexes.of[to] === undefined) return undefined;
  const pieces = piecesOf(rules, printed, choice).filter((id) => id !== on);
  return pieces.length === 0 ? undefined : { pieces, to };
}
