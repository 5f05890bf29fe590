import { derived } from "../../../kernel";
import { formed, shipsOf } from "./forces";
import { type FlatTopTable, FORCE_NUMBERS, forceAt } from "./position";
import type { Rules } from "./rules";

/** 4.1: how many ships, and which, a Task Force may have. */

/** Whether a ship must be in a Task Force of the carrier boxes: it carries planes and is no battleship (4.1.1, 4.1.6). */
export function needsBox({ ships, parameters }: Pick<Rules, "ships" | "parameters">, ship: number): boolean {
  const { carriers, seaplaneCarriers } = parameters.taskForces;
  const { type } = ships[ship]!;
  return carriers.includes(type) || seaplaneCarriers.includes(type);
}

/** Task Force boxes that ships take up: one for each CV or CVL, and one for each AV or CAV, which may share it (4.1.3). */
export function boxesOf(rules: Rules, list: readonly number[]): number {
  const { carriers, seaplanes } = carriersAmong(rules, list);
  return Math.max(carriers, seaplanes);
}

function carriersAmong({ ships, parameters }: Rules, list: readonly number[]): Omit<Carriers, "ships"> {
  const types = parameters.taskForces;
  let [carriers, seaplanes] = [0, 0];
  for (const ship of list) {
    const { type } = ships[ship]!;
    if (types.carriers.includes(type)) carriers++;
    else if (types.seaplaneCarriers.includes(type)) seaplanes++;
  }
  return { carriers, seaplanes };
}

/** Why ships cannot form one Task Force of this number; undefined when they can. */
export function whyNotTogether(
  { parameters, ships }: Rules,
  side: number,
  number: number,
  list: readonly number[],
): { rule: string; text: string } | undefined {
  const { carrierBoxes, ships: limits } = parameters.taskForces;
  const most = side === 0 ? limits.allied : limits.japanese;
  if (list.length > most)
    return { rule: "4.1.1", text: `A Task Force of this side has ${most} ships at most.` };
  const carrier = list.find((ship) => needsBox({ ships, parameters }, ship));
  if (carrier !== undefined && number > carrierBoxes)
    return {
      rule: "4.1.1",
      text: `${ships[carrier]!.name} carries planes: its Task Force needs a number up to ${carrierBoxes}.`,
    };
  return undefined;
}

/** Ships of a Task Force that count for its boxes. */
interface Carriers {
  ships: number;
  carriers: number;
  seaplanes: number;
}

/** By Task Force that is formed. */
const carriersIn = derived(
  (t: FlatTopTable): Carriers[] => {
    const all: Carriers[] = [];
    for (const n of formed(t).flat()) {
      const ships = shipsOf(t, n);
      all[n] = { ships: ships.length, ...carriersAmong(t.rules, ships) };
    }
    return all;
  },
  ["forces", "fleet"],
);

/** Whether a ship of a Task Force fits into another one (4.1). */
export function fits(t: FlatTopTable, ship: number, from: number, to: number): boolean {
  const { side, number } = t.position.forces[to]!;
  const { carrierBoxes, ships: limits } = t.rules.parameters.taskForces;
  const [there, here] = [carriersIn(t)[to]!, carriersIn(t)[from]!];
  if (there.ships >= (side === 0 ? limits.allied : limits.japanese)) return false;
  const { carriers, seaplanes } = carriersAmong(t.rules, [ship]);
  if (number > carrierBoxes && there.carriers + there.seaplanes + carriers + seaplanes > 0) return false;
  const joined = Math.max(there.carriers + carriers, there.seaplanes + seaplanes);
  const left = Math.max(here.carriers - carriers, here.seaplanes - seaplanes);
  return joined + left <= freeBoxes(t, side, [from, to]);
}

/** By Task Force: the carrier boxes that it takes up; by side: those that are left. */
const boxes = derived(
  (t: FlatTopTable): { taken: number[]; left: number[] } => {
    const { carrierBoxes } = t.rules.parameters.taskForces;
    const taken: number[] = [];
    const left = formed(t).map((own) => {
      let free = carrierBoxes;
      for (const n of own) {
        const least = t.position.forces[n]!.number <= carrierBoxes ? 1 : 0;
        taken[n] = Math.max(boxesOf(t.rules, shipsOf(t, n)), least);
        free -= taken[n];
      }
      return free;
    });
    return { taken, left };
  },
  ["forces", "fleet"],
);

/** Carrier boxes of a side that are not taken up by Task Forces, those aside whose places are given. */
export function freeBoxes(t: FlatTopTable, side: number, aside: readonly number[] = []): number {
  const { taken, left } = boxes(t);
  return aside.reduce((sum, n) => sum + (taken[n] ?? 0), left[side]!);
}

/** Whether a Task Force has ships. */
export const isFormed = (t: FlatTopTable, force: number): boolean => shipsOf(t, force).length > 0;

/**
 * The number of a new Task Force: the lowest free one, among the carrier boxes for ships that carry planes and above them
 * for others. More than there are counters for are made on paper (4.1.2). Undefined when all carrier boxes are taken.
 */
export function freeForceNumber(t: FlatTopTable, side: number, withPlanes: boolean): number | undefined {
  const { carrierBoxes } = t.rules.parameters.taskForces;
  if (withPlanes && freeBoxes(t, side) < 1) return undefined;
  const last = withPlanes ? carrierBoxes : FORCE_NUMBERS;
  for (let number = withPlanes ? 1 : carrierBoxes + 1; number <= last; number++)
    if (!isFormed(t, forceAt(side, number))) return number;
  return undefined;
}
