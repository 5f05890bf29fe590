import { hexText, sideText } from "./pieces";
import type { FlatTopTable, Force, Formation } from "./position";
import { enemyOf } from "./rules";

/**
 * 7.15, 7.16: what a unit does is said to its own side in full. The other side reads of it only while its counter is on the map,
 * and then neither numbers of Task Forces and Air Formations nor names: any counter may stand for any unit.
 */
export function sayOf(
  t: FlatTopTable,
  rule: string,
  unit: Pick<Force | Formation, "side" | "marker">,
  own: () => string,
  seen: () => string,
): void {
  t.say(rule, own, [unit.side]);
  if (unit.marker) t.say(rule, seen, [enemyOf(unit.side)]);
}

/** What the other side calls a unit: "Ships of Japan", "Planes of the Allies". */
export const shipsText = ({ side }: Pick<Force, "side">): string => `Ships of ${sideText(side)}`;
export const planesText = ({ side }: Pick<Formation, "side">): string => `Planes of ${sideText(side)}`;

/** The same with the hex: "Planes of Japan in BB14". */
export const planesThere = (t: FlatTopTable, unit: Pick<Formation, "side" | "hex">): string =>
  `${planesText(unit)} in ${hexText(t, unit.hex)}`;
