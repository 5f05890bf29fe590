import type { Choice, Json } from "../../../../kernel";
import type { PlayMove } from "../../../view-types";
import type { Rules } from "../../model/rules";
import { frameOf, idsOf, isOnMap, placeOfNode, type Seen, seenIn } from "./seen";

/**
 * The places that an option is about. Its own words come first; what the step asks about stands in the frame:
 * the unit that deploys, the ships that sail, the hex of the battle.
 */
export function placesOf(rules: Rules, printed: Json, choice: Choice): string[] {
  const seen = seenIn(printed);
  const named = Object.values(choice).flatMap((value) => [...textsIn(value)]);
  const found = new Set(named.flatMap((text) => placeNamed(rules, seen, text)));
  if (!named.some((text) => Object.hasOwn(rules.pieceOf, text)))
    for (const place of asked(rules, seen)) found.add(place);
  if (found.size === 0) {
    const battle = frameOf(seen, "battle-board")?.data.place;
    if (typeof battle === "string" && isOnMap(rules, battle)) found.add(battle);
  }
  return [...found];
}

/** The pieces that an option names, as far as the printed state shows them. */
export function piecesOf(printed: Json, choice: Choice): string[] {
  const { units } = seenIn(printed);
  return Object.values(choice)
    .flatMap((value) => [...textsIn(value)])
    .filter((text) => Object.hasOwn(units, text));
}

/** The pieces that an option names, else those that the step asks about, and the place to which it takes them. */
export function moveOf(rules: Rules, printed: Json, choice: Choice): PlayMove | undefined {
  const seen = seenIn(printed);
  const to = typeof choice.to === "string" ? placeOfNode(rules, choice.to) : undefined;
  if (to === undefined || !isOnMap(rules, to)) return undefined;
  const named = piecesOf(printed, choice);
  const pieces = (named.length > 0 ? named : unitsAsked(seen)).filter((id) =>
    placeNamed(rules, seen, id).some((at) => at !== to),
  );
  return pieces.length === 0 ? undefined : { pieces: [...new Set(pieces)], to };
}

function* textsIn(value: Json): Generator<string> {
  if (typeof value === "string") yield value;
  else if (Array.isArray(value)) for (const each of value) yield* textsIn(each);
}

/** By the id of a piece, a Task Force, a place, or the half of a split hex. */
function placeNamed(rules: Rules, seen: Seen, text: string): string[] {
  const { units, taskForces } = seen;
  if (Object.hasOwn(units, text)) {
    const { at } = units[text]!;
    return isOnMap(rules, at) ? [at] : [];
  }
  const force = /^task-force-(\d+)$/.exec(text);
  const place = placeOfNode(rules, force ? (taskForces[Number(force[1])]?.at ?? text) : text);
  return place !== undefined && isOnMap(rules, place) ? [place] : [];
}

const asked = (rules: Rules, seen: Seen): string[] =>
  unitsAsked(seen).flatMap((id) => placeNamed(rules, seen, id));

/** The units that the step is about. */
function unitsAsked(seen: Seen): string[] {
  const data = seen.frames.at(-1)?.data ?? {};
  return typeof data.unit === "string" ? [data.unit] : idsOf(data.units);
}
