import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Rules } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { type Play, Scene, type SceneOptions, shippedRules } from "../helpers";
import { begin } from "../chapters/table-top";

/** What the tests of the difference table share: the two editions, played by one module. */

/** The rules of 2005 with their errata, and the later edition. */
export const first = shippedRules();
export const later = shippedRules([], "fire-in-the-sky-2e");

/** What comes of the same thing in each edition: that of 2005, then the later one. */
export const both = <R>(run: (rules: Rules) => R): [R, R] => [run(first), run(later)];

/** The same, on a hand-made position. */
export const onTable = <R>(options: SceneOptions, run: (scene: Scene) => R): [R, R] =>
  both((rules) => run(new Scene({ ...options, rules })));

/** The scenario of the second turn that each edition ships. */
export const secondTurn = (rules: Rules, options: string[] = []): Play =>
  begin(rules === first ? "short-campaign" : "java-sea", { options }, rules);

/** A value for each base, box or hex, by its id. */
export const byPlace = <V>(rules: Rules, read: (place: Rules["places"][number]) => V): Record<string, V> =>
  Object.fromEntries(rules.places.map((place) => [place.id, read(place)]));

export const ones = (n: number): number[] => new Array<number>(n).fill(1);

/** The titles of all tests in this folder that begin with the id of a row. */
export function titlesOfRows(): string[] {
  const folder = fileURLToPath(new URL(".", import.meta.url));
  return readdirSync(folder)
    .filter((name) => name.endsWith(".test.ts"))
    .flatMap((name) =>
      [...readFileSync(`${folder}/${name}`, "utf8").matchAll(/^\s*it\(\s*"(DIF-[^"]*)"/gm)].map(
        ([, title]) => title!,
      ),
    );
}
