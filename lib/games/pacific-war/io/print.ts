import { type Frame, type FrameData, type Json, type JsonObject, mapFrames } from "../../../kernel";
import { Gone, type PacificTable, rowIds, type TaskForce } from "../model/position";
import { ALLIED, NOBODY, NOWHERE, sideIds } from "../model/rules";
import { airClass, groundClass } from "../model/units";
import type { War } from "../model/war";
import { printedData, sideId, siteId } from "./codec";

/**
 * The state with ids instead of numbers. For a side: all of its own, and of the other what lies on the map. What is in a
 * Task Force or a Force is hidden (2.5.10): which ships, aircraft and troops the other side has is left out, but for those
 * that are lost. So is the Condition of the Operation, which the Reaction player alone knows until it is revealed (21.0).
 */
export function printState(t: PacificTable, side?: number): JsonObject {
  const { rules, position, state } = t;
  const sees = (owner: number): boolean => side === undefined || owner === side;
  const { operation, fleet } = position;
  const nameOfAirUnit = airUnitNames(t, side);
  const shown = shownIn(state.frames, "shownShips");
  const shownTroops = shownIn(state.frames, "shownGroundUnits");
  const hex = (n: number): string => siteId(rules, n);
  return {
    game: t.module.id,
    scenario: position.scenario,
    options: [...position.options],
    terms: position.terms as unknown as Json,
    month: position.month,
    day: position.day,
    daysPassed: position.daysPassed,
    operation: {
      ...operation,
      side: sideIds[operation.side]!,
      ...(isLengthHidden(t, side) && { length: null }),
      condition: operation.revealed || side !== operation.side ? operation.condition : null,
      contactHexes: [...operation.contactHexes],
    },
    cycle: position.cycle,
    advantage: sideId(position.advantage),
    lighting: position.lighting,
    taskForces: position.taskForces.map((group) => printTaskForce(group, hex, sees(group.side))),
    ships: Object.fromEntries(
      rules.ships.flatMap(({ id, side: owner }, n) => {
        const at = fleet.hex[n]!;
        if (at === Gone.absent) return [];
        if (sees(owner) || at === Gone.lost) return [[id, printShip(t, n)]];
        return shown.has(n) ? [[id, printShown(t, n)]] : [];
      }),
    ),
    airUnits: position.airUnits.flatMap((unit) =>
      sees(airClass(rules, unit).side) || unit.steps === 0
        ? [
            {
              ...unit,
              kind: airClass(rules, unit).id,
              hex: hex(unit.hex),
              ship: unit.ship < 0 ? null : rules.ships[unit.ship]!.id,
              over: unit.over < 0 ? null : hex(unit.over),
            },
          ]
        : [],
    ),
    groundUnits: position.groundUnits.flatMap((unit, n) =>
      sees(groundClass(rules, unit).side) || unit.hex === Gone.lost || shownTroops.has(n)
        ? [
            {
              ...unit,
              kind: groundClass(rules, unit).id,
              hex: hex(unit.hex),
              ship: unit.ship < 0 ? null : rules.ships[unit.ship]!.id,
            },
          ]
        : [],
    ),
    bases: position.bases.map(({ side: owner, kind, hex: at, hits }) => ({
      side: sideIds[owner]!,
      kind: rules.baseClasses[kind]!.id,
      hex: hex(at),
      hits,
    })),
    fortifications: Object.fromEntries(
      rules.fortifications.flatMap(({ id }, n) =>
        position.fortifications[n] === Gone.absent ? [] : [[id, position.fortifications[n]!]],
      ),
    ),
    headquarters: Object.fromEntries(
      rules.headquarters.flatMap(({ id }, n) =>
        position.headquarters[n] === NOWHERE ? [] : [[id, hex(position.headquarters[n]!)]],
      ),
    ),
    submarines: Object.fromEntries(
      rules.submarineCommands.flatMap(({ id }, n) =>
        position.submarines.hex[n] === NOWHERE && position.submarines.waiting[n] === 0
          ? []
          : [[id, { hex: hex(position.submarines.hex[n]!), waiting: position.submarines.waiting[n]! }]],
      ),
    ),
    patrols: position.patrols.map(({ command, hex: at, submarines }) => ({
      command: rules.submarineCommands[command]!.id,
      hex: hex(at),
      submarines,
    })),
    searches: position.searches.map((search) => ({
      side: sideIds[search.side]!,
      hex: hex(search.hex),
      ship: search.ship < 0 || !sees(search.side) ? null : rules.ships[search.ship]!.id,
      airUnit: search.airUnit < 0 || !sees(search.side) ? null : position.airUnits[search.airUnit]!.id,
    })),
    supportBases: position.supportBases.map(({ side: owner, hex: at, hits }) => ({
      side: sideIds[owner]!,
      hex: hex(at),
      hits,
    })),
    control: printControl(t),
    entryArrows: position.entryArrows.map(({ side: owner, from, to }) => ({
      side: sideIds[owner]!,
      from: hex(from),
      to: hex(to),
    })),
    sieges: position.sieges.map(({ side: owner, hex: at }) => ({ side: sideIds[owner]!, hex: hex(at) })),
    continuing: position.continuing.map(({ hex: at, half }) => ({ hex: hex(at), half })),
    interdictedOnce: position.interdictedOnce.map((place) => rules.places[place]!.id),
    demolished: position.demolished.map((place) => rules.places[place]!.id),
    points: Object.fromEntries(sideIds.map((id, n) => [id, { ...position.points[n]! }])),
    airStepsLost: [...position.airStepsLost],
    rescued: sees(ALLIED) ? position.rescued.map((kind) => rules.airClasses[kind]!.id) : [],
    ...(position.war && { war: printWar(t, position.war, side) as unknown as Json }),
    frames: mapFrames(
      shownFrames(t, side),
      (_step, data) => printedData(rules, position, data, nameOfAirUnit) as FrameData,
    ) as unknown as Json,
    chance: state.chance as unknown as Json,
    outcome: state.outcome as unknown as Json,
  };
}

