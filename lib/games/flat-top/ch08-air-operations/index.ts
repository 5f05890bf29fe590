import { type Choice, derived, DONE, lanesStep, type Step, type Steps } from "../../../kernel";
import { skyFlags } from "../board/sky";
import { canTurnIntoWind } from "../board/wind";
import { aloft } from "../model/aloft";
import { hexOfField, fieldsOf, handles, roomFor, sideOfField } from "../model/decks";
import { emptyFormation } from "../model/empty";
import { groupText } from "../model/groups";
import { formationText } from "../model/pieces";
import {
  type FlatTopTable,
  type Flight,
  type Formation,
  formationAt,
  type Group,
  MAXIMUM,
  MINIMUM,
  MoveFlag,
  type Position,
} from "../model/position";
import { OFF_MAP, ordnances, type Rules, sideIds, UNARMED } from "../model/rules";
import { beginTurn, budgetOf, loadsOf, type Move, movable, move, takeReady, without } from "./readying";

/**
 * 8 Air Operations: both sides at once and in secret move planes between boxes and form Air Formations, in the order of
 * 8.10: readying and arming, forming, then putting away.
 */

const airOperations: Step<Rules, Position> = {
  ...lanesStep<Rules, Position>({
    rule: "8",
    title: "Air Operations Phase",
    open(t) {
      for (const deck of t.position.decks) beginTurn(t, deck);
      return [...sideIds.keys()].map((side) => ({ side, step: "readying", data: { side } }));
    },
  }),
};

const sideOf = (frame: { data: { [key: string]: unknown } }): number => frame.data.side as number;

/** One way to move Air Factors. */
export interface BoxMove {
  field: number;
  move: Move;
  group: Group;
  load: number;
}

type BoxMoves = (t: FlatTopTable, side: number) => readonly BoxMove[];

/** The moves of these kinds that a side can make now; the codes of its options are places in the list. */
function boxMoves(which: readonly Move[]): BoxMoves {
  const listOf = (t: FlatTopTable, side: number): BoxMove[] => {
    const all: BoxMove[] = [];
    for (const field of fieldsOf(t)[side]!)
      for (const each of which) {
        const most = budgetOf(t, field, each);
        if (most === 0) continue;
        for (const group of movable(t, field, each))
          for (const load of each === "ready" ? loadsOf(t, group.kind) : [UNARMED])
            for (let count = 1; count <= Math.min(most, group.count); count++)
              all.push({ field, move: each, group: { ...group, count }, load });
      }
    return all;
  };
  const bothSides = derived((t: FlatTopTable) => [...sideIds.keys()].map((side) => listOf(t, side)));
  return (t, side) => bothSides(t)[side]!;
}

export const readyingMoves = boxMoves(["ready", "undisperse"]);
export const stowingMoves = boxMoves(["stow", "unready", "disperse"]);

/** A step in which a side moves planes between boxes until it is done; `next` follows. */
function boxStep(
  rule: string,
  title: string,
  prompt: string,
  list: BoxMoves,
  next: string | undefined,
): Step<Rules, Position> {
  return {
    rule,
    title,
    asks: (t, frame) => (list(t, sideOf(frame)).length > 0 && !frame.data.done ? 1 << sideOf(frame) : 0),
    options(t, _frame, side, out) {
      list(t, side).forEach((_, i) => out.push(i));
      out.push(DONE);
    },
    describe(t, _frame, code, side): Choice {
      if (code === DONE) return { do: "done" };
      const { field, move: each, group, load } = list(t, side)[code]!;
      return {
        do: each,
        at: t.rules.fields[field]!.id,
        plane: planeId(t, group),
        count: group.count,
        ...(each === "ready" && { ordnance: ordnances[load]! }),
        // Ready planes are distinguished by what they carry.
        ...(each === "unready" && { ordnance: ordnances[group.ordnance]! }),
      };
    },
    prompt: () => prompt,
    take(t, frame, code, side) {
      if (code === DONE) return t.set(frame.data, "done", true);
      const { field, move: each, group, load } = list(t, side)[code]!;
      move(t, field, each, group, load);
      const { name } = t.rules.fields[field]!;
      t.say(
        rule,
        () =>
          `${name}: ${verbs[each]} ${groupText(t.rules, { ...group, ordnance: each === "ready" ? load : group.ordnance })}.`,
      );
    },
    proceed(t, frame) {
      if (next === undefined) t.leave();
      else t.goTo(next, { side: sideOf(frame) });
    },
  };
}

