import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { child, isObject } from "../../lib/documents";
import { liveries } from "../../lib/games/fire-in-the-sky/views/liveries";
import { packageRoot } from "../../lib/workspace";
import { shipped } from "../support/shipped";

const root = packageRoot();

/** Layers that show, play and take away any game, with the least number of files that each is known to have. */
const layers = { components: 200, "lib/views": 80, "lib/lab": 50, "lib/export": 50 };

function namesIn(member: "sides" | "nations"): string[] {
  return ["fire-in-the-sky", "fire-in-the-sky-2e"].flatMap((game) => {
    const all = child(shipped(game).draft.documents.get("game.json")!.value, member);
    if (!isObject(all)) return [];
    return Object.entries(all).flatMap(([id, value]) => [id, String(child(value, "name") ?? id)]);
  });
}

const escaped = (name: string): string => name.replace(/[^\w ]/g, "\\$&");

describe("the general layers", () => {
  const sides = namesIn("sides");
  // "us" is an English word; the name of that nation stands for it.
  const nations = namesIn("nations").filter((name) => name.length > 2);
  const looks = Object.entries(liveries).flatMap(([id, { title, ground, band }]) =>
    id === "plain" ? [] : [id, title, ground, band],
  );
  const names = [...new Set([...sides, ...nations, ...looks, "allied"])];
  const named = new RegExp(`(?<![a-z])(${names.map(escaped).join("|")})(?![a-z])`, "i");

  it("are checked for the sides, nations and liveries of all games", () => {
    expect(names).toEqual(expect.arrayContaining(["japan", "allies", "Netherlands", "usNavy", "US Army"]));
    expect(named.test('livery === "us-army" || side === "japan"')).toBe(true);
    expect(named.test("the tallies of all sides")).toBe(false);
  });

  it.each(Object.entries(layers))("%s name no side, nation or livery of a game", (layer, least) => {
    const folder = join(root, layer);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.(tsx?|css)$/.test(name),
    );
    expect(files.length).toBeGreaterThan(least);
    const found = files.flatMap((name) => {
      const lines = readFileSync(join(folder, name), "utf8").split("\n");
      return lines.flatMap((line, i) => (named.test(line) ? [`${name}:${i + 1}: ${line.trim()}`] : []));
    });
    expect(found).toEqual([]);
  });
});
