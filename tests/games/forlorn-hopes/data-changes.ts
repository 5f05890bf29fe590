import { expect, it } from "vitest";
import type { Rules } from "../../../lib/games/forlorn-hopes/model/rules";
import type { Json } from "../../../lib/kernel";
import { rules, rulesWith } from "./support";

/** A value of a document that another one takes the place of, and what that makes of something in play. */
export type DataChange = [
  path: string,
  pointer: string,
  value: Json,
  probe: (using: Rules) => unknown,
  before: unknown,
  after: unknown,
];

/** One test for each value: what is seen in play with the data as they are, and with the change. */
export function showsInPlay(changes: readonly DataChange[]): void {
  it.each(changes)("%s, %s changes play", (path, pointer, value, probe, before, after) => {
    expect(probe(rules)).toEqual(before);
    expect(probe(rulesWith(path, pointer, value))).toEqual(after);
  });
}
