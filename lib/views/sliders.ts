import { isObject, joinPointer, type Json } from "../documents";
import { type CellRule, valueField } from "./grid";
import { type Origin, originLookUp, schemaLookUp, titleOf, type ViewWorld } from "./world";

/** A number between two ends. */
export interface Weight extends Origin {
  pointer: string;
  value: number;
  min: number;
  max: number;
  step: number;
  rule: CellRule;
}

/** The same weight in each set of them; undefined in a set that has none. */
export interface WeightRow {
  key: string;
  title: string;
  description: string | undefined;
  weights: (Weight | undefined)[];
}

export interface WeightSets {
  document: string;
  /** What the sets are called, in the order of each row. */
  sets: string[];
  rows: WeightRow[];
}

/** Weights are written in hundredths. */
const HUNDREDTH = 0.01;

/** The sets of weights in a document: its objects of numbers that its schema gives a least and a greatest value. */
export function weightSets(world: ViewWorld, document: string): WeightSets | undefined {
  const value = world.draft.documents.get(document)?.value;
  if (!isObject(value)) return undefined;
  const schema = schemaLookUp(world, document);
  const originOf = originLookUp(world, document);
  const weightAt = (pointer: string, standing: Json | undefined): Weight | undefined => {
    if (typeof standing !== "number") return undefined;
    const { rule } = valueField(world, document, pointer);
    const { min, max, type, multipleOf } = rule;
    if (min === undefined || max === undefined) return undefined;
    const step = multipleOf ?? (type === "integer" ? 1 : Math.min(HUNDREDTH, (max - min) / 100));
    return { pointer, value: standing, min, max, step, rule, ...originOf(pointer) };
  };
  const sets = Object.entries(value).flatMap(([key, members]) => {
    if (!isObject(members)) return [];
    const at = joinPointer("", key);
    const weights = new Map<string, Weight>();
    for (const [name, standing] of Object.entries(members)) {
      const weight = weightAt(joinPointer(at, name), standing);
      if (weight) weights.set(name, weight);
    }
    return weights.size === 0 ? [] : [{ title: titleOf(schema(at), at), weights }];
  });
  const keys = new Set(sets.flatMap(({ weights }) => [...weights.keys()]));
  return {
    document,
    sets: sets.map(({ title }) => title),
    rows: [...keys].map((key) => {
      const weights = sets.map((set) => set.weights.get(key));
      const { rule } = weights.find((each) => each !== undefined)!;
      return { key, title: rule.title, description: rule.description, weights };
    }),
  };
}
