import type { CounterFace } from "../../games";
import { fileName } from "../../words";
import { counterMarkup } from "../print/counter";
import type { PrintSource } from "../print/source";
import type { ExportFile } from "../types";
import { COUNTER, counterImage, imageFile, markerImage } from "./images";
import { nested, plainName, sequence } from "./sequence";
import { type Node, node } from "./xml";

/** A kind of piece that can be taken from the palette: a type of counters, or a marker. */
export interface Slot {
  id: string;
  name: string;
  /** Binds a piece in a saved game to its slot. */
  gpid: number;
  /** Images of its sides, the first one up. */
  images: readonly string[];
  /** The name of the other side: "reduced". */
  back?: string;
  /** Turned over it is weaker. */
  reduced?: boolean;
  /** Side and nation, for the palette; a marker has none. */
  face?: CounterFace;
}

export interface Slots {
  all: readonly Slot[];
  byId: ReadonlyMap<string, Slot>;
  images: readonly ExportFile[];
}

/** Markers that the game in play needs beside its counters. */
export interface Marker {
  id: string;
  name: string;
  lines: readonly string[];
}

/** A slot for each type of counters of the mix, and for each marker. */
export function makeSlots(source: PrintSource, markers: readonly Marker[]): Slots {
  const images: ExportFile[] = [];
  const taken = new Set<string>();
  const image = (words: string, bytes: Uint8Array): string => {
    const stem = fileName(words) || "counter";
    let name = `${stem}.svg`;
    for (let more = 2; taken.has(name); more++) name = `${stem}-${more}.svg`;
    taken.add(name);
    images.push(imageFile(name, bytes));
    return name;
  };
  const counters = [...source.faces.values()].map((face): Omit<Slot, "gpid"> => {
    const front = image(face.type, counterImage(counterMarkup(source, face, { whole: true })));
    const back = source.print?.back(face);
    const base = { id: face.type, name: plainName(face.title ?? face.name), face };
    if (back === undefined) return { ...base, images: [front] };
    const other = counterMarkup(
      source,
      { ...face, ratings: back.ratings },
      { whole: true, says: back.words },
    );
    return {
      ...base,
      images: [front, image(`${face.type} back`, counterImage(other))],
      back: plainName(back.words),
      ...(back.reduced && { reduced: true }),
    };
  });
  const others = markers.map(({ id, name, lines }) => ({
    id,
    name: plainName(name),
    images: [image(id, markerImage(lines))],
  }));
  const all = [...counters, ...others].map((slot, i): Slot => ({ ...slot, gpid: i + 1 }));
  return { all, byId: new Map(all.map((slot) => [slot.id, slot])), images };
}

/** Ctrl with a key, as the engine writes it: the key's number and that of Ctrl. */
const withCtrl = (key: string): string => `${key.charCodeAt(0)},130`;

/** A layer of two images that is always shown and turned over by a command: its fields in the engine's order. */
const layer = ({ images, back = "" }: Slot): string => {
  const ctrl = "128";
  const fields: readonly [what: string, value: string][] = [
    ["command to show it", ""],
    ["modifiers", ctrl],
    ["key", ""],
    ["command for the next level", "Flip"],
    ["modifiers", ctrl],
    ["key", ""],
    ["command for the level before", ""],
    ["modifiers", ctrl],
    ["key", ""],
    ["command to begin anew", ""],
    ["key", ""],
    ["level to begin anew with", "1"],
    ["under the piece when selected", "false"],
    ["offset to the right", "0"],
    ["offset down", "0"],
    ["images", sequence(images, ",")],
    // A plus sign before words: they follow the name of the piece.
    ["names of the levels", sequence(["", sequence(["", ` (${back})`], "+")], ",")],
    ["the first follows the last", "true"],
    ["name", "Side"],
    ["key for any level", ""],
    ["command for any level", ""],
    ["level by a property", "false"],
    ["property", ""],
    ["value of the first level", "1"],
    ["version of these fields", "1"],
    ["always shown", "true"],
    ["stroke to show it", ""],
    ["stroke for the next level", withCtrl("F")],
    ["stroke for the level before", ""],
  ];
  const values = fields.map(([, value]) => value);
  return `emb2;${sequence(values, ";")}`;
};

/** Where a piece stands and which side is up; in the palette nowhere, with its first side up. */
export interface Standing {
  map: string;
  x: number;
  y: number;
  isTurned?: boolean;
}

/** The command that makes a piece: what it is, and how it stands. */
export function pieceCommand(slot: Slot, id: string, at?: Standing): string {
  const hasBack = slot.images.length > 1;
  const image = hasBack ? "" : slot.images[0]!;
  const traits = [
    `delete;${sequence(["Delete", withCtrl("D")], ";")}`,
    ...(hasBack ? [layer(slot)] : []),
    `piece;${sequence(["", "", image, slot.name], ";")}`,
  ];
  const states = [
    "",
    ...(hasBack ? [at?.isTurned ? "2" : "1"] : []),
    sequence([at?.map ?? "null", String(at?.x ?? 0), String(at?.y ?? 0), String(slot.gpid), "0"], ";"),
  ];
  return `+/${sequence([id, nested(traits, "\t"), nested(states, "\t")], "/")}`;
}

const slotNode = (slot: Slot): Node =>
  node(
    "VASSAL.build.widget.PieceSlot",
    { entryName: slot.name, gpid: slot.gpid, height: COUNTER, width: COUNTER },
    pieceCommand(slot, "null"),
  );

/** All slots, a tab for each nation and one for the markers. */
export function palette(source: PrintSource, { all }: Slots): Node {
  const panel = (title: string, slots: readonly Slot[]): Node[] =>
    slots.length === 0
      ? []
      : [
          node(
            "VASSAL.build.widget.PanelWidget",
            { entryName: title, fixed: true, nColumns: 6, vert: false },
            ...slots.map(slotNode),
          ),
        ];
  const nations = [...source.nations].flatMap(([id, { name }]) =>
    panel(
      plainName(name),
      all.filter(({ face }) => face?.nation === id),
    ),
  );
  const stateless = all.filter(({ face }) => face !== undefined && !source.nations.has(face.nation));
  const markers = all.filter(({ face }) => face === undefined);
  return node(
    "VASSAL.build.module.PieceWindow",
    { name: "Counters", text: "Counters", tooltip: "All counters and markers", hidden: false, scale: "1.0" },
    node(
      "VASSAL.build.widget.TabWidget",
      { entryName: "Counters" },
      ...nations,
      ...panel("Others", stateless),
      ...panel("Markers", markers),
    ),
  );
}
