import type { CounterFace, HeldCounter } from "../../../../../lib/games/counter-types";
import type { PlayBoard, PlayedStack, PlayViews } from "../../../../../lib/games/view-types";
import type { Choice, Json } from "../../../../../lib/kernel";
import type { Printed } from "../print";
import { type Rules, sideIds, typeAt } from "../rules";
import { hourTitle } from "../time";
import { faceOf } from "./faces";

/** The position as a board shows it, from a printed state: what a side may not know is not in it. */

const seenIn = (printed: Json): Printed => printed as unknown as Printed;

function faceOfType({ types, typeOf }: Rules, id: string): CounterFace {
  const type = types[typeOf[id]!]!;
  return faceOf(id, sideIds[type.side]!, type);
}

function boardOf(rules: Rules, printed: Json): PlayBoard {
  const { turn, firstHour, units, contacts = [], points } = seenIn(printed);
  const stacks = new Map<string, PlayedStack>();
  const sunk: HeldCounter[] = [];
  const lay = (place: string, side: string, counter: HeldCounter): void => {
    const key = `${place} ${side}`;
    const stack = stacks.get(key) ?? { place, side, counters: [] };
    stacks.set(key, stack);
    stack.counters.push(counter);
  };
  for (const [id, { at, steps, moved }] of Object.entries(units)) {
    const type = typeAt(rules, rules.unitOf[id]!);
    const face = faceOfType(rules, type.id);
    const reduced = steps < type.steps && { reduced: true };
    if (at === "sunk") sunk.push({ pointer: id, face, count: 1, pieces: [id] });
    else
      lay(at, face.side, { pointer: id, face, count: 1, pieces: [id], ...(moved && { moved }), ...reduced });
  }
  for (const { id, at, what, inSight } of contacts) {
    const report = what as { type: string; at: string };
    const face = faceOfType(rules, report.type);
    const note = inSight ? "in sight" : `last seen ${hourTitle(firstHour, at)}`;
    lay(report.at, face.side, { pointer: `contacts/${id}`, face, count: 1, note });
  }
  return {
    moment: hourTitle(firstHour, turn),
    stacks: [...stacks.values()],
    trays: sunk.length === 0 ? [] : [{ id: "sunk", title: "Sunk", counters: sunk }],
    control: {},
    tracks: sideIds.map((side) => ({ title: "Points", value: String(points[side]), side, rule: "6.0" })),
  };
}

const placeOf = (printed: Json, id: string): string | undefined => seenIn(printed).units[id]?.at;

const piecesOf = (printed: Json, { unit }: Choice): string[] =>
  typeof unit === "string" && placeOf(printed, unit) !== undefined ? [unit] : [];

export const play: PlayViews<Rules> = {
  board: boardOf,
  placesOf: (_rules, printed, choice) => [
    ...piecesOf(printed, choice).map((unit) => placeOf(printed, unit)!),
    ...(typeof choice.to === "string" ? [choice.to] : []),
  ],
  piecesOf,
  moveOf: (_rules, printed, choice) =>
    typeof choice.to === "string" ? { pieces: piecesOf(printed, choice), to: choice.to } : undefined,
};
