import { type Choice, derived, DONE, type Step, type Steps } from "../../../kernel";
import { lookUp } from "../../shared/result-table";
import { isUnseen, leaveMarker, look, markerFollows, show } from "../ch07-observation";
import { launchModes } from "../ch08-air-operations";
import { aloft } from "../model/aloft";
import { change, roleOf } from "../model/flights";
import { groupText } from "../model/groups";
import { formationId, formationText, hexText } from "../model/pieces";
import { type FlatTopTable, type Formation, MoveFlag, type Position } from "../model/position";
import { planesText, planesThere, sayOf } from "../model/sayings";
import { OFF_MAP, ordnances, type Rules, UNARMED } from "../model/rules";
import { type Act, actsOf, type FlightData, mayEnd, movementLeft } from "./acts";
import { meet } from "./interception";
import { land } from "./landing";
import { whyNotEnter } from "./refusals";
import { regroup } from "./regrouping";

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

function isOver(t: FlatTopTable, { formation: n }: { [key: string]: unknown }): boolean {
  const { flights, flags } = t.position.formations[n as number]!;
  return flights.length === 0 || (flags & MoveFlag.moved) !== 0;
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
