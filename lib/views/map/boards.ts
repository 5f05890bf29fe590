import { child, isObject, type Json } from "../../documents";
import type {
  BoardLegend,
  BoardSource,
  ConnectionLook,
  HexsideLook,
  LineKind,
  MapViews,
  TerrainKind,
} from "../../games";
import { textOf } from "./world";

/** The member of a board in which lines between hexes are. */
export type LineList = "hexsides" | "connections";

/** What there is on a board, in the order in which it is offered. */
export interface Legend {
  terrains: (TerrainKind & { id: string })[];
  hexsides: (LineKind<HexsideLook> & { id: string })[];
  connections: (LineKind<ConnectionLook> & { id: string })[];
}

/** The board with this id; the first one where there is none of that id, or none is named. */
export const boardOf = ({ boards }: MapViews, id?: string): BoardSource =>
  boards.find((each) => each.id === id) ?? boards[0]!;

/** The legend of the document, else the one that the game gives. Entries that are broken are left out. */
export function legendOf(map: Json | undefined, { legend }: Pick<BoardSource, "legend">): Legend {
  const own = child(map, "legend");
  const given = isObject(own) ? (own as unknown as Partial<BoardLegend>) : legend;
  return {
    terrains: kindsOf(given?.terrains),
    hexsides: kindsOf(given?.hexsides),
    connections: kindsOf(given?.connections),
  };
}

function kindsOf<K extends { title: string }>(
  kinds: Readonly<Record<string, K>> | undefined,
): (K & { id: string })[] {
  return Object.entries(isObject(kinds as Json | undefined) ? kinds! : {}).flatMap(([id, kind]) =>
    textOf((kind as unknown as Record<string, Json> | null)?.["title"]) === undefined
      ? []
      : [{ ...kind, id }],
  );
}

/** The record that makes a line of this kind. */
export const lineValue = ({ id, value }: LineKind & { id: string }): Json => ({ ...(value ?? { kind: id }) });

/** The kind of a record of `hexsides` or `connections`; undefined for one of no kind that is known. */
export function kindOfLine<K extends LineKind & { id: string }>(
  kinds: readonly K[],
  record: Json,
): K | undefined {
  return kinds.find((kind) =>
    Object.entries(lineValue(kind) as Record<string, Json>).every(
      ([key, value]) => child(record, key) === value,
    ),
  );
}

/** A kind in a sentence: "land link". */
export const lineNoun = ({ title, noun }: LineKind): string => noun ?? title.toLowerCase();
