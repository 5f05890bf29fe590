import fc from "../support/fast-check";
import { describe, expect, it } from "vitest";
import { EngineError } from "../../lib/kernel";
import { Journal } from "../../lib/kernel/journal";

interface Thing {
  list: number[];
  map: { [key: string]: number };
  nested: { inner: { list: number[] }[] };
}

const thing = (): Thing => ({
  list: [1, 2, 3],
  map: { a: 1, b: 2 },
  nested: { inner: [{ list: [4] }, { list: [] }] },
});

type Act = (journal: Journal, thing: Thing) => void;

const keys = fc.constantFrom("a", "b", "c", "d");
const listOf = (which: number) => (t: Thing) =>
  which === 0 ? t.list : (t.nested.inner[which - 1]?.list ?? t.list);

/** Any one change that rules make to a state. */
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(fc.nat(2), fc.integer()).map(
    ([which, value]): Act =>
      (j, t) =>
        j.push(listOf(which)(t), value),
  ),
  fc.nat(2).map(
    (which): Act =>
      (j, t) =>
        void j.pop(listOf(which)(t)),
  ),
  fc.tuple(fc.nat(2), fc.nat()).map(([which, at]): Act => (j, t) => {
    const list = listOf(which)(t);
    if (list.length > 0) j.removeAt(list, at % list.length);
  }),
  fc.tuple(fc.nat(2), fc.nat(), fc.integer()).map(([which, at, value]): Act => (j, t) => {
    const list = listOf(which)(t);
    // At the length itself too: that makes the list longer.
    j.set(list, at % (list.length + 1), value);
  }),
  fc.tuple(keys, fc.integer()).map(
    ([key, value]): Act =>
      (j, t) =>
        j.set(t.map, key, value),
  ),
  keys.map(
    (key): Act =>
      (j, t) =>
        j.remove(t.map, key),
  ),
  fc.integer().map(
    (value): Act =>
      (j, t) =>
        j.set(t, "list", [value, value]),
  ),
  fc.integer().map(
    (value): Act =>
      (j, t) =>
        j.push(t.nested.inner, { list: [value] }),
  ),
  fc.constant<Act>((j, t) => {
    if (t.nested.inner.length > 0) j.removeAt(t.nested.inner, 0);
  }),
);

describe("journal", () => {
  it("rolls any changes back to what was there before", () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
        const journal = new Journal();
        const t = thing();
        const mark = journal.mark();
        for (const one of acts) one(journal, t);
        journal.rollback(mark);
        expect(t).toStrictEqual(thing());
        expect(journal.mark()).toBe(mark);
      }),
    );
  });

  it("rolls back to marks inside marks, in order", () => {
    fc.assert(
      fc.property(fc.array(fc.array(act, { maxLength: 8 }), { minLength: 1, maxLength: 8 }), (layers) => {
        const journal = new Journal();
        const t = thing();
        const before: { mark: number; copy: Thing }[] = [];
        for (const acts of layers) {
          before.push({ mark: journal.mark(), copy: structuredClone(t) });
          for (const one of acts) one(journal, t);
        }
        for (const { mark, copy } of before.reverse()) {
          journal.rollback(mark);
          expect(t).toStrictEqual(copy);
        }
      }),
    );
  });

  it("keeps the very objects, so that references into the state stay good", () => {
    const journal = new Journal();
    const t = thing();
    const first = t.nested.inner[0]!;
    const mark = journal.mark();
    journal.push(first.list, 9);
    journal.removeAt(t.nested.inner, 0);
    journal.rollback(mark);
    expect(t.nested.inner[0]).toBe(first);
    expect(first.list).toEqual([4]);
  });

  it("takes a member away again that was not there", () => {
    const journal = new Journal();
    const t = thing();
    const mark = journal.mark();
    journal.set(t.map, "new", 1);
    journal.rollback(mark);
    expect(Object.keys(t.map)).toEqual(["a", "b"]);
  });

  it("makes a list shorter again that was written past its end", () => {
    const journal = new Journal();
    const list = [1];
    const mark = journal.mark();
    journal.set(list, 1, 2);
    journal.rollback(mark);
    expect(list).toHaveLength(1);
  });

  it.each([-1, 3, 4, Number.NaN])("does not remove element %d of three", (index) => {
    const journal = new Journal();
    const list = [1, 2, 3];
    expect(() => journal.removeAt(list, index)).toThrow(EngineError);
    expect(list).toEqual([1, 2, 3]);
  });

  it("gives the last element with pop, and nothing from an empty list", () => {
    const journal = new Journal();
    const list = [1, 2];
    expect([journal.pop(list), journal.pop(list), journal.pop(list)]).toEqual([2, 1, undefined]);
    journal.rollback(0);
    expect(list).toEqual([1, 2]);
  });

  it("writes nothing down while it is not recording", () => {
    const journal = new Journal();
    journal.recording = false;
    const t = thing();
    journal.set(t.map, "a", 5);
    journal.push(t.list, 4);
    journal.pop(t.list);
    journal.remove(t.map, "b");
    expect(journal.mark()).toBe(0);
    expect(t.map).toEqual({ a: 5 });
  });
});
