import {
  canonicalText,
  child,
  deepEqual,
  EditError,
  inFile,
  isObject,
  type Json,
  type JsonObject,
  parseDocument,
  setValue,
  type TextEdit,
} from "../documents";
import { type Change, changing, type EditContext, fileNow, refuse } from "./edit-context";
import { whyNoId } from "./ids";
import { schemaPath } from "./write-patch";

export type LayerKind = "edition" | "errata" | "option" | "variant";

const manifestPath = "sandtable.json";

/** The edits that make an empty layer of the workspace and turn it on, behind all others. */
export function newLayer(
  context: EditContext,
  id: string,
  kind: LayerKind,
  title: string,
  reason: string,
): Change {
  return changing(() => {
    const why = whyNoId(id);
    if (why !== undefined) return refuse(why);
    const file = `layers/${id}/layer.json`;
    if (context.files[file] !== undefined || context.draft.availableLayers.includes(id)) {
      return refuse(`The layer “${id}” already exists.`);
    }
    if (title.trim() === "" || reason.trim() === "") return refuse("A layer needs a title and a reason.");
    const schema = schemaPath(context, file, "common/layer.schema.json", [manifestPath]);
    const layer: JsonObject = {
      ...(schema !== undefined && { $schema: schema }),
      id,
      kind,
      title,
      reason,
      citations: [],
      requires: [],
      conflicts: [],
      default: false,
    };
    const made: TextEdit = { file, offset: 0, length: 0, text: canonicalText(layer) };
    const { layers, write } = manifestOf(context);
    return {
      ok: true,
      edits: [made, ...write({ layers: [...layers.filter((each) => each !== id), id] })],
      file,
    };
  });
}

/** The layers that are on, in another order. Those that the game itself has on come first and stay as they are. */
export function setLayerOrder(context: EditContext, order: readonly string[]): Change {
  return changing(() => {
    const { layers, write } = manifestOf(context);
    const fixed = new Set(defaultLayers(context));
    const on = context.draft.layers.filter((layer) => layer.on).map(({ id }) => id);
    if (!deepEqual([...on].sort(), [...order].sort())) {
      return refuse("The order must name every layer that is on, and no other.");
    }
    const first = on.filter((id) => fixed.has(id));
    if (!deepEqual(order.slice(0, first.length) as Json, first)) {
      return refuse("The game's default layers come first, in the game's own order.");
    }
    // What is asked for and not there (or off) keeps its place at the end, for the checks to speak of.
    const others = layers.filter((id) => !order.includes(id));
    return {
      ok: true,
      edits: write({ layers: [...order.slice(first.length), ...others] }),
      file: manifestPath,
    };
  });
}

export interface LayerSwitch {
  layer: string;
  on: boolean;
}

/** A layer turned on or off in the workspace. One that is turned on comes last. */
export const switchLayer = (context: EditContext, id: string, on: boolean): Change =>
  switchLayers(context, [{ layer: id, on }]);

/** The same for several layers, in one edit. */
export function switchLayers(context: EditContext, switched: readonly LayerSwitch[]): Change {
  return changing(() => {
    const manifest = manifestOf(context);
    const defaults = defaultLayers(context);
    let { layers, without } = manifest;
    for (const { layer, on } of switched) {
      const isDefault = defaults.includes(layer);
      if (on) {
        if (!context.draft.availableLayers.includes(layer)) return refuse(`There is no layer “${layer}”.`);
        if (!isDefault && !layers.includes(layer)) layers = [...layers, layer];
        without = without.filter((each) => each !== layer);
      } else {
        layers = layers.filter((each) => each !== layer);
        if (isDefault && !without.includes(layer)) without = [...without, layer];
      }
    }
    return { ok: true, edits: manifest.write({ layers, without }), file: manifestPath };
  });
}

interface Manifest {
  layers: string[];
  without: string[];
  write(lists: { layers?: string[]; without?: string[] }): TextEdit[];
}

/** Throws EditError if there is no workspace, or if its manifest is broken. */
export function manifestOf(context: EditContext): Manifest {
  const text = fileNow(context, manifestPath);
  if (text === undefined)
    throw new EditError("This is a game as shipped. Make a workspace for layers of your own.");
  const { value } = text;
  if (!isObject(value)) throw new EditError(`The text of ${manifestPath} must be fixed first.`);
  const write: Manifest["write"] = (lists) => {
    let whole: JsonObject = value;
    for (const [key, list] of Object.entries(lists)) {
      if (!deepEqual(child(value, key) ?? [], list)) whole = { ...whole, [key]: list };
    }
    return inFile(manifestPath, setValue(text, "", whole));
  };
  return { layers: texts(child(value, "layers")), without: texts(child(value, "without")), write };
}

const texts = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];

const defaultLayers = (context: EditContext): string[] =>
  texts(child((fileNow(context, "game.json") ?? parseDocument("", "{}")).value, "defaultLayers"));
