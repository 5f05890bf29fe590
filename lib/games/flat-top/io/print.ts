import { type Frame, type FrameData, type Json, type JsonObject, mapFrames } from "../../../kernel";
import { printedKnown, shownContacts } from "../../shared/known";
import { dayText, hourText } from "../model/clock";
import { isThere, sideOfField } from "../model/decks";
import { sideId } from "../model/pieces";
import {
  type Deck,
  type FlatTopTable,
  type Force,
  type Formation,
  Gone,
  type Group,
  MoveFlag,
  ShipFlag,
} from "../model/position";
import type { Report } from "../model/reports";
import { isFormed } from "../model/task-forces";
import { OFF_MAP, ordnances, type Rules, sideIds } from "../model/rules";
import { frameData, idOf } from "./codec";

/**
 * The state with ids instead of numbers. For a side: all of its own, and of the other what is public (weather, points,
 * who owns the bases, counters on the map) and what was reported.
 */
export function printState(t: FlatTopTable, side?: number): JsonObject {
  const { rules, position, state } = t;
  const sees = (owner: number): boolean => side === undefined || owner === side;
  return {
    game: t.module.id,
    scenario: position.scenario,
    options: [...position.options],
    turn: position.turn,
    hour: `${hourText(position.turn)}, ${dayText(rules.firstDay, position.turn)}`,
    firstTurn: position.firstTurn,
    lastTurn: position.lastTurn,
    baseValues: position.baseSet,
    initiative: sideId(position.initiative),
    wind: Object.fromEntries(rules.sectors.map(({ id }, n) => [id, position.wind[n]! + 1])),
    clouds: position.clouds.map((hex) => idOf(rules, "hex", hex)),
    points: bySide((each) => position.points[each]!),
    bases: Object.fromEntries(
      rules.bases.flatMap(({ id }, n) =>
        position.bases.owner[n]! < 0 ? [] : [[id, printBase(t, n, sees(position.bases.owner[n]!))]],
      ),
    ),
    ships: Object.fromEntries(
      rules.ships.flatMap(({ id, side: owner }, n) =>
        position.fleet.force[n] === Gone.absent || !sees(owner) ? [] : [[id, printShip(t, n)]],
      ),
    ),
    taskForces: bySide((each) => (sees(each) ? printForces(t, each) : {})),
    decks: Object.fromEntries(
      rules.fields.flatMap(({ id }, n) =>
        isThere(t, n) && sees(sideOfField(t, n)) ? [[id, printDeck(rules, position.decks[n]!)]] : [],
      ),
    ),
    airFormations: bySide((each) => (sees(each) ? printFormations(t, each) : {})),
    markers: position.markers.map(({ id, side: owner, isAir, hex, lastReport }) => ({
      id,
      side: sideId(owner),
      kind: isAir ? "planes" : "ships",
      hex: idOf(rules, "hex", hex),
      ...(side === undefined && { lastReport }),
    })),
    ...(side === undefined
      ? {
          terms: position.terms as unknown as JsonObject,
          nextMarker: position.nextMarker,
          known: bySide((each) => printKnown(t, each)),
          named: bySide((each) => position.named[each]!.map((ship) => idOf(rules, "ship", ship))),
          lost: printLost(t),
          fought: printPairs(t.position.fought),
          foughtLast: printPairs(t.position.foughtLast),
          tried: position.tried.map(({ side: by, hex, high }) => ({
            side: sideId(by),
            hex: idOf(rules, "hex", hex),
            high,
          })),
          fightsDone: position.fightsDone.map((hex) => idOf(rules, "hex", hex)),
          coastwatchers: Object.fromEntries(
            rules.coastwatchers.map(({ id }, n) => [id, position.watching[n]!]),
          ),
          radar: bySide((each) => ({
            ships: position.radar.ships[each]!,
            bases: position.radar.bases[each]!,
          })),
        }
      : {
          reports: shownContacts(position.known[side]!).map(({ what, ...contact }) => ({
            ...contact,
            ...printReport(rules, what as Report),
          })),
          named: position.named[side]!.map((ship) => idOf(rules, "ship", ship)),
        }),
    frames: mapFrames(shownFrames(t, side), (step, data) =>
      side === undefined || isOpenTo(t, side, step, data) ? frameData(rules, data, true) : {},
    ) as unknown as JsonObject[],
    chance: structuredClone(state.chance) as unknown as JsonObject,
    outcome: state.outcome as unknown as JsonObject,
  };
}

/**
 * The frames as a side may see them: not that the other side moves hidden planes, how many are still to move, and what it
 * gets back.
 */
function shownFrames({ state, position }: FlatTopTable, side: number | undefined): readonly Frame[] {
  if (side === undefined) return state.frames;
  return state.frames.flatMap((frame): Frame[] => {
    const { step, data } = frame;
    if (step === "flight") return position.formations[data.formation as number]!.side === side ? [frame] : [];
    if (step === "side-flies" && data.side !== side) return [{ step, data: { side: data.side! } }];
    if (step === "replacements") {
      const own = (lists: unknown): Json =>
        ((lists ?? []) as Json[]).map((list, i) => (i === side ? list : null));
      return [{ step, data: { waiting: own(data.waiting), ties: own(data.ties) } }];
    }
    return [frame];
  });
}

const bySide = <T extends JsonObject[string]>(of: (side: number) => T): JsonObject =>
  Object.fromEntries(sideIds.map((id, side) => [id, of(side)]));

/** That there are planes at high altitude is one member, how many there are another. */
/** Whether a side may read what a step remembers: which of the other's hidden units moves, and how far, it may not (7.1). */
function isOpenTo({ position }: FlatTopTable, side: number, step: string, data: FrameData): boolean {
  if (step === "flight") return position.formations[data.formation as number]?.side === side;
  if (step === "shadow-sail") return position.forces[data.force as number]?.side === side;
  // 7.16: pairs name units by their places in the lists.
  return step !== "shadow-move" && step !== "shadowing";
}

