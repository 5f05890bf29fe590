import { type Choice, derived, DONE, lanesStep, type Step, type Steps } from "../../../kernel";
import { STORM, weatherOf } from "../board/sky";
import { isIntoWind } from "../board/wind";
import { look, markerFollows, show } from "../ch07-observation";
import { aboard, chartOf } from "../model/decks";
import { emptyDeck } from "../model/empty";
import { disband, onDeckOf } from "../model/flights";
import { formed, shipsOf } from "../model/forces";
import { forceId, forceText, hexText, sideText } from "../model/pieces";
import { type FlatTopTable, type Force, Gone, MoveFlag, type Position, ShipFlag } from "../model/position";
import { OFF_MAP, PARTIAL_LAND, type Rules, sideIds } from "../model/rules";
import { isFormed } from "../model/task-forces";
import { sinkShip } from "../model/losses";
import { sayOf, shipsText } from "../model/sayings";
import { describeTransfer, dissolve, sayTransfer, transfers } from "./organize";

/**
 * 12 Task Force Movement Execution: orders at sea that need no movement, then the plotted moves of both sides hex by hex,
 * then Task Forces in one hex may combine.
 */

const execution: Step<Rules, Position> = {
  rule: "12",
  title: "Task Force Movement Execution Phase",
  proceed(t, frame) {
    const stage = (frame.data.stage ?? 0) as number;
    t.set(frame.data, "stage", stage + 1);
    switch (stage) {
      case 0:
        enter(t);
        return t.call("sea-orders");
      case 1:
        return t.call("sailing", { i: 0 });
      case 2:
        return t.call("combining");
      case 3:
        showOrdered(t);
        // 7.16: changes in reorganized Task Forces are reported to the side that sees them.
        return look(t);
      default:
        t.leave();
    }
  },
};

/** Task Forces that come on the map on this turn stand at its edge, and have used a hex of movement. */
function enter(t: FlatTopTable): void {
  for (const [n, force] of t.position.forces.entries()) {
    if (force.enters !== t.position.turn || !isFormed(t, n)) continue;
    t.set(force, "hex", force.entry);
    t.set(force, "enters", 0);
    t.set(force, "entry", OFF_MAP);
    t.say("12.1", () => `${forceText(force)} enters the map at ${hexText(t, force.hex)}.`, [force.side]);
  }
}

const sideOf = (frame: { data: { [key: string]: unknown } }): number => frame.data.side as number;

/** 12.1, 12.7, 12.9: what ships do without moving, and which Task Forces are put on the map. */
export interface Order {
  do: "anchor" | "weigh" | "scuttle" | "show";
  force: number;
  /** For orders to ships. */
  ship: number;
}

const seaOrders: Step<Rules, Position> = lanesStep<Rules, Position>({
  rule: "12.7",
  title: "Orders at sea",
  open: () => [...sideIds.keys()].map((side) => ({ side, step: "ordering", data: { side } })),
});

export const ordersOf = (t: FlatTopTable, side: number): readonly Order[] => bothOrders(t)[side]!;

const bothOrders = derived(
  (t: FlatTopTable) => [...sideIds.keys()].map((side) => ordersFor(t, side)),
  ["forces", "fleet", "turn"],
);

function ordersFor(t: FlatTopTable, side: number): Order[] {
  const { forces, fleet, turn } = t.position;
  const all: Order[] = [];
  for (const n of formed(t)[side]!) {
    const force = forces[n]!;
    if (force.hex === OFF_MAP) continue;
    const ships = shipsOf(t, n);
    if (!force.marker && !(force.flags & MoveFlag.shown)) all.push({ do: "show", force: n, ship: -1 });
    for (const ship of ships) {
      // 12.7.1: ships do not move on the turn in which they anchor or up anchor, and do only one of the two.
      const isStill = force.plot.length === 0 && !(force.flags & MoveFlag.moved);
      const anchored = fleet.anchored[ship]!;
      if (
        anchored === 0 &&
        isStill &&
        t.rules.hexes.terrain[force.hex] === PARTIAL_LAND &&
        !hasWeighed(t, ship)
      )
        all.push({ do: "anchor", force: n, ship });
      if (anchored !== 0 && anchored !== turn && isStill && canStow(t, ship))
        all.push({ do: "weigh", force: n, ship });
      all.push({ do: "scuttle", force: n, ship });
    }
  }
  return all;
}

