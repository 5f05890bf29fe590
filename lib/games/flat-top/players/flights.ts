import { actsOf, type Act } from "../ch14-plane-movement/acts";
import { aloft } from "../model/aloft";
import { isNight } from "../model/clock";
import { hexOfField, movementAfter } from "../model/decks";
import { movementOfFormation, planesIn } from "../model/flights";
import { DONE } from "../../../kernel";
import { type FlatTopTable, type Flight, type Formation, MoveFlag } from "../model/position";
import { OFF_MAP, UNARMED } from "../model/rules";
import { bestLoad } from "./loads";
import { bearingHex } from "./bearings";
import { missionOf } from "./missions";
import { contacts, enemyBases, haunts, hexesBetween, homeOf, lastDaylight, nameOf, turnsFor } from "./sight";
import { weightsOf } from "./weights";

/** Where an Air Formation flies, hex by hex, and when it comes home. */

interface Flying {
  t: FlatTopTable;
  formation: Formation;
  /** Where it lands; undefined when no field is open to it. */
  home: number | undefined;
  /** Hexes that it may still fly this turn. */
  left: number;
  moved: number;
  speed: number;
  /** The last turn on which all of it can land. */
  due: number;
}

function flyingOf(t: FlatTopTable): Flying {
  const { formation: n, moved } = t.top().data as { formation: number; moved: number };
  const formation = t.position.formations[n]!;
  const speed = movementOfFormation(t, formation);
  const home = homeOf(t, formation);
  return {
    t,
    formation,
    home: home === undefined ? undefined : hexOfField(t, home),
    left: (formation.mode < 0 ? speed : movementAfter(t.rules, speed, formation.mode)) - moved,
    moved,
    speed,
    due: Math.min(...formation.flights.map(({ due }) => due)),
  };
}

/**
 * Whether it can be in a hex at the end of this turn, or some turns `later`, and come home in time: before its fuel ends, and
 * before night falls, unless it is night already. `cost`: Range Factors that it will have spent there.
 */
function comesHome({ t, formation, home, speed, due }: Flying, hex: number, cost = 0, later = 0): boolean {
  if (home === undefined) return false;
  const { turn } = t.position;
  const dusk = isNight(t.rules, turn) ? Infinity : lastDaylight(t);
  const turns = Math.min(due - cost, dusk) - turn - later;
  const { reserve, scoutReserve } = weightsOf(t, formation.side);
  const kept = missionOf(t, formation) === "patrol" ? scoutReserve : reserve;
  return turnsFor(speed, hexesBetween(t, hex, home)) + kept <= turns + 1 && turns >= 1;
}

export function flight(t: FlatTopTable): number {
  const acts = actsOf(t);
  const flying = flyingOf(t);
  const { formation } = flying;
  if (formation.hex === OFF_MAP) return offBoard(acts);
  const by = (test: (act: Act) => boolean): number | undefined => {
    const code = acts.findIndex(test);
    return code < 0 ? undefined : code;
  };
  const fuelled = refuel(flying, acts);
  if (fuelled !== undefined) return fuelled;
  const goal = goalOf(flying);
  const shown = goal.shows && flying.moved === 0 ? by(({ do: what }) => what === "show") : undefined;
  if (shown !== undefined) return shown;
  const searched =
    goal.shows && !isNight(t.rules, t.position.turn) ? by(({ do: what }) => what === "search") : undefined;
  if (searched !== undefined) return searched;
  const next = fly(flying, acts, goal);
  // 14.15.2: who changes altitude where it begins the turn remains there.
  if (flying.moved === 0 && next !== undefined && acts[next]!.do === "enter") return next;
  return altitude(flying, acts, goal) ?? next ?? landing(flying, acts, goal) ?? DONE;
}

/** Beyond the edge planes take off for their first Entry Hex, or land. */
const offBoard = (acts: readonly Act[]): number => (acts.length > 0 ? 0 : DONE);

/** Where it goes, and what for. */
interface Goal {
  hex: number;
  /** Goes no nearer than this. */
  off: number;
  /** Looks for the enemy, and so is on the map (7.3). */
  shows: boolean;
  /** Attacks ships or a base there; undefined when it does not. */
  attack?: "ships" | "base";
}

function goalOf(flying: Flying): Goal {
  const { t, formation, home } = flying;
  const mission = missionOf(t, formation);
  const back: Goal = { hex: home ?? formation.hex, off: 0, shows: false };
  if (mission === "strike") return strikeGoal(flying) ?? back;
  if (mission === "patrol") return patrolGoal(flying) ?? back;
  if (mission === "cap") {
    // Over ships that the enemy sees, and over bases, fighters are on the map: hidden ones do not fight (15.2).
    const isKnown = t.position.markers.some(
      (m) => m.side === formation.side && !m.isAir && m.hex === formation.hex,
    );
    const overBase = t.rules.bases.some(
      ({ hex }, n) => hex === formation.hex && t.position.bases.owner[n] === formation.side,
    );
    return { ...back, shows: (isKnown || overBase) && formation.hex === home };
  }
  return back;
}

