import { type Choice, derived, DONE, type Step, type Steps } from "../../../kernel";
import { lookUp } from "../../shared/result-table";
import { neighbour } from "../board/distance";
import { STORM, weatherOf } from "../board/sky";
import { isUnseen, leaveMarker, look, markerFollows, mayHide, show } from "../ch07-observation";
import { launchModes } from "../ch08-air-operations";
import { aloft } from "../model/aloft";
import { movementAfter } from "../model/decks";
import { change, movementOfFormation, planesIn, roleOf } from "../model/flights";
import { groupText } from "../model/groups";
import { formationId, formationText, hexText } from "../model/pieces";
import { type FlatTopTable, type Formation, MoveFlag, type Position } from "../model/position";
import { planesText, planesThere, sayOf } from "../model/sayings";
import { OFF_MAP, ordnances, type Rules, UNARMED } from "../model/rules";
import { inSightOf, seesQuarry } from "../ch07-observation/quarry";
import { meet } from "./interception";
import { land, type Landing, landings } from "./landing";
import { exitsFrom } from "./off-board";
import { whyNotEnter } from "./refusals";
import { regroup, type Regrouping, regroupings } from "./regrouping";

/** 14.3 to 14.15: one Air Formation, from its Search roll to where it ends the turn. */

/** Air Formations that a side may still take up this turn. */
export const flyable = (t: FlatTopTable, side: number): readonly number[] => bothFlyable(t)[side]!;

const bothFlyable = derived(
  (t: FlatTopTable) =>
    aloft(t).map((list) =>
      list.filter((n) => {
        const { flags, arrives, bound } = t.position.formations[n]!;
        if (flags & (MoveFlag.moved | MoveFlag.stuck)) return false;
        // Beyond the edge nothing is done but to take off, and to land once the base is reached.
        return arrives <= t.position.turn && (arrives === 0 || bound >= 0);
      }),
    ),
  ["formations", "turn"],
);

/** What an Air Formation can do next. */
export type Act =
  | { do: "search" | "stay" | "show" | "hide" }
  | { do: "enter"; hex: number }
  | { do: "climb" | "descend" | "jettison"; flight: number; count: number }
  | { do: "land"; flight: number; landing: Landing; count: number }
  | { do: "depart"; hex: number; turns: number }
  | { do: "exit"; base: number; turns: number }
  | Regrouping;

/** What the Air Formation of the flight in play can do; codes are places in the list. */
export const actsOf = derived((t: FlatTopTable): Act[] => listOf(t, t.top().data as FlightData));

function listOf(t: FlatTopTable, data: FlightData): Act[] {
  const { moved, changed = 0 } = data;
  const formation = t.position.formations[data.formation]!;
  const { hex, flags, marker, mode, flights } = formation;
  const acts: Act[] = [];
  if (hex === OFF_MAP) {
    // 14.12: at the base that it was bound for, planes land.
    if (formation.bound >= 0) return landingsOf(t, formation, 0);
    // 14.11: from an off-board base, to one of its Entry Hexes.
    const { base } = t.rules.fields[formation.origin]!;
    if (mode >= 0)
      for (const entry of t.rules.bases[base]!.entries)
        acts.push({ do: "depart", hex: entry.hex, turns: entry.turns });
    return acts;
  }
  const storm = weatherOf(t, hex) === STORM;
  if (marker && moved === 0 && !(flags & (MoveFlag.searched | MoveFlag.storm))) acts.push({ do: "search" });
  for (const to of nextHexes(t, data)) acts.push({ do: "enter", hex: to });
  // 14.15.2: each Air Factor may change its altitude in each hex; in the first one those alone that remain there this turn.
  const stays = moved > 0 || mayEnd(t, data);
  const mayChange = stays ? planesIn(formation) - changed : 0;
  for (const [i, flight] of flights.entries()) {
    // 14.15.4: armed planes stay low on the turn of take-off.
    if (!flight.high && mode >= 0 && flight.ordnance !== UNARMED) continue;
    for (let count = 1; count <= Math.min(flight.count, mayChange); count++)
      acts.push({ do: flight.high ? "descend" : "climb", flight: i, count });
  }
  for (const [i, flight] of flights.entries())
    if (flight.ordnance !== UNARMED)
      for (let count = 1; count <= flight.count; count++) acts.push({ do: "jettison", flight: i, count });
  // 14.6: what takes off this turn does not land this turn.
  if (mode < 0) acts.push(...landingsOf(t, formation, moved));
  acts.push(...regroupings(t, formation, moved > 0 || changed > 0));
  // 14.12: from where it stands at the beginning of the turn, not on that of its take-off.
  if (!storm && moved === 0 && changed === 0 && mode < 0)
    for (const { base, turns } of exitsFrom(t, formation)) acts.push({ do: "exit", base, turns });
  const own = t.position.markers.find(({ id }) => id === marker);
  if (!own) acts.push({ do: "show" });
  else if (mayHide(t, own)) acts.push({ do: "hide" });
  return acts;
}

