import type { Between } from "./between";
import type { JsonObject } from "../kernel";

/** One aspect of a result: a number that can be averaged, or a word. */
export type Value = number | string;

/** How likely a value is; of a sampled one with a 95 % interval. */
export interface Chance extends Partial<Between> {
  value: Value;
  probability: number;
}

/** One thing that results show, with every value that it takes and how likely that is. */
export interface Measure {
  path: string[];
  /** Of numbers only. */
  mean?: number;
  /** Of a sampled mean: a 95 % interval. */
  meanBetween?: Between;
  /** In rising order of the numbers, or the likeliest word first. */
  chances: Chance[];
}

export interface WeighedResult {
  result: JsonObject;
  probability: number;
}

/** Each member of the results by itself, in the order in which they first appear. A number that is left out is 0. */
export function measuresOf(results: readonly WeighedResult[]): Measure[] {
  const found: Found = new Map();
  for (const { result, probability } of results) gather(found, result, [], "", probability);
  const total = results.reduce((sum, { probability }) => sum + probability, 0);
  return [...found.values()].map(({ path, values }) => {
    // Sums of many shares go a speck over one.
    for (const [value, share] of values) values.set(value, Math.min(1, share));
    return measureOf(path, values, total);
  });
}

function measureOf(path: string[], values: Map<Value, number>, total: number): Measure {
  if ([...values.keys()].every((value) => typeof value === "string")) {
    const chances = [...values].map(([value, probability]) => ({ value, probability }));
    return { path, chances: chances.sort((a, b) => b.probability - a.probability) };
  }
  const listed = [...values.values()].reduce((sum, probability) => sum + probability, 0);
  if (listed < total && !values.has(0)) values.set(0, total - listed);
  const chances = [...values]
    .map(([value, probability]) => ({ value: Number(value), probability }))
    .sort((a, b) => a.value - b.value);
  const mean = chances.reduce((sum, { value, probability }) => sum + value * probability, 0) / total;
  return { path, mean, chances };
}

/** By their ways, joined: how likely the values of each member are. */
type Found = Map<string, { path: string[]; values: Map<Value, number> }>;

/** Adds the members of a result, and of what lies in it. */
function gather(
  found: Found,
  members: JsonObject,
  path: readonly string[],
  way: string,
  probability: number,
): void {
  for (const name in members) {
    const value = members[name]!;
    const place = way === "" ? name : `${way}/${name}`;
    if (typeof value === "number" || typeof value === "string") {
      let measure = found.get(place);
      if (!measure) found.set(place, (measure = { path: [...path, name], values: new Map() }));
      measure.values.set(value, (measure.values.get(value) ?? 0) + probability);
    } else if (value !== null && typeof value === "object" && !Array.isArray(value))
      gather(found, value, [...path, name], place, probability);
  }
}

/** Means of the numbers, nested as the results are. */
export function meansOf(measures: readonly Measure[]): JsonObject {
  const means: JsonObject = {};
  for (const { path, mean } of measures) {
    if (mean === undefined) continue;
    let at = means;
    for (const key of path.slice(0, -1)) at = (at[key] ??= {}) as JsonObject;
    at[path.at(-1)!] = mean;
  }
  return means;
}
