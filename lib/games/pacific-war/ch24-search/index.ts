import { type Choice, DONE, type FrameData, type Step, type Steps } from "../../../kernel";
import { counted } from "../../../words";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, NOWHERE, type Rules } from "../model/rules";
import { nameOfHex } from "../model/units";
import { sideText } from "../model/text";
import { isAskedAtNight } from "../model/night-attack";
import { hasForce, type Level, rollSearch } from "./charts";
import { bounds, keepReport, report, seenBy } from "./report";
import {
  maySearchNow,
  onlySearch,
  searchesAsLra,
  type Searcher,
  searchersOf,
  targetHexes,
} from "./searchers";

/**
 * 24.0 Search for Task Forces. One opportunity: the side whose phase it is searches as often as it can and likes, then the
 * other. It leaves with the sides that have detected a Task Force, a bit each.
 */
export type Opportunity = {
  side: number;
  isSecond: boolean;
  found: number;
  targetHex: number;
  /** Place in the list of those that can search the target; -1 as long as none is named. */
  searcher: number;
};

export const opportunity = (side: number): Opportunity & FrameData => ({
  side,
  isSecond: false,
  found: 0,
  targetHex: NOWHERE,
  searcher: -1,
});

/** 24.3.2, 24.3.3: a new phase or increment begins, with searches for everybody. */
export function forgetSearches(t: PacificTable): void {
  const { searches, taskForces } = t.position;
  for (let n = searches.length - 1; n >= 0; n--) t.removeAt(searches, n);
  for (const group of taskForces) t.set(group, "searched", false);
}

const chosen = (t: PacificTable, { side, targetHex, searcher }: Opportunity): Searcher =>
  searchersOf(t, side, targetHex)[searcher]!;

const search: Step<Rules, Position, Opportunity> = {
  rule: "24.3",
  title: "Search",
  asks(t, { data }) {
    if (data.searcher >= 0 || data.side < 0) return 0;
    if (data.targetHex >= 0) return 1 << data.side;
    return maySearchNow(t, data.side) && targetHexes(t, data.side).length > 0 ? 1 << data.side : 0;
  },
  options(t, { data }, side, out) {
    if (data.targetHex >= 0) for (const n of searchersOf(t, side, data.targetHex).keys()) out.push(n);
    else out.push(...targetHexes(t, side), DONE);
  },
  describe(t, { data }, code, side): Choice {
    if (code === DONE) return { do: "done" };
    if (data.targetHex < 0) return { search: t.rules.hexes.ids[code]! };
    const { ship, airUnit } = searchersOf(t, side, data.targetHex)[code]!;
    if (ship >= 0) return { ship: t.rules.ships[ship]!.id };
    return airUnit >= 0 ? { airUnit: t.position.airUnits[airUnit]!.id } : { units: "in the hex" };
  },
  prompt: (t, { data }) =>
    data.targetHex >= 0 ? `Who searches ${nameOfHex(t.rules, data.targetHex)}?` : "Search which hex?",
  why: (_t, { data }) => (data.targetHex >= 0 ? "24.3" : "24.3.1"),
  // The enemy does not learn which unit searches (2.5.10).
  secret: true,
  take(t, { data }, code) {
    if (code === DONE) next(t, data);
    else if (data.targetHex < 0) t.set(data, "targetHex", code);
    else t.set(data, "searcher", code);
  },
  proceed(t, { data }) {
    if (data.searcher >= 0) return resolve(t, data);
    if (data.side >= 0) next(t, data);
    if (data.side < 0) t.leave(data.found);
  },
};

/** The other side has its turn, or nobody has. */
function next(t: PacificTable, data: Opportunity): void {
  t.set(data, "side", data.isSecond ? -1 : enemyOf(data.side));
  t.set(data, "isSecond", true);
}