const landingsOf = (t: FlatTopTable, formation: Formation, moved: number): Act[] =>
  formation.flights.flatMap((flight, i) =>
    landings(t, formation, flight, moved).flatMap((landing) =>
      Array.from({ length: landing.most }, (_, n): Act => ({ do: "land", flight: i, landing, count: n + 1 })),
    ),
  );

/** Hexes that an Air Formation may fly this turn: a launch of this turn takes from them (14.8). */
function movementLeft(t: FlatTopTable, formation: Formation): number {
  const movement = movementOfFormation(t, formation);
  return formation.mode < 0 ? movement : movementAfter(t.rules, movement, formation.mode);
}

/**
 * Neighbours that planes may enter: not once they have changed their altitude where they began the turn, for those remain
 * there (14.15.2); mountains at high altitude only (14.15.5); no storm unless to land there, and out of
 * one by the shortest way (6.6); those that shadow keep their quarry in sight (11.6).
 */
function nextHexes(t: FlatTopTable, { formation: n, moved, changed = 0, quarry }: FlightData): number[] {
  const formation = t.position.formations[n]!;
  if ((moved === 0 && changed > 0) || movementLeft(t, formation) - moved <= 0) return [];
  const { hexes } = t.rules;
  const beside: number[] = [];
  const isLow = formation.flights.some(({ high }) => !high);
  for (let direction = 0; direction < 6; direction++) {
    const hex = neighbour(hexes, formation.hex, direction);
    if (hex === OFF_MAP || (isLow && (hexes.mountains[formation.hex]! >> direction) & 1)) continue;
    beside.push(hex);
  }
  if (weatherOf(t, formation.hex) === STORM) return outOfStorm(t, formation.hex, beside);
  const open = beside.filter((hex) => weatherOf(t, hex) !== STORM || landsIn(t, formation, hex, moved + 1));
  return quarry ? inSightOf(t, true, formation.hex, quarry, open) : open;
}

/** Of some neighbours of a storm hex those that lie nearer to its edge; all of them where none does. */
function outOfStorm(t: FlatTopTable, from: number, beside: readonly number[]): number[] {
  const left = stepsOut(t, from);
  const nearer = beside.filter((hex) => stepsOut(t, hex) < left);
  return nearer.length > 0 ? nearer : [...beside];
}

/** How many hexes away the nearest hex without a storm is. */
function stepsOut(t: FlatTopTable, hex: number): number {
  const seen = new Set([hex]);
  for (let ring = [hex], steps = 0; ring.length > 0; steps++) {
    if (ring.some((each) => weatherOf(t, each) !== STORM)) return steps;
    ring = ring.flatMap((each) =>
      [0, 1, 2, 3, 4, 5].flatMap((direction) => {
        const next = neighbour(t.rules.hexes, each, direction);
        if (next === OFF_MAP || seen.has(next)) return [];
        seen.add(next);
        return [next];
      }),
    );
  }
  return Infinity;
}

/** 6.6: a storm is entered only to land there, which an option forbids as well. */
function landsIn(t: FlatTopTable, formation: Formation, hex: number, moved: number): boolean {
  if (t.position.options.includes("no-storm-landing") || formation.mode >= 0) return false;
  return formation.flights.every((flight) => landings(t, { ...formation, hex }, flight, moved).length > 0);
}

