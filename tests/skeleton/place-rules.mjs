/**
 * Puts the rules of the skeleton, `game/rules/`, into `lib/games/skeleton/`: imports of `lib/` lead there from nearer by.
 * Run it in the root of a tree: `node tests/skeleton/place-rules.mjs`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

const from = "tests/skeleton/game/rules";
const to = "lib/games/skeleton";

for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const file = join(entry.parentPath, entry.name);
  const place = join(to, relative(from, file));
  const text = readFileSync(file, "utf8").replaceAll("../../../lib/games/", "").replaceAll("../../lib/", "");
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, text);
}
