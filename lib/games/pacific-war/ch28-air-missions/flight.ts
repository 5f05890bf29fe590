import { type Choice, DONE, type Step } from "../../../kernel";
import { seeOnEntry } from "../ch24-search";
import { rangeOn, siteOf, wayHome } from "../model/air";
import { distance } from "../model/distance";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, NOWHERE, type Rules } from "../model/rules";
import { canSeeAircraft, maySearch, searchForAircraft } from "../model/search";
import { canIntercept } from "./alert";
import { enemyHexes } from "./eligibility";
import {
  hasAborted,
  hexText,
  isFerry,
  isNight,
  type MissionData,
  missionOf,
  overTarget,
  unitAt,
  waitingIn,
} from "./mission";
import { quietestWay } from "./routes";

/** 28.4 Flight hex by hex, with what the enemy does about it (28.5, 28.6). */

/** One stack on its way. Stages: course, join, search, intercept, aborts, decide. */
type FlightData = {
  airUnits: number[];
  hex: number;
  toHex: number;
  isHome: boolean;
  stage: "course" | "join" | "search" | "intercept" | "aborts" | "decide";
  /** The hexes to come, once they are chosen. */
  wayHex: number[];
};

export const flightOf = (airUnits: number[], hex: number, toHex: number, isHome: boolean): FlightData => ({
  airUnits,
  hex,
  toHex,
  isHome,
  stage: "course",
  wayHex: [],
});

const Course = { direct: 0, around: 1, first: 2 } as const;

const alive = (t: PacificTable, units: readonly number[]): number[] =>
  units.filter((n) => unitAt(t, n).over >= 0);

/** Hexes that all units of the stack can fly and still land afterwards (28.1.E). */
function reach(t: PacificTable, mission: MissionData, { airUnits, toHex, isHome }: FlightData): number {
  return Math.min(
    ...airUnits.map((n) => {
      const unit = unitAt(t, n);
      const back = isHome || mission.kind === "ferry" ? 0 : wayHome(t, n, toHex);
      return rangeOn(t, unit, mission.kind) - unit.flown - back;
    }),
  );
}

/** Ways on which something can happen: 0 where all are alike, and the shortest will do. */
function forks(t: PacificTable, mission: MissionData, data: FlightData): number[] {
  const { hexes } = t.rules;
  const { hex, toHex, isHome } = data;
  const most = reach(t, mission, data);
  const isWithin = (other: number): boolean =>
    other !== hex && other !== toHex && distance(hexes, hex, other) + distance(hexes, other, toHex) <= most;
  const pieces = enemyHexes(t, enemyOf(mission.side)).filter(isWithin);
  const waiting = isHome
    ? []
    : mission.airUnits
        .map((n) => siteOf(t.position, unitAt(t, n)))
        .filter((other) => isWithin(other) && waitingIn(t, mission, other).length > 0);
  if (pieces.length === 0 && waiting.length === 0) return [Course.direct];
  const away = distance(hexes, hex, toHex);
  const out: number[] = [Course.direct];
  if (most > away && pieces.length > 0) out.push(Course.around);
  for (let direction = 0; direction < 6; direction++) {
    const next = hexes.next[hex * 6 + direction]!;
    if (next !== NOWHERE && next !== toHex && 1 + distance(hexes, next, toHex) <= most)
      out.push(Course.first + direction);
  }
  return out;
}