/** The best target that can still be reached; its ships are looked for where they were seen. */
function strikeGoal(flying: Flying): Goal | undefined {
  const { t, formation, speed, left } = flying;
  if (isNight(t.rules, t.position.turn)) return undefined;
  const { side, hex, flights } = formation;
  const fits = (onBase: boolean): boolean =>
    flights.some(
      ({ kind, ordnance }) => ordnance !== UNARMED && (bestLoad(t, kind, onBase, ordnance)?.bht ?? 0) >= 2,
    );
  let best: Goal | undefined;
  let most = 0;
  const consider = (to: number, worth: number, attack: "ships" | "base"): void => {
    const away = hexesBetween(t, hex, to);
    // Turns until it is there: the attack costs a Range Factor, which is not there for the way home.
    const later = away <= left ? 0 : Math.ceil((away - left) / speed);
    if (!comesHome(flying, to, 1, later)) return;
    const value = worth / (1 + later);
    if (value > most) [best, most] = [{ hex: to, off: 0, shows: true, attack }, value];
  };
  if (fits(false))
    for (const each of contacts(t, side, 3)) consider(each.hex, each.worth / (1 + each.age), "ships");
  if (fits(true))
    for (const n of enemyBases(t, side)) {
      const base = t.rules.bases[n]!;
      if (base.handles.includes("land")) consider(base.hex, weightsOf(t, side).baseInFlight, "base");
    }
  if (!best) return undefined;
  // 14.15: armed planes are low on the turn of take-off: those that dive wait for the next turn.
  const dives = flights.some(
    ({ kind, ordnance, high }) =>
      ordnance !== UNARMED && !high && bestLoad(t, kind, best!.attack === "base", ordnance)?.high,
  );
  return formation.mode >= 0 && dives ? { ...best, off: 3 } : best;
}

/** A scout shadows what it sees, and else flies out and back on a bearing of its own. */
function patrolGoal(flying: Flying): Goal | undefined {
  const { t, formation, home, speed, left } = flying;
  if (home === undefined) return undefined;
  const seen = contacts(t, formation.side, 1).find(({ hex }) => {
    const away = hexesBetween(t, formation.hex, hex);
    return away <= left + 2 && comesHome(flying, hex);
  });
  if (seen) return { hex: seen.hex, off: 1, shows: true };
  const { turn } = t.position;
  const [first] = formation.flights;
  const { range } = nameOf(t, first!.kind);
  const flown = turn - (first!.due - range + 1);
  const { beyond, fan, scoutReserve } = weightsOf(t, formation.side);
  const looked = haunts(t, formation.side);
  if (looked.length === 0) return undefined;
  // Scouts of one field fan out about the bearing on which the enemy is expected.
  const order = aloft(t)[formation.side]!.filter((n) => {
    const other = t.position.formations[n]!;
    return (
      other.origin === formation.origin &&
      other.number <= formation.number &&
      missionOf(t, other) === "patrol"
    );
  }).length;
  const expected = looked[(order - 1) % looked.length]!;
  const reach = Math.floor(
    ((Math.min(range, lastDaylight(t) - turn + flown + 1) - scoutReserve - 1) * speed) / 2,
  );
  const away = Math.min(reach, hexesBetween(t, home, expected) + beyond);
  const hex = bearingHex(
    t,
    home,
    expected,
    away,
    looked.length > 1 && order <= looked.length ? 0 : order - 1,
    fan,
  );
  const outward = Math.ceil(away / speed) + 1;
  if (flown >= outward) return undefined;
  return { hex, off: 0, shows: true };
}

/** Bombers climb to dive or bomb from high altitude, and come down for what is done from low. */
function altitude({ t, formation }: Flying, acts: readonly Act[], { attack }: Goal): number | undefined {
  const wanted = (flight: Flight): boolean | undefined => {
    if (flight.ordnance !== UNARMED && attack)
      return bestLoad(t, flight.kind, attack === "base", flight.ordnance)?.high ?? false;
    // Escorts are with the bombers that fly high; of fighters over their field every other formation is low.
    const mission = missionOf(t, formation);
    if (mission === "strike" && attack)
      return formation.flights.some(({ ordnance, high }) => ordnance !== UNARMED && high);
    if (mission === "cap") return patrolAltitude(t, formation);
    return undefined;
  };
  let best: number | undefined;
  let most = 0;
  for (const [code, act] of acts.entries()) {
    if ((act.do !== "climb" && act.do !== "descend") || act.count <= most) continue;
    const flight = formation.flights[act.flight]!;
    const high = wanted(flight);
    if (high !== undefined && high !== flight.high && high === (act.do === "climb"))
      [best, most] = [code, act.count];
  }
  return best;
}

