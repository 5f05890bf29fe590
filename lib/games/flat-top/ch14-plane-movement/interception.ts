import { type Choice, DONE, type Step, type Steps } from "../../../kernel";
import { lookUp } from "../../shared/result-table";
import { begin, canStart } from "../ch16-air-to-air";
import { hexText, sideText } from "../model/pieces";
import type { FlatTopTable, Position } from "../model/position";
import { enemyOf, type Rules, sideIds } from "../model/rules";

/** 14.13 Special interception: air-to-air combat before and during the movement of planes. */

/** 14.13.5: whether a side has had its attempt in a hex this turn: one for each altitude, or one in all by an option. */
function hasTried({ position }: FlatTopTable, side: number, hex: number, high: boolean): boolean {
  const inHex = position.options.includes("one-interception-a-hex");
  return position.tried.some(
    (each) => each.side === side && each.hex === hex && (inHex || each.high === high),
  );
}

/** Whether a side may attempt to intercept in a hex at an altitude. */
const mayIntercept = (t: FlatTopTable, side: number, hex: number, high: boolean): boolean =>
  canStart(t, side, hex, high) && !hasTried(t, side, hex, high);

/** Altitudes, high first. */
const altitudes = [true, false] as const;

/**
 * 14.13.2, 14.13.3: after planes have entered a hex, the side that does not move may intercept them, at each altitude at
 * which some of them fly. Planes that are in the hex already are not met by it.
 */
export function meet(t: FlatTopTable, formation: number): void {
  const { side: mover, hex } = t.position.formations[formation]!;
  const attempt = { side: enemyOf(mover), hex, formation };
  if (altitudes.some((high) => mayMeet(t, attempt, high))) t.call("interception", { ...attempt, i: 0 });
}

const mayMeet = (
  t: FlatTopTable,
  { side, hex, formation }: Pick<Attempt, "side" | "hex" | "formation">,
  high: boolean,
): boolean =>
  t.position.formations[formation]!.flights.some((flight) => flight.high === high) &&
  mayIntercept(t, side, hex, high);

interface Attempt {
  [member: string]: unknown;
  side: number;
  hex: number;
  /** The Air Formation that moves. */
  formation: number;
  /** 0: high altitude is asked about, 1: low. */
  i: number;
}

const interception: Step<Rules, Position> = {
  rule: "14.13.2",
  title: "Interception",
  asks(t, frame) {
    const attempt = frame.data as unknown as Attempt;
    return attempt.i < 2 && mayMeet(t, attempt, altitudes[attempt.i]!) ? 1 << attempt.side : 0;
  },
  options(_t, _frame, _side, out) {
    out.push(0, DONE);
  },
  describe(t, frame, code): Choice {
    const { hex, i } = frame.data as unknown as Attempt;
    return {
      do: code === DONE ? "let-pass" : "intercept",
      hex: hexText(t, hex),
      altitude: altitudes[i] ? "high" : "low",
    };
  },
  prompt: (t, frame) => `Intercept the planes in ${hexText(t, (frame.data as unknown as Attempt).hex)}?`,
  take(t, frame, code) {
    const data = frame.data as unknown as Attempt;
    t.set(data, "i", data.i + 1);
    if (code !== DONE) attempt(t, data.side, data.hex, altitudes[data.i - 1]!);
  },
  proceed(t, frame) {
    const data = frame.data as unknown as Attempt;
    if (data.i >= 2) t.leave();
    else t.set(data, "i", data.i + 1);
  },
};

/** A roll on the Interception Table; one more where the same Air Formations fought last turn (14.13.6). */
function attempt(t: FlatTopTable, side: number, hex: number, high: boolean): void {
  t.push(t.position.tried, { side, hex, high });
  const [face] = t.roll({
    name: `interception in ${hexText(t, hex)}`,
    key: "interception",
    side,
    dice: 1,
    sides: 6,
  });
  const shift = fought(t, hex) ? t.rules.parameters.dieModifiers.interceptAgain : 0;
  const succeeds = lookUp(t.rules.charts.interception, face! + shift, "result")?.text === "Yes";
  t.say(
    "14.13",
    () => `Interception by ${sideText(side)} in ${hexText(t, hex)} ${succeeds ? "succeeds" : "fails"}.`,
  );
  if (succeeds) begin(t, hex, high, side, true);
}

const fought = ({ position }: FlatTopTable, hex: number): boolean =>
  position.foughtLast.some((pair) => pair.every((n) => position.formations[n]!.hex === hex));

interface Meetings {
  [member: string]: unknown;
  /** Hexes with planes of both sides on the map, and altitudes. */
  places: { hex: number; high: boolean }[];
  i: number;
  /** What the sides have answered: -1 not yet, 0 no, 1 yes. */
  answers: number[];
}

/** 14.13.1: before anybody moves, where planes of both sides see each other. */
const meetings: Step<Rules, Position> = {
  rule: "14.13.1",
  title: "Interception before movement",
  enter(t, frame) {
    const places = t.position.markers.flatMap(({ side, isAir, hex }) =>
      side === 0 && isAir && t.position.markers.some((m) => m.side === 1 && m.isAir && m.hex === hex)
        ? altitudes.map((high) => ({ hex, high }))
        : [],
    );
    Object.assign(frame.data, { places, i: 0, answers: [-1, -1] });
  },
  asks(t, frame) {
    const side = nextToAnswer(t, frame.data as unknown as Meetings);
    return side < 0 ? 0 : 1 << side;
  },
  options(_t, _frame, _side, out) {
    out.push(0, DONE);
  },
  describe(t, frame, code): Choice {
    const { places, i } = frame.data as unknown as Meetings;
    const { hex, high } = places[i]!;
    return {
      do: code === DONE ? "let-pass" : "intercept",
      hex: hexText(t, hex),
      altitude: high ? "high" : "low",
    };
  },
  prompt(t, frame) {
    const { places, i } = frame.data as unknown as Meetings;
    return `Fight the planes in ${hexText(t, places[i]!.hex)} before anybody moves?`;
  },
  take(t, frame, code, side) {
    t.set((frame.data as unknown as Meetings).answers, side, code === DONE ? 0 : 1);
  },
  proceed(t, frame) {
    const data = frame.data as unknown as Meetings;
    const place = data.places[data.i];
    if (!place) return t.leave();
    const willing = [...sideIds.keys()].filter((side) => data.answers[side] === 1);
    t.set(data, "i", data.i + 1);
    t.set(data, "answers", [-1, -1]);
    // Where both want to fight, they do; else whoever wants to must succeed.
    if (willing.length === 2) begin(t, place.hex, place.high, t.position.initiative, true);
    else if (willing.length === 1) attempt(t, willing[0]!, place.hex, place.high);
  },
};

/** The side that must say whether it fights: that with the initiative first. */
function nextToAnswer(t: FlatTopTable, { places, i, answers }: Meetings): number {
  const place = places[i];
  if (!place) return -1;
  for (const side of [t.position.initiative, enemyOf(t.position.initiative)])
    if (answers[side] === -1 && mayIntercept(t, side, place.hex, place.high)) return side;
  return -1;
}

export const interceptionSteps: Steps<Rules, Position> = { interception, meetings };