/** 12.7.3: a temporary seaplane base ends only with as many planes, and of such kinds, as the ship has room for by itself. */
function canStow(t: FlatTopTable, ship: number): boolean {
  const { field, type } = t.rules.ships[ship]!;
  if (field < 0) return true;
  const deck = t.position.decks[field]!;
  const handled = t.rules.parameters.handling.ships[type] ?? [];
  const all = [...deck.ready, ...deck.readying, ...deck.landed];
  return (
    aboard(deck) <= (chartOf(t, field)?.capacity ?? 0) &&
    all.every(({ kind }) => handled.includes(t.rules.kinds[kind]!.basing))
  );
}

const hasWeighed = ({ position }: FlatTopTable, ship: number): boolean =>
  (position.fleet.flags[ship]! & ShipFlag.weighed) !== 0;

const ordering: Step<Rules, Position> = {
  rule: "12.7",
  title: "Orders at sea",
  asks: (t, frame) => (!frame.data.done && ordersOf(t, sideOf(frame)).length > 0 ? 1 << sideOf(frame) : 0),
  options(t, _frame, side, out) {
    ordersOf(t, side).forEach((_, i) => out.push(i));
    out.push(DONE);
  },
  describe(t, _frame, code, side): Choice {
    if (code === DONE) return { do: "done" };
    const order = ordersOf(t, side)[code]!;
    return {
      do: order.do,
      force: forceId(t.position.forces[order.force]!),
      ...(order.ship >= 0 && { ship: t.rules.ships[order.ship]!.id }),
    };
  },
  prompt: () => "Anchor, up anchor, scuttle, or show Task Forces on the map",
  why(t, frame, code) {
    if (code === DONE) return undefined;
    return { anchor: "12.7.1", weigh: "12.7.1", scuttle: "12.9", show: "7.1" }[
      ordersOf(t, sideOf(frame))[code]!.do
    ];
  },
  take(t, frame, code, side) {
    if (code === DONE) return t.set(frame.data, "done", true);
    carryOut(t, ordersOf(t, side)[code]!);
  },
};

function carryOut(t: FlatTopTable, order: Order): void {
  const { fleet, forces, turn } = t.position;
  const force = forces[order.force]!;
  const name = order.ship < 0 ? "" : t.rules.ships[order.ship]!.name;
  switch (order.do) {
    case "show":
      t.set(force, "flags", force.flags | MoveFlag.shown);
      return t.say("7.1", () => `${forceText(force)} is put on the map in ${hexText(t, force.hex)}.`, [
        force.side,
      ]);
    case "anchor":
      t.set(fleet.anchored, order.ship, turn);
      return t.say("12.7.1", () => `${name} anchors in ${hexText(t, force.hex)}.`, [force.side]);
    case "weigh":
      t.set(fleet.anchored, order.ship, 0);
      t.set(fleet.flags, order.ship, fleet.flags[order.ship]! | ShipFlag.weighed);
      return t.say("12.7.1", () => `${name} ups anchor.`, [force.side]);
    case "scuttle":
      t.set(fleet.flags, order.ship, fleet.flags[order.ship]! | ShipFlag.scuttled);
  }
}

/** The plotted moves of all Task Forces, a hex at a time: what comes into sight on the way is seen (7.6, 12.1). */
const sailing: Step<Rules, Position> = {
  rule: "12.1",
  title: "Movement of Task Forces",
  enter: revealOrders,
  proceed(t, frame) {
    const i = frame.data.i as number;
    t.set(frame.data, "i", i + 1);
    const moving = t.position.forces.filter(
      (force) => force.plot.length > i && !(force.flags & MoveFlag.shadows),
    );
    if (i > 0 && moving.length === 0) {
      t.set(frame.data, "i", i);
      return t.leave();
    }
    for (const force of moving) sail(t, force, force.plot[i]!);
    look(t);
  },
};

function showOrdered(t: FlatTopTable): void {
  for (const force of t.position.forces) if (force.flags & MoveFlag.shown) show(t, force, false);
}

/** What was ordered in secret and is now seen by all: Task Forces on the map, ships that are scuttled (7.1, 12.9). */
function revealOrders(t: FlatTopTable): void {
  showOrdered(t);
  const { fleet } = t.position;
  for (const [ship, flags] of fleet.flags.entries())
    if (flags & ShipFlag.scuttled && fleet.force[ship]! >= 0) {
      const { name, side } = t.rules.ships[ship]!;
      t.say("12.9", () => `${name} of ${sideText(side)} is scuttled.`);
      sinkShip(t, ship, "12.9");
    }
}

