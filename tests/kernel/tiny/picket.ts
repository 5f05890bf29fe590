import { type Choice, DONE, sequenceStep, type Step, type Table } from "../../../lib/kernel";
import { bit, num, other, tiny } from "./support";

/**
 * Player turns with reaction inside them: each side moves ships along a row of zones; a ship that comes
 * next to an enemy can be halted at once, and afterwards the other side may react with its own ships.
 */
export interface Picket {
  turn: number;
  /** Zone of each ship; 0 and 1 are Japan's, 2 and 3 the Allies'. -1: sunk. */
  at: number[];
  moved: boolean[];
}

type T = Table<null, Picket>;

const ZONES = 6;
const TURNS = 3;
const sides = ["japan", "allies"] as const;
const owner = (ship: number): number => (ship < 2 ? 0 : 1);
const shipsOf = (side: number): number[] => (side === 0 ? [0, 1] : [2, 3]);
const phasing = (t: T): number => num(t.frame("player-turn")!, "side");

const enemyIn = (t: T, zone: number, side: number): boolean =>
  shipsOf(other(side)).some((ship) => t.position.at[ship] === zone);

const describe = (_t: unknown, _f: unknown, code: number): Choice =>
  code === DONE ? { do: "done" } : { ship: `ship-${Math.floor(code / 10)}`, to: code % 10 };

const steps: Record<string, Step<null, Picket>> = {
  game: {
    rule: "1",
    title: "Game",
    proceed(t, frame) {
      const i = num(frame, "i");
      if (i === TURNS * 2) return t.end({ winner: null, rule: "1", text: "Time is up." });
      t.set(frame.data, "i", i + 1);
      t.set(t.position, "turn", 1 + Math.floor(i / 2));
      t.call("player-turn", { side: i % 2, begun: false });
    },
  },
  "player-turn": {
    rule: "4",
    title: "Player turn",
    enter(t) {
      for (let ship = 0; ship < 4; ship++) t.set(t.position.moved, ship, false);
    },
    proceed(t, frame) {
      if (frame.data.begun) return t.leave();
      t.set(frame.data, "begun", true);
      t.play("player-turn-phases");
    },
  },
  sequence: sequenceStep((_rules, name) =>
    name === "player-turn-phases" ? ["movement", "reaction", "combat"] : undefined,
  ),
  movement: {
    rule: "9",
    title: "Movement",
    // A halt that came back is dealt with before anybody is asked again.
    asks: (t, frame) => (frame.data.result === undefined ? bit(phasing(t)) : 0),
    options(t, _frame, side, out) {
      for (const ship of shipsOf(side)) {
        const zone = t.position.at[ship]!;
        if (zone < 0 || t.position.moved[ship]) continue;
        for (let to = Math.max(0, zone - 2); to < Math.min(ZONES, zone + 3); to++) {
          if (to !== zone) out.push(ship * 10 + to);
        }
      }
      out.push(DONE);
    },
    describe,
    explain(_t, _frame, choice) {
      if (typeof choice.to !== "number" || choice.to < ZONES) return undefined;
      return { rule: "9.1", text: `There are ${ZONES} zones; ${choice.to} is none of them (9.1).` };
    },
    take(t, _frame, code, side) {
      if (code === DONE) return t.leave();
      const ship = Math.floor(code / 10);
      const to = code % 10;
      t.set(t.position.at, ship, to);
      t.set(t.position.moved, ship, true);
      t.say("9", () => `${sides[side]} moves ship ${ship} to zone ${to}`);
      const near = [to - 1, to, to + 1].some((zone) => zone >= 0 && enemyIn(t, zone, side));
      if (near) t.call("halt", { ship });
    },
    proceed(t, frame) {
      if (t.result(frame) === "halted") t.leave();
    },
  },
  halt: {
    rule: "23.5",
    title: "Halt",
    asks: (t) => bit(other(phasing(t))),
    options: (_t, _frame, _side, out) => void out.push(0, 1),
    describe: (_t, _f, code) => ({ halt: code === 1 }),
    take(t, frame, code) {
      t.say("23.5", () => (code === 1 ? `halted at ship ${num(frame, "ship")}` : "let pass"));
      t.leave(code === 1 ? "halted" : "passed");
    },
  },
  reaction: {
    rule: "10",
    title: "Reaction",
    asks: (t) => bit(other(phasing(t))),
    options(t, _frame, side, out) {
      for (const ship of shipsOf(side)) {
        const zone = t.position.at[ship]!;
        if (zone < 0 || t.position.moved[ship]) continue;
        for (const to of [zone - 1, zone + 1]) {
          if (to >= 0 && to < ZONES && enemyIn(t, to, side)) out.push(ship * 10 + to);
        }
      }
      out.push(DONE);
    },
    describe,
    take(t, _frame, code, side) {
      if (code === DONE) return t.leave();
      const ship = Math.floor(code / 10);
      t.set(t.position.at, ship, code % 10);
      t.set(t.position.moved, ship, true);
      t.say("10", () => `${sides[side]} reacts with ship ${ship}`);
    },
  },
  combat: {
    rule: "12",
    title: "Combat",
    // All fire is rolled before any of it counts.
    proceed(t) {
      const sunk: number[] = [];
      for (let ship = 0; ship < 4; ship++) {
        const zone = t.position.at[ship]!;
        if (zone < 0) continue;
        const target = shipsOf(other(owner(ship))).find((enemy) => t.position.at[enemy] === zone);
        if (target === undefined) continue;
        const name = `fire of ship ${ship}`;
        if (t.hits({ name, side: owner(ship), dice: 1, sides: 6, need: 5 }) > 0) sunk.push(target);
      }
      for (const ship of sunk) t.set(t.position.at, ship, -1);
      t.say("12", () => `combat: ${sunk.length} sunk`);
      t.leave();
    },
  },
};

export const picket = tiny<Picket>({
  id: "picket",
  sides,
  steps,
  position: () => ({ turn: 1, at: [0, 1, 4, 5], moved: [false, false, false, false] }),
  first: { step: "game", data: { i: 0 } },
  score: ({ at }) => at.filter((zone) => zone >= 0).length,
  invariants: ({ at }) => (at.every((zone) => zone >= -1 && zone < ZONES) ? [] : ["a ship is off the map"]),
});
