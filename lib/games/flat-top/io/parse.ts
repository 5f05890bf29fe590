import {
  fail,
  type Frame,
  type Json,
  type JsonObject,
  mapFrames,
  ok,
  type ParsedState,
  type Result,
  type SetupProblem,
} from "../../../kernel";
import { type Known, parsedKnown } from "../../shared/known";
import { emptyDeck, emptyPosition } from "../model/empty";
import {
  type Deck,
  type Flight,
  type Force,
  FORCE_NUMBERS,
  forceAt,
  type Formation,
  formationAt,
  Gone,
  type Group,
  MoveFlag,
  type Position,
  ShipFlag,
} from "../model/position";
import type { Report } from "../model/reports";
import { NOBODY, ordnances, type Rules, sideIds } from "../model/rules";
import type { Terms } from "../model/scenario";
import { frameData, type Kind, numberOf, UnknownId } from "./codec";
import { goneNames } from "./print";

interface PrintedGroup {
  plane: string;
  count: number;
  ordnance?: string;
}

interface PrintedFlight extends PrintedGroup {
  due: number;
  bomber?: true;
  high?: true;
  paid?: number;
  fought?: true;
  strike?: number;
}

type PrintedDeck = Partial<
  Record<"ready" | "readying" | "dispersed" | "landed" | "movedToReady" | "movedToReadying", PrintedGroup[]>
> & { used?: number; launched?: [number, number, number] };

interface PrintedForce {
  hex: string | null;
  enters?: number;
  entry?: string;
  marker?: number;
  plot?: (string | null)[];
  flags?: string[];
}

interface PrintedFormation {
  hex: string | null;
  arrives?: number;
  entry?: string;
  bound?: string;
  marker?: number;
  origin: string;
  mode?: number;
  flights: PrintedFlight[];
  flags?: string[];
}

interface Printed {
  scenario: string;
  terms: Terms;
  options: string[];
  turn: number;
  firstTurn: number;
  lastTurn: number;
  baseValues: string;
  initiative: string;
  wind: Record<string, number>;
  clouds: string[];
  points: Record<string, number>;
  bases: Record<string, { owner: string; hits: number; attacked: number; unloaded: number }>;
  ships: Record<
    string,
    {
      taskForce?: number;
      gone?: string;
      hits: number;
      ammunition?: number;
      flags?: string[];
      anchored?: number;
      unloaded?: number;
      moves?: number;
    }
  >;
  taskForces: Record<string, Record<string, PrintedForce>>;
  decks: Record<string, PrintedDeck>;
  airFormations: Record<string, Record<string, PrintedFormation>>;
  markers: { id: number; side: string; kind: string; hex: string; lastReport: string }[];
  nextMarker: number;
  known: Record<string, JsonObject>;
  named: Record<string, string[]>;
  lost: Record<string, number>;
  fought: [number, number][];
  foughtLast: [number, number][];
  tried: { side: string; hex: string; high: boolean }[];
  fightsDone: string[];
  coastwatchers: Record<string, boolean>;
  radar: Record<string, { ships: string[]; bases: boolean }>;
  frames: Frame[];
}

/** A position that plays on from a printed state. Names that this ruleset lacks are reported, not guessed. */
export function parseState(rules: Rules, printed: Json): Result<ParsedState<Position>, SetupProblem[]> {
  try {
    const source = printed as unknown as Printed;
    const position = positionOf(rules, source);
    return ok({ position, frames: mapFrames(source.frames, (_step, data) => frameData(rules, data, false)) });
  } catch (error) {
    if (!(error instanceof UnknownId || error instanceof TypeError)) throw error;
    const message = error instanceof UnknownId ? error.message : "This is not a saved state of this game.";
    return fail([{ code: "setup/state", severity: "error", message }]);
  }
}

function positionOf(rules: Rules, source: Printed): Position {
  const position = emptyPosition(rules);
  const number = (kind: Kind, id: Json | undefined): number => numberOf(rules, kind, id);
  const { scenario, options, turn, firstTurn, lastTurn, baseValues, nextMarker } = source;
  Object.assign(position, { scenario, options: [...options], turn, firstTurn, lastTurn, nextMarker });
  position.terms = source.terms;
  position.baseSet = baseValues;
  position.initiative = source.initiative === "none" ? NOBODY : number("side", source.initiative);
  for (const [id, direction] of Object.entries(source.wind))
    position.wind[number("sector", id)] = direction - 1;
  position.clouds = source.clouds.map((id) => number("hex", id));
  for (const [side, id] of sideIds.entries()) {
    position.points[side as 0] = source.points[id]!;
    position.known[side as 0] = knownOf(rules, source.known[id]!);
    position.named[side as 0] = source.named[id]!.map((ship) => number("ship", ship));
    position.radar.ships[side] = [...source.radar[id]!.ships];
    position.radar.bases[side] = source.radar[id]!.bases;
  }
  for (const [id, base] of Object.entries(source.bases)) {
    const n = number("base", id);
    position.bases.owner[n] = number("side", base.owner);
    position.bases.hits[n] = base.hits;
    position.bases.attacked[n] = base.attacked;
    position.bases.unloaded[n] = base.unloaded;
  }
  for (const [side, id] of sideIds.entries()) {
    for (const [n, force] of Object.entries(source.taskForces[id]!))
      position.forces[forceAt(side, Number(n))] = { side, number: Number(n), ...forceOf(rules, force) };
    for (const [n, each] of Object.entries(source.airFormations[id]!))
      position.formations[formationAt(rules, side, Number(n))] = {
        side,
        number: Number(n),
        ...formationOf(rules, each),
      };
  }
  fleetOf(rules, source, position);
  for (const [id, deck] of Object.entries(source.decks))
    position.decks[number("field", id)] = deckOf(rules, deck);
  position.markers = source.markers.map(({ id, side, kind, hex, lastReport }) => ({
    id,
    side: number("side", side),
    isAir: kind === "planes",
    hex: number("hex", hex),
    lastReport,
  }));
  for (const [id, lost] of Object.entries(source.lost)) position.lost[number("kind", id)] = lost;
  position.fought = source.fought.map(([a, b]) => [a, b]);
  position.foughtLast = source.foughtLast.map(([a, b]) => [a, b]);
  position.tried = source.tried.map(({ side, hex, high }) => ({
    side: number("side", side),
    hex: number("hex", hex),
    high,
  }));
  position.fightsDone = source.fightsDone.map((id) => number("hex", id));
  rules.coastwatchers.forEach(({ id }, n) => (position.watching[n] = source.coastwatchers[id] ?? false));
  return position;
}

