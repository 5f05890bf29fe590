import { describe, expect, it } from "vitest";
import { deploymentReach, taskForceReach } from "../../../../lib/games/fire-in-the-sky/board/paths";
import { airCover, airZoc } from "../../../../lib/games/fire-in-the-sky/board/presence";
import { ALLIES, enemyOf, JAPAN } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { homeBasesOf, supplied } from "../../../../lib/games/fire-in-the-sky/board/supply";
import { below, seedState } from "../../../../lib/kernel";
import { Scene } from "../helpers";

/**
 * The rulebook's sentences about ways over the map, followed hex by hex without any cleverness, on maps with
 * aircraft and bases anywhere. The engine, which is clever, must find the same.
 */

function randomScene(seed: number): Scene {
  const random = seedState(seed);
  const scene = new Scene({ turn: 6 });
  const bases = scene.rules.bases.filter((n) => scene.rules.places[n]!.kind === "base");
  const any = () => scene.rules.places[bases[below(random, bases.length)]!]!.id;
  for (let i = below(random, 12); i > 0; i--) scene.control(below(random, 2) ? "japan" : "allies", any());
  for (let i = below(random, 5); i > 0; i--) scene.air("japan", any(), 1);
  for (let i = below(random, 4); i > 0; i--) scene.air("us", any(), 1);
  return scene;
}

const NATIONS = [
  [JAPAN, 0],
  [ALLIES, 1],
  [ALLIES, 2],
] as const;

/** Sea nodes next to a node that these sailors may enter. */
function seaNext(scene: Scene, node: number, nation: number): number[] {
  const { sea, placeOfNode, places } = scene.rules;
  return [...sea.targets.slice(sea.offsets[node]!, sea.offsets[node + 1]!)].filter((to) => {
    const place = places[placeOfNode[to]!]!;
    return place.kind !== "off-map" || place.boxNation === nation;
  });
}

/** Every node that some way of at most `range` hexes leads to; `mayGoOn` says whether a way may be longer. */
function walk(
  scene: Scene,
  from: number,
  nation: number,
  range: number,
  mayGoOn: (way: readonly number[]) => boolean,
): Map<number, number> {
  const best = new Map<number, number>();
  const seen = new Set<string>();
  const step = (way: number[]): void => {
    const here = way[way.length - 1]!;
    const length = way.length - 1;
    if ((best.get(here) ?? Infinity) > length) best.set(here, length);
    if (length === range || !mayGoOn(way)) return;
    for (const to of seaNext(scene, here, nation)) {
      // Two ways to one hex of one length that have met zones at the same time go on alike.
      const key = `${to} ${length} ${way.map((node, i) => (i > 0 && zoneOf(node) ? i : "")).join()}`;
      if (seen.has(key)) continue;
      seen.add(key);
      step([...way, to]);
    }
  };
  const zone = airZoc(scene.t, enemyOf(nation === 0 ? JAPAN : ALLIES)).slice();
  const zoneOf = (node: number) => zone[scene.rules.placeOfNode[node]!] === 1;
  step([from]);
  return best;
}

const reachOf = (found: { count: number; reached: ArrayLike<number>; steps: ArrayLike<number> }) => {
  const map = new Map<number, number>();
  for (let i = 0; i < found.count; i++) map.set(found.reached[i]!, found.steps[found.reached[i]!]!);
  return map;
};

const sorted = (map: Map<number, number>) => [...map].sort(([a], [b]) => a - b);

describe("9.1, 10.1 reach of Task Forces", () => {
  it.each(Array.from({ length: 25 }, (_none, seed) => [seed]))("map %i", (seed) => {
    const scene = randomScene(seed);
    const random = seedState(seed + 100);
    for (const [side, nation] of NATIONS) {
      const zone = airZoc(scene.t, enemyOf(side)).slice();
      const inZone = (node: number) => zone[scene.rules.placeOfNode[node]!] === 1;
      for (let i = 0; i < 3; i++) {
        const from = below(random, scene.rules.sea.size);
        const expected = walk(scene, from, nation, 5, (way) => {
          // "If starting in an enemy Air ZOC, it may leave that hex but must stop in the first hex entered."
          if (inZone(way[0]!)) return way.length === 1;
          // "If it enters an enemy Air ZOC, it can either stop or move one more hex."
          const entered = way.findIndex((node, at) => at > 0 && inZone(node));
          return entered === -1 || way.length - 1 === entered;
        });
        const found = reachOf(taskForceReach(scene.t, { side, nation }, from, 5));
        expect(sorted(found)).toEqual(sorted(expected));
      }
    }
  });
});

describe("8.2 reach of a leg of Sea Deployment", () => {
  it.each(Array.from({ length: 25 }, (_none, seed) => [seed]))("map %i", (seed) => {
    const scene = randomScene(seed);
    const random = seedState(seed + 200);
    for (const [side, nation] of NATIONS) {
      const zone = airZoc(scene.t, enemyOf(side)).slice();
      const inZone = (node: number) => zone[scene.rules.placeOfNode[node]!] === 1;
      for (let i = 0; i < 3; i++) {
        const from = below(random, scene.rules.sea.size);
        // "It may move into an enemy Air ZOC but must stop upon entering."
        const expected = walk(scene, from, nation, 4, (way) => !way.slice(1).some(inZone));
        const found = reachOf(deploymentReach(scene.t, { side, nation }, from));
        expect(sorted(found)).toEqual(sorted(expected));
      }
    }
  });
});

describe("2.2.3.2 Supply Lines", () => {
  it.each(Array.from({ length: 60 }, (_none, seed) => [seed]))("map %i", (seed) => {
    const scene = randomScene(seed);
    const { rules, position } = scene;
    for (const side of [JAPAN, ALLIES]) {
      const zone = airZoc(scene.t, enemyOf(side)).slice();
      const cover = airCover(scene.t, side).slice();
      const stops = (place: number) => zone[place] === 1 && cover[place] === 0;
      const isOpen = (place: number) => {
        const { kind, control } = rules.places[place]!;
        return kind !== "off-map" || control === side;
      };
      const isFriendly = (place: number) => {
        const { kind, control } = rules.places[place]!;
        return kind === "off-map" ? control === side : kind === "base" && position.control[place] === side;
      };
      // "... a string of friendly bases each within 2 hexes of the previous one", and a last leg of two more.
      const reached = new Set(homeBasesOf(scene.t, side));
      const bases = [...reached];
      for (const base of bases) {
        if (stops(base)) continue;
        for (const one of rules.next[base]!.filter(isOpen)) {
          const leg = stops(one) ? [one] : [one, ...rules.next[one]!.filter(isOpen)];
          for (const place of leg) {
            if (isFriendly(place) && !bases.includes(place)) bases.push(place);
            reached.add(place);
          }
        }
      }
      const found = supplied(scene.t, side, homeBasesOf(scene.t, side));
      expect(rules.places.flatMap((_place, n) => (found[n] ? [n] : []))).toEqual(
        [...reached].sort((a, b) => a - b),
      );
    }
  });
});
