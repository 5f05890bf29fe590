import { begunPatch } from "./begun-patch";
import {
  battlePath,
  canonicalText,
  isBattlePath,
  isObject,
  isScenarioPath,
  type Json,
  scenarioIdOf,
  scenarioPath,
} from "../documents";
import { type Change, changing, type EditContext, fileNow, refuse } from "./edit-context";
import { whyNoId } from "./ids";
import { withoutMember } from "./patch";
import { schemaOf, schemaPath } from "./write-patch";

type JsonObject = { [key: string]: Json };

/** Whether a document exists at a path, including those that a layer adds. */
const isTaken = ({ files, draft }: EditContext, path: string): boolean =>
  files[path] !== undefined || draft.documents.has(path);

/** The edits that make a scenario of the workspace out of another, as all layers that are on leave that one. */
export const copyScenario = (context: EditContext, from: string, id: string, title: string): Change =>
  copy(
    context,
    { noun: "scenario", isOne: isScenarioPath, from, id, title, file: scenarioPath(id) },
    (value) => ({
      id,
      title: title.trim(),
      copiedFrom: scenarioIdOf(from),
      ...["id", "title", "copiedFrom"].reduce(withoutMember, value),
    }),
  );

/** The same of a battle. Who sails in the new one is the designer's own affair, whatever the old one was taken from. */
export const copyBattle = (context: EditContext, from: string, id: string, title: string): Change =>
  copy(context, { noun: "battle", isOne: isBattlePath, from, id, title, file: battlePath(id) }, (value) => ({
    ...value,
    title: title.trim(),
    sources: { "": { status: "designed", note: `Begun as a copy of “${String(value["title"])}”.` } },
  }));

interface Copying {
  noun: string;
  isOne(path: string): boolean;
  from: string;
  id: string;
  title: string;
  file: string;
}

function copy(
  context: EditContext,
  { noun, isOne, from, id, title, file }: Copying,
  changed: (value: JsonObject) => JsonObject,
): Change {
  return changing(() => {
    const why = whyNoId(id);
    if (why !== undefined) return refuse(why);
    if (title.trim() === "") return refuse(`A ${noun} needs a title.`);
    if (isTaken(context, file)) return refuse(`A ${noun} “${id}” already exists.`);
    const value = isOne(from) ? context.draft.documents.get(from)?.value : undefined;
    if (!isObject(value)) return refuse(`${from} is not a readable ${noun}.`);
    const named = schemaOf(context, from);
    const schema = named === undefined ? undefined : schemaPath(context, file, named, ["sandtable.json"]);
    const made: Json = {
      ...(schema !== undefined && { $schema: schema }),
      ...changed(withoutMember(value, "$schema")),
    };
    return { ok: true, edits: [{ file, offset: 0, length: 0, text: canonicalText(made) }], file };
  });
}

/** The edits that write a whole document into a file of the workspace that is not there yet. */
export const newDocument = (context: EditContext, file: string, value: Json): Change =>
  written(context, file, value, isTaken(context, file));

/** The edits that begin a scenario with what a form of the game has. */
export const beginScenario = (
  context: EditContext,
  form: JsonObject | undefined,
  id: string,
  title: string,
): Change => {
  if (form === undefined) return refuse("The game no longer has this form.");
  if (title.trim() === "") return refuse("A scenario needs a title.");
  return newDocument(context, scenarioPath(id), { id, title: title.trim(), ...form });
};

/** The same for a file of the shipped game, if there is one: the workspace's own replaces it. */
export const ownDocument = (context: EditContext, file: string, value: Json): Change =>
  written(context, file, value, context.own.has(file));

function written(context: EditContext, file: string, value: Json, taken: boolean): Change {
  return changing(() => {
    const id = /([^/]+)\.json$/.exec(file)?.[1] ?? "";
    const why = whyNoId(id);
    if (why !== undefined) return refuse(why);
    if (taken) return refuse(`The file ${file} already exists.`);
    if (!isObject(value)) return refuse("A document must be an object.");
    const named = schemaOf(context, file);
    const schema = named === undefined ? undefined : schemaPath(context, file, named, ["sandtable.json"]);
    const document: Json = {
      ...(schema !== undefined && { $schema: schema }),
      ...withoutMember(value, "$schema"),
    };
    return { ok: true, edits: [{ file, offset: 0, length: 0, text: canonicalText(document) }], file };
  });
}

/** The edits that begin a layer's patch on a document, to be written by hand; none when there is one already. */
export function openPatch(context: EditContext, layer: string, document: string): Change {
  return changing(() => {
    if (!context.own.has(`layers/${layer}/layer.json`)) {
      return refuse(`The layer “${layer}” belongs to the game as shipped. Choose a layer of your own.`);
    }
    if (!context.draft.documents.has(document)) return refuse(`There is no document ${document}.`);
    const file = `layers/${layer}/${document}`;
    if (fileNow(context, file) !== undefined) return { ok: true, edits: [], file };
    return { ok: true, edits: [{ file, offset: 0, length: 0, text: begunPatch.text }], file };
  });
}
