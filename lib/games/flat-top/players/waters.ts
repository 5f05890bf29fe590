import { sailTo } from "../board/sailing";
import { OFF_MAP, type Rules } from "../model/rules";

/** Hexes by sea from each hex to the nearest of some goals; kept, because goals are few and the coasts do not change. */
const kept = new WeakMap<Rules, Map<string, readonly number[]>>();

/** Farther than any way on the map. */
const FAR = 9999;

export function seaDistances(rules: Rules, goals: readonly number[]): readonly number[] {
  let known = kept.get(rules);
  if (!known) kept.set(rules, (known = new Map()));
  const key = goals.join();
  let far = known.get(key);
  if (!far) known.set(key, (far = distances(rules, goals)));
  return far;
}

function distances(rules: Rules, goals: readonly number[]): number[] {
  const far = rules.hexes.ids.map(() => FAR);
  const queue = [...goals];
  for (const goal of goals) far[goal] = 0;
  for (const hex of queue)
    for (let direction = 0; direction < 6; direction++) {
      const to = sailTo({ rules }, hex, direction);
      if (to === OFF_MAP || far[to] !== FAR) continue;
      far[to] = far[hex]! + 1;
      queue.push(to);
    }
  return far;
}
