import type { Choice } from "../../../kernel";
import { capital } from "../../../words";
import { join, type Role } from "../model/flights";
import { sideText } from "../model/pieces";
import type { FlatTopTable } from "../model/position";
import { flightsOf, type Squad } from "./fighters";

/** 16: what a fight remembers, and who in it spends a Range Factor (15.6.1). */

export const INTERCEPTORS: Role[] = ["interceptor"];
export const ESCORTS: Role[] = ["escort"];
export const BOMBERS: Role[] = ["bomber", "passive"];

/** What a fight remembers. */
export interface FightData {
  [member: string]: unknown;
  hex: number;
  high: boolean;
  attacker: number;
  special: boolean;
  stage: string;
  /** 14.17: the defender's interceptors fly as escorts. */
  covering: boolean;
  /** 16.4: interceptors against escorts, and against bombers. */
  escortsTargets: Squad[];
  bombersTargets: Squad[];
  /** 16.7: interceptors of both sides have fought each other, all of them. */
  allMet?: boolean;
  /** What the escorts of the defender were after their round; undefined before. */
  escorts?: Squad[];
  /** 16.6.2: those against escorts may join those against bombers. */
  mayJoin?: boolean;
  /** The bombers have been attacked. */
  attacked?: boolean;
  /** What a round has left of the squads: of the attacker, of the defender. */
  result?: [Squad[], Squad[]];
}

/** Interceptors of a side that have not fought in this phase (16.2). */
export const fresh = (t: FlatTopTable, side: number, hex: number, high: boolean) =>
  flightsOf(t, side, hex, high, INTERCEPTORS);

/** 16.1, 16.7: those of the defender that meet all interceptors: its own, and without bombers its escorts, too. */
export function opponents(t: FlatTopTable, side: number, hex: number, high: boolean): Role[] {
  return flightsOf(t, side, hex, high, BOMBERS).length > 0 ? INTERCEPTORS : [...INTERCEPTORS, ...ESCORTS];
}

/** An answer to a question of a fight. */
export interface Option {
  choice: Choice;
  take(): void;
}

export const isSame = (a: Squad, b: Squad): boolean =>
  a.plane === b.plane && a.armed === b.armed && a.declined === b.declined;

export function assign(t: FlatTopTable, list: Squad[], squad: Squad): void {
  const there = list.find((each) => isSame(each, squad));
  if (there) t.set(there, "count", there.count + squad.count);
  else t.push(list, squad);
}

/** Groups of a side that are, or may be, in the fight. */
function inFight(t: FlatTopTable, data: FightData, side: number) {
  const { stage, attacker, hex, high, covering, escortsTargets } = data;
  if (side === attacker) return flightsOf(t, side, hex, high, INTERCEPTORS);
  if (stage === "interceptor-answer") return flightsOf(t, side, hex, high, opponents(t, side, hex, high));
  // Escorts that nobody attacks are in no combat.
  return escortsTargets.length === 0 ? [] : flightsOf(t, side, hex, high, ESCORTS, covering);
}

/** Squads of the attacker that are in the fight by now: those for the bombers only once they attack (16.4). */
const committed = ({ stage, escortsTargets, bombersTargets }: FightData): Squad[] =>
  stage === "bomber-range" ? [...escortsTargets, ...bombersTargets] : escortsTargets;

/** Air Factors of each name that must still decide this turn whether to spend a Range Factor (15.6.1). */
function undecided(t: FlatTopTable, data: FightData, side: number): Map<number, number> {
  const counts = new Map<number, number>();
  const count = (plane: number, n: number): void => void counts.set(plane, (counts.get(plane) ?? 0) + n);
  const list = inFight(t, data, side);
  const planeOf = ({ kind }: { kind: number }): number => t.rules.kinds[kind]!.plane;
  if (side === data.attacker) {
    // Of a name of which not all fight, those fight first that have paid already.
    for (const { plane, declined, count: n } of committed(data)) if (!declined) count(plane, n);
    for (const { flight } of list) if (flight.paid > 0) count(planeOf(flight), -flight.count);
  } else for (const { flight } of list) if (flight.paid === 0) count(planeOf(flight), flight.count);
  return counts;
}

/** 15.6.1: what a side can answer, name by name. */
export function payments(t: FlatTopTable, data: FightData, side: number): Option[] {
  return [...undecided(t, data, side)].flatMap(([plane, count]) =>
    count <= 0
      ? []
      : ([true, false] as const).map((spends) => ({
          choice: { do: spends ? "spend" : "decline", plane: t.rules.planes[plane]!.id },
          take: () => pay(t, data, side, plane, count, spends),
        })),
  );
}

/** So many Air Factors of a name spend a Range Factor, or decline: those with the most fuel left. */
function pay(
  t: FlatTopTable,
  data: FightData,
  side: number,
  plane: number,
  count: number,
  spends: boolean,
): void {
  const cost = spends ? t.rules.parameters.combat.rangeCost.airToAir : 0;
  const own = inFight(t, data, side)
    .filter(({ flight }) => flight.paid === 0 && t.rules.kinds[flight.kind]!.plane === plane)
    .toSorted((a, b) => b.flight.due - a.flight.due);
  let left = count;
  for (const { formation, flight } of own) {
    const n = Math.min(left, flight.count);
    if (n === 0) break;
    left -= n;
    const paid = { ...flight, count: n, paid: spends ? 1 : -1, due: flight.due - cost };
    if (flight.count > n) t.set(flight, "count", flight.count - n);
    else t.removeAt(formation.flights, formation.flights.indexOf(flight));
    join(t, formation, paid);
  }
  t.say(
    "15.6.1",
    () =>
      `${capital(sideText(side))}: ${count} ${t.rules.planes[plane]!.name} ${spends ? "spend a Range Factor" : "spend no Range Factor"}.`,
  );
  if (side === data.attacker && !spends) decline(t, data, plane, count);
}

/** The squads of which so many Air Factors fight without fuel for it: the last that were assigned. */
function decline(t: FlatTopTable, data: FightData, plane: number, count: number): void {
  let left = count;
  for (const list of data.stage === "bomber-range" ? [data.bombersTargets] : [data.escortsTargets])
    for (const squad of [...list].toReversed()) {
      if (squad.plane !== plane || squad.declined || left === 0) continue;
      const n = Math.min(left, squad.count);
      left -= n;
      if (squad.count > n) t.set(squad, "count", squad.count - n);
      else t.removeAt(list, list.indexOf(squad));
      assign(t, list, { ...squad, count: n, declined: true });
    }
}
