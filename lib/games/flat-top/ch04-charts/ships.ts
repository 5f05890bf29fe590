import { type Choice, DONE, type Step } from "../../../kernel";
import { describeTransfer, transfer } from "../ch12-execution/organize";
import { shipsOf } from "../model/forces";
import { forceId, forceText } from "../model/pieces";
import { type FlatTopTable, FORCE_NUMBERS, type Position } from "../model/position";
import { OFF_MAP, type Rules, sideIds } from "../model/rules";
import { scenarioOf } from "../model/scenario";
import { fits, freeForceNumber, isFormed, needsBox, whyNotTogether } from "../model/task-forces";
import type { PlanesLane } from "./planes";

/**
 * 3.3.3, 4.1: ships that begin in one zone, or enter the map together, are divided among Task Forces as their owner likes, old
 * ones and new. Each ship is asked about once, and stays where the scenario has it unless it is moved.
 */

/** A Task Force that is formed here, and the zone in which it may begin: its place in the scenario. */
export type NewForce = { force: number; zone: number };

type Lane = PlanesLane & { i: number; formed?: NewForce[] };

/** The zone in which a Task Force may begin, by its place in the scenario; -1 for none. */
export function zoneOf(t: FlatTopTable, n: number, formed: readonly NewForce[] = []): number {
  const made = formed.find(({ force }) => force === n);
  if (made) return made.zone;
  const { side, number } = t.position.forces[n]!;
  return scenarioOf(t).sides[sideIds[side]!].zones.findIndex(({ taskForces }) => taskForces.includes(number));
}

/** With whom a Task Force may share its ships: those of its zone, or those that enter with it. Undefined for nobody. */
function groupOf(t: FlatTopTable, n: number, formed: readonly NewForce[] | undefined): string | undefined {
  const { hex, enters, entry } = t.position.forces[n]!;
  if (hex === OFF_MAP) {
    // Where a scenario lists edges, the hexes of its Task Forces are but the first of many.
    const isOpen = scenarioOf(t).sides[sideIds[t.position.forces[n]!.side]!].entries.length > 0;
    return enters === 0 ? undefined : `enters ${enters} ${isOpen ? "" : entry}`;
  }
  const isAnchored = shipsOf(t, n).some((ship) => t.position.fleet.anchored[ship] !== 0);
  const zone = isAnchored ? -1 : zoneOf(t, n, formed);
  return zone < 0 ? undefined : `zone ${zone}`;
}

/** Code of a new Task Force: beyond those of the list. */
const NEW = 2 * FORCE_NUMBERS;

/** The Task Forces in which a ship may begin: its own first, a new one last. */
function forcesFor(t: FlatTopTable, ship: number, { formed }: Lane): number[] {
  const own = t.position.fleet.force[ship]!;
  const group = own < 0 ? undefined : groupOf(t, own, formed);
  if (group === undefined) return [own];
  const { side } = t.position.forces[own]!;
  const others = t.position.forces.flatMap((force, n) =>
    n !== own &&
    force.side === side &&
    isFormed(t, n) &&
    groupOf(t, n, formed) === group &&
    fits(t, ship, own, n)
      ? [n]
      : [],
  );
  const mayForm =
    shipsOf(t, own).length > 1 && freeForceNumber(t, side, needsBox(t.rules, ship)) !== undefined;
  return [own, ...others, ...(mayForm ? [NEW] : [])];
}

/** The next ship of a side that may begin in several Task Forces; -1 for none. */
function nextShip(t: FlatTopTable, lane: Lane): number {
  for (let ship = lane.i; ship < t.rules.ships.length; ship++)
    if (
      t.rules.ships[ship]!.side === lane.side &&
      t.position.fleet.force[ship]! >= 0 &&
      forcesFor(t, ship, lane).length > 1
    )
      return ship;
  return -1;
}

/** Why a ship cannot form a Task Force of its own, or join another one. */
function whyNot(
  t: FlatTopTable,
  { formed }: Lane,
  ship: number,
  { do: what, force: id }: Choice,
): { rule: string; text: string } | undefined {
  const own = t.position.fleet.force[ship]!;
  const { side } = t.position.forces[own]!;
  const { name } = t.rules.ships[ship]!;
  if (what === "detach") {
    if (shipsOf(t, own).length === 1) return { rule: "4.1.1", text: `${name} is a Task Force by itself.` };
    const { carrierBoxes } = t.rules.parameters.taskForces;
    return needsBox(t.rules, ship)
      ? {
          rule: "4.1.1",
          text: `${name} carries planes, and all ${carrierBoxes} boxes for such ships are taken.`,
        }
      : { rule: "4.1.2", text: `There are ${FORCE_NUMBERS} Task Forces at most.` };
  }
  const to = t.position.forces.findIndex((force) => force.side === side && forceId(force) === id);
  if (what !== "assign" || to < 0) return undefined;
  const { number } = t.position.forces[to]!;
  if (!isFormed(t, to))
    return { rule: "4.1", text: `Task Force ${number} has no ships: detach some to form one.` };
  if (groupOf(t, to, formed) !== groupOf(t, own, formed))
    return { rule: "3.3.3", text: `Task Force ${number} does not begin where ${name} does.` };
  return (
    whyNotTogether(t.rules, side, number, [...shipsOf(t, to), ship]) ?? {
      rule: "4.1.3",
      text: `Task Force ${number} would need more boxes for carriers than there are.`,
    }
  );
}

export const placingShips: Step<Rules, Position, Lane> = {
  rule: "4.1",
  title: "Ships in Task Forces",
  asks: (t, { data }) => (nextShip(t, data) < 0 ? 0 : 1 << data.side),
  options(t, { data }, _side, out) {
    out.push(...forcesFor(t, nextShip(t, data), data), DONE);
  },
  describe(t, { data }, code): Choice {
    if (code === DONE) return { do: "done" };
    const ship = nextShip(t, data);
    if (code === NEW) return describeTransfer(t, { ship, from: t.position.fleet.force[ship]!, to: -1 });
    return { do: "assign", ship: t.rules.ships[ship]!.id, force: forceId(t.position.forces[code]!) };
  },
  explain: (t, { data }, choice) => whyNot(t, data, nextShip(t, data), choice),
  prompt: (t, { data }) => `In which Task Force does ${t.rules.ships[nextShip(t, data)]!.name} begin?`,
  take(t, { data }, code) {
    if (code === DONE) return t.set(data, "i", t.rules.ships.length);
    const ship = nextShip(t, data);
    t.set(data, "i", ship + 1);
    const from = t.position.fleet.force[ship]!;
    if (code === from) return;
    const zone = zoneOf(t, from, data.formed);
    const into = transfer(t, { ship, from, to: code === NEW ? -1 : code });
    if (code === NEW) {
      const force = t.position.forces.indexOf(into);
      const others = (data.formed ?? []).filter((each) => each.force !== force);
      t.set(data, "formed", [...others, { force, zone }]);
    }
    t.say("4.1", () => `${t.rules.ships[ship]!.name} begins in ${forceText(into)}.`);
  },
  proceed: (t, { data }) => t.goTo("placing-forces", { ...data, i: 0 }),
};