const verbs: Readonly<Record<Move, string>> = {
  ready: "readied",
  undisperse: "undispersed",
  stow: "moved to Readying",
  unready: "put back to Readying",
  disperse: "dispersed",
};

const planeId = ({ rules }: FlatTopTable, { kind }: Group): string => rules.kinds[kind]!.id;

export const launchModes = ["minimum", "normal", "maximum"] as const;

/** One way to put Air Factors into an Air Formation: a new one, or one that was formed in this phase. */
export interface Launching {
  field: number;
  /** Index of the Air Formation, or -1 for a new one. */
  formation: number;
  mode: number;
  group: Group;
}

/** 8.10.2: Air Formations are formed of ready planes. They must take off this turn (8.5.1). */
const forming: Step<Rules, Position> = {
  rule: "8.10.2",
  title: "Forming Air Formations",
  asks: (t, frame) => (!frame.data.done && launchings(t, sideOf(frame)).length > 0 ? 1 << sideOf(frame) : 0),
  options(t, _frame, side, out) {
    launchings(t, side).forEach((_, i) => out.push(i));
    out.push(DONE);
  },
  describe(t, _frame, code, side): Choice {
    if (code === DONE) return { do: "done" };
    const { field, formation, mode, group } = launchings(t, side)[code]!;
    const number = formation < 0 ? freeNumber(t, side)! : t.position.formations[formation]!.number;
    return {
      do: formation < 0 ? "form" : "add",
      formation: `af-${number}`,
      from: t.rules.fields[field]!.id,
      launch: launchModes[mode]!,
      plane: planeId(t, group),
      ordnance: ordnances[group.ordnance]!,
      count: group.count,
    };
  },
  explain(t, _frame, { do: what, from, launch: mode, count }, side) {
    const field = t.rules.fieldOf[String(from)];
    if (what !== "form" || field === undefined || typeof count !== "number") return undefined;
    // What the other side launches, it alone knows (7.1).
    if (sideOfField(t, field) !== side) return undefined;
    const { name } = t.rules.fields[field]!;
    const n = launchModes.indexOf(mode as (typeof launchModes)[number]);
    if (n < 0) return undefined;
    const turns = canTurnIntoWind(t, field);
    const room = roomFor(t, field, n, turns);
    if (count <= room) return undefined;
    const isWind = !turns && count <= roomFor(t, field, n, true);
    if (isWind)
      return {
        rule: "6.10",
        text: `${name} cannot move into the wind: ${room} more by ${launchModes[n]!} launch.`,
      };
    return {
      rule: "14.9",
      text: `${name} launches ${room} more Air Factors by ${launchModes[n]!} launch this turn.`,
    };
  },
  prompt: () => "Form Air Formations of ready planes",
  take(t, frame, code, side) {
    if (code === DONE) return t.set(frame.data, "done", true);
    const { field, formation, mode, group } = launchings(t, side)[code]!;
    const to = formation < 0 ? form(t, field, mode) : t.position.formations[formation]!;
    launch(t, field, to, mode, group);
    t.say(
      "8.5",
      () =>
        `${formationText(to)} at ${t.rules.fields[field]!.name}: ${groupText(t.rules, group)}, ${launchModes[mode]!} launch.`,
    );
  },
  proceed: (t, frame) => t.goTo("putting-away", { side: sideOf(frame) }),
};

/** The options of a side as it forms Air Formations; codes are places in the list. */
export const launchings = (t: FlatTopTable, side: number): readonly Launching[] => bothLaunchings(t)[side]!;

const bothLaunchings = derived((t: FlatTopTable) => [...sideIds.keys()].map((side) => launchingsOf(t, side)));

