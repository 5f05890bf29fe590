import type { Choice, Json } from "../../../../kernel";
import type { PlayMove } from "../../../view-types";
import { type Rules, sideIds } from "../../model/rules";
import { hexOfPlace, placeOfId } from "../places";
import { boxPlace } from "./displays";
import { type BoxId, type Seen, seenIn, shipsOfForce } from "./seen";

/** The places and pieces that a choice is about. Its words come first; what the step asks about stands in the frame. */

/** Between which boxes each move of Air Factors goes (8.6, 8.8). */
const boxMoves: Readonly<Record<string, readonly [BoxId, BoxId]>> = {
  ready: ["readying", "ready"],
  unready: ["ready", "readying"],
  stow: ["landed", "readying"],
  disperse: ["readying", "dispersed"],
  undisperse: ["dispersed", "readying"],
};

const text = (value: Json | undefined): string | undefined => (typeof value === "string" ? value : undefined);

/** The number in "tf-3" or "af-12". */
const numberIn = (value: Json | undefined, kind: "tf" | "af"): number | undefined => {
  const match = typeof value === "string" ? new RegExp(`^${kind}-(\\d+)$`).exec(value) : null;
  return match ? Number(match[1]) : undefined;
};

/** What is asked of one side names its own units: of the other's, the printed state has none, unless all is seen. */
function forces(rules: Rules, seen: Seen, number: number): { hex: string | null; ships: string[] }[] {
  return sideIds.flatMap((side, n) => {
    const force = seen.taskForces[side]?.[number];
    if (!force) return [];
    const ships = shipsOfForce(seen, number, (id) => rules.ships[rules.shipOf[id]!]!.side === n);
    return [{ hex: force.hex ?? force.entry ?? null, ships }];
  });
}

const formations = (seen: Seen, number: number) =>
  sideIds.flatMap((side) => seen.airFormations[side]?.[number] ?? []);

/** The place of a ship or base with planes. */
function placeOfField(rules: Rules, seen: Seen, id: string): string | undefined {
  const field = rules.fields[rules.fieldOf[id] ?? -1];
  if (!field) return undefined;
  if (field.base >= 0) return id;
  const force = seen.ships[id]?.taskForce;
  const side = sideIds[rules.ships[field.ship]!.side]!;
  return force === undefined ? undefined : placeOfId(rules, seen.taskForces[side]?.[force]?.hex);
}

const moveKeys = new Set(["sail", "fly", "plot", "place", "enter"]);

/** Where a choice takes what it moves: the last hex of its path. */
function target(rules: Rules, choice: Choice): string | undefined {
  if (!moveKeys.has(text(choice.do) ?? "")) return undefined;
  const last = Array.isArray(choice.path) ? choice.path.at(-1) : choice.hex;
  return placeOfId(rules, last);
}

export function piecesOf(rules: Rules, printed: Json, choice: Choice): string[] {
  const seen = seenIn(printed);
  const found: string[] = [];
  for (const key of ["force", "from", "to"]) {
    const number = numberIn(choice[key], "tf");
    if (number !== undefined) found.push(...forces(rules, seen, number).flatMap(({ ships }) => ships));
  }
  for (const key of ["formation", "to"]) {
    const number = numberIn(choice[key], "af");
    if (number !== undefined) found.push(`af-${number}`);
  }
  const ship = text(choice.ship);
  if (ship !== undefined) found.push(ship);
  const move = boxMoves[text(choice.do) ?? ""];
  const field = text(choice.at) ?? text(choice.from);
  if (field !== undefined && choice.plane !== undefined) {
    const box = move?.[0] ?? "ready";
    // What is being armed is unarmed where it comes from.
    const load = choice.do === "ready" ? "none" : (text(choice.ordnance) ?? "none");
    found.push(`${field}/${box}/${text(choice.plane)!}/${load}`);
  }
  return [...new Set(found)];
}

export function placesOf(rules: Rules, printed: Json, choice: Choice): string[] {
  const seen = seenIn(printed);
  const found = new Set<string>();
  const add = (place: string | undefined): void => {
    if (place !== undefined) found.add(place);
  };
  for (const value of Object.values(choice)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (typeof each !== "string") continue;
      add(placeOfId(rules, each));
      const force = numberIn(each, "tf");
      if (force !== undefined) for (const { hex } of forces(rules, seen, force)) add(placeOfId(rules, hex));
      const formation = numberIn(each, "af");
      if (formation !== undefined)
        for (const { hex } of formations(seen, formation)) add(placeOfId(rules, hex));
      add(placeOfField(rules, seen, each));
    }
  }
  const move = boxMoves[text(choice.do) ?? ""];
  const field = text(choice.at);
  if (move && field !== undefined) for (const box of move) add(boxPlace(field, box));
  return [...found];
}

export function moveOf(rules: Rules, printed: Json, choice: Choice): PlayMove | undefined {
  const box = boxMoves[text(choice.do) ?? ""];
  const field = text(choice.at);
  if (box && field !== undefined)
    return { pieces: piecesOf(rules, printed, choice), to: boxPlace(field, box[1]) };
  const to = target(rules, choice);
  if (to === undefined || hexOfPlace(rules, to) === undefined) return undefined;
  const pieces = piecesOf(rules, printed, choice);
  return pieces.length === 0 ? undefined : { pieces, to };
}
