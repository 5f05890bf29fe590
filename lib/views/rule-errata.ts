import { citationsOf } from "../diagnostics";
import { isObject, type Json, joinPointer } from "../documents";
import type { ViewWorld } from "./world";

/** An erratum that speaks of a rule. */
export interface RuleErratum {
  layer: string;
  id: string;
  place: string;
  /** What holds instead. */
  is: string;
  /** Its layer is on. */
  isOn: boolean;
  document: string;
  pointer: string;
}

/** The place of an erratum of the rulebook begins with the number of its rule. */
const numberOfPlace = /^(?:rules? )?(\d+\.\d+(?:\.\d+)*)/i;

/** The errata that speak of a rule, of all layers: their source, their place, or what they say. */
export function errataOfRule({ draft }: ViewWorld, isMeant: (cited: string) => boolean): RuleErratum[] {
  return draft.layers.flatMap(({ id: layer, path, manifest, on }) => {
    const errata = manifest?.["errata"];
    if (!isObject(errata)) return [];
    return Object.entries(errata).flatMap(([id, record]) => {
      if (!isObject(record)) return [];
      const place = textOf(record["place"]);
      const placed = record["component"] === "rule" ? numberOfPlace.exec(place)?.[1] : undefined;
      const cited = citationsOf(path, record).map(({ rule }) => rule);
      if (![...cited, ...(placed === undefined ? [] : [placed])].some(isMeant)) return [];
      const is = textOf(record["is"]);
      return [{ layer, id, place, is, isOn: on, document: path, pointer: joinPointer("/errata", id) }];
    });
  });
}

const textOf = (value: Json | undefined): string => (typeof value === "string" ? value : "");
