import {
  type Frame,
  type FrameData,
  type Json,
  mapFrames,
  type ParsedState,
  type Result,
  type SetupProblem,
} from "../../../kernel";
import { lookUp } from "../../shared/look-up";
import { readPrinted } from "../../shared/saved-state";
import { emptyPosition } from "../model/empty";
import {
  type AirUnit,
  type GroundUnit,
  type Operation,
  type Points,
  type Position,
  rowIds,
  type Seen,
  type TaskForce,
} from "../model/position";
import { NOWHERE, type Rules, sideIds } from "../model/rules";
import type { War } from "../model/war";
import { parsedData, sideNumber, siteNumber } from "./codec";

interface PrintedShip {
  at: string;
  taskForce?: string;
  row?: (typeof rowIds)[number];
  hits: number;
  activated: boolean;
  torpedoes: number;
  rested: boolean;
}

type Placed<T> = Omit<T, "kind" | "hex" | "ship"> & { kind: string; hex: string; ship: string | null };

interface Printed extends Pick<
  Position,
  "scenario" | "options" | "terms" | "month" | "day" | "daysPassed" | "cycle" | "lighting" | "airStepsLost"
> {
  war?: War;
  operation: Omit<Operation, "side"> & { side: string };
  advantage: string | null;
  points: Record<string, Points>;
  taskForces: (Omit<TaskForce, "side" | "hex" | "seen"> & { side: string; hex: string; seen?: Seen })[];
  ships: Record<string, PrintedShip>;
  airUnits: (Omit<Placed<AirUnit>, "over"> & { over: string | null })[];
  groundUnits: Placed<GroundUnit>[];
  bases: { side: string; kind: string; hex: string; hits: number }[];
  fortifications: Record<string, number>;
  headquarters: Record<string, string>;
  submarines: Record<string, { hex: string; waiting: number }>;
  patrols: { command: string; hex: string; submarines: number }[];
  searches: { side: string; hex: string; ship: string | null; airUnit: string | null }[];
  supportBases: { side: string; hex: string; hits: number }[];
  control: Record<string, string | null>;
  entryArrows: { side: string; from: string; to: string }[];
  sieges: { side: string; hex: string }[];
  continuing: { hex: string; half: number }[];
  interdictedOnce: string[];
  rescued: string[];
  demolished: string[];
  frames: Frame[];
}

/** A position that plays on from a printed state. Names that this ruleset lacks are reported, not guessed. */
export const parseState = (rules: Rules, printed: Json): Result<ParsedState<Position>, SetupProblem[]> =>
  readPrinted(() => {
    const source = printed as unknown as Printed;
    const position = positionOf(rules, source);
    return {
      position,
      frames: mapFrames(source.frames, (_step, data) => parsedData(rules, position, data) as FrameData),
    };
  });

