import { describe, expect, it } from "vitest";
import type { Json } from "../../../lib/documents";
import { remembered } from "../../../lib/games/shared/checks/remember";

const scenario = { id: "one" };

/** A function that reads two documents, the second only where the first says so; with the times it has run. */
function counting() {
  const runs: string[] = [];
  const ask = remembered((documents, subject: { id: string }) => {
    const map = documents["map.json"] as { more: boolean };
    const more = map.more ? documents["bases.json"] : undefined;
    runs.push(subject.id);
    return { map, more };
  });
  return { runs, ask };
}

describe("what is remembered of documents", () => {
  it("is computed again only when a document that was read has changed", () => {
    const { runs, ask } = counting();
    const bases: Json = { kure: {} };
    const plain: Record<string, Json> = { "map.json": { more: false }, "bases.json": bases };
    const first = ask(plain, scenario);
    expect(ask({ ...plain, "bases.json": {} }, scenario)).toBe(first);
    expect(runs).toHaveLength(1);
    const wider = { ...plain, "map.json": { more: true } };
    expect(ask(wider, scenario).more).toBe(bases);
    expect(ask({ ...wider, "units.json": {} }, scenario).more).toBe(bases);
    expect(runs).toHaveLength(2);
    expect(ask({ ...wider, "bases.json": { truk: {} } }, scenario).more).toEqual({ truk: {} });
    expect(runs).toHaveLength(3);
  });

  it("is kept apart for each subject", () => {
    const { runs, ask } = counting();
    const documents = { "map.json": { more: false } };
    ask(documents, scenario);
    ask(documents, { id: "two" });
    ask(documents, scenario);
    expect(runs).toEqual(["one", "two"]);
  });

  it("shows those who watch all that it depends on, remembered or not", () => {
    const { ask } = counting();
    const documents: Record<string, Json> = { "map.json": { more: true }, "bases.json": {} };
    for (let time = 0; time < 2; time++) {
      const read: string[] = [];
      ask(
        new Proxy(documents, {
          get(target, path) {
            read.push(String(path));
            return target[String(path)];
          },
        }),
        scenario,
      );
      expect([...new Set(read)].sort()).toEqual(["bases.json", "map.json"]);
    }
  });

  it("may not depend on which documents there are", () => {
    const list = remembered((documents) => Object.keys(documents));
    expect(() => list({}, scenario)).toThrow(TypeError);
    const has = remembered((documents) => "map.json" in documents);
    expect(() => has({}, scenario)).toThrow(TypeError);
  });
});
