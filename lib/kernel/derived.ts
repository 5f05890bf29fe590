import { EngineError } from "./types";
import { Slices } from "./slices";
import type { Table } from "./table";

/** A value that is kept for a table, and the changes up to which it is good. */
interface Kept {
  value: unknown;
  /** Number of changes when it was computed: of the whole state, or of the members that it reads. */
  changes: number;
  /** By what they are counted; others count after a rollback. Undefined where the whole state counts. */
  slices: Slices | undefined;
  /** Numbers of the members that it reads. */
  reads: readonly number[];
}

interface Derivation {
  compute(t: Table<unknown, unknown>, before: unknown): unknown;
  reads: readonly PropertyKey[] | undefined;
  /** Of values that are kept by key: works one of them out. */
  computeOne?(t: Table<unknown, unknown>, of: unknown): unknown;
}

const derivations: Derivation[] = [];

/**
 * Something worked out from the state and kept until the state changes: presence by hex, zones of control.
 * It is never part of the state. `compute` is given the value it made before for this table, to fill again
 * instead of making garbage; so whoever reads a derived value must not keep it past the next change.
 *
 * With `reads` it is kept until one of these members of the position changes; it must then read nothing else of the
 * state, by other derived values neither. `checkDerived` finds what does.
 */
export function derived<R, P, V>(
  compute: (t: Table<R, P>, before: V | undefined) => V,
  reads?: readonly (keyof P)[],
): (t: Table<R, P>) => V {
  const slot = derivations.length;
  derivations.push({ compute: compute as Derivation["compute"], reads });
  return (t) => {
    const kept = t.memory[slot] as Kept | undefined;
    if (kept !== undefined && isGood(t, kept)) return kept.value as V;
    return renew(t, slot, kept) as V;
  };
}

/** A value cached by key, and what it is computed from besides the state. */
interface Keyed<A, V> {
  of: A;
  value: V;
}

/**
 * The same for a value that there are many of: each is worked out when it is first asked for and kept by its key, which
 * must distinguish any two that differ in what is given beside the state.
 */
export function derivedBy<R, P, A, V>(
  keyOf: (t: Table<R, P>, of: A) => number,
  compute: (t: Table<R, P>, of: A) => V,
  reads: readonly (keyof P)[],
): (t: Table<R, P>, of: A) => V {
  const slot = derivations.length;
  const entries = derived((_t: Table<R, P>, before: Map<number, Keyed<A, V>> | undefined) => {
    before?.clear();
    return before ?? new Map<number, Keyed<A, V>>();
  }, reads);
  derivations[slot]!.computeOne = compute as Derivation["computeOne"];
  return (t, of) => {
    const known = entries(t);
    const key = keyOf(t, of);
    let entry = known.get(key);
    if (!entry) known.set(key, (entry = { of, value: compute(t, of) }));
    return entry.value;
  };
}

/**
 * The same for what depends on what a step remembers: kept for the data that it was last asked for, until anything changes. A
 * step that works out what can be chosen to find whom it asks need not do so again for the options.
 */
export function derivedFor<R, P, A extends object, V>(
  compute: (t: Table<R, P>, of: A) => V,
): (t: Table<R, P>, of: A) => V {
  const last = derived<R, P, { of: A | undefined; value: V | undefined }>((_t, before) => {
    if (!before) return { of: undefined, value: undefined };
    before.of = undefined;
    return before;
  });
  return (t, of) => {
    const kept = last(t);
    if (kept.of !== of) {
      kept.value = compute(t, of);
      kept.of = of;
    }
    return kept.value as V;
  };
}

/**
 * An object that stands for a member of the position as it is: the same one as long as nothing in the member is written,
 * another after any change or rollback. With it a list that is brought up to date finds what it need not look at.
 */
export const changesOf = <R, P>(member: keyof P): ((t: Table<R, P>) => object) =>
  derived<R, P, object>(() => ({}), [member]);

const isGood = <R, P>(t: Table<R, P>, { slices, reads, changes }: Kept): boolean =>
  slices === undefined ? changes === t.version : slices === t.slices && changes === slices.changesOf(reads);

function renew<R, P>(t: Table<R, P>, slot: number, before: Kept | undefined): unknown {
  const { compute, reads: names } = derivations[slot]!;
  const value = compute(t as Table<unknown, unknown>, before?.value);
  const slices = names && (t.slices ??= new Slices(t.position as object));
  if (before === undefined || before.slices !== slices) {
    const reads = slices ? names.map((name) => slices.numberOf(name)) : [];
    t.memory[slot] = { value, changes: slices ? slices.changesOf(reads) : t.version, slices, reads };
    return value;
  }
  before.value = value;
  before.changes = slices ? slices.changesOf(before.reads) : t.version;
  return value;
}

/**
 * Throws if a cached value differs from the value that is computed anew. Called after every change, it shows that no
 * `reads` leaves anything out.
 * @internal For tests.
 */
export function checkDerived<R, P>(t: Table<R, P>, isSame: (kept: unknown, fresh: unknown) => boolean): void {
  t.memory.forEach((each, slot) => {
    const kept = each as Kept;
    const { compute, computeOne, reads } = derivations[slot]!;
    if (!reads || !isGood(t, kept)) return;
    const table = t as Table<unknown, unknown>;
    const isRight = computeOne
      ? [...(kept.value as Map<number, Keyed<unknown, unknown>>).values()].every(({ of, value }) =>
          isSame(value, computeOne(table, of)),
        )
      : isSame(kept.value, compute(table, undefined));
    if (isRight) return;
    throw new EngineError(
      `A value worked out of ${reads.map(String).join(", ")} is kept though it has changed: it reads more than that.`,
    );
  });
}
