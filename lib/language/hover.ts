import { countUses } from "../diagnostics";
import { deepEqual, get, isObject, isPointer, isWithin, type Json, lastSegment, rangeAt } from "../documents";
import { nameIn, thingAt } from "./names";
import { partsOf, said } from "./shape";
import { spotOf } from "./spot";
import { placeValues } from "./text-places";
import { placeIn, settled, stretchOf, textOf } from "./texts";
import type { Hover, Spot, World } from "./types";
import { briefly, expectation, rulesIn, unitIn } from "./words";

/** What is known of the value or key at an offset; undefined between values. */
export function hover(world: World, file: string, offset: number): Hover | undefined {
  const doc = textOf(world, file);
  if (!doc) return undefined;
  const { pointer, part } = placeIn(doc, offset);
  const stretch = stretchOf(doc, pointer, part);
  const here = get(doc.value, pointer);
  const nested = typeof here === "object" && here !== null;
  // Inside an object, between its members, nothing is pointed at.
  if (part === "value" && (nested || here === undefined)) return undefined;
  if (offset < stretch.offset || offset > stretch.offset + stretch.length) return undefined;
  const spot = spotOf(world, doc, pointer, part);
  const parts = partsOf(world, spot);
  const description = said(parts, "description");
  const node = spot.node ?? {};
  const values =
    typeof here === "string" && part === "value"
      ? [...valuesOf(world, spot), ...placeValues(world, spot, here)]
      : valuesOf(world, spot);
  const source = sourceOf(spot);
  const reference = referenceOf(world, spot, here);
  const meaning = values.find(({ value }) => value === here || value === JSON.stringify(here))?.description;
  const rules = [...(source?.rule === undefined ? [] : [source.rule]), ...rulesIn(description)];
  return {
    range: rangeAt(doc, stretch),
    title: said(parts, "title") ?? lastSegment(pointer) ?? file,
    ...optional("description", description),
    ...optional("expects", expectation(node)),
    ...optional("unit", unitIn(description)),
    ...optional("meaning", meaning),
    ...(values.length > 0 && { values }),
    rules: [...new Set(rules)],
    ...optional("source", source),
    ...counting(world, spot, here),
    ...optional("reference", reference),
  };
}

const optional = <K extends keyof Hover>(key: K, value: Hover[K] | undefined): Partial<Hover> =>
  value === undefined ? {} : { [key]: value };

function valuesOf(world: World, spot: Spot): NonNullable<Hover["values"]> {
  return partsOf(world, spot).flatMap((part) =>
    (part.enum ?? []).map((value, i) => {
      const description = part.enumDescriptions?.[i];
      const text = typeof value === "string" ? value : JSON.stringify(value);
      return { value: text, ...(description !== undefined && { description }) };
    }),
  );
}

/** Where the value comes from: the entry of `sources` with the longest pointer that holds it. */
function sourceOf({ root, at }: Spot): Hover["source"] {
  const sources = get(root, "/sources");
  if (!isObject(sources) || isWithin(at, "/sources")) return undefined;
  let best: string | undefined;
  for (const pointer of Object.keys(sources)) {
    if (isPointer(pointer) && isWithin(at, pointer) && pointer.length >= (best?.length ?? 0)) best = pointer;
  }
  const entry = best === undefined ? undefined : sources[best];
  const status = get(entry, "/status");
  if (best === undefined || typeof status !== "string") return undefined;
  const rule = get(entry, "/rule");
  const note = get(entry, "/note");
  return {
    status,
    pointer: best,
    ...(typeof rule === "string" && { rule }),
    ...(typeof note === "string" && { note }),
  };
}

/** What counts in the merged document, and which layer has set it. */
function counting(world: World, spot: Spot, here: Json | undefined): Pick<Hover, "effective" | "setBy"> {
  const draft = settled(world);
  const document = draft.documents.get(spot.document);
  if (!document) return {};
  const now = get(document.value, spot.at);
  const origin = document.originOf(spot.at);
  const layer = draft.layers.find(({ id }) => id === origin.layer);
  const title = nameIn(layer?.manifest);
  const set = origin.layer !== "base" && !(origin.file === spot.file && origin.pointer === spot.pointer);
  // An object is the sum of its members, each of which has a hover of its own; null in a patch is "removed".
  const same =
    isObject(here) && isObject(now) ? true : deepEqual(here === null && spot.patch ? undefined : here, now);
  return {
    ...(!same && {
      effective: { value: now, text: now === undefined ? "removed" : briefly(now) },
    }),
    ...(set && {
      setBy: {
        layer: origin.layer,
        file: origin.file,
        pointer: origin.pointer,
        ...(title !== undefined && { title }),
      },
    }),
  };
}

/** The thing that the key or the value names, or that stands here. */
function referenceOf(world: World, spot: Spot, here: Json | undefined): Hover["reference"] {
  const found = thingAt(world, spot, here);
  if (!found) return undefined;
  const { naming, id, defined } = found;
  const name = naming.nameOf(id);
  const { game } = world;
  const uses = defined && game ? countUses(settled(world), game, naming.kind, id) : undefined;
  return {
    noun: naming.noun,
    id,
    ...(name !== undefined && { name }),
    known: naming.ids().includes(id),
    ...(uses !== undefined && { uses }),
  };
}