function positionOf(rules: Rules, source: Printed): Position {
  const position = emptyPosition(rules);
  const site = (id: string): number => siteNumber(rules, id);
  const placeOf = (id: string): number => lookUp(rules.placeOf, id, "place");
  const { scenario, options, terms, month, day, daysPassed, cycle, lighting, airStepsLost } = source;
  Object.assign(position, { scenario, terms, month, day, daysPassed, cycle, lighting });
  position.options = [...options];
  position.airStepsLost = [...airStepsLost];
  for (const [n, id] of sideIds.entries()) Object.assign(position.points[n]!, source.points[id]);
  position.operation = {
    ...source.operation,
    side: sideNumber(source.operation.side),
    contactHexes: [...source.operation.contactHexes],
  };
  position.advantage = sideNumber(source.advantage);
  position.taskForces = source.taskForces.map((group) => ({
    ...group,
    side: sideNumber(group.side),
    hex: site(group.hex),
    seen: group.seen ?? null,
  }));
  for (const [id, ship] of Object.entries(source.ships)) placeShip(rules, position, id, ship);
  const shipOf = (id: string | null): number => (id === null ? -1 : lookUp(rules.shipOf, id, "ship"));
  position.airUnits = source.airUnits.map((unit) => ({
    ...unit,
    kind: lookUp(rules.airClassOf, unit.kind, "air class"),
    hex: site(unit.hex),
    ship: shipOf(unit.ship),
    over: unit.over === null ? NOWHERE : site(unit.over),
  }));
  position.groundUnits = source.groundUnits.map((unit) => ({
    ...unit,
    kind: lookUp(rules.groundClassOf, unit.kind, "ground unit"),
    hex: site(unit.hex),
    ship: shipOf(unit.ship),
  }));
  position.bases = source.bases.map(({ side, kind, hex, hits }) => ({
    side: sideNumber(side),
    kind: lookUp(rules.baseClassOf, kind, "Base"),
    hex: site(hex),
    hits,
  }));
  for (const [id, hits] of Object.entries(source.fortifications))
    position.fortifications[lookUp(rules.fortificationOf, id, "fortification")] = hits;
  for (const [id, hex] of Object.entries(source.headquarters))
    position.headquarters[lookUp(rules.headquartersOf, id, "headquarters")] = site(hex);
  for (const [id, { hex, waiting }] of Object.entries(source.submarines)) {
    const n = lookUp(rules.submarineCommandOf, id, "Submarine Command");
    position.submarines.hex[n] = site(hex);
    position.submarines.waiting[n] = waiting;
  }
  position.patrols = source.patrols.map(({ command, hex, submarines }) => ({
    command: lookUp(rules.submarineCommandOf, command, "Submarine Command"),
    hex: site(hex),
    submarines,
  }));
  position.searches = source.searches.map(({ side, hex, ship, airUnit }) => ({
    side: sideNumber(side),
    hex: site(hex),
    ship: shipOf(ship),
    airUnit: airUnit === null ? -1 : position.airUnits.findIndex((unit) => unit.id === airUnit),
  }));
  position.supportBases = source.supportBases.map(({ side, hex, hits }) => ({
    side: sideNumber(side),
    hex: site(hex),
    hits,
  }));
  for (const [id, side] of Object.entries(source.control)) position.control[placeOf(id)] = sideNumber(side);
  position.entryArrows = source.entryArrows.map(({ side, from, to }) => ({
    side: sideNumber(side),
    from: site(from),
    to: site(to),
  }));
  position.sieges = source.sieges.map(({ side, hex }) => ({ side: sideNumber(side), hex: site(hex) }));
  position.continuing = source.continuing.map(({ hex, half }) => ({ hex: site(hex), half }));
  position.rescued = source.rescued.map((id) => lookUp(rules.airClassOf, id, "air class"));
  position.interdictedOnce = source.interdictedOnce.map(placeOf);
  position.demolished = source.demolished.map(placeOf);
  position.war = source.war === undefined ? null : structuredClone(source.war);
  return position;
}

function placeShip(rules: Rules, { fleet, taskForces }: Position, id: string, ship: PrintedShip): void {
  const n = lookUp(rules.shipOf, id, "ship");
  const { side } = rules.ships[n]!;
  fleet.hex[n] = siteNumber(rules, ship.at);
  fleet.hits[n] = ship.hits;
  fleet.activated[n] = ship.activated;
  fleet.torpedoes[n] = ship.torpedoes;
  fleet.rested[n] = ship.rested;
  if (ship.taskForce === undefined) return;
  const group = taskForces.findIndex((each) => each.side === side && each.id === ship.taskForce);
  if (group < 0) throw new RangeError(`There is no Task Force “${ship.taskForce}”.`);
  fleet.taskForce[n] = group;
  fleet.row[n] = rowIds.indexOf(ship.row ?? "screen");
  if (fleet.hex[n]! >= 0 || taskForces[group]!.hex === NOWHERE) fleet.hex[n] = taskForces[group]!.hex;
}
