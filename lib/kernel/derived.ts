import type { Table } from "./table";

let slots = 0;

/**
 * Something worked out from the state and kept until the state changes: presence by hex, zones of control.
 * It is never part of the state. `compute` is given the value it made before for this table, to fill again
 * instead of making garbage; so whoever reads a derived value must not keep it past the next change.
 */
export function derived<R, P, V>(
  compute: (t: Table<R, P>, before: V | undefined) => V,
): (t: Table<R, P>) => V {
  const slot = slots++;
  return (t) => {
    const { memory, version } = t;
    const kept = memory[slot] as { version: number; value: V } | undefined;
    if (kept === undefined) {
      const value = compute(t, undefined);
      memory[slot] = { version, value };
      return value;
    }
    if (kept.version !== version) {
      kept.value = compute(t, kept.value);
      kept.version = version;
    }
    return kept.value;
  };
}
