import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { iconsInUse } from "../../lib/build/icon-font.mjs";

it("the icon font has the icons of the Monaco that is installed", () => {
  const kept: unknown = JSON.parse(
    readFileSync(new URL("../../components/text/icons/icons.json", import.meta.url), "utf8"),
  );
  const inUse = iconsInUse();
  expect(inUse.length).toBeGreaterThan(60);
  // If this fails: node lib/build/icon-font.mjs
  expect(kept).toEqual(Object.fromEntries(inUse.map(({ name, code }) => [name, code.toString(16)])));
});
