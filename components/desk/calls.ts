import { firstCalls } from "./calls-first";
import type { formCalls } from "./calls-forms";
import type { textCalls } from "./calls-text";

/**
 * What the page can ask of the desk: plain functions of the desk and of arguments that can be sent. Each feature of
 * the studio adds its own to one of three parts, and is typed on both sides by that alone.
 */
export type Calls = typeof firstCalls & typeof textCalls & typeof formCalls;

/** The parts that are not loaded before they are needed. */
const late: readonly (() => Promise<Partial<Calls>>)[] = [
  async () => (await import("./calls-text")).textCalls,
  async () => (await import("./calls-forms")).formCalls,
];

const loaded: Partial<Calls> = { ...firstCalls };
let parts = 0;

/** The call of a name, if its part has been loaded. */
export const callOf = <Name extends keyof Calls>(name: Name): Calls[Name] | undefined => loaded[name];

/** Loads the parts up to the one with the call. Throws when they cannot be loaded, or none has it. */
export async function loadCall(name: keyof Calls): Promise<void> {
  while (callOf(name) === undefined) {
    const part = late[parts];
    if (!part) throw new RangeError(`The desk has no call “${name}”.`);
    Object.assign(loaded, await part());
    parts++;
  }
}
