import { child, get, isObject, isScenarioPath, type Json, joinPointer, parsePointer } from "../../documents";
import { referenceAt } from "../../diagnostics";
import { memberPattern } from "../grid/things";
import { documentTitle, inWords, schemaLookUp, type SchemaLookUp, titleOf, type ViewWorld } from "../world";
import { entryName, thingName } from "./thing-name";
import { lower } from "./value-words";

/** What a value is called: "CL Light cruisers (Blue), firepower"; "Manila, units, Army (Blue)". */
export function placeWords(
  world: ViewWorld,
  schema: SchemaLookUp,
  document: string,
  value: Json | undefined,
  pointer: string,
): string {
  const override = overrideAt(document, pointer);
  if (override) return overrideWords(world, override);
  const parts = placeParts(world, schema, document, value, pointer);
  return inOneLine(parts);
}

/** The parts of a place as one text, names as they are and the rest within the sentence. */
export const inOneLine = (parts: readonly PathPart[]): string =>
  parts.map((part, i) => (i === 0 ? part.words : within(part))).join(", ");

/** A part as it is written in the middle of a sentence. */
export const within = ({ words, isName, isProper }: PathPart): string =>
  isName || isProper === true ? words : lower(words);

/** The place in another document that a scenario changes for itself alone; undefined for a place of its own. */
export function overrideAt(document: string, pointer: string): { target: string; at: string } | undefined {
  const [first, target, ...rest] = parsePointer(pointer);
  if (first !== "overrides" || target === undefined || !isScenarioPath(document)) return undefined;
  return { target, at: joinPointer("", ...rest) };
}

function overrideWords(world: ViewWorld, { target, at }: { target: string; at: string }): string {
  const value = world.draft.documents.get(target)?.value;
  const title = documentTitle(target, value);
  if (at === "") return `In this scenario alone, ${lower(title)}`;
  const what = placeWords(world, schemaLookUp(world, target), target, value, at);
  return `In this scenario alone, ${lower(title)}: ${lower(what)}`;
}

/** What a step of a pointer is called. */
export interface PathPart {
  words: string;
  /** It is the name of a thing, not the title of a member. */
  isName: boolean;
  /** The title of a member that begins with the name of a side or nation: "Blue wins at". */
  isProper?: boolean;
}

/** The names of the steps of a pointer, in a document that is not an override. */
export function placeParts(
  world: ViewWorld,
  schema: SchemaLookUp,
  document: string,
  value: Json | undefined,
  pointer: string,
): PathPart[] {
  const segments = parsePointer(pointer);
  const parts: PathPart[] = [];
  segments.forEach((key, i) => {
    const at = joinPointer("", ...segments.slice(0, i + 1));
    const holder = joinPointer("", ...segments.slice(0, i));
    const here = get(value, at);
    if (Array.isArray(get(value, holder))) {
      return parts.push({ words: entryName(world, here) ?? `no. ${Number(key) + 1}`, isName: true });
    }
    const reference = world.game && referenceAt(world.game, document, at, "key");
    const named = reference && thingName(world, reference.to, key);
    if (named !== undefined) return parts.push({ words: named, isName: true });
    const own = isObject(here) ? entryName(world, here) : undefined;
    // "Light cruisers" says that it is a unit; its list need not be named.
    if (own !== undefined && holdsThings(schema, holder)) {
      parts.pop();
      return parts.push({ words: own, isName: true });
    }
    if (!holdsThings(schema, holder)) {
      const words = titleOf(schema(at), at);
      return parts.push({ words, isName: false, ...(beginsWithName(world, words) && { isProper: true }) });
    }
    // A turn, a die, the number of a step: the key is given with what it is a key of.
    return parts.push({ words: /^\d+$/.test(key) ? key : inWords(key), isName: false });
  });
  return parts;
}

/** "Red wins at", "Blue Isles": a side or nation comes first. */
function beginsWithName({ draft }: ViewWorld, words: string): boolean {
  const game = draft.documents.get("game.json")?.value;
  return ["sides", "nations"].some((list) =>
    Object.values(child(game, list) ?? {}).some((each) => {
      const name = child(each, "name");
      return typeof name === "string" && name !== "" && words.startsWith(name);
    }),
  );
}

/** The members are things by their ids, of which the schema says one thing. */
const holdsThings = (schema: SchemaLookUp, holder: string): boolean =>
  memberPattern(schema(holder)) !== undefined;
