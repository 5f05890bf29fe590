import { child, type Json } from "../../../documents";
import { unitOf } from "../../world";
import { figure } from "./figure";
import type { State } from "./types";

/** The little grammar that all sentences share. */

/** "a", "a and b", "a, b and c". */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

/** Units that say nothing beside the name of a rating. */
const unsaid = /^(factors?|pips|turns|hexes per hex)\b/;

/** The unit of a value, unless what it is a value of names it already. */
export function unitWords(state: State, pointer: string, what: string, value: Json): string {
  const unit = unitOf(state.schema(pointer)?.description);
  if (unit === undefined || unsaid.test(unit)) return "";
  const said = what.toLowerCase();
  const words = unit.toLowerCase().split(" ");
  if (words.some((word) => word.length > 3 && said.includes(word.replace(/e?s$/, "")))) return "";
  const counted = unit.replace(/ per .*$/, "");
  return ` ${value === 1 ? counted.replace(/(x)es$|s$/, "$1") : counted}`;
}

/** A value as it is written in a sentence: signs as in print, the words of a list of choices without hyphens. */
export function valueText(state: State, pointer: string, value: Json): string {
  if (typeof value === "number") return figure(value);
  const party = typeof value === "string" ? partyName(state, value) : undefined;
  if (party !== undefined) return party;
  const words = state.sayer.value(pointer, value);
  const isChoice = typeof value === "string" && words === value && state.schema(pointer)?.enum !== undefined;
  return isChoice ? words.replaceAll("-", " ") : words;
}

/** What people call a side or nation with this id. */
function partyName({ documents }: State, id: string): string | undefined {
  const game = documents["game.json"];
  const name = child(child(child(game, "nations"), id) ?? child(child(game, "sides"), id), "name");
  return typeof name === "string" ? name : undefined;
}

/** "3 × " before what there is more than one of. */
export const times = (count: number): string => (count === 1 ? "" : `${count} × `);
