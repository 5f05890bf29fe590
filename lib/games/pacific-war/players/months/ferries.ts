import { derived } from "../../../../kernel";
import { isInChina } from "../../model/countries";
import { stepsOf, troopsIn } from "../../model/ground";
import { isLinked } from "../../model/links";
import type { PacificTable, Position } from "../../model/position";
import { JAPANESE, type Rules, sideIds } from "../../model/rules";
import { hexOfShip } from "../../model/units";
import { isStrategic } from "../../model/war";
import { bestOf } from "../../../shared/choosing";
import { havensOf, wayTo } from "../fleet";
import { mainAims } from "../goals";
import { seaWay } from "../waters";
import { warWeights } from "../weights";
import { isAmphibious, keptAt } from "./lifts";

/** 23.8 Where empty transports go: to ports in which troops wait for them. */

/** Fewer steps are not worth a way; in the whole war a regiment is. */
const leastOf = (t: PacificTable): number =>
  (isStrategic(t) ? warWeights(t).troops : warWeights(t).campaign).leastFerry;

/** A linked port, the steps in it that are not needed there, and the transports that lie there. */
interface Waiting {
  hex: number;
  steps: number;
  transports: number[];
  /** Hexes from there to what is to be taken. */
  toFront: number;
}

const waiting = derived<Rules, Position, readonly (readonly Waiting[])[]>((t) =>
  sideIds.map((_id, side) => {
    const front = mainAims(t, side);
    const amphibious = [...t.rules.ships.keys()].filter(
      (ship) => t.rules.ships[ship]!.side === side && isAmphibious(t, ship),
    );
    return havensOf(t, side).flatMap((hex): Waiting[] => {
      const steps = stepsOf(t, troopsIn(t, hex, side)) - keptAt(t, side, hex);
      if (steps < leastOf(t) || !isLinked(t, hex, side)) return [];
      // 33.6: whoever waits in China does so for one headquarters, which pays three times as much.
      if (side === JAPANESE && isInChina(t.rules, hex)) return [];
      const transports = amphibious.filter((ship) => hexOfShip(t.position, ship) === hex);
      return [{ hex, steps, transports, toFront: wayTo(t, hex, front) }];
    });
  }),
);

/** The port to which empty transports go from a hex, if it is not farther than so many hexes; -1 for none. */
export function pickUp(
  t: PacificTable,
  side: number,
  from: number,
  transports: readonly number[],
  farthest: number,
): number {
  const { cargo, wayToTroops } = warWeights(t).rear;
  const ports = waiting(t)[side]!.filter(({ hex }) => seaWay(t, from, hex) <= farthest);
  const n = bestOf(
    [...ports.keys()],
    (each) => {
      const { hex, steps, transports: there, toFront } = ports[each]!;
      const taken = cargo * there.filter((ship) => !transports.includes(ship)).length;
      const able = Math.min(steps - taken, cargo * transports.length);
      return able < leastOf(t) ? -Infinity : able - wayToTroops * (seaWay(t, from, hex) + toFront);
    },
    -1,
  );
  return ports[n]?.hex ?? -1;
}
