import { siteOf } from "../model/air";
import { isLinked, isLinkedPort } from "../model/links";
import type { PacificTable } from "../model/position";
import { enemyOf } from "../model/rules";
import { type Passage, passage, portHalfOf } from "../model/sea";
import { airClass, hexOfShip } from "../model/units";
import { markWithin } from "../model/within";

/** 13.1 Sea lanes: water by which a side moves from port to port. Friendly units open nothing that the enemy closes. */

const directions = [0, 1, 2, 3, 4, 5];

/** Hexes that a lane may not touch: near Linked enemy aircraft, with Linked enemy ships, and in zones of enemy patrols. */
function closedTo(t: PacificTable, side: number): Uint8Array {
  const { rules, position } = t;
  const { hexes, parameters, submarineCommands } = rules;
  const enemy = enemyOf(side);
  const closed = new Uint8Array(hexes.ids.length);
  const from = new Set<number>();
  for (const unit of position.airUnits) {
    const hex = siteOf(position, unit);
    if (unit.steps > 0 && hex >= 0 && airClass(rules, unit).side === enemy) from.add(hex);
  }
  for (const hex of from)
    if (isLinked(t, hex, enemy)) markWithin(hexes, closed, hex, parameters.strategicTransport.enemyAir);
  for (const { command, hex } of position.patrols)
    if (submarineCommands[command]!.side === enemy)
      markWithin(hexes, closed, hex, parameters.submarines.zone);
  for (let n = 0; n < rules.ships.length; n++) {
    if (rules.ships[n]!.side !== enemy) continue;
    const hex = hexOfShip(position, n);
    if (hex >= 0 && isLinked(t, hex, enemy)) closed[hex] = 1;
  }
  return closed;
}

const HALVES = 4;
const keyOf = ({ hex, half }: Passage): number => hex * HALVES + half;

/** All water that can be reached from a hex, each with where one comes from. */
function reached(t: PacificTable, from: number, closed: Uint8Array): Map<number, number> {
  const start = { hex: from, half: portHalfOf(t.rules.hexes, from) };
  const before = new Map<number, number>();
  if (closed[from]) return before;
  before.set(keyOf(start), -1);
  const queue: Passage[] = [start];
  for (let n = 0; n < queue.length; n++)
    for (const direction of directions) {
      const to = passage(t.rules, queue[n]!, direction);
      if (to === undefined || closed[to.hex] || before.has(keyOf(to))) continue;
      before.set(keyOf(to), keyOf(queue[n]!));
      queue.push(to);
    }
  return before;
}

export type Lanes = {
  /** Ports of a side that its transport may use, and for each the number of the water that joins it to others. */
  portHex: number[];
  waters: number[];
};

/** The ports of a side that strategic transport uses: Linked, not interdicted, with open water. */
export function lanesOf(t: PacificTable, side: number): Lanes {
  const closed = closedTo(t, side);
  const ports = t.position.bases.flatMap(({ hex, side: owner }) =>
    owner === side && hex >= 0 && closed[hex] === 0 && isLinkedPort(t, hex, side) ? hex : [],
  );
  const lanes: Lanes = { portHex: [], waters: [] };
  const waterOf = new Map<number, number>();
  for (const port of ports) {
    const key = keyOf({ hex: port, half: portHalfOf(t.rules.hexes, port) });
    if (!waterOf.has(key)) for (const each of reached(t, port, closed).keys()) waterOf.set(each, port);
    lanes.portHex.push(port);
    lanes.waters.push(ports.indexOf(waterOf.get(key) ?? port));
  }
  return lanes;
}

/** Ports to which a lane leads from one of them. */
export function portsFrom({ portHex, waters }: Lanes, from: number): number[] {
  const n = portHex.indexOf(from);
  return n < 0 ? [] : portHex.filter((hex, k) => hex !== from && waters[k] === waters[n]);
}

/**
 * 25.4.B: enemy patrols that a cripple passes on its way, by their places in the list. It takes a lane out of their reach
 * if there is one, else the shortest.
 */
export function patrolsPassed(t: PacificTable, side: number, from: number, to: number): number[] {
  const { hexes, parameters, submarineCommands } = t.rules;
  const enemies = [...t.position.patrols.entries()].filter(
    ([, { command, submarines }]) => submarines > 0 && submarineCommands[command]!.side !== side,
  );
  if (enemies.length === 0) return [];
  const closed = closedTo(t, side);
  const near = enemies.map(([, { hex }]) => {
    const marks = new Uint8Array(hexes.ids.length);
    markWithin(hexes, marks, hex, parameters.submarines.transit);
    return marks;
  });
  const wary = closed.map((mark, hex) => (mark || near.some((marks) => marks[hex]) ? 1 : 0));
  const end = keyOf({ hex: to, half: portHalfOf(hexes, to) });
  if (reached(t, from, wary).has(end)) return [];
  const before = reached(t, from, closed);
  const way: number[] = [];
  for (let key = end; key >= 0; key = before.get(key) ?? -1) way.push(Math.floor(key / HALVES));
  return enemies.flatMap(([n], k) => (way.some((hex) => near[k]![hex]) ? n : []));
}