/**
 * The strategic game. What a side keeps to itself the other does not see (10.1), nor the Allies what the Homeland has lost
 * beyond what they have seen burn (8.5).
 */
function printWar(t: PacificTable, war: War, side: number | undefined): Partial<War> {
  const { hands, homelandLosses, ...rest } = war;
  const shown = Object.entries(hands).filter(([id]) => side === undefined || id === sideIds[side]);
  return {
    ...structuredClone(rest),
    ...(side !== undefined && hiddenOfOperation(t, war, side)),
    ...(side !== ALLIED && { homelandLosses: { ...homelandLosses } }),
    hands: structuredClone(Object.fromEntries(shown)) as War["hands"],
  };
}

/** What the other side does not see: which units it has used, what it pays with, and how long its Operation is (20.2.2). */
function hiddenOfOperation(t: PacificTable, { due, operation, used }: War, side: number): Partial<War> {
  const { rules, position } = t;
  const isOwn = (id: string): boolean => ownerOf(t, id) === side;
  return {
    used: used.filter(isOwn),
    due: due
      .filter(({ id }) => rules.headquartersOf[id] !== undefined || isOwn(id))
      .map((each) => ({ ...each })),
    operation: operation.map((each) => ({
      ...structuredClone(each),
      landAirUnits: Object.fromEntries(Object.entries(each.landAirUnits).filter(([id]) => isOwn(id))),
      ...(position.operation.side !== side && each.isFree && { budget: 0 }),
      ...(isLengthHidden(t, side) && { timesCost: 1 }),
    })),
  };
}

/** The side of a ship, an air or ground unit or a headquarters; undefined where there is none. */
function ownerOf({ rules, position }: PacificTable, id: string): number | undefined {
  const ship = rules.shipOf[id];
  if (ship !== undefined) return rules.ships[ship]!.side;
  const headquarters = rules.headquartersOf[id];
  if (headquarters !== undefined) return rules.headquarters[headquarters]!.side;
  const airUnit = position.airUnits.find((each) => each.id === id);
  if (airUnit) return airClass(rules, airUnit).side;
  const groundUnit = position.groundUnits.find((each) => each.id === id);
  return groundUnit && groundClass(rules, groundUnit).side;
}

/** 20.2.2: while more than one Operation Ends marker lies on the track, its owner alone knows which is real. */
const isLengthHidden = ({ position }: PacificTable, side: number | undefined): boolean =>
  side !== undefined &&
  side !== position.operation.side &&
  (position.war?.operation[0]?.ends.length ?? 0) > 1;

/** Where a Ferry Mission of the other side goes (28.16). */
const FERRY_GOAL = ["toHex", "wayHex"];