function launchingsOf(t: FlatTopTable, side: number): Launching[] {
  const all: Launching[] = [];
  const { formations, decks, options } = t.position;
  const onDeck = aloft(t)[side]!.filter((n) => (formations[n]!.flags & MoveFlag.onDeck) !== 0);
  const mayForm = freeNumber(t, side) !== undefined;
  // 8.6: by an option, forming is a move of its own, which a plane that was readied this turn cannot make.
  const isMove = options.includes("formation-counts-as-readying");
  for (const field of fieldsOf(t)[side]!) {
    const deck = decks[field]!;
    const ready = isMove ? without(deck.ready, deck.movedToReady) : deck.ready;
    if (ready.length === 0 || isEntering(t, field)) continue;
    const turns = canTurnIntoWind(t, field);
    for (let mode = MINIMUM; mode <= MAXIMUM; mode++) {
      const room = Math.min(roomFor(t, field, mode, turns), isMove ? budgetOf(t, field, "ready") : Infinity);
      if (room === 0) continue;
      for (const group of ready) {
        if (!handles(t, field, group.kind)) continue;
        const add = (formation: number): void => {
          for (let count = 1; count <= Math.min(room, group.count); count++)
            all.push({ field, formation, mode, group: { ...group, count } });
        };
        if (mayForm) add(-1);
        for (const n of onDeck) if (formations[n]!.mode === mode && sameHex(t, field, formations[n]!)) add(n);
      }
    }
  }
  return all;
}

/** 8.4: planes of several ships and bases in one hex may form one Air Formation; off-board ones are by themselves. */
const sameHex = (t: FlatTopTable, field: number, { hex, origin }: Formation): boolean =>
  hex === OFF_MAP ? origin === field : hexOfField(t, field) === hex;

/** A ship that has not come on the map yet does nothing. */
const isEntering = (t: FlatTopTable, field: number): boolean =>
  t.rules.fields[field]!.ship >= 0 && hexOfField(t, field) === OFF_MAP;

/** 8.5.2: the lowest number of an empty Air Formation box; undefined when all are taken. */
export function freeNumber({ rules, position }: FlatTopTable, side: number): number | undefined {
  const { counters } = rules.parameters.airFormations;
  for (let number = 1; number <= counters; number++)
    if (position.formations[formationAt(rules, side, number)]!.flights.length === 0) return number;
  return undefined;
}

function form(t: FlatTopTable, field: number, mode: number): Formation {
  const side = sideOfField(t, field);
  const number = freeNumber(t, side)!;
  const formation: Formation = {
    ...emptyFormation(side, number),
    hex: hexOfField(t, field),
    origin: field,
    mode,
    flags: MoveFlag.onDeck | skyFlags(t, hexOfField(t, field)),
  };
  t.set(t.position.formations, formationAt(t.rules, side, number), formation);
  return formation;
}

/** Air Factors leave the Ready box for an Air Formation and are logged (8.5). */
function launch(t: FlatTopTable, field: number, formation: Formation, mode: number, group: Group): void {
  const deck = t.position.decks[field]!;
  if (t.position.options.includes("formation-counts-as-readying"))
    t.set(deck, "used", deck.used + group.count);
  takeReady(t, deck, group);
  const { launched } = deck;
  t.set(launched, mode as 0, launched[mode]! + group.count);
  const { range } = t.rules.planes[t.rules.kinds[group.kind]!.plane]!;
  const flight: Flight = {
    ...group,
    // 8.5.5: the turn of take-off counts.
    due: t.position.turn + range - 1,
    bomber: group.ordnance !== UNARMED,
    high: false,
    paid: 0,
    fought: false,
    strike: 0,
  };
  const alike = formation.flights.find(
    ({ kind, ordnance, due }) => kind === flight.kind && ordnance === flight.ordnance && due === flight.due,
  );
  if (alike) t.set(alike, "count", alike.count + group.count);
  else t.push(formation.flights, flight);
}

export const airOperationsSteps: Steps<Rules, Position> = {
  "air-operations": airOperations,
  readying: boxStep(
    "8.10.1",
    "Readying and arming",
    "Which planes are made ready, and with what load?",
    readyingMoves,
    "forming",
  ),
  forming,
  "putting-away": boxStep(
    "8.10.3",
    "Putting planes away",
    "Which planes are stowed, disarmed or dispersed?",
    stowingMoves,
    undefined,
  ),
};
