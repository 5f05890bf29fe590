import { type Choice, DONE, type Step } from "../../../kernel";
import { fits, transfer } from "../ch12-execution/organize";
import { shipsOf } from "../model/forces";
import { forceId, forceText } from "../model/pieces";
import type { FlatTopTable, Position } from "../model/position";
import { OFF_MAP, type Rules, sideIds } from "../model/rules";
import { scenarioOf } from "../model/scenario";
import { isFormed } from "../model/task-forces";
import type { PlanesLane } from "./planes";

/**
 * 3.3.3, 4.1: ships that may begin in the same zone are divided among its Task Forces as their owner likes. Each ship is
 * asked about once, and stays where the scenario has it unless it is moved.
 */

type Lane = PlanesLane & { i: number };

/** The zone in which a Task Force begins, by its place in the scenario; -1 for one that stands where it is. */
function zoneOf(t: FlatTopTable, n: number): number {
  const { side, number, hex } = t.position.forces[n]!;
  const isAnchored = shipsOf(t, n).some((ship) => t.position.fleet.anchored[ship] !== 0);
  if (hex === OFF_MAP || isAnchored) return -1;
  return scenarioOf(t).sides[sideIds[side]!].zones.findIndex(({ taskForces }) => taskForces.includes(number));
}

/** The Task Forces in which a ship may begin: its own first. */
function forcesFor(t: FlatTopTable, ship: number): number[] {
  const own = t.position.fleet.force[ship]!;
  const zone = own < 0 ? -1 : zoneOf(t, own);
  if (zone < 0) return [own];
  const { side } = t.position.forces[own]!;
  const others = t.position.forces.flatMap((force, n) =>
    n !== own && force.side === side && isFormed(t, n) && zoneOf(t, n) === zone && fits(t, ship, own, n)
      ? [n]
      : [],
  );
  return [own, ...others];
}

/** The next ship of a side that may begin in several Task Forces; -1 for none. */
function nextShip(t: FlatTopTable, { side, i }: Lane): number {
  for (let ship = i; ship < t.rules.ships.length; ship++)
    if (
      t.rules.ships[ship]!.side === side &&
      t.position.fleet.force[ship]! >= 0 &&
      forcesFor(t, ship).length > 1
    )
      return ship;
  return -1;
}

export const placingShips: Step<Rules, Position, Lane> = {
  rule: "4.1",
  title: "Ships in Task Forces",
  asks: (t, { data }) => (nextShip(t, data) < 0 ? 0 : 1 << data.side),
  options(t, { data }, _side, out) {
    out.push(...forcesFor(t, nextShip(t, data)), DONE);
  },
  describe(t, { data }, code): Choice {
    if (code === DONE) return { do: "done" };
    const { id } = t.rules.ships[nextShip(t, data)]!;
    return { do: "assign", ship: id, force: forceId(t.position.forces[code]!) };
  },
  prompt: (t, { data }) => `In which Task Force does ${t.rules.ships[nextShip(t, data)]!.name} begin?`,
  take(t, { data }, code) {
    if (code === DONE) return t.set(data, "i", t.rules.ships.length);
    const ship = nextShip(t, data);
    t.set(data, "i", ship + 1);
    const from = t.position.fleet.force[ship]!;
    if (code === from) return;
    const into = transfer(t, { ship, from, to: code });
    t.say("4.1", () => `${t.rules.ships[ship]!.name} begins in ${forceText(into)}.`);
  },
  proceed: (t, { data }) => t.goTo("placing-forces", { ...data, i: 0 }),
};
