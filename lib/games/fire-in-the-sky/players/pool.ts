import { seaDeploymentCost } from "../board/marching";
import { limitOf, loadOf } from "../board/occupation";
import { loadsOf } from "../board/presence";
import { has, pieceAt, strengthOf, transportOf } from "../model/pieces";
import { Flag, type T } from "../model/position";
import { QUARTERS, type Rules } from "../model/rules";
import { speedOf } from "../board/task-force-costs";
import type { Outlook } from "./outlook";
import { stakeIn } from "./garrisons";
import { surfacePower } from "./power";
import type { Routes, Ways } from "./routes";

/** A land unit that may still be given an order, with everything on which its routes depend. */
export interface Soldier {
  p: number;
  from: number;
  /** It is besieged, and has to stay. */
  pinned: boolean;
  strength: number;
  /** What it has left of that, by which it holds where it stands. */
  holds: number;
  /** Stacking factors. */
  factors: number;
  /** What has only its last step left cannot begin a land combat, but takes what nobody holds. */
  fresh: boolean;
  /** Places that it may walk to. */
  walks: readonly number[];
  /** Where it may sail to, by which stages; undefined where it cannot take ship. */
  ways: Ways | undefined;
  /** Transport Points for the passage, and for each leg before it. */
  passage: number;
  leg: number;
}

/** A ship that may still be given an order. */
export interface Vessel {
  p: number;
  /** Hexes to each place within reach, -1 to the others. */
  reach: Int8Array;
  guns: number;
  air: number;
  /** Dice of ground support (12.3.4.3), and what it burns for each hex class: its Transport factors. */
  fire: number;
  size: number;
}

/** What may still be given an order in this player turn. */
export interface Pool {
  soldiers: readonly Soldier[];
  vessels: readonly Vessel[];
  /** Who of them has been given one. */
  spent: Set<number>;
  /** By place, the strength that stays ashore, and the stacking factors that still find room there (2.2.2.1). */
  standing: Float64Array;
  room: Float64Array;
  /** By piece, what is at stake when it leaves as things are; NaN while nobody has asked. */
  stakes: Float64Array;
  /** Room for ships at a port, in quarters of Transport factors, less what has been sent there. */
  portRoom: (place: number) => number;
  /** What has been sent to a port. */
  berths: Map<number, number>;
}

/** More legs than this cost more than what lies at their end. */
const MOST_LEGS = 2;

const NOWHERE: readonly number[] = [];

/** It stands somewhere, and has not sailed in this player turn. */
function mayBeOrdered(t: T, p: number): boolean {
  if (t.position.tf[p] !== -1 || has(t, p, Flag.movedOperationally | Flag.operational)) return false;
  const { kind } = t.rules.places[t.position.at[p]!]!;
  return kind === "base" || kind === "off-map" || kind === "circle";
}

/** What is at stake when it leaves, as things are once all others have gone that have been given an order. */
export function stakeOf(
  outlook: Outlook,
  { standing, stakes }: Pool,
  { p, pinned, from, holds }: Soldier,
): number {
  if (pinned) return Infinity;
  let stake = stakes[p]!;
  if (Number.isNaN(stake)) stakes[p] = stake = stakeIn(outlook, from, standing[from]!, holds);
  return stake;
}

/** A land unit has been given an order: it leaves by this way, and stays over the end of the phase where that ends. */
export function send(pool: Pool, { p, from, holds, factors }: Soldier, stage: number | undefined): void {
  pool.spent.add(p);
  pool.standing[from]! -= holds;
  for (const other of pool.soldiers) if (other.from === from) pool.stakes[other.p] = NaN;
  if (stage === undefined) return;
  pool.room[from]! += factors;
  pool.room[stage]! -= factors;
}

/** By place, what the stacking limits allow of land units: that never changes. */
const landLimits = new WeakMap<Rules, Float64Array>();

function landLimitsOf({ rules }: T): Float64Array {
  let limits = landLimits.get(rules);
  if (!limits) {
    limits = new Float64Array(rules.places.length).fill(Infinity);
    for (const base of rules.bases) limits[base] = rules.places[base]!.landLimit;
    landLimits.set(rules, limits);
  }
  return limits;
}

function roomOf({ t, side }: Outlook): Float64Array {
  const room = landLimitsOf(t).slice();
  const { land } = loadsOf(t, side);
  for (const base of t.rules.bases) room[base]! -= land[base]!;
  return room;
}

/**
 * Who could be given an order when somebody asked last, by piece. A plan is made anew after every unit that has moved:
 * of all the others the same is found again as long as ways and phase are the same, and what it rests on beside them.
 */