/** Patrols over a field are divided: most are high, where dive bombers come from. */
function patrolAltitude(t: FlatTopTable, formation: Formation): boolean {
  let [high, low] = [0, 0];
  for (const n of aloft(t)[formation.side]!) {
    const other = t.position.formations[n]!;
    if (other === formation || other.hex !== formation.hex || missionOf(t, other) !== "cap") continue;
    for (const flight of other.flights)
      if (flight.high) high += flight.count;
      else low += flight.count;
  }
  return high <= 2 * low;
}

/** A hex nearer to the goal. */
function fly(flying: Flying, acts: readonly Act[], { hex: goal, off }: Goal): number | undefined {
  const { t, formation, left } = flying;
  const away = hexesBetween(t, formation.hex, goal);
  if (left <= 0 || away <= off) return undefined;
  let best: number | undefined;
  let nearest = away;
  let climb: number | undefined;
  for (const [code, act] of acts.entries()) {
    if (act.do === "climb" && act.count === formation.flights[act.flight]!.count) climb ??= code;
    if (act.do !== "enter") continue;
    const then = hexesBetween(t, act.hex, goal);
    if (then < nearest) [best, nearest] = [code, then];
  }
  if (best !== undefined) return best;
  // Mountains are crossed high (14.15); a storm is flown round.
  const round = sidestep(flying, acts, goal);
  return flying.moved > 0 ? (climb ?? round) : (round ?? climb);
}

/** A hex that is no further away, once: what lies ahead is a storm or a mountain. */
function sidestep({ t, formation, left }: Flying, acts: readonly Act[], goal: number): number | undefined {
  const away = hexesBetween(t, formation.hex, goal);
  if (left < 2 || away < 2) return undefined;
  const code = acts.findIndex((act) => act.do === "enter" && hexesBetween(t, act.hex, goal) === away);
  return code < 0 ? undefined : code;
}

/** Lands what is home and has nothing more to do, with bombs away first: armed planes crash (14.14). */
function landing(flying: Flying, acts: readonly Act[], goal: Goal): number | undefined {
  const { formation, home } = flying;
  const isHome = formation.hex === home && goal.hex === home && goal.attack === undefined;
  if (!isHome || formation.mode >= 0 || !landsNow(flying)) return undefined;
  let best: number | undefined;
  let most = 0;
  for (const [code, act] of acts.entries()) {
    if (act.do === "jettison" && act.count === formation.flights[act.flight]!.count) return code;
    if (act.do !== "land") continue;
    // What begins the turn here lands by maximum launch, and leaves the others their room (14.8.3).
    const isOwn = act.landing.field === formation.origin;
    const worth = (isOwn ? OWN : 0) + act.count * 10 + act.landing.mode;
    if (worth > most) [best, most] = [code, worth];
  }
  return best;
}

/** Planes come down on the deck that they came from, whatever room another one has: more than any count. */
const OWN = 10000;

function landsNow({ t, formation, due }: Flying): boolean {
  const { turn } = t.position;
  if (missionOf(t, formation) !== "cap") return true;
  const night = isNight(t.rules, turn + 1);
  return due <= turn + 1 || night;
}

/** Planes that would be lost without it land now, wherever a deck is under them. */
function refuel({ t, formation, due }: Flying, acts: readonly Act[]): number | undefined {
  if (due > t.position.turn) return undefined;
  for (const [code, act] of acts.entries())
    if (
      act.do === "jettison" &&
      act.count === formation.flights[act.flight]!.count &&
      acts.some((other) => other.do === "land") &&
      formation.flights[act.flight]!.due <= t.position.turn
    )
      return code;
  let best: number | undefined;
  let most = 0;
  for (const [code, act] of acts.entries())
    if (act.do === "land" && formation.flights[act.flight]!.due <= t.position.turn) {
      const worth = act.count * 10 + act.landing.mode;
      if (worth > most) [best, most] = [code, worth];
    }
  return best;
}

/** What is done where the flight cannot end yet, in a storm for instance (6.6): planes land, or fly on. */
export function flyOn(t: FlatTopTable, codes: readonly number[]): number {
  const acts = actsOf(t);
  const lands = codes.findLast((code) => acts[code]?.do === "land");
  return lands ?? codes.find((code) => acts[code]?.do === "enter") ?? codes[0]!;
}

/** Which Air Formation is taken up next: what comes home first, so that decks are free; then those that are low on fuel. */
export function takeUp(t: FlatTopTable, codes: readonly number[]): number {
  let best = codes[0]!;
  let rank = Infinity;
  for (const code of codes) {
    if (code === DONE) continue;
    const formation = t.position.formations[code]!;
    const due = Math.min(...formation.flights.map((each) => each.due));
    const order = { return: 0, cap: 1, patrol: 2, strike: 3 }[missionOf(t, formation)];
    // Scouts look before the strike flies.
    const value = formation.flags & MoveFlag.onDeck ? 100 : 0;
    const worth =
      value + order * 10 + Math.min(9, due - t.position.turn) - Math.min(0.9, planesIn(formation) / 100);
    if (worth < rank) [best, rank] = [code, worth];
  }
  return best;
}
