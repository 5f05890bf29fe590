import type { Choice, Json } from "../../../../kernel";
import type { PlayMove } from "../../../view-types";
import { frontHex, OFF_BOARD, rollHex } from "../../board/battle-board";
import { siteOfBase } from "../../model/bases";
import { facingIds } from "../../model/battle";
import { siteId } from "../../model/pieces";
import { NOWHERE, type Rules } from "../../model/rules";
import { moversIn } from "./battle";
import { boxPlace } from "./displays";
import { type Seen, seenIn, tableOf } from "./seen";

/** The places and pieces that a choice is about. What its step asks about stands in the frame. */

const text = (value: Json | undefined): string | undefined => (typeof value === "string" ? value : undefined);

const isUnit = (rules: Rules, id: string): boolean =>
  Object.hasOwn(rules.airUnitOf, id) ||
  Object.hasOwn(rules.shipOf, id) ||
  Object.hasOwn(rules.groundUnitOf, id);

/** Members of a choice or a frame that name units. */
function unitsIn(rules: Rules, seen: Seen, of: Readonly<Record<string, Json>>): string[] {
  return Object.values(of)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(
      (value): value is string =>
        typeof value === "string" && (isUnit(rules, value) || seen.supply.some(({ id }) => id === value)),
    );
}

const subjects = ["airUnit", "ship", "groundUnit"];

/** The unit about which the step on top asks: it was chosen before. */
function subjectOf(rules: Rules, { frames }: Seen): string[] {
  const data = frames.at(-1)?.data ?? {};
  return subjects.flatMap((key) => {
    const id = text(data[key]);
    return id !== undefined && isUnit(rules, id) ? [id] : [];
  });
}

export function piecesOf(rules: Rules, printed: Json, choice: Choice): string[] {
  const seen = seenIn(printed);
  const named = unitsIn(rules, seen, choice);
  if (named.length > 0) return [...new Set(named)];
  const moving = moversIn(seen);
  if (moving) return moving.movers.map(({ airUnit }) => airUnit);
  return subjectOf(rules, seen);
}

/** Where an airbase is: a hex or a box. */
function placeOfBase(rules: Rules, seen: Seen, id: string): string | undefined {
  const base = rules.baseOf[id];
  if (base === undefined) return undefined;
  const site = siteOfBase(tableOf(rules, seen), base);
  return site === NOWHERE ? undefined : siteId(rules, site);
}

/** Where a unit stands: on the battle board while it is there, else on the map. */
function placeOfUnit(rules: Rules, seen: Seen, id: string): string | undefined {
  const inBattle =
    seen.battle?.combatants.find(({ airUnit }) => airUnit === id)?.boardHex ??
    seen.battle?.ships.find(({ ship }) => ship === id)?.boardHex;
  if (inBattle !== undefined) return inBattle;
  const unit = seen.airUnits[id];
  if (unit)
    return (
      unit.hex ??
      (unit.aboard === undefined ? placeOfBase(rules, seen, unit.at ?? "") : seen.ships[unit.aboard]?.at)
    );
  return seen.ships[id]?.at ?? seen.groundUnits[id]?.at ?? seen.supply.find((supply) => supply.id === id)?.at;
}

/** The place that an id names by itself: a hex of either board, a box, the hex of a place or an airbase. */
function placeOfId(rules: Rules, seen: Seen, id: string): string | undefined {
  if (Object.hasOwn(rules.hexes.of, id) || Object.hasOwn(rules.board.of, id)) return id;
  if (Object.hasOwn(rules.boxOf, id)) return id;
  const place = rules.places[rules.placeOf[id] ?? -1];
  if (place) return rules.hexes.ids[place.hex];
  return placeOfBase(rules, seen, id);
}

/** The hex of the battle board into which a move of the impulse goes; its own for a turn in place. */
function battleTarget(rules: Rules, seen: Seen, choice: Choice): string | undefined {
  const mover = moversIn(seen)?.movers[0];
  if (mover?.boardHex === undefined) return undefined;
  const { board } = rules;
  const hex = board.of[mover.boardHex]!;
  const facing = facingIds.indexOf(mover.facing as (typeof facingIds)[number]);
  const into = (to: number): string | undefined => (to === OFF_BOARD ? undefined : board.ids[to]);
  switch (choice.do) {
    case "ahead":
    case "immelmann":
      return into(frontHex(board, hex, facing));
    case "roll":
      return into(rollHex(board, hex, facing, choice.side === "left" ? -1 : 1));
    case "turn":
    case "climb":
    case "dive":
    case "leave":
    case "done":
      return mover.boardHex;
    default:
      return undefined;
  }
}

/** Places that a choice names, the target first. */
function namedPlaces(rules: Rules, seen: Seen, choice: Choice): string[] {
  return Object.values(choice)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .flatMap((value) => {
      const id = text(value);
      return id === undefined || isUnit(rules, id) ? [] : (placeOfId(rules, seen, id) ?? []);
    });
}

export function placesOf(rules: Rules, printed: Json, choice: Choice): string[] {
  const seen = seenIn(printed);
  const target = battleTarget(rules, seen, choice);
  if (target !== undefined) return [target];
  const own = piecesOf(rules, printed, choice).flatMap((id) => placeOfUnit(rules, seen, id) ?? []);
  const base = text(choice.base);
  const box = base !== undefined && Object.hasOwn(rules.baseOf, base) ? [boxPlace(base, "flown")] : [];
  return [...new Set([...namedPlaces(rules, seen, choice), ...own, ...box])];
}

/** Where a choice takes its pieces: into a hex of the battle board, to an airbase, or to a place of the map. */
export function moveOf(rules: Rules, printed: Json, choice: Choice): PlayMove | undefined {
  const seen = seenIn(printed);
  const moving = moversIn(seen);
  if (moving) {
    const to = battleTarget(rules, seen, choice);
    const from = moving.movers[0]!.boardHex;
    return to === undefined || to === from
      ? undefined
      : { pieces: moving.movers.map(({ airUnit }) => airUnit), to };
  }
  const pieces = piecesOf(rules, printed, choice);
  const [to] = namedPlaces(rules, seen, choice);
  if (to === undefined || pieces.length === 0) return undefined;
  return pieces.some((id) => placeOfUnit(rules, seen, id) === to) ? undefined : { pieces, to };
}
