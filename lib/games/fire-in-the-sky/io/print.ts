import type { Json, JsonObject, ParsedState } from "../../../kernel";
import { frameData, toIds, toNumbers } from "./frames-print";
import { printHidden, type PrintedHidden, readHidden } from "../optional/hidden-print";
import { sightOf, unusedPiece, veilFrame } from "../optional/hidden-view";
import { lookUp, UnknownId } from "../../shared/look-up";
import { quarters, whole } from "../model/points";
import {
  Box,
  emptyPosition,
  Flag,
  type Position,
  type ReactionForce,
  type T,
  type TaskForce,
} from "../model/position";
import { JAPAN, NOBODY, type Rules, sideIds } from "../model/rules";

/**
 * The state with ids instead of numbers: what saved games, the command line and expectations of playtests
 * show. `parse` is its reverse.
 */

const flagNames = Object.keys(Flag) as (keyof typeof Flag)[];
const boxNames = Object.keys(Box) as (keyof typeof Box)[];

const sideName = (side: number): string => sideIds[side] ?? "none";

/** The number of a side; "none", or nothing at all, is nobody. */
function sideNumber(id: string | undefined): number {
  if (id === undefined || id === sideName(NOBODY)) return NOBODY;
  const side = (sideIds as readonly string[]).indexOf(id);
  if (side < 0) throw new UnknownId(`There is no side “${id}”.`);
  return side;
}

export function printState(t: T, side?: number): JsonObject {
  const { rules, position: pos, state } = t;
  const sight = side === JAPAN ? sightOf(t) : undefined;
  return {
    game: t.module.id,
    scenario: pos.scenario,
    options: [...pos.options],
    turn: pos.turn,
    firstTurn: pos.firstTurn,
    phasing: sideName(pos.phasing),
    tracks: {
      merchantmen: whole(pos.merchantmen),
      oil: whole(pos.oil),
      transport: Object.fromEntries(rules.nations.map(({ id }, n) => [id, whole(pos.transport[n]!)])),
      submarine: Object.fromEntries(sideIds.map((id, side) => [id, whole(pos.submarine[side]!)])),
      victoryPoints: pos.vp,
    },
    bases: Object.fromEntries(
      rules.bases
        .filter((n) => rules.places[n]!.kind === "base")
        .map((n) => [rules.places[n]!.id, printBase(pos, n)]),
    ),
    units: Object.fromEntries(
      rules.pieces.flatMap((piece, p) =>
        // Markers are made as they are needed; the ones that nobody has made are no counters yet.
        (piece.kind === "replacements" && pos.at[p] === rules.limbo.available) || sight?.hidden.has(p)
          ? []
          : [[piece.pieceId, sight?.unused.has(p) ? unusedPiece(rules) : printPiece(t, p)]],
      ),
    ),
    taskForces: pos.taskForces.map(({ side, node, origin, attacks }, f) => ({
      side: sideName(side),
      at: rules.nodeIds[node]!,
      from: rules.places[origin]!.id,
      attacks,
      ...(f === pos.tokyoExpress && { tokyoExpress: true }),
      ...sight?.forces.get(f),
    })),
    ...printHidden(t, sight),
    special: {
      conquered: rules.parameters.victory.lateConquest.bases.flatMap((base, i) =>
        pos.conquered[i] ? [rules.places[base]!.id] : [],
      ),
      returnPortLost: pos.returnPortLost,
      indiaEntered: pos.indiaEntered,
      indiaEnteredBefore: pos.indiaEnteredBefore,
      europeanFleetArrived: pos.europeanFleetArrived,
      cheapTaskForces: pos.cheapTaskForces,
      kamikaze: pos.kamikaze,
      ...(pos.reactionForce && { reactionForce: printForce(rules, pos.reactionForce) }),
      rangerCalled: pos.rangerCalled,
      // Said only once it has been used, as the other things that belong to an optional rule.
      ...(pos.reactionDeployments > 0 && { reactionDeployments: pos.reactionDeployments }),
    },
    frames: state.frames.map(({ step, data }) => ({
      step,
      data: frameData(sight ? veilFrame(t, step, data) : data, toIds(rules)),
    })),
    chance: structuredClone(state.chance) as unknown as Json,
    outcome: state.outcome as unknown as Json,
  };
}

function printBase(pos: Position, n: number): JsonObject {
  const base: JsonObject = { control: sideName(pos.control[n]!) };
  if (pos.occupied[n] !== NOBODY) base.occupied = sideName(pos.occupied[n]!);
  if (pos.captured[n] !== NOBODY) base.captured = sideName(pos.captured[n]!);
  return base;
}

const printForce = (rules: Rules, { units, places, ...rest }: ReactionForce): JsonObject => ({
  ...rest,
  units: units.map((p) => rules.pieces[p]!.pieceId),
  places: places.map((n) => rules.places[n]!.id),
});

function printPiece({ rules, position: pos }: T, p: number): JsonObject {
  const unit: JsonObject = { at: rules.places[pos.at[p]!]!.id, steps: pos.steps[p]! };
  const flags = flagNames.filter((name) => pos.flags[p]! & Flag[name]);
  if (flags.length > 0) unit.flags = flags;
  if (pos.at[p] === rules.limbo.track) unit.due = pos.due[p]!;
  if (pos.tf[p] !== -1) unit.taskForce = pos.tf[p]!;
  if (pos.hits[p] !== 0) unit.hits = pos.hits[p]!;
  if (pos.commit[p] !== -1) unit.committed = rules.places[pos.commit[p]!]!.id;
  if (pos.box[p] !== Box.none) unit.box = boxNames[pos.box[p]!]!;
  return unit;
}

