import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "./support/files";

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `C-${String(from + index).padStart(2, "0")}`);

/** Every constraint on the data that the rules, the set-up and the notes give. */
const constraints = [
  ...numbers(1, 18),
  ...numbers(20, 36),
  ...numbers(40, 66),
  ...numbers(70, 79),
  ...numbers(80, 85),
  "C-81b",
  "C-81c",
];

it("every constraint on the map has a test named by its number", () => {
  const tests = ["constraints-places.test.ts", "constraints-distances.test.ts"]
    .map((file) => readFileSync(join(root, "tests/schemas", file), "utf8"))
    .join("\n");
  const named = new Set(tests.match(/C-\d\d[bc]?/g) ?? []);
  expect(constraints.filter((id) => !named.has(id))).toEqual([]);
});