const flight: Step<Rules, Position, FlightData> = {
  rule: "28.4",
  title: "Flight",
  // 28.16: the enemy sees where a Ferry Mission is, not where it goes.
  secret: (t) => isFerry(missionOf(t).kind),
  enter(t, { data }) {
    for (const n of data.airUnits) if (unitAt(t, n).over < 0) takeOff(t, n, data.hex);
  },
  asks(t, { data }) {
    const mission = missionOf(t);
    if (data.airUnits.length === 0) return 0;
    const asked =
      (data.stage === "course" && data.wayHex.length === 0 && data.hex !== data.toHex) ||
      (data.stage === "join" && pickUps(t, mission, data).length > 0) ||
      data.stage === "decide";
    return asked ? 1 << mission.side : 0;
  },
  options(t, { data }, _side, out) {
    if (data.stage === "course") out.push(...forks(t, missionOf(t), data));
    else out.push(1, DONE);
  },
  describe(t, { data }, code): Choice {
    if (data.stage === "decide") return { fly: code === DONE ? "back" : "on" };
    if (data.stage === "join")
      return { do: code === DONE ? "done" : "join", at: t.rules.hexes.ids[data.hex]! };
    if (code === Course.direct) return { fly: "direct", to: t.rules.hexes.ids[data.toHex]! };
    if (code === Course.around) return { fly: "around", to: t.rules.hexes.ids[data.toHex]! };
    return { via: t.rules.hexes.ids[t.rules.hexes.next[data.hex * 6 + code - Course.first]!]! };
  },
  prompt: (t, { data }) =>
    data.stage === "decide"
      ? "Fly on to the target, or turn back?"
      : data.stage === "join"
        ? "Do the units here join the stack?"
        : `How does the stack fly from ${hexText(t, data.hex)} to ${hexText(t, data.toHex)}?`,
  why: (_t, { data }) => (data.stage === "decide" ? "28.9.2" : data.stage === "join" ? "23.6.3" : undefined),
  take(t, { data }, code) {
    const mission = missionOf(t);
    if (data.stage === "course") {
      t.set(data, "wayHex", wayOf(t, mission, data, code));
      return;
    }
    if (data.stage === "join") {
      if (code !== DONE) {
        const joining = pickUps(t, mission, data);
        for (const n of joining) takeOff(t, n, data.hex);
        t.set(data, "airUnits", [...data.airUnits, ...joining]);
      }
      t.set(data, "stage", "search");
      return;
    }
    t.set(data, "stage", "course");
    if (code !== DONE) return;
    t.say("28.9.2", () => "The rest of the stack turns back.");
    const { airUnits } = data;
    t.set(data, "airUnits", []);
    t.call("homeward", { airUnits: [...airUnits], landings: [] });
  },
  proceed(t, { data }) {
    const mission = missionOf(t);
    switch (data.stage) {
      case "course":
        if (data.hex === data.toHex || data.airUnits.length === 0) return t.leave();
        enterNext(t, data);
        return seeOnEntry(t, data.hex, mission.side, "air");
      case "join":
        return t.set(data, "stage", "search");
      case "search":
        t.set(data, "stage", "intercept");
        return search(t, mission, data.hex);
      case "intercept":
        t.set(data, "stage", "aborts");
        return intercept(t, mission, data);
      case "aborts":
        return afterInterception(t, mission, data);
      case "decide":
        return t.set(data, "stage", "course");
    }
  },
};

/**
 * Units of the mission in the hex, if the range of all of them allows the way that the stack has before it: units of one hex
 * fly together (23.6.3.C, F).
 */
function pickUps(
  t: PacificTable,
  mission: MissionData,
  { isHome, hex, toHex, wayHex }: FlightData,
): number[] {
  if (isHome || hex === toHex) return [];
  const left = wayHex.length > 0 ? wayHex.length : distance(t.rules.hexes, hex, toHex);
  const waiting = waitingIn(t, mission, hex);
  const canAll = waiting.every((n) => {
    const back = mission.kind === "ferry" ? 0 : wayHome(t, n, toHex);
    return left + back <= rangeOn(t, unitAt(t, n), mission.kind);
  });
  return canAll ? waiting : [];
}

function takeOff(t: PacificTable, n: number, hex: number): void {
  const unit = unitAt(t, n);
  t.set(unit, "over", hex);
  t.set(unit, "flown", 0);
  t.set(unit, "flew", true);
}

function wayOf(t: PacificTable, mission: MissionData, data: FlightData, code: number): number[] {
  const { hexes } = t.rules;
  if (code >= Course.first) return [hexes.next[data.hex * 6 + code - Course.first]!];
  const away = distance(hexes, data.hex, data.toHex);
  const most = code === Course.around ? reach(t, mission, data) : away;
  return quietestWay(t, mission.side, data.hex, data.toHex, Math.max(away, most));
}

function enterNext(t: PacificTable, data: FlightData): void {
  const [hex, ...rest] = data.wayHex;
  for (const n of data.airUnits) {
    const unit = unitAt(t, n);
    t.set(unit, "over", hex!);
    t.set(unit, "flown", unit.flown + 1);
  }
  t.set(data, "hex", hex!);
  t.set(data, "wayHex", rest);
  t.set(data, "stage", "join");
}

/** 28.5.1: once at each entry of a hex, for as long as the mission is undetected. */
function search(t: PacificTable, { detected, side }: MissionData, hex: number): void {
  const enemy = enemyOf(side);
  if (!detected && maySearch(t, enemy) && canSeeAircraft(t, hex, enemy))
    t.call("mission-search", { side: enemy, hex });
}

