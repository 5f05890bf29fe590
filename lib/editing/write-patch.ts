import {
  canonicalText,
  child,
  EditError,
  inFile,
  isObject,
  type Json,
  type JsonObject,
  setValue,
  type TextEdit,
} from "../documents";
import { kinds } from "../documents/generated/kinds";
import { type EditContext, fileNow, type Level } from "./edit-context";
import { changePatch } from "./patch";

/** One value wanted at one place. */
export interface Wanted {
  segments: readonly string[];
  value: Json | undefined;
}

/** The patch that makes all the wanted values out of what lies below. Throws EditError. */
export function patchFor(below: Json, patch: JsonObject | undefined, wanted: readonly Wanted[]): JsonObject {
  let made: Json | undefined = patch;
  for (const { segments, value } of wanted) {
    if (segments.length === 0 && !isObject(value)) throw new EditError("A document must be an object.");
    if (segments[0] === "$schema") throw new EditError("A layer cannot change the schema of a document.");
    made = changePatch(below, made, segments, value);
  }
  if (made !== undefined && !isObject(made)) throw new EditError("A layer's patch must be an object.");
  return made ?? {};
}

/**
 * The edits that make a layer's file hold a patch; the file is made when it is not there. A new one names no schema:
 * that of the document would call what the patch leaves out missing. Throws EditError.
 */
export function writePatch(level: Level, patch: JsonObject): TextEdit[] {
  const { file, text } = level;
  if (text === undefined || text.text === "") {
    if (Object.keys(patch).length === 0) return [];
    return [{ file, offset: 0, length: 0, text: canonicalText(patch) }];
  }
  if (!isObject(text.value)) throw new EditError(`The text of ${file} must be fixed first.`);
  const schema = child(text.value, "$schema");
  return inFile(file, setValue(text, "", schema === undefined ? patch : { $schema: schema, ...patch }));
}

/** Where schemas lie as seen from the root of the workspace, as one of its files says: "../../schemas/". */
function schemasFolder(context: EditContext, files: readonly string[]): string | undefined {
  for (const file of files) {
    const named = child(fileNow(context, file)?.value, "$schema");
    const folder = typeof named === "string" ? /^(.*?schemas\/)/.exec(named)?.[1] : undefined;
    if (folder === undefined) continue;
    if (folder.startsWith("/") || folder.includes(":")) return folder;
    const steps = file.split("/").slice(0, -1);
    for (const step of folder.split("/").slice(0, -1)) {
      if (step === ".." && steps.length > 0 && steps.at(-1) !== "..") steps.pop();
      else if (step !== ".") steps.push(step);
    }
    return `${steps.join("/")}/`;
  }
  return undefined;
}

/** The path of a schema as a file of the workspace writes it; undefined when nothing says where schemas lie. */
export function schemaPath(
  context: EditContext,
  file: string,
  schema: string,
  guides: readonly string[],
): string | undefined {
  const folder = schemasFolder(context, guides);
  if (folder === undefined) return undefined;
  if (folder.startsWith("/") || folder.includes(":")) return folder + schema;
  return "../".repeat(file.split("/").length - 1) + folder + schema;
}

/** The schema of a document, relative to the folder of all schemas: as it says itself, or else by its path. */
export function schemaOf(context: EditContext, document: string): string | undefined {
  const named = child(fileNow(context, document)?.value, "$schema");
  const own = typeof named === "string" ? /schemas\/(.+)$/.exec(named)?.[1] : undefined;
  if (own !== undefined) return own;
  const game = child(fileNow(context, "game.json")?.value, "id");
  return kinds.find(
    ({ games, pattern }) =>
      (games.includes("*") || (typeof game === "string" && games.includes(game))) &&
      new RegExp(pattern).test(document),
  )?.schema;
}
