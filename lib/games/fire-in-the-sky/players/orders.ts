import { pieceAt } from "../model/pieces";
import type { T } from "../model/position";
import type { Outlook } from "./outlook";
import type { Operation } from "./operation";
import { surfacePower } from "./power";

/** A Task Force to be formed: from where, of whom, and where it goes. */
export interface Order {
  from: number;
  units: readonly number[];
  to: number;
}

/** The Task Forces that the operations of the plan still want, the most important operation first. */
export function ordersOf(outlook: Outlook): Order[] {
  return outlook.plan.operations.flatMap((operation) => ordersFor(outlook, operation));
}

function ordersFor({ t }: Outlook, operation: Operation): Order[] {
  const { place: to } = operation;
  const orders: Order[] = [];
  const troops = byOrigin(
    t,
    operation.troops.filter(({ legs, walks }) => !walks && legs.length === 0).map(({ p }) => p),
  );
  const escorts = operation.escorts.filter(({ legs }) => legs.length === 0).map(({ p }) => p);
  const guns = byOrigin(t, [...escorts, ...operation.ships]);
  const carriers = byOrigin(t, operation.carriers);
  // Who carries troops takes the ships of the same port along; carriers take what is left.
  for (const [from, units] of carriers) {
    const screen = guns.get(from) ?? [];
    const weakest =
      screen.length > (troops.size > 0 ? 1 : 0) ? screen.splice(indexOfWeakest(t, screen), 1) : [];
    for (const force of inFours(t, [...units, ...weakest])) orders.push({ from, units: force, to });
  }
  // Ships of other ports go first: if they are not there, no troops follow.
  for (const [from, units] of guns) {
    if (!troops.has(from))
      for (const force of inFours(t, units.splice(0))) orders.push({ from, units: force, to });
  }
  for (const [from, units] of troops) {
    const ships = guns.get(from) ?? [];
    units.forEach((p, i) => {
      const share = Math.ceil(ships.length / (units.length - i));
      orders.push({ from, units: [p, ...ships.splice(0, Math.min(share, shipsMost(t)))], to });
    });
  }
  for (const [from, units] of guns)
    for (const force of inFours(t, units)) orders.push({ from, units: force, to });
  return orders;
}

const shipsMost = (t: T): number => t.rules.parameters.taskForce.ships;

function byOrigin(t: T, units: readonly number[]): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const p of units) {
    const from = t.position.at[p]!;
    const list = found.get(from);
    if (list) list.push(p);
    else found.set(from, [p]);
  }
  return found;
}

function indexOfWeakest(t: T, ships: readonly number[]): number {
  let weakest = 0;
  ships.forEach((p, i) => {
    if (surfacePower(pieceAt(t, p)) < surfacePower(pieceAt(t, ships[weakest]!))) weakest = i;
  });
  return weakest;
}

/** Task Forces of as many ships as one may have (9.4). */
function inFours(t: T, ships: readonly number[]): number[][] {
  const forces: number[][] = [];
  for (let i = 0; i < ships.length; i += shipsMost(t)) forces.push(ships.slice(i, i + shipsMost(t)));
  return forces;
}
