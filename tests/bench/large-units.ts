import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Json, JsonObject } from "../../lib/documents";

/** What is wrong with the unit with a number, by what a designer gets wrong: one of these in turn. */
const slips: readonly ((unit: JsonObject) => void)[] = [
  (unit) => void (unit["defense"] = "9"),
  (unit) => void (unit["movement"] = 80),
  (unit) => void (unit["nation"] = "Japan"),
  (unit) => void delete unit["transport"],
  (unit) => rename(unit, "firepower", "firePower"),
  (unit) => void (unit["antiAircraft"] = 0.3),
  (unit) => void (unit["name"] = ""),
  (unit) => void (unit["airStrength"] = 3),
];

function rename(unit: JsonObject, from: string, to: string): void {
  unit[to] = unit[from] ?? null;
  delete unit[from];
}

/**
 * An order of battle like the shipped one, but of as many characters as are asked for: its naval units over and
 * over under new ids, each with a line of `sources`. `mistakes` of them, evenly spread, have something wrong. With
 * `playable` the shipped ones come first, so that the rest of the game finds what it speaks of.
 */
export function largeUnits(characters: number, mistakes: number, { playable = false } = {}): string {
  const shipped = readUnits();
  const patterns = Object.entries(shipped.naval).filter(([, unit]) => !("airStrength" in unit));
  const print = (count: number): string => {
    const naval: JsonObject = playable ? { ...shipped.naval } : {};
    const sources: JsonObject = {};
    const every = Math.floor(count / Math.max(mistakes, 1));
    for (let i = 0; i < count; i++) {
      const [id, pattern] = patterns[i % patterns.length]!;
      const unit: JsonObject = { ...pattern, name: numbered(String(pattern["name"]), i + 1) };
      if (mistakes > 0 && i % every === every >> 1) slips[Math.floor(i / every) % slips.length]!(unit);
      naval[`${id}-${i + 1}`] = unit;
      if (i % 4 === 0) sources[`/naval/${id}-${i + 1}`] = { rule: "2.1", status: "designed" };
    }
    return `${JSON.stringify({ ...shipped, naval, sources } satisfies Json, null, 2)}\n`;
  };
  const sample = 1000;
  const each = (print(sample).length - print(0).length) / sample;
  return print(Math.round((characters - print(0).length) / each));
}

/** Every ship of a counter with a number of its own: the same ship on two counters would be a mistake. */
const numbered = (names: string, n: number): string =>
  names
    .split(", ")
    .map((name) => `${name} ${n}`)
    .join(", ");

interface Units extends JsonObject {
  naval: Record<string, JsonObject>;
}

function readUnits(): Units {
  const file = join(resolve(process.cwd()), "data/fire-in-the-sky/units.json");
  return JSON.parse(readFileSync(file, "utf8")) as Units;
}
