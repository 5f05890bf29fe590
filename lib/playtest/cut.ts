import { isObject } from "../documents";
import type { Json, JsonObject } from "../kernel";

/** The document of a script with its first `kept` choices alone, and what is expected up to there. */
export function cutAt(document: JsonObject, kept: number): JsonObject {
  const choices = listOf(document["choices"]);
  const sections = listOf(document["sections"]);
  const expect = listOf(document["expect"]).filter((one) => numberOf(one["after"], 0) <= kept);
  const own = choices.slice(0, kept);
  const left = sectionsUpTo(sections, kept - own.length);
  const whole: JsonObject = { ...document };
  if (document["choices"] !== undefined) whole["choices"] = own;
  if (document["sections"] !== undefined) whole["sections"] = left;
  if (left.length === 0) {
    delete whole["sections"];
    whole["choices"] = own;
  }
  if (document["expect"] !== undefined) whole["expect"] = expect;
  return whole;
}

/** The sections of the first `budget` choices. What is expected once more were made goes with those. */
function sectionsUpTo(sections: readonly JsonObject[], budget: number): JsonObject[] {
  const kept: JsonObject[] = [];
  let left = budget;
  for (const section of sections) {
    if (left === 0) break;
    const moves: JsonObject[] = [];
    const all = listOf(section["moves"]);
    let whole = true;
    for (const move of all) {
      const each = listOf(move["choices"]);
      const size = each.length * numberOf(move["times"], 1);
      whole = size <= left;
      if (whole) {
        moves.push(move);
        left -= size;
      } else {
        moves.push(...partOf(move, each, left));
        left = 0;
        break;
      }
    }
    const { expect, ...rest } = section;
    if (moves.length > 0) kept.push({ ...rest, moves, ...(whole && expect !== undefined && { expect }) });
  }
  return kept;
}

/** The first choices of a move, which may be made several times. */
function partOf(move: JsonObject, choices: readonly JsonObject[], count: number): JsonObject[] {
  const rest = { ...move };
  delete rest["expect"];
  delete rest["times"];
  const times = Math.floor(count / choices.length);
  const more = count % choices.length;
  return [
    ...(times > 0 ? [{ ...rest, ...(times > 1 && { times }) }] : []),
    ...(more > 0 ? [{ ...rest, choices: choices.slice(0, more) }] : []),
  ];
}

const listOf = (value: Json | undefined): JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

const numberOf = (value: Json | undefined, otherwise: number): number =>
  typeof value === "number" ? value : otherwise;
