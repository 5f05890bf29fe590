import {
  type Frame,
  type FrameData,
  type Json,
  mapFrames,
  type ParsedState,
  type Result,
  type SetupProblem,
} from "../../../kernel";
import { readPrinted } from "../../shared/saved-state";
import { emptyPosition } from "../model/empty";
import {
  baseStates,
  Gone,
  type PointSource,
  type Position,
  type Report,
  UNAVAILABLE,
} from "../model/position";
import { JAPANESE, NOBODY, type Rules, sideIds } from "../model/rules";
import type { Terms } from "../model/scenario";
import { parseBattle, type PrintedBattle } from "./battle";
import { boxNumber, type Kind, namesToFlags, numberOf, parsedData } from "./codec";

interface Printed extends Pick<
  Position,
  | "scenario"
  | "turn"
  | "firstTurn"
  | "lastTurn"
  | "initiativeMissions"
  | "generalRegroup"
  | "airFleet11"
  | "coveringFleet"
  | "coveringCommitments"
  | "radar"
  | "surrendered"
  | "surrenderRoll"
  | "missions"
> {
  options: string[];
  terms: Terms;
  initiative: string;
  events: string[];
  happened: string[];
  paratroops: { missions: number; turn: number; at?: string; attacked?: true };
  acesLost?: Record<string, number>;
  points: Record<string, number>;
  pointSources: (Omit<PointSource, "side"> & { side: string })[];
  airbases: Record<string, { state: string; at?: string; oos?: true }>;
  airUnits: Record<string, { at?: string; box?: string; hex?: string; aboard?: string; flags: string[] }>;
  ships: Record<string, { at: string; flags: string[] }>;
  groundUnits: Record<string, { at: string; flags: string[]; aboard?: string; with?: string }>;
  supply: { id: string; side: string; at: string; level: number; hits: number; aboard?: string }[];
  supplyCredit: { at: string; hits: number }[];
  hits: Record<string, number>;
  control: { japanese: string[]; neutral: string[] };
  arrived: string[];
  reports: Record<string, (Omit<Report, "base"> & { base: string })[]>;
  battle: PrintedBattle | null;
  frames: Frame[];
}

/** A position that plays on from a printed state. Names that this ruleset lacks are reported, not guessed. */
export const parseState = (rules: Rules, printed: Json): Result<ParsedState<Position>, SetupProblem[]> =>
  readPrinted(() => {
    const source = printed as unknown as Printed;
    const position = positionOf(rules, source);
    return {
      position,
      frames: mapFrames(source.frames, (_step, data) => parsedData(rules, data) as FrameData),
    };
  });

function positionOf(rules: Rules, source: Printed): Position {
  const position = emptyPosition(rules);
  const number = (kind: Kind, id: string): number => numberOf(rules, kind, id);
  const shipOr = (id: string | undefined): number => (id === undefined ? -1 : number("ship", id));
  Object.assign(position, {
    scenario: source.scenario,
    options: [...source.options],
    turn: source.turn,
    firstTurn: source.firstTurn,
    lastTurn: source.lastTurn,
    terms: source.terms,
    initiative: number("side", source.initiative),
    initiativeMissions: source.initiativeMissions,
    generalRegroup: source.generalRegroup,
    events: [...source.events],
    happened: [...source.happened],
    airFleet11: source.airFleet11,
    coveringFleet: source.coveringFleet,
    coveringCommitments: source.coveringCommitments,
    radar: source.radar,
    surrendered: source.surrendered,
    surrenderRoll: source.surrenderRoll,
    paratroops: {
      missions: source.paratroops.missions,
      turn: source.paratroops.turn,
      site: source.paratroops.at === undefined ? -1 : number("site", source.paratroops.at),
      attacked: source.paratroops.attacked === true,
    },
    arrived: [...source.arrived],
    missions: source.missions,
  });
  position.pointSources = source.pointSources.map(({ side, source: of, times, points }) => ({
    source: of,
    side: number("side", side),
    times,
    points,
  }));
  for (const [side, id] of sideIds.entries()) {
    position.acesLost[side as 0 | 1] = source.acesLost?.[id] ?? 0;
    position.points[side as 0 | 1] = source.points[id]!;
    position.reports[side as 0 | 1] = source.reports[id]!.map(({ turn, base, fighters, bombers }) => ({
      turn,
      base: number("base", base),
      fighters,
      bombers,
    }));
  }
  for (const [id, { state, at, oos }] of Object.entries(source.airbases)) {
    const n = number("base", id);
    const found = baseStates.indexOf(state as (typeof baseStates)[number]);
    if (found < 0) throw new RangeError(`There is no state “${state}” of an airbase.`);
    position.bases.state[n] = found;
    if (rules.bases[n]!.kind === "mobile") position.bases.hex[n] = at === undefined ? -1 : number("site", at);
    position.bases.oos[n] = oos === true;
  }
  for (const [id, { at, box, hex, aboard, flags }] of Object.entries(source.airUnits)) {
    const n = number("airUnit", id);
    position.air.base[n] = at === undefined ? Gone.absent : goneOr(at, (base) => number("base", base));
    position.air.box[n] = boxNumber(box);
    position.air.hex[n] = hex === undefined ? -1 : number("site", hex);
    position.air.aboard[n] = shipOr(aboard);
    position.air.flags[n] = namesToFlags("air", flags);
  }
  for (const [id, { at, flags }] of Object.entries(source.ships)) {
    const n = number("ship", id);
    position.fleet.site[n] = goneOr(at, (site) => number("site", site));
    position.fleet.flags[n] = namesToFlags("ship", flags);
  }
  for (const [id, { at, flags, aboard, with: partner }] of Object.entries(source.groundUnits)) {
    const n = number("groundUnit", id);
    position.ground.site[n] = goneOr(at, (site) => number("site", site));
    position.ground.flags[n] = namesToFlags("ground", flags);
    position.ground.aboard[n] = shipOr(aboard);
    position.ground.partner[n] = shipOr(partner);
  }
  position.supply = source.supply.map(({ id, side, at, level, hits, aboard }) => ({
    id,
    side: number("side", side),
    site: number("site", at),
    level,
    hits,
    aboard: shipOr(aboard),
  }));
  position.supplyCredit = source.supplyCredit.map(({ at, hits }) => ({ site: number("site", at), hits }));
  for (const [id, hits] of Object.entries(source.hits)) position.hits[number("place", id)] = hits;
  position.battle = source.battle === null ? null : parseBattle(rules, source.battle);
  for (const id of source.control.japanese) position.control[number("site", id)] = JAPANESE;
  for (const id of source.control.neutral) position.control[number("site", id)] = NOBODY;
  return position;
}

function goneOr(id: string, other: (id: string) => number): number {
  if (id === "lost") return Gone.lost;
  return id === "unavailable" ? UNAVAILABLE : other(id);
}