/** One hex of a Task Force's move; OFF_MAP takes it out of the game (12.6). */
export function sail(t: FlatTopTable, force: Force, to: number): void {
  const n = t.position.forces.indexOf(force);
  const ships = shipsOf(t, n);
  if (ships.length === 0) return;
  if (to === OFF_MAP) return leave(t, force, ships);
  // 6.6: a Task Force that has come into a storm goes no further, whatever its plot says.
  if (force.flags & MoveFlag.moved && weatherOf(t, force.hex) === STORM) return;
  const { fleet } = t.position;
  const intoWind = isIntoWind(t, force.hex, to);
  t.set(force, "hex", to);
  t.set(force, "flags", force.flags | MoveFlag.moved);
  markerFollows(t, force, false);
  // 8.5.1: planes that have been formed are still on deck: they take off where the ship is then.
  for (const formation of onDeckOf(t, ships)) t.set(formation, "hex", to);
  if (intoWind) for (const ship of ships) t.set(fleet.flags, ship, fleet.flags[ship]! | ShipFlag.intoWind);
  sayOf(
    t,
    "12.2",
    force,
    () => `${forceText(force)} enters ${hexText(t, to)}.`,
    () => `${shipsText(force)} enter ${hexText(t, to)}.`,
  );
}

function leave(t: FlatTopTable, force: Force, ships: readonly number[]): void {
  sayOf(
    t,
    "12.6",
    force,
    () => `${forceText(force)} leaves the map.`,
    () => `${shipsText(force)} leave the map.`,
  );
  const n = t.position.forces.indexOf(force);
  for (const formation of onDeckOf(t, ships)) disband(t, formation);
  for (const ship of [...ships]) {
    const { field } = t.rules.ships[ship]!;
    t.set(t.position.fleet.force, ship, Gone.left);
    if (field >= 0) t.set(t.position.decks, field, emptyDeck());
  }
  dissolve(t, n);
}

const combining: Step<Rules, Position> = lanesStep<Rules, Position>({
  rule: "12.3",
  title: "Combining Task Forces",
  open: () => [...sideIds.keys()].map((side) => ({ side, step: "organizing", data: { side } })),
});

/** 12.1: hidden Task Forces that may be put on the map at the end of their movement. */
const hidden = (t: FlatTopTable, side: number): number[] =>
  formed(t)[side]!.filter((n) => {
    const { hex, marker, flags } = t.position.forces[n]!;
    return hex !== OFF_MAP && !marker && !(flags & MoveFlag.shown);
  });

/** 12.3: Task Forces in one hex combine and divide at no cost. Codes: transfers, then Task Forces to be shown. */
const organizing: Step<Rules, Position> = {
  rule: "12.3",
  title: "Combining and dividing",
  asks(t, frame) {
    const side = sideOf(frame);
    if (frame.data.done) return 0;
    return transfers(t, side).length > 0 || hidden(t, side).length > 0 ? 1 << side : 0;
  },
  options(t, _frame, side, out) {
    const count = transfers(t, side).length + hidden(t, side).length;
    for (let i = 0; i < count; i++) out.push(i);
    out.push(DONE);
  },
  describe(t, _frame, code, side): Choice {
    if (code === DONE) return { do: "done" };
    const all = transfers(t, side);
    if (code < all.length) return describeTransfer(t, all[code]!);
    return { do: "show", force: forceId(t.position.forces[hidden(t, side)[code - all.length]!]!) };
  },
  prompt: () => "Combine or divide Task Forces in one hex, or put them on the map",
  why(t, frame, code) {
    return code !== DONE && code >= transfers(t, sideOf(frame)).length ? "12.1" : undefined;
  },
  take(t, frame, code, side) {
    if (code === DONE) return t.set(frame.data, "done", true);
    const all = transfers(t, side);
    if (code < all.length) return sayTransfer(t, all[code]!, "12.3");
    const force = t.position.forces[hidden(t, side)[code - all.length]!]!;
    t.set(force, "flags", force.flags | MoveFlag.shown);
    t.say("12.1", () => `${forceText(force)} is put on the map in ${hexText(t, force.hex)}.`, [side]);
  },
};

export const executionSteps: Steps<Rules, Position> = {
  "task-force-movement": execution,
  "sea-orders": seaOrders,
  ordering,
  sailing,
  combining,
  organizing,
};
