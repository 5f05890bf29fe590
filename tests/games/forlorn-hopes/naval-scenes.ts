import type { Position } from "../../../lib/games/forlorn-hopes/model/position";
import type { Choice, Json } from "../../../lib/kernel";
import { type Forlorn, make as choose, offered, rules, scene, type SceneOptions, ship } from "./support";

/** Naval missions of one side, played by themselves (10.0). */

/** A naval mission of a side by itself. */
const mission = (side: number, options: SceneOptions = {}): Forlorn =>
  scene("naval-mission", { side }, options);
export const allied = (options: SceneOptions = {}): Forlorn => mission(0, options);
export const japanese = (options: SceneOptions = {}): Forlorn => mission(1, options);

export const declare = (type: string, ...ships: string[]) => [
  { do: "naval-mission", type },
  ...ships.map((each) => ({ do: "add-ship", ship: each })),
];
export const offers = (game: Forlorn, what: Json): boolean => offered(game, "do").includes(what);

/** Makes choices. What leaves nothing to choose is taken by itself, and nobody flies reaction missions. */
export function make(game: Forlorn, ...choices: Choice[]): void {
  const wait = (): void => {
    while (offers(game, "no-reaction")) choose(game, { do: "no-reaction" });
  };
  for (const choice of choices) {
    wait();
    const isForced = ["ships-named", "add-ship", "naval-mission", "destination"].includes(
      String(choice["do"]),
    );
    if (!isForced || offers(game, choice["do"]!)) choose(game, choice);
  }
  wait();
}
export const where = (game: Forlorn, id: string): string =>
  rules.hexes.ids[game.table.position.fleet.site[ship(id)]!] ?? "off the map";
export const flags = (game: Forlorn, id: string): number => game.table.position.fleet.flags[ship(id)]!;

/** No airbase, ship or unit of the enemy sees or meets anybody. */
export const emptySeas = ({ fleet, control, ground: units }: Position, but: readonly string[]): void => {
  for (const each of fleet.site.keys()) if (!but.some((id) => ship(id) === each)) fleet.site[each] = -1;
  control.fill(0);
  units.site.fill(-1);
};
