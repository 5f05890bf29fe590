import { isObject, type Json, joinPointer, mayHavePlaces } from "../../documents";
import { referenceAt } from "../../diagnostics";
import { filledText } from "../texts";
import { thingName } from "./thing-name";
import { inWords, titleOf, type SchemaLookUp, type ViewWorld } from "../world";

/** Longer values are cut. */
const MOST = 72;
/** Members of an object that are listed one by one. */
const MEMBERS = 4;

/** A value as people say it: ids by the name of the thing, members by their titles. Long ones are cut. */
export function valueWords(
  world: ViewWorld,
  schema: SchemaLookUp,
  document: string,
  pointer: string,
  value: Json,
): string {
  const words = say(world, schema, document, pointer, value, MEMBERS);
  return words.length > MOST ? `${words.slice(0, MOST - 1)}…` : words;
}

/** The same with nothing left out, for paper, where there are no details to open. */
export const wholeValueWords = (
  world: ViewWorld,
  schema: SchemaLookUp,
  document: string,
  pointer: string,
  value: Json,
): string => say(world, schema, document, pointer, value, Infinity);

function say(
  world: ViewWorld,
  schema: SchemaLookUp,
  document: string,
  pointer: string,
  value: Json,
  most: number,
): string {
  if (value === null) return "nothing";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") {
    const reference = world.game && referenceAt(world.game, document, pointer, "value");
    if (mayHavePlaces(document, pointer) && value !== "") return filledText(world, value);
    return (reference && thingName(world, reference.to, value)) ?? (value === "" ? "no text" : value);
  }
  const inside = (key: string | number, member: Json): string =>
    say(world, schema, document, joinPointer(pointer, key), member, most);
  if (Array.isArray(value))
    return value.length === 0 ? "none" : value.map((each, i) => inside(i, each)).join(", ");
  return (
    conditionInWords(world, value) ?? membersInWords(world, schema, document, pointer, value, inside, most)
  );
}

/** A condition in the game's words, or no words if it has none; undefined for other values. */
function conditionInWords(world: ViewWorld, value: { [key: string]: Json }): string | undefined {
  const odds = world.game?.views?.odds;
  if (!odds || typeof value.is !== "string") return undefined;
  return odds.phrase(value, (kind, id) => thingName(world, kind, id) ?? inWords(id)) ?? "";
}

function membersInWords(
  world: ViewWorld,
  schema: SchemaLookUp,
  document: string,
  pointer: string,
  value: { [key: string]: Json },
  inside: (key: string, member: Json) => string,
  most: number,
): string {
  const members = Object.entries(value);
  if (members.length === 0) return "nothing in it";
  const keyWords = (key: string): string => {
    const at = joinPointer(pointer, key);
    const reference = world.game && referenceAt(world.game, document, at, "key");
    const name = reference && thingName(world, reference.to, key);
    return name ?? (isPlain(schema, pointer) ? inWords(key) : lower(titleOf(schema(at), at)));
  };
  const shown = members.slice(0, most).map(([key, member]) => {
    if (Array.isArray(member) && member.some(isObject)) return keyWords(key);
    const words = inside(key, member);
    if (words === "") return keyWords(key);
    return isObject(member) ? `${keyWords(key)} (${words})` : `${keyWords(key)} ${words}`;
  });
  const more = members.length - shown.length;
  return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
}

const isPlain = (schema: SchemaLookUp, pointer: string): boolean => schema(pointer)?.properties === undefined;

/** "Firepower" within a sentence; "Air Capacity", names and abbreviations stay as they are. */
export const lower = (words: string): string =>
  /^[A-Z][a-z]/.test(words) && !/^\S+ [A-Z]/.test(words)
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words;
