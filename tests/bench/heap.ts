import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { medianOf } from "./support";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/**
 * The heap, in bytes, that what `make` returns holds and nothing else does: what is freed when it is let go, the median
 * of several. `letGo` lets go of it where it is held elsewhere too. What a program comes to hold while it is made
 * (compiled code, caches) is not counted, nor what happens to be freed meanwhile: between the two readings nothing else
 * runs but the collector.
 */
export function heapHeld<T>(make: (i: number) => T, letGo?: (made: T) => void, times = 7): number {
  const freed: number[] = [];
  for (let i = 0; i < times; i++) {
    const held = [make(i)];
    const before = settledHeap();
    letGo?.(held[0]!);
    held.length = 0;
    freed.push(before - settledHeap());
  }
  return medianOf(freed);
}

/** Finalizers and code that has grown old take more than one collection to go. */
function settledHeap(): number {
  let bytes = Infinity;
  for (;;) {
    collect();
    const { heapUsed } = process.memoryUsage();
    if (heapUsed >= bytes) return heapUsed;
    bytes = heapUsed;
  }
}
