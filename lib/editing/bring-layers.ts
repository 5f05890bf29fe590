import {
  EditError,
  type FileMap,
  isObject,
  type JsonObject,
  readDocument,
  canonicalText,
} from "../documents";
import { type Change, changing, type EditContext, refuse } from "./edit-context";
import { manifestOf } from "./layers";

/** A layer of another workspace. */
export interface BundledLayer {
  id: string;
  kind: string;
  title: string;
  reason: string;
  /** Whether it is on there. */
  on: boolean;
  /** Its texts by their path in the layer's folder, layer.json among them. */
  files: FileMap;
}

const taken = ({ draft, files }: EditContext, id: string): boolean =>
  draft.availableLayers.includes(id) || Object.keys(files).some((path) => path.startsWith(`layers/${id}/`));

/** The ids that layers from elsewhere get here, by their own: "winter" is "winter-2" where there is a winter already. */
export function idsFor(context: EditContext, layers: readonly { id: string }[]): Record<string, string> {
  const given = new Map<string, string>();
  const own = new Set(layers.map(({ id }) => id));
  for (const { id } of layers) {
    let free = id;
    for (
      let n = 2;
      taken(context, free) || (free !== id && own.has(free)) || [...given.values()].includes(free);
      n++
    ) {
      free = `${id}-${n}`;
    }
    given.set(id, free);
  }
  return Object.fromEntries(given);
}

/**
 * The edits that bring layers of another workspace into this one, behind its own, turned on where they are on there.
 * One whose id is taken gets another, and those that come with it name it by that; else texts stay byte for byte.
 */
export function bringLayers(context: EditContext, layers: readonly BundledLayer[]): Change {
  return changing(() => {
    if (layers.length === 0) return refuse("Choose at least one layer.");
    const { layers: on, write } = manifestOf(context);
    const ids = idsFor(context, layers);
    const edits = layers.flatMap((layer) =>
      Object.entries(layer.files).map(([path, text]) => ({
        file: `layers/${ids[layer.id]!}/${path}`,
        offset: 0,
        length: 0,
        text: path === "layer.json" ? renamed(layer.id, text, ids) : text,
      })),
    );
    const turnedOn = layers.filter((layer) => layer.on).map(({ id }) => ids[id]!);
    const file = `layers/${ids[layers[0]!.id]!}/layer.json`;
    return { ok: true, edits: [...edits, ...write({ layers: [...on, ...turnedOn] })], file };
  });
}

/** The manifest of a layer, with the ids that it and the layers that come with it have here. */
function renamed(layer: string, text: string, ids: Readonly<Record<string, string>>): string {
  const { value } = readDocument("layer.json", text);
  if (!isObject(value)) throw new EditError(`The layer.json of the layer “${layer}” cannot be read.`);
  const named = (id: unknown): unknown => (typeof id === "string" && Object.hasOwn(ids, id) ? ids[id] : id);
  const lists = ["requires", "conflicts"].flatMap((member) => {
    const list = value[member];
    return Array.isArray(list) && list.some((id) => named(id) !== id) ? [[member, list.map(named)]] : [];
  });
  if (value["id"] === ids[layer] && lists.length === 0) return text;
  return canonicalText({ ...value, id: ids[layer], ...Object.fromEntries(lists) } as JsonObject);
}
