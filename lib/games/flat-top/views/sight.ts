import { distance } from "../board/distance";
import { isNight } from "../model/clock";
import { observers, type Observer, OFF_MAP, type Rules, type Target, targets } from "../model/rules";
import type { Overlay } from "../../view-types";
import { placeOfHex } from "./places";

/** How far can this be seen from here: the Observation Tables laid over the map (7.11). */

const titles: Readonly<Record<Target, string>> = {
  "task-force": "Task Forces",
  "air-formation": "Air Formations",
  base: "bases",
};

/** The kind of observer in a hex, which decides what is seen from there. */
export interface SightFrom {
  hex: number;
  observer: Observer;
  target: Target;
  turn: number;
  /** By hex: 1 under clouds. */
  clouded?: ReadonlySet<number>;
}

/** The hexes in which a kind of units would be seen, with the Condition Number of each. */
export function sightOverlay(rules: Rules, { hex, observer, target, turn, clouded }: SightFrom): Overlay {
  const night = isNight(rules, turn);
  const table = rules.observation[night ? 1 : 0]![observers.indexOf(observer)]![targets.indexOf(target)]!;
  const marks: Overlay["marks"] = [];
  for (const at of rules.hexes.ids.keys()) {
    const steps = distance(rules.hexes, hex, at);
    if (steps > rules.sight) continue;
    const condition = table[clouded?.has(at) ? 1 : 0]![steps] ?? 0;
    if (condition === 0) continue;
    const tone = condition === 1 ? "warn" : condition === 2 ? "good" : "step";
    marks.push({
      place: placeOfHex(rules, at),
      tone,
      text: String(condition),
      title: `Condition Number ${condition}`,
    });
  }
  return {
    id: `sight-${target}`,
    title: `${titles[target]} seen from ${rules.hexes.ids[hex] ?? "here"} ${night ? "by night" : "by day"}`,
    rule: "7.11",
    key: [
      { tone: "warn", text: "1: something is there" },
      { tone: "good", text: "2: numbers within bounds" },
      { tone: "step", text: "3: exact" },
    ],
    marks,
    lines: [],
    ...(hex === OFF_MAP || marks.length === 0 ? { note: "Nothing is seen from here." } : {}),
  };
}
