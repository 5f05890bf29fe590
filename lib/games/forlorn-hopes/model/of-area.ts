import type { ForlornTable } from "./position";
import type { Rules } from "./rules";

/** Columns of a map are fewer than this. */
const COLUMNS = 1000;

/**
 * Something that follows from the ruleset and a scenario's part of the map alone: worked out once for both, so that games of a
 * scenario share it.
 */
export function ofArea<V>(make: (t: ForlornTable) => V): (t: ForlornTable) => V {
  const known = new WeakMap<Rules, Map<number, V>>();
  return (t) => {
    const { from, to } = t.position.terms.columns;
    let byColumns = known.get(t.rules);
    if (!byColumns) known.set(t.rules, (byColumns = new Map<number, V>()));
    const key = from * COLUMNS + to;
    let found = byColumns.get(key);
    if (found === undefined) byColumns.set(key, (found = make(t)));
    return found;
  };
}
