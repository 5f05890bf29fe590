import type { JsonObject } from "../../../kernel";
import { landAshore } from "../board/occupation";
import type { T } from "../model/position";
import { NOBODY, type Rules, sideIds } from "../model/rules";
import { boardOf } from "../ch12-combat/battle-board";

/** Who has Sea Control, who stands on land, and who holds the base. Losses are in the account. */
export function resultOf(t: T, place: number): JsonObject {
  const { control, occupied } = t.position;
  const seaControl = boardOf(t)?.seaControl ?? [false, false];
  const ashore = sideIds.map((_id, side) => landAshore(t, place, side).length > 0);
  const holder = occupied[place] === NOBODY ? control[place]! : occupied[place]!;
  return {
    seaControl: whichOf(seaControl),
    land: whichOf(ashore),
    ...(t.rules.places[place]!.kind === "base" && { holder: sideIds[holder] ?? "nobody" }),
  };
}

function whichOf(sides: readonly boolean[]): string {
  const held = sideIds.filter((_id, side) => sides[side]);
  return held.length === 0 ? "nobody" : held.length === 1 ? held[0]! : "both";
}

const kinds: Readonly<Record<string, string>> = {
  seaControl: "Sea Control",
  land: "Land units ashore",
  holder: "Holds the base",
  sunk: "sunk",
  damaged: "damaged",
  landSteps: "steps lost",
  airSteps: "air steps lost",
  replacements: "replacements markers lost",
  merchantmen: "Merchantmen lost",
  hits: "hits",
};

/** What all losses of one sort together are called. */
const totals: Readonly<Record<string, string>> = {
  sunk: "Ships sunk",
  damaged: "Ships damaged",
  landSteps: "Land steps lost",
  airSteps: "Air steps lost",
  replacements: "Replacements markers lost",
};

/** "CA sunk", "Ships sunk", "steps lost of the Dutch division": a member of a result as people call it. */
export function measureTitle(
  { types, typeOf, nations }: Rules,
  [kind = "", side, sort]: readonly string[],
): string {
  const word = kinds[kind] ?? kind;
  if (sort === undefined) return side === undefined ? (totals[kind] ?? word) : word;
  const type = types[typeOf[sort] ?? -1];
  return `${type?.name ?? nations.find(({ id }) => id === sort)?.name ?? sort} ${word}`;
}
