import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { change } from "../model/flights";
import { hexText, sideDoes } from "../model/pieces";
import type { FlatTopTable, Position } from "../model/position";
import { enemyOf, type Rules } from "../model/rules";
import { isObserved } from "../ch07-observation";
import { BOMBERS, ESCORTS, fresh, INTERCEPTORS } from "./fight";
import { countOf, flightsOf, mayFightIn } from "./fighters";
import { roundSteps } from "./round";
import { airFight } from "./stages";

/**
 * 16 Air-to-Air Combat in one hex and at one altitude, with one side as the attacker: interceptors against escorts, then
 * against bombers. Where both sides have interceptors and something to attack, each may be the attacker (14.18, 16.9).
 */

/** Whether a side can start air-to-air combat at an altitude in a hex (16.1). */
export function canStart(t: FlatTopTable, side: number, hex: number, high: boolean): boolean {
  if (!mayFightIn(t, hex) || countOf(fresh(t, side, hex, high)) === 0) return false;
  const enemies = flightsOf(t, enemyOf(side), hex, high, [...INTERCEPTORS, ...ESCORTS, ...BOMBERS]);
  return enemies.length > 0;
}

/** 15.2: whether a side sees planes of the other in a hex. */
const seesPlanes = (t: FlatTopTable, side: number, hex: number): boolean =>
  t.position.markers.some((m) => m.side !== side && m.isAir && m.hex === hex && isObserved(t, m));

/**
 * Whether a side can seek air-to-air combat in a hex. At what altitude the enemy flies, and what it is for, is hidden
 * until a battle begins there (7.13, 15.1), and so does not count.
 */
export const canSeek = (t: FlatTopTable, side: number, hex: number): boolean =>
  mayFightIn(t, hex) &&
  seesPlanes(t, side, hex) &&
  [true, false].some((high) => countOf(fresh(t, side, hex, high)) > 0);

/** 15.5.1: at each altitude, each side may be the attacker once; who has the initiative first. */
const airToAir: Step<Rules, Position> = {
  rule: "16",
  title: "Air-to-Air Combat Step",
  asks: (t, frame) => (canNow(t, frame.data as Turn) ? 1 << attackerOf(t, frame.data as Turn) : 0),
  options(_t, _frame, _side, out) {
    out.push(0, DONE);
  },
  describe: (t, frame, code): Choice => ({
    do: code === DONE ? "no-air-combat" : "air-combat",
    hex: hexText(t, (frame.data as Turn).hex),
    altitude: (frame.data as Turn).i < 2 ? "high" : "low",
  }),
  prompt: (t, frame) => `Start air-to-air combat in ${hexText(t, (frame.data as Turn).hex)}?`,
  take(t, frame, code) {
    const data = frame.data as Turn;
    const attacker = attackerOf(t, data);
    const high = data.i < 2;
    t.set(data, "i", data.i + 1);
    if (code !== DONE) begin(t, data.hex, high, attacker);
  },
  proceed(t, frame) {
    const data = frame.data as Turn;
    if (data.i >= 4) return t.leave();
    t.set(data, "i", data.i + 1);
  },
};

/** `i`: high altitude for the side with the initiative, then the other; the same at low altitude. */
interface Turn {
  [member: string]: unknown;
  hex: number;
  i: number;
}

const attackerOf = ({ position }: FlatTopTable, { i }: Turn): number =>
  i % 2 === 0 ? position.initiative : enemyOf(position.initiative);

const canNow = (t: FlatTopTable, data: Turn): boolean =>
  data.i < 4 &&
  seesPlanes(t, attackerOf(t, data), data.hex) &&
  canStart(t, attackerOf(t, data), data.hex, data.i < 2);

/** Air-to-air combat begins, with this side as the attacker. `special`: in the Plane Movement Phase (14.13). */
export function begin(t: FlatTopTable, hex: number, high: boolean, attacker: number, special = false): void {
  notePairs(t, hex, high);
  decideAnew(t, hex, high);
  t.say(
    "16.1",
    () =>
      `${sideDoes(attacker, "starts")} air-to-air combat at ${high ? "high" : "low"} altitude in ${hexText(t, hex)}.`,
  );
  t.call("air-fight", {
    hex,
    high,
    attacker,
    special,
    stage: "answer",
    covering: false,
    escortsTargets: [],
    bombersTargets: [],
  });
}

/** 14.13.6: which Air Formations have fought each other on this turn. */
function notePairs(t: FlatTopTable, hex: number, high: boolean): void {
  const { formations, fought } = t.position;
  const there = (side: number): number[] =>
    formations.flatMap((each, n) =>
      each.side === side &&
      each.hex === hex &&
      each.marker &&
      each.flights.some((flight) => flight.high === high)
        ? [n]
        : [],
    );
  for (const a of there(0))
    for (const b of there(1)) if (!fought.some(([x, y]) => x === a && y === b)) t.push(fought, [a, b]);
}

/** 15.6.1: who spent no Range Factor in an earlier combat of the turn may spend one in this. */
function decideAnew(t: FlatTopTable, hex: number, high: boolean): void {
  for (const formation of t.position.formations)
    if (formation.hex === hex && formation.marker)
      for (const flight of [...formation.flights])
        if (flight.high === high && flight.paid < 0) change(t, formation, flight, { paid: 0 });
}

export const airToAirSteps: Steps<Rules, Position> = {
  "air-to-air": airToAir,
  "air-fight": airFight,
  ...roundSteps,
};