/** 28.6: in every hex but that of the target; a Ferry Mission has none. */
function intercept(t: PacificTable, mission: MissionData, { hex, airUnits }: FlightData): void {
  const isTarget = !isFerry(mission.kind) && hex === mission.toHex;
  if (isTarget || !mission.detected || isNight(t) || !canIntercept(t, hex, enemyOf(mission.side))) return;
  t.call("mission-interception", {
    side: enemyOf(mission.side),
    hex,
    airUnits: [...airUnits],
    stage: "alert",
  });
}

/** 28.9.2: who has aborted flies home at once; then the others may turn back as well. */
function afterInterception(t: PacificTable, mission: MissionData, data: FlightData): void {
  const left = alive(t, data.airUnits);
  const aborted = data.isHome ? [] : left.filter((n) => hasAborted(t, mission, n));
  t.set(
    data,
    "airUnits",
    left.filter((n) => !aborted.includes(n)),
  );
  t.set(data, "stage", aborted.length > 0 && data.hex !== mission.toHex ? "decide" : "course");
  if (aborted.length === 0) return;
  t.set(t.frame<MissionFlight>("mission-flight")!.data, "turnedBack", true);
  t.say("28.9.2", () => `${aborted.map((n) => unitAt(t, n).name).join(", ")} must turn back.`);
  t.call("homeward", { airUnits: aborted, landings: [] });
}

/** 28.5.1: whether the enemy looks for the aircraft that have come. */
const missionSearch: Step<Rules, Position, { side: number; hex: number; over?: boolean }> = {
  rule: "28.5.1",
  title: "Search for aircraft",
  asks: (_t, { data }) => (data.over ? 0 : 1 << data.side),
  options: (_t, _frame, _side, out) => void out.push(1, DONE),
  describe: (t, { data }, code): Choice => ({
    do: code === DONE ? "done" : "search",
    at: t.rules.hexes.ids[data.hex]!,
  }),
  prompt: (t, { data }) => `Search for the aircraft that have come to ${hexText(t, data.hex)}?`,
  take(t, { data }, code) {
    t.set(data, "over", true);
    if (code === DONE) return;
    const isFound = searchForAircraft(t, data.side, data.hex);
    if (isFound) t.set(missionOf(t), "detected", true);
    t.say("28.5.1", () => `In ${hexText(t, data.hex)} the mission is ${isFound ? "" : "not "}detected.`);
  },
  proceed: (t) => t.leave(),
};

type MissionFlight = {
  begun?: boolean;
  /** A unit has aborted on the way: those that have not taken off may stay at home (28.9.2). */
  turnedBack?: boolean;
  over?: boolean;
};

/** 28.3.1: all stacks in turn, in the order that their owner likes; those that are there already are searched for first. */
const missionFlight: Step<Rules, Position, MissionFlight> = {
  rule: "28.4",
  title: "Flight to the target",
  asks: (t, { data }) =>
    data.begun && !data.over && departures(t).length > (data.turnedBack ? 0 : 1) ? 1 << missionOf(t).side : 0,
  options(t, { data }, _side, out) {
    out.push(...departures(t));
    if (data.turnedBack) out.push(DONE);
  },
  describe: (t, _frame, code): Choice =>
    code === DONE ? { do: "stay-home" } : { from: t.rules.hexes.ids[code]! },
  prompt: (_t, { data }) =>
    data.turnedBack ? "Which stack flies next, or do the others stay at home?" : "Which stack flies next?",
  why: (_t, { data }) => (data.turnedBack ? "28.9.2" : undefined),
  take(t, { data }, code) {
    if (code !== DONE) return sendOff(t, code);
    t.set(data, "over", true);
    t.say("28.9.2", () => "The units of the mission that have not taken off stay at home.");
  },
  proceed(t, { data }) {
    const mission = missionOf(t);
    if (!data.begun) {
      t.set(data, "begun", true);
      if (overTarget(t, mission).length > 0) search(t, mission, mission.toHex);
      return;
    }
    const [hex] = data.over ? [] : departures(t);
    if (hex === undefined) t.leave();
    else sendOff(t, hex);
  },
};

function departures(t: PacificTable): number[] {
  const mission = missionOf(t);
  const hexes = new Set(mission.airUnits.map((n) => siteOf(t.position, unitAt(t, n))));
  return [...hexes]
    .filter((hex) => hex >= 0 && waitingIn(t, mission, hex).length > 0)
    .toSorted((a, b) => a - b);
}

function sendOff(t: PacificTable, hex: number): void {
  const mission = missionOf(t);
  t.call("flight", flightOf(waitingIn(t, mission, hex), hex, mission.toHex, false));
}

export const flightSteps = { flight, "mission-search": missionSearch, "mission-flight": missionFlight };