export interface Members {
  routes?: Routes;
  deploying: boolean;
  readonly soldiers: Known<Soldier>;
  readonly vessels: Known<Vessel>;
  /** Serves one plan after the other. */
  readonly stakes: Float64Array;
}

/** What was found of each piece, and where and how it stood. */
type Known<M> = (Found<M> | undefined)[];

interface Found<M> {
  readonly member: M;
  readonly at: number;
  readonly flags: number;
  readonly steps: number;
  /** Enemy troops stand there too. */
  readonly engaged: boolean;
}

export const noMembers = ({ pieces }: Rules): Members => ({
  deploying: false,
  soldiers: [],
  vessels: [],
  stakes: new Float64Array(pieces.length),
});

function membersFor({ members, routes }: Outlook, deploying: boolean): Members {
  if (members.routes === routes && members.deploying === deploying) return members;
  members.routes = routes;
  members.deploying = deploying;
  members.soldiers.fill(undefined);
  members.vessels.fill(undefined);
  return members;
}

/** Those of a kind that may be given an order: as found before, or found anew. */
function membersOf<M>(
  outlook: Outlook,
  kind: readonly number[],
  known: Known<M>,
  find: (outlook: Outlook, p: number, deploying: boolean) => M,
  deploying: boolean,
): M[] {
  const { t, theirs } = outlook;
  const { at, flags, steps } = t.position;
  const able: M[] = [];
  for (const p of kind) {
    if (!mayBeOrdered(t, p)) continue;
    const place = at[p]!;
    const engaged = theirs.land[place]! > 0;
    const before = known[p];
    if (
      before !== undefined &&
      before.at === place &&
      before.flags === flags[p] &&
      before.steps === steps[p] &&
      before.engaged === engaged
    ) {
      able.push(before.member);
      continue;
    }
    const member = find(outlook, p, deploying);
    known[p] = { member, at: place, flags: flags[p]!, steps: steps[p]!, engaged };
    able.push(member);
  }
  return able;
}

export function poolOf(outlook: Outlook): Pool {
  const { t, side, own } = outlook;
  const deploying = t.frame("first-deployment") !== undefined;
  const known = membersFor(outlook, deploying);
  const berths = new Map<number, number>();
  const portRoom = (place: number): number =>
    limitOf(t, place, "naval") - loadOf(t, place, side, "naval") - (berths.get(place) ?? 0);
  return {
    soldiers: membersOf(outlook, t.rules.landOfSide[side]!, known.soldiers, soldierOf, deploying),
    vessels: membersOf(outlook, t.rules.shipsOfSide[side]!, known.vessels, vesselOf, deploying),
    spent: new Set(),
    standing: own.land.slice(),
    room: roomOf(outlook),
    stakes: known.stakes.fill(NaN),
    portRoom,
    berths,
  };
}

function vesselOf({ t, routes }: Outlook, p: number): Vessel {
  const piece = pieceAt(t, p);
  return {
    p,
    reach: routes.reachFrom(t.position.at[p]!, piece.nation, speedOf(t, [p], false)).hexes,
    guns: surfacePower(piece),
    air: piece.airStrength,
    fire: piece.carrier ? 0 : piece.firepower,
    size: piece.transport / QUARTERS,
  };
}

function soldierOf({ t, side, theirs, routes }: Outlook, p: number, deploying: boolean): Soldier {
  const { rules, position } = t;
  const { strength, maxSteps, nation, transport } = pieceAt(t, p);
  const from = position.at[p]!;
  const { kind } = rules.places[from]!;
  const engaged = theirs.land[from]! > 0;
  const deployed = has(t, p, Flag.oneHexDeployed | Flag.deployed);
  const mayMarch = deploying && !engaged && !deployed && !has(t, p, Flag.seaDeployed);
  const maySail = !engaged && (kind === "off-map" || (kind === "base" && position.control[from] === side));
  const legs = deploying && !deployed ? MOST_LEGS : 0;
  return {
    p,
    from,
    pinned: engaged,
    strength,
    holds: strengthOf(t, p),
    factors: transport / QUARTERS,
    fresh: position.steps[p]! >= maxSteps,
    walks: mayMarch ? rules.landNext[from]! : NOWHERE,
    ways: maySail ? routes.waysFrom(from, nation, legs, speedOf(t, [p], false)) : undefined,
    passage: Math.ceil(transportOf(t, p) * rules.costs.operational.land),
    leg: seaDeploymentCost(t, p),
  };
}