const flight: Step<Rules, Position> = {
  rule: "14.3",
  title: "Flight of an Air Formation",
  // Where hidden planes fly is their owner's alone.
  secret: true,
  asks: (t, frame) =>
    isOver(t, frame.data) || frame.data.entered
      ? 0
      : 1 << t.position.formations[frame.data.formation as number]!.side,
  options(t, _frame, _side, out) {
    actsOf(t).forEach((_, i) => out.push(i));
    if (mayEnd(t, t.top().data as FlightData)) out.push(DONE);
  },
  describe: (t, frame, code): Choice =>
    describe(t, t.position.formations[frame.data.formation as number]!, code),
  explain(t, frame, choice) {
    const { formation: n, moved, changed = 0 } = frame.data as FlightData;
    const formation = t.position.formations[n]!;
    const remains = moved === 0 && changed > 0;
    return whyNotEnter(t, formation, choice, { left: movementLeft(t, formation) - moved, remains });
  },
  prompt(t, frame) {
    const formation = t.position.formations[frame.data.formation as number]!;
    const where = formation.hex === OFF_MAP ? "beyond the edge of the map" : hexText(t, formation.hex);
    return `Where does ${formationText(formation)} fly from ${where}?`;
  },
  take(t, frame, code) {
    const formation = t.position.formations[frame.data.formation as number]!;
    if (code === DONE) {
      escort(t, formation);
      t.set(formation, "flags", (formation.flags | MoveFlag.moved) & ~MoveFlag.onDeck);
      return;
    }
    act(t, frame.data as FlightData, formation, actsOf(t)[code]!);
  },
  proceed(t, frame) {
    // 14.13.2: who does not move may intercept, before the flight goes on.
    const { entered, formation } = frame.data as FlightData;
    if (!entered) return t.leave();
    t.set(frame.data, "entered", false);
    if (t.position.formations[formation]!.marker) meet(t, formation);
  },
};

/** What a flight remembers. */
type FlightData = {
  formation: number;
  /** Hexes entered. */
  moved: number;
  /** Air Factors that have changed their altitude in this hex. */
  changed?: number;
  /** A hex was just entered. */
  entered?: boolean;
  /** The Task Forces that it shadows, by their places in the list (11.6). */
  quarry?: number[];
};

function isOver(t: FlatTopTable, { formation: n }: { [key: string]: unknown }): boolean {
  const { flights, flags } = t.position.formations[n as number]!;
  return flights.length === 0 || (flags & MoveFlag.moved) !== 0;
}

/**
 * Off-board planes take off. Planes leave a storm as long as they can, and those that have entered it land (6.6); those
 * that shadow go where they see their quarry, as far as they can (11.6).
 */
function mayEnd(t: FlatTopTable, data: FlightData): boolean {
  const formation = t.position.formations[data.formation]!;
  const { hex, flags, bound } = formation;
  if (hex === OFF_MAP) return bound >= 0;
  const inStorm = weatherOf(t, hex) === STORM;
  // 14.6: what takes off this turn cannot land, though its ship may have carried it into the storm.
  const hasEntered = inStorm && !(flags & MoveFlag.storm) && formation.mode < 0;
  if (hasEntered && landingsOf(t, formation, data.moved).length > 0) return false;
  if (!inStorm && (!data.quarry || seesQuarry(t, true, hex, data.quarry))) return true;
  return nextHexes(t, data).length === 0;
}

function describe(t: FlatTopTable, formation: Formation, code: number): Choice {
  const id = formationId(formation);
  if (code === DONE) return { do: "stay", formation: id };
  const next = actsOf(t)[code]!;
  const planes = (n: number): { plane: string; ordnance: string; due: number; altitude: string } => {
    const { kind, ordnance, due, high } = formation.flights[n]!;
    return {
      plane: t.rules.kinds[kind]!.id,
      ordnance: ordnances[ordnance]!,
      due,
      altitude: high ? "high" : "low",
    };
  };
  switch (next.do) {
    case "enter":
      return { do: "enter", formation: id, hex: hexText(t, next.hex) };
    case "climb":
    case "descend":
    case "jettison":
      return {
        do: next.do,
        formation: id,
        ...planes(next.flight),
        bomber: formation.flights[next.flight]!.bomber,
        count: next.count,
      };
    case "land":
      return {
        do: "land",
        formation: id,
        ...planes(next.flight),
        bomber: formation.flights[next.flight]!.bomber,
        at: t.rules.fields[next.landing.field]!.id,
        launch: launchModes[next.landing.mode]!,
        count: next.count,
      };
    case "part":
    case "join":
      return {
        do: next.do,
        formation: id,
        ...planes(next.flight),
        bomber: formation.flights[next.flight]!.bomber,
        ...(next.do === "join" && { to: formationId(t.position.formations[next.to]!) }),
        count: next.count,
      };
    case "depart":
      return { do: "depart", formation: id, hex: hexText(t, next.hex) };
    case "exit":
      return { do: "exit", formation: id, base: t.rules.bases[next.base]!.id };
    default:
      return { do: next.do, formation: id };
  }
}

