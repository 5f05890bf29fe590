import type { HeldCounter, ScheduledPool } from "../../games";
import type { Slot, Slots } from "./slots";

/** Equal counters with the same side up. */
export interface Part {
  slot: Slot;
  count: number;
  isTurned: boolean;
}

/** More counters than these at one place are a slip in a document. */
const MOST = 500;

const part = (slot: Slot, count: number, isTurned: boolean): Part[] =>
  count > 0 ? [{ slot, count: Math.min(MOST, Math.floor(count)), isTurned }] : [];

/** The counters of an entry of a scenario; those of optional rules that are off are left in the palette. */
export function heldParts(slots: Slots, held: HeldCounter): Part[] {
  const slot = slots.byId.get(held.face.type);
  if (!slot || held.optional !== undefined) return [];
  if (held.steps !== undefined) return stepParts(slot, held.count, held.steps);
  return part(slot, held.count, held.reduced === true && slot.reduced === true);
}

/** Counters of two steps that show so many all together: turned over, one shows one. */
function stepParts(slot: Slot, count: number, steps: number): Part[] {
  if (slot.reduced !== true) return part(slot, count, false);
  const whole = Math.min(count, Math.max(0, steps - count));
  return [...part(slot, whole, false), ...part(slot, count - whole, true)];
}

/** What a schedule brings of a pool, on as few counters as show it. */
export function poolParts(slots: Slots, { type, count }: ScheduledPool): Part[] {
  const slot = type === undefined ? undefined : slots.byId.get(type);
  if (slot === undefined || count <= 0) return [];
  return slot.reduced === true ? stepParts(slot, Math.ceil(count / 2), count) : part(slot, count, false);
}