const printReport = (rules: Rules, { high, ...report }: Report): JsonObject => ({
  ...(report as JsonObject),
  hex: idOf(rules, "hex", report.hex),
  ...(high === true ? { anyHigh: true } : high !== undefined && { high }),
});

/** The reports that a side has, with the numbers of the markers that its contacts follow. */
function printKnown({ rules, position }: FlatTopTable, side: number): JsonObject {
  const { next, contacts } = printedKnown(position.known[side]!, String) as unknown as {
    next: number;
    contacts: { what: Report }[];
  };
  return { next, contacts: contacts.map((each) => ({ ...each, what: printReport(rules, each.what) })) };
}

/** Who owns a base is known to all, what it suffered to its owner alone. */
function printBase({ position }: FlatTopTable, n: number, isOwn: boolean): JsonObject {
  const { owner, hits, attacked, unloaded } = position.bases;
  return {
    owner: sideId(owner[n]!),
    ...(isOwn && { hits: hits[n]!, attacked: attacked[n]!, unloaded: unloaded[n]! }),
  };
}

const shipFlags = Object.keys(ShipFlag) as (keyof typeof ShipFlag)[];
const moveFlags = Object.keys(MoveFlag) as (keyof typeof MoveFlag)[];
export const goneNames = { [Gone.sunk]: "sunk", [Gone.left]: "left" } as const;

function printShip({ position }: FlatTopTable, n: number): JsonObject {
  const { force, hits, ammunition, flags, anchored, unloaded, moves } = position.fleet;
  const of = force[n]!;
  const set = shipFlags.filter((name) => flags[n]! & ShipFlag[name]);
  return {
    ...(of >= 0 ? { taskForce: position.forces[of]!.number } : { gone: goneNames[of as -2 | -3] }),
    hits: hits[n]!,
    ...(ammunition[n]! >= 0 && { ammunition: ammunition[n]! }),
    ...(set.length > 0 && { flags: set }),
    ...(anchored[n] !== 0 && { anchored: anchored[n]! }),
    ...(unloaded[n] !== 0 && { unloaded: unloaded[n]! }),
    ...(moves[n] !== 0 && { moves: moves[n]! }),
  };
}

const flagsOf = (flags: number): JsonObject => {
  const set = moveFlags.filter((name) => flags & MoveFlag[name]);
  return set.length > 0 ? { flags: set } : {};
};

/** Task Forces with ships, by number. */
const printForces = (t: FlatTopTable, side: number): JsonObject =>
  Object.fromEntries(
    t.position.forces.flatMap((force, n) =>
      force.side === side && isFormed(t, n) ? [[String(force.number), printForce(t.rules, force)]] : [],
    ),
  );

const printForce = (rules: Rules, { hex, enters, entry, marker, plot, flags }: Force): JsonObject => ({
  hex: idOf(rules, "hex", hex),
  ...(enters !== 0 && { enters, entry: idOf(rules, "hex", entry) }),
  ...(marker !== 0 && { marker }),
  ...(plot.length > 0 && { plot: plot.map((each) => idOf(rules, "hex", each)) }),
  ...flagsOf(flags),
});

const printGroup = (rules: Rules, { kind, count, ordnance }: Group): JsonObject => ({
  plane: rules.kinds[kind]!.id,
  count,
  ...(ordnance !== 0 && { ordnance: ordnances[ordnance]! }),
});

const boxes = ["ready", "readying", "dispersed", "landed", "movedToReady", "movedToReadying"] as const;

function printDeck(rules: Rules, deck: Deck): JsonObject {
  const printed: JsonObject = {};
  for (const box of boxes)
    if (deck[box].length > 0) printed[box] = deck[box].map((group) => printGroup(rules, group));
  if (deck.used !== 0) printed.used = deck.used;
  if (deck.launched.some((n) => n !== 0)) printed.launched = [...deck.launched];
  return printed;
}

/** Air Formations with planes, by number. */
const printFormations = ({ rules, position }: FlatTopTable, side: number): JsonObject =>
  Object.fromEntries(
    position.formations.flatMap((each) =>
      each.side === side && each.flights.length > 0
        ? [[String(each.number), printFormation(rules, each)]]
        : [],
    ),
  );

const printFormation = (rules: Rules, formation: Formation): JsonObject => ({
  hex: idOf(rules, "hex", formation.hex),
  ...(formation.arrives !== 0 && { arrives: formation.arrives }),
  ...(formation.entry !== OFF_MAP && { entry: idOf(rules, "hex", formation.entry) }),
  ...(formation.bound >= 0 && { bound: rules.bases[formation.bound]!.id }),
  ...(formation.marker !== 0 && { marker: formation.marker }),
  origin: rules.fields[formation.origin]!.id,
  ...(formation.mode >= 0 && { mode: formation.mode }),
  flights: formation.flights.map(({ due, bomber, high, paid, fought, strike, ...group }) => ({
    ...printGroup(rules, group),
    due,
    ...(bomber && { bomber }),
    ...(high && { high }),
    ...(paid !== 0 && { paid }),
    ...(fought && { fought }),
    ...(strike !== 0 && { strike }),
  })),
  ...flagsOf(formation.flags),
});

const printLost = ({ rules, position }: FlatTopTable): JsonObject =>
  Object.fromEntries(position.lost.flatMap((n, kind) => (n > 0 ? [[rules.kinds[kind]!.id, n]] : [])));

const printPairs = (pairs: readonly (readonly [number, number])[]): number[][] =>
  pairs.map((pair) => [...pair]);