// ---- reading it back --------------------------------------------------------------------------------

export interface Printed {
  scenario: string;
  options: string[];
  turn: number;
  firstTurn: number;
  phasing: string;
  tracks: {
    merchantmen: number;
    oil: number;
    transport: Record<string, number>;
    submarine: Record<string, number>;
    victoryPoints: number;
  };
  bases: Record<string, { control: string; occupied?: string; captured?: string }>;
  units: Record<string, PrintedPiece>;
  taskForces: { side: string; at: string; from: string; attacks: number; tokyoExpress?: true }[];
  special: {
    conquered: string[];
    returnPortLost: boolean;
    indiaEntered: number;
    indiaEnteredBefore: number;
    europeanFleetArrived: boolean;
    cheapTaskForces: number;
    kamikaze: boolean;
    reactionForce?: { turn: number; units: string[]; places: string[]; reacted: boolean };
    rangerCalled: boolean;
    reactionDeployments?: number;
  };
  hidden?: PrintedHidden;
  frames: { step: string; data: JsonObject }[];
}

export interface PrintedPiece {
  at: string;
  steps: number;
  flags?: (keyof typeof Flag)[];
  due?: number;
  taskForce?: number;
  hits?: number;
  committed?: string;
  box?: keyof typeof Box;
}

/**
 * The position of a printed state, with the steps under way. Throws `UnknownId` for a name that this ruleset lacks, and
 * TypeError for what has not the form of a state: `saved/read-state.ts` makes problems of them.
 */
export function parseState(rules: Rules, printed: Json): ParsedState<Position> {
  const source = printed as unknown as Printed;
  const position = readPosition(rules, source);
  const frames = source.frames.map(({ step, data }) => ({ step, data: frameData(data, toNumbers(rules)) }));
  return { position, frames };
}

function readPosition(rules: Rules, source: Printed): Position {
  const position = emptyPosition(rules);
  const place = (id: string) => lookUp(rules.placeOf, id, "place");
  const { tracks, special } = source;
  position.scenario = source.scenario;
  position.options = [...source.options];
  position.turn = source.turn;
  position.firstTurn = source.firstTurn;
  position.phasing = sideNumber(source.phasing);
  position.merchantmen = quarters(tracks.merchantmen);
  position.oil = quarters(tracks.oil);
  position.vp = tracks.victoryPoints;
  position.transport = rules.nations.map(({ id }) => quarters(tracks.transport[id] ?? 0));
  position.submarine = sideIds.map((id) => quarters(tracks.submarine[id] ?? 0));
  for (const [id, base] of Object.entries(source.bases)) {
    const n = place(id);
    position.control[n] = sideNumber(base.control);
    position.occupied[n] = sideNumber(base.occupied);
    position.captured[n] = sideNumber(base.captured);
  }
  for (const [id, unit] of Object.entries(source.units)) readPiece(rules, position, id, unit);
  position.taskForces = source.taskForces.map(({ side, at, from, attacks }): TaskForce => ({
    side: sideNumber(side),
    node: nodeOf(rules, at),
    origin: place(from),
    attacks,
  }));
  position.tokyoExpress = source.taskForces.findIndex(({ tokyoExpress }) => tokyoExpress === true);
  position.tf.forEach((force, p) => {
    if (force !== -1 && position.taskForces[force] === undefined)
      throw new UnknownId(`${rules.pieces[p]!.pieceId} is in Task Force ${force}, which does not exist.`);
  });
  if (source.hidden) readHidden(rules, position, source.hidden);
  position.conquered = rules.parameters.victory.lateConquest.bases.map((base) =>
    special.conquered.includes(rules.places[base]!.id),
  );
  position.returnPortLost = special.returnPortLost;
  position.indiaEntered = special.indiaEntered;
  position.indiaEnteredBefore = special.indiaEnteredBefore;
  position.europeanFleetArrived = special.europeanFleetArrived;
  position.cheapTaskForces = special.cheapTaskForces;
  position.kamikaze = special.kamikaze;
  if (special.reactionForce) {
    const { units, places, ...rest } = special.reactionForce;
    position.reactionForce = {
      ...rest,
      units: units.map((id) => lookUp(rules.pieceOf, id, "unit")),
      places: places.map(place),
    };
  }
  position.rangerCalled = special.rangerCalled;
  position.reactionDeployments = special.reactionDeployments ?? 0;
  return position;
}

function nodeOf(rules: Rules, id: string): number {
  const node = rules.nodeIds.indexOf(id);
  if (node < 0) throw new UnknownId(`There is no place “${id}” in this game.`);
  return node;
}

function readPiece(rules: Rules, position: Position, id: string, unit: PrintedPiece): void {
  const p = lookUp(rules.pieceOf, id, "unit");
  position.at[p] = lookUp(rules.placeOf, unit.at, "place");
  position.steps[p] = unit.steps;
  position.flags[p] = (unit.flags ?? []).reduce((bits, name) => bits | lookUp(Flag, name, "mark"), 0);
  position.due[p] = unit.due ?? 0;
  position.tf[p] = unit.taskForce ?? -1;
  position.hits[p] = unit.hits ?? 0;
  position.commit[p] = unit.committed === undefined ? -1 : lookUp(rules.placeOf, unit.committed, "place");
  position.box[p] = lookUp(Box, unit.box ?? "none", "box");
}
