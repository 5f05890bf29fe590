/**
 * How well a text of one's own is cut by the numbers of a game's rules, to be looked at by eye:
 * `node lib/build/measure-rulebook.mjs GAME TEXT` prints each rule with its title, the lines of its section and how that
 * begins, the rules that were not found, and how many of all and of the cited ones were. Nothing of it is kept.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundle, root } from "./bundle.mjs";

const [game, path] = process.argv.slice(2);
if (game === undefined || path === undefined) {
  console.error("Usage: node lib/build/measure-rulebook.mjs GAME TEXT");
  process.exit(2);
}

const folder = await bundle("measure-rulebook", { rulebook: "lib/rulebook/index.ts" });
const { cutRulebook } = await import(pathToFileURL(join(folder, "rulebook.mjs")).href);

const data = join(root, "data", game);
const titles = JSON.parse(readFileSync(join(data, "rulebook.json"), "utf8")).rules;
const { lines, sections, places, missing } = cutRulebook(readFileSync(path, "utf8"), titles);

for (const [rule, title] of Object.entries(titles)) {
  const section = sections[places[rule] ?? -1];
  if (!section) continue;
  const begins = lines.slice(section.from, section.from + 2).join(" / ");
  console.log(`${rule} “${title}” ${section.from + 1}-${section.to}: ${begins.slice(0, 100)}`);
}

/** The rules that the game's documents cite. */
const cited = new Set();
for (const file of readdirSync(data, { recursive: true })) {
  if (!file.endsWith(".json") || /^(rulebook|numbering)\.json$/.test(file)) continue;
  for (const [, rule] of readFileSync(join(data, file), "utf8").matchAll(/"rule": "([^"]+)"/g)) {
    if (Object.hasOwn(titles, rule)) cited.add(rule);
  }
}
const count = (rules) => `${rules.filter((rule) => rule in places).length} of ${rules.length}`;
console.log(`Not found: ${missing.join(", ") || "none"}`);
console.log(`Found: ${count(Object.keys(titles))} rules, ${count([...cited])} of those that are cited`);