function act(t: FlatTopTable, data: FlightData, formation: Formation, next: Act): void {
  switch (next.do) {
    case "part":
    case "join":
      return regroup(t, formation, next);
    case "search":
      return search(t, formation);
    case "show":
      show(t, formation, true);
      return look(t);
    case "hide":
      leaveMarker(t, formation);
      return;
    case "enter":
      t.set(data, "moved", data.moved + 1);
      t.set(data, "changed", 0);
      t.set(data, "entered", true);
      return fly(t, formation, next.hex);
    case "climb":
    case "descend": {
      t.set(data, "changed", (data.changed ?? 0) + next.count);
      const each = { ...formation.flights[next.flight]!, count: next.count };
      change(t, formation, formation.flights[next.flight]!, { high: next.do === "climb" }, next.count);
      return t.say("14.15", () => `${formationText(formation)}: ${groupText(t.rules, each)} ${next.do}.`, [
        formation.side,
      ]);
    }
    case "jettison": {
      const each = { ...formation.flights[next.flight]!, count: next.count };
      change(t, formation, formation.flights[next.flight]!, { ordnance: UNARMED }, next.count);
      // 7.12: what they carry now is reported to those that see them well enough, and to nobody else.
      return t.say("14.14", () => `${formationText(formation)}: ${groupText(t.rules, each)} jettison.`, [
        formation.side,
      ]);
    }
    case "land":
      return land(t, formation, formation.flights[next.flight]!, next.landing, next.count);
    case "depart":
      t.set(formation, "arrives", t.position.turn + next.turns);
      t.set(formation, "entry", next.hex);
      t.set(formation, "flags", (formation.flags | MoveFlag.moved) & ~MoveFlag.onDeck);
      return t.say("14.11", () => `${formationText(formation)} takes off for ${hexText(t, next.hex)}.`, [
        formation.side,
      ]);
    case "exit":
      sayOf(
        t,
        "14.12",
        formation,
        () => `${formationText(formation)} flies off the map.`,
        () => `${planesText(formation)} fly off the map.`,
      );
      leaveMarker(t, formation);
      t.set(formation, "bound", next.base);
      t.set(formation, "arrives", t.position.turn + next.turns);
      t.set(formation, "hex", OFF_MAP);
      t.set(formation, "flags", formation.flags | MoveFlag.moved);
      return;
    default:
  }
}

/** 7.3: a die on the Search Table; one more in a cloud. */
function search(t: FlatTopTable, formation: Formation): void {
  const [face] = t.roll({
    name: `search by planes in ${hexText(t, formation.hex)}`,
    key: `search ${formationId(formation)}`,
    side: formation.side,
    dice: 1,
    sides: 6,
  });
  const shift = formation.flags & MoveFlag.cloud ? t.rules.parameters.dieModifiers.searchInCloud : 0;
  const found = lookUp(t.rules.charts.search, face! + shift, "result")?.text === "S";
  t.set(formation, "flags", formation.flags | MoveFlag.searched | (found ? MoveFlag.searching : 0));
  const result = found ? "may observe" : "may not observe";
  sayOf(
    t,
    "7.3",
    formation,
    () => `${formationText(formation)} ${result} this turn.`,
    () => `${planesThere(t, formation)} ${result} this turn.`,
  );
  if (found) look(t);
}

/**
 * 14.16: escorts are at the altitude of the bombers of their Air Formation. Where bombers are at both, escorts are divided
 * between them as their owner likes.
 */
function escort(t: FlatTopTable, formation: Formation): void {
  const bombers = formation.flights.filter(({ bomber }) => bomber);
  const { high } = bombers[0] ?? {};
  if (high === undefined || bombers.some((each) => each.high !== high)) return;
  for (const flight of [...formation.flights])
    if (flight.high !== high && roleOf(t, formation, flight) === "escort")
      change(t, formation, flight, { high });
}

function fly(t: FlatTopTable, formation: Formation, to: number): void {
  escort(t, formation);
  t.set(formation, "hex", to);
  markerFollows(t, formation, true);
  sayOf(
    t,
    "14.3",
    formation,
    () => `${formationText(formation)} flies to ${hexText(t, to)}.`,
    () => `${planesText(formation)} fly to ${hexText(t, to)}.`,
  );
  if (!isUnseen(t, formation)) look(t);
}

export const flightSteps: Steps<Rules, Position> = { flight };