/** By step what its frame remembers for one side alone: hexes that were flown to, where aircraft land, ships that changed. */
const ofOneSide: Readonly<Record<string, readonly string[]>> = {
  "advantage-air-missions": ["usedHex"],
  "disadvantage-air-missions": ["usedHex"],
  homeward: ["landings"],
  reorganisation: ["movedShips"],
  "special-arrivals": ["boat", "placed"],
  "naval-repair-side": ["repairedShips", "givingShips", "takingShips", "bought"],
  "strategic-transport-side": ["mover", "movedGroundUnits", "movedAirUnits", "movedShips", "room"],
};

/** The frames as a side may see them. */
function shownFrames(
  { state: { frames }, position, rules }: PacificTable,
  side: number | undefined,
): readonly Frame[] {
  if (side === undefined) return frames;
  const ownerOf = ({ data }: Frame): number => {
    if (typeof data.side === "number") return data.side;
    const [first] = Array.isArray(data.airUnits) ? data.airUnits : [];
    return typeof first === "number" ? airClass(rules, position.airUnits[first]!).side : side;
  };
  const isFerry = frames.some(
    ({ step, data }) =>
      step === "air-mission" && (data.kind === "ferry" || data.kind === "patrol") && data.side !== side,
  );
  return frames.map((frame) => {
    const hidden = [
      ...(isFerry ? FERRY_GOAL : []),
      ...(ownerOf(frame) === side ? [] : (ofOneSide[frame.step] ?? [])),
    ];
    const data = Object.entries(frame.data).filter(([member]) => !hidden.includes(member));
    return { step: frame.step, data: Object.fromEntries(data) };
  });
}

/**
 * What the frames call air units: by id, but those of the other side by numbers alone, in the order in which they come. That
 * many fly is seen, not which (2.5.10).
 */
function airUnitNames({ position, rules }: PacificTable, side: number | undefined): (n: number) => string {
  const others: number[] = [];
  return (n) => {
    const unit = position.airUnits[n]!;
    if (side === undefined || unit.steps === 0 || airClass(rules, unit).side === side) return unit.id;
    if (!others.includes(n)) others.push(n);
    return `air-unit-${others.indexOf(n) + 1}`;
  };
}

/** Of an enemy Task Force its marker is seen, not how far it may still move, nor whether it is a dummy (34.4). */
function printTaskForce(group: TaskForce, hexId: (hex: number) => string, isOwn: boolean): JsonObject {
  const { id, side, name, hex, half, detected, dummy, seen, ...rest } = group;
  return {
    id,
    side: sideIds[side]!,
    name,
    hex: hexId(hex),
    half,
    detected,
    ...(seen && { seen: { ...seen } }),
    ...(isOwn && { dummy, ...rest }),
  };
}

function printShip({ rules, position: { fleet, taskForces } }: PacificTable, n: number): JsonObject {
  const group = fleet.taskForce[n]!;
  return {
    at: siteId(rules, fleet.hex[n]!),
    ...(group >= 0 && { taskForce: taskForces[group]!.id, row: rowIds[fleet.row[n]!]! }),
    hits: fleet.hits[n]!,
    activated: fleet.activated[n]!,
    torpedoes: fleet.torpedoes[n]!,
    rested: fleet.rested[n]!,
  };
}

/** Ships or ground units that a step in play shows to both sides (29.2.1, 29.3): those in its member of this name. */
const shownIn = (frames: readonly Frame[], member: string): ReadonlySet<Json> =>
  new Set(frames.flatMap(({ data: { [member]: shown } }) => (Array.isArray(shown) ? shown : [])));

/** Of an enemy ship that is shown its counter is seen with what lies on it, not the Task Force that it belongs to. */
function printShown({ rules, position: { fleet } }: PacificTable, n: number): JsonObject {
  return {
    at: siteId(rules, fleet.hex[n]!),
    hits: fleet.hits[n]!,
    activated: fleet.activated[n]!,
    torpedoes: fleet.torpedoes[n]!,
  };
}

/** Places whose control is not what the map says. */
function printControl({ rules, position }: PacificTable): JsonObject {
  return Object.fromEntries(
    rules.places.flatMap(({ id, control }, n) =>
      position.control[n] === control ? [] : [[id, sideId(position.control[n] ?? NOBODY)]],
    ),
  );
}