function resolve(t: PacificTable, data: Opportunity): void {
  const { position, rules } = t;
  const { side, targetHex: hex } = data;
  const { chart, range, ship, airUnit } = chosen(t, data);
  t.set(data, "targetHex", NOWHERE);
  t.set(data, "searcher", -1);
  t.push(position.searches, { side, hex, ship, airUnit });
  // 34.8: then it flies no mission in this Battle Cycle.
  if (airUnit >= 0 && chart === "lra" && searchesAsLra(t, airUnit) && position.cycle > 0)
    t.set(position.airUnits[airUnit]!, "searchedAsLra", true);
  const level = rollSearch(t, { side, chart, hex, range, modifier: onlySearch(t, side)?.die ?? 0 });
  const result = level === null ? "nothing is found" : "found";
  // From how far away gives away where the searcher is, and so what is there (2.5.10).
  t.say("24.3", () => `Search of ${nameOfHex(rules, hex)} by ${sideText(side)}: ${result}.`);
  t.say("24.3", () => `The searcher is ${counted(range, "hex", "hexes")} away.`, [side]);
  const wasSought = position.taskForces.filter(
    (group) =>
      group.side !== side && group.hex === hex && (!group.searched || rules.parameters.search.wholeHex),
  );
  for (const group of wasSought) t.set(group, "searched", true);
  if (level === null) return;
  for (const [n, group] of position.taskForces.entries()) if (wasSought.includes(group)) detect(t, n);
  if (wasSought.length > 0) t.set(data, "found", data.found | (1 << side));
  t.reveal();
  // Who has searched the other side does not know (2.5.10).
  const secret = [0, 1].map((each) => (each === side ? airUnit : -1));
  t.call("search-report", { side: enemyOf(side), targetHex: hex, level, secret });
}

/** 24.3.3: a search of submarines counts as well: once for a hex, once for a Task Force in a phase. */
export function mayPatrolSearch(t: PacificTable, side: number, group: number): boolean {
  const { searched, hex } = t.position.taskForces[group]!;
  return (
    !searched &&
    maySearchNow(t, side) &&
    !t.position.searches.some((each) => each.side === side && each.hex === hex)
  );
}

/** 24.1: its marker is turned; a dummy is taken away (34.4). */
export function detect(t: PacificTable, n: number): void {
  const group = t.position.taskForces[n]!;
  if (group.dummy) {
    t.say("34.4", () => `${group.name} of ${sideText(group.side)} is a dummy.`);
    t.set(group, "hex", NOWHERE);
    return;
  }
  if (group.detected) return;
  t.change(`/taskForces/${group.id}/detected`, false, true);
  t.set(group, "detected", true);
  t.say(
    "24.1",
    () => `${group.name} of ${sideText(group.side)} is detected in ${nameOfHex(t.rules, group.hex)}.`,
  );
}

/** 24.2: the side that is seen names the ships of a red result; with other results there is nothing to choose. */
type ReportData = { side: number; targetHex: number; level: Level; secret: number[]; said?: number };

const isVague = (t: PacificTable, { side, targetHex, level }: ReportData): boolean => {
  const { least, most } = bounds(t, targetHex, side);
  return level === "R" && most > least;
};

const searchReport: Step<Rules, Position, ReportData> = {
  rule: "24.2",
  title: "Reconnaissance",
  asks: (t, { data }) => (data.said === undefined && isVague(t, data) ? 1 << data.side : 0),
  options(t, { data }, _side, out) {
    const { least, most } = bounds(t, data.targetHex, data.side);
    for (let count = least; count <= most; count++) out.push(count);
  },
  describe: (_t, _frame, code): Choice => ({ say: code }),
  prompt: (t, { data }) => `How many naval units do you say are in ${nameOfHex(t.rules, data.targetHex)}?`,
  take(t, { data }, code) {
    t.set(data, "said", code);
  },
  proceed(t, { data }) {
    const { side, targetHex, level } = data;
    const said = data.said ?? bounds(t, targetHex, side).least;
    t.say("24.2", () => report(t, targetHex, side, level, said));
    keepReport(t, targetHex, side, seenBy(t, targetHex, side, level, said));
    if (isAskedAtNight(t, enemyOf(side)))
      t.goTo("night-attack", { hex: targetHex, secret: [...data.secret] });
    else t.leave();
  },
};

/** 24.2: units that come to an enemy Force in a land hex see all of it. */
export function seeOnEntry(
  t: PacificTable,
  hex: number,
  side: number,
  kind: "ground" | "air" | "naval",
): void {
  const enemy = enemyOf(side);
  const { seenOnEntry } = t.rules.parameters.search;
  if (!seenOnEntry.includes(kind) || t.rules.hexes.land[hex] === "none") return;
  if (!hasForce(t, hex, enemy)) return;
  t.reveal();
  t.say("24.2", () => report(t, hex, enemy, "G", 0), [0, 1]);
  keepReport(t, hex, enemy, seenBy(t, hex, enemy, "G", 0));
}

export const searchSteps: Steps<Rules, Position> = { search, "search-report": searchReport };
