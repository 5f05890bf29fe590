import { expect, it } from "vitest";
import { titlesOfRows } from "./support";

/** Every row of the difference table, by its id. */
const rows: readonly string[] = [
  "DIF-00b",
  ...Array.from({ length: 95 }, (_none, n) => `DIF-${String(n).padStart(2, "0")}`),
];

it("every row of the difference table has a test that is named by its id", () => {
  const tested = new Set(titlesOfRows().map((title) => title.split(" ")[0]!));
  expect(rows.filter((id) => !tested.has(id))).toEqual([]);
  expect([...tested].filter((id) => !rows.includes(id))).toEqual([]);
});
