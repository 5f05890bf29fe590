import { child, deepEqual, EditError, inFile, isObject, type Json, setValue } from "../documents";
import { isBegunReason } from "../documents/begun-reason";
import { type Change, changing, type EditContext, fileNow, refuse } from "./edit-context";
import type { LayerKind } from "./layers";

/** The description of a layer. */
export interface LayerWords {
  title: string;
  kind: LayerKind;
  /** Empty if it is only the sentence with which a workspace begins. */
  reason: string;
  /** Where its changes come from, one source each. */
  citations: string[];
}

const manifestOf = (layer: string): string => `layers/${layer}/layer.json`;

/** The present description of a layer. Throws EditError if its text cannot be read. */
export function layerWords(context: EditContext, layer: string): LayerWords {
  const value = fileNow(context, manifestOf(layer))?.value;
  if (!isObject(value)) throw new EditError(`The text of ${manifestOf(layer)} must be fixed first.`);
  const said = (member: string): string => {
    const found = value[member];
    return typeof found === "string" ? found : "";
  };
  const citations = value["citations"];
  const reason = said("reason");
  return {
    title: said("title"),
    kind: said("kind") as LayerKind,
    reason: isBegunReason(reason) ? "" : reason,
    citations: Array.isArray(citations) ? citations.filter((one) => typeof one === "string") : [],
  };
}

/** The edits that let a layer of the workspace say something else of itself; the rest of its text stays as it is. */
export function describeLayer(context: EditContext, layer: string, words: LayerWords): Change {
  return changing(() => {
    const file = manifestOf(layer);
    const text = fileNow(context, file);
    if (text === undefined || !context.own.has(file)) {
      return refuse(`The layer “${layer}” belongs to the game as shipped. Choose a layer of your own.`);
    }
    const { value } = text;
    if (!isObject(value)) return refuse(`The text of ${file} must be fixed first.`);
    const [title, reason] = [words.title.trim(), words.reason.trim()];
    if (title === "" || reason === "") return refuse("A layer needs a title and a reason.");
    const records = child(value, "errata");
    const count = isObject(records) ? Object.keys(records).length : 0;
    if (count > 0 && value["kind"] === "errata" && words.kind !== "errata") {
      return refuse(
        `The layer has ${count === 1 ? "an erratum" : `${count} errata`} on record, so it stays an errata layer. Delete its errata first.`,
      );
    }
    const citations = words.citations.map((one) => one.trim()).filter((one) => one !== "");
    const wanted: Record<string, Json> = { kind: words.kind, title, reason, citations };
    const changed = Object.entries(wanted).filter(([member, is]) => !deepEqual(value[member] ?? null, is));
    if (changed.length === 0) return { ok: true, edits: [], file };
    return {
      ok: true,
      edits: inFile(file, setValue(text, "", { ...value, ...Object.fromEntries(changed) })),
      file,
    };
  });
}
