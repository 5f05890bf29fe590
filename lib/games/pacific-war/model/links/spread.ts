import { DIRECTIONS } from "../crossing";
import type { Graph } from "./graph";

/** How far links go: over water by hexes, over land by Movement Points. They go into a blocked hex, not through it (11.6). */

/** Lists the waters that can be reached from some in so many steps, and marks them. */
export function overWater(
  { sea }: Graph,
  from: readonly number[],
  steps: number,
  blocked: Uint8Array,
  marks = new Uint8Array(blocked.length),
): Int16Array {
  const six = DIRECTIONS;
  const list = new Int16Array(blocked.length);
  let end = 0;
  for (const water of from)
    if (marks[water] === 0) {
      marks[water] = 1;
      list[end++] = water;
    }
  let begin = 0;
  for (let step = 0; step < steps && begin < end; step++) {
    const last = end;
    for (; begin < last; begin++) {
      const water = list[begin]!;
      if (step > 0 && blocked[water] !== 0) continue;
      for (let at = water * six; at < (water + 1) * six; at++) {
        const to = sea[at]!;
        if (to < 0 || marks[to] !== 0) continue;
        marks[to] = 1;
        list[end++] = to;
      }
    }
  }
  return list.subarray(0, end);
}

/** Hexes that can be reached from some over land for so many Movement Points. */
export function overLand(
  { land }: Graph,
  next: Int16Array,
  from: readonly number[],
  points: number,
  blocked: Uint8Array,
): number[] {
  /** Points that are left on arrival, and one more; 0 where nobody has come. */
  const left = new Uint8Array(blocked.length);
  const due: number[][] = [[...from]];
  for (const hex of from) left[hex] = points + 1;
  const found: number[] = [];
  const six = DIRECTIONS;
  for (let spent = 0; spent <= points; spent++)
    for (const hex of due[spent] ?? []) {
      if (left[hex] !== points + 1 - spent) continue;
      found.push(hex);
      if (spent > 0 && blocked[hex]) continue;
      for (let direction = 0; direction < six; direction++) {
        const cost = land[hex * six + direction]!;
        const sum = spent + cost;
        if (cost === 0 || sum > points) continue;
        const to = next[hex * six + direction]!;
        if (left[to]! >= points + 1 - sum) continue;
        left[to] = points + 1 - sum;
        (due[sum] ??= []).push(to);
      }
    }
  return found;
}

/** Marks all hexes within so many of some, as an aircraft flies. */
export function around(next: Int16Array, from: readonly number[], radius: number, count: number): Uint8Array {
  const six = DIRECTIONS;
  const marks = new Uint8Array(count);
  for (const hex of from) marks[hex] = 1;
  let edge = from;
  for (let n = 0; n < radius; n++) {
    const beyond: number[] = [];
    for (const hex of edge)
      for (let at = hex * six; at < (hex + 1) * six; at++) {
        const to = next[at]!;
        if (to < 0 || marks[to] !== 0) continue;
        marks[to] = 1;
        beyond.push(to);
      }
    edge = beyond;
  }
  return marks;
}