function knownOf(rules: Rules, printed: JsonObject): Known<Report> {
  const known = parsedKnown(printed, Number);
  for (const contact of known.contacts) {
    const { anyHigh, ...what } = contact.what as JsonObject;
    contact.what = {
      ...what,
      hex: numberOf(rules, "hex", what.hex),
      ...(anyHigh === true && { high: true }),
    };
  }
  return known as Known<Report>;
}

const bits = <T extends Record<string, number>>(flags: T, names: readonly string[] | undefined): number =>
  (names ?? []).reduce((sum, name) => {
    const bit = flags[name];
    if (bit === undefined) throw new UnknownId(`There is no mark “${name}”.`);
    return sum | bit;
  }, 0);

function fleetOf(rules: Rules, source: Printed, { fleet }: Position): void {
  for (const [id, ship] of Object.entries(source.ships)) {
    const n = numberOf(rules, "ship", id);
    fleet.force[n] = forceNumber(rules.ships[n]!.side, ship.taskForce ?? ship.gone);
    fleet.hits[n] = ship.hits;
    fleet.ammunition[n] = ship.ammunition ?? -1;
    fleet.flags[n] = bits(ShipFlag, ship.flags);
    fleet.anchored[n] = ship.anchored ?? 0;
    fleet.unloaded[n] = ship.unloaded ?? 0;
    fleet.moves[n] = ship.moves ?? 0;
  }
}

function forceNumber(side: number, of: number | string | undefined): number {
  if (of === goneNames[Gone.sunk]) return Gone.sunk;
  if (of === goneNames[Gone.left]) return Gone.left;
  if (typeof of !== "number" || of < 1 || of > FORCE_NUMBERS)
    throw new UnknownId(`There is no Task Force ${of} of ${sideIds[side]!}.`);
  return forceAt(side, of);
}

const forceOf = (rules: Rules, force: PrintedForce): Omit<Force, "side" | "number"> => ({
  hex: numberOf(rules, "hex", force.hex),
  enters: force.enters ?? 0,
  entry: numberOf(rules, "hex", force.entry),
  marker: force.marker ?? 0,
  plot: (force.plot ?? []).map((id) => numberOf(rules, "hex", id)),
  flags: bits(MoveFlag, force.flags),
});

const groupOf = (rules: Rules, { plane, count, ordnance }: PrintedGroup): Group => ({
  kind: numberOf(rules, "kind", plane),
  count,
  ordnance: ordnances.indexOf((ordnance ?? "none") as (typeof ordnances)[number]),
});

function deckOf(rules: Rules, printed: PrintedDeck): Deck {
  const deck = emptyDeck();
  for (const box of ["ready", "readying", "dispersed", "landed", "movedToReady", "movedToReadying"] as const)
    deck[box] = (printed[box] ?? []).map((group) => groupOf(rules, group));
  deck.used = printed.used ?? 0;
  deck.launched = printed.launched ? [...printed.launched] : [0, 0, 0];
  return deck;
}

const formationOf = (rules: Rules, each: PrintedFormation): Omit<Formation, "side" | "number"> => ({
  hex: numberOf(rules, "hex", each.hex),
  arrives: each.arrives ?? 0,
  entry: numberOf(rules, "hex", each.entry),
  bound: numberOf(rules, "base", each.bound),
  marker: each.marker ?? 0,
  origin: numberOf(rules, "field", each.origin),
  mode: each.mode ?? -1,
  flights: each.flights.map(({ due, bomber, high, paid, fought, strike, ...group }): Flight => ({
    ...groupOf(rules, group),
    due,
    bomber: bomber ?? false,
    high: high ?? false,
    paid: paid ?? 0,
    fought: fought ?? false,
    strike: strike ?? 0,
  })),
  flags: bits(MoveFlag, each.flags),
});
