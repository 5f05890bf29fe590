import { seaDeploymentCost } from "../marching";
import { limitOf, loadOf } from "../occupation";
import { loadsOf } from "../presence";
import { has, pieceAt, strengthOf, transportOf } from "../pieces";
import { Flag, type T } from "../position";
import { QUARTERS } from "../rules";
import { speedOf } from "../task-force-costs";
import type { Desk } from "./desk";
import { stakeIn } from "./garrisons";
import { surfacePower } from "./power";
import type { Routes, Ways } from "./routes";

/** A land unit that may still be given an order, with all that its way somewhere hangs on. */
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
  const { kind } = t.rules.places[t.position.at[p]!]!;
  if ((kind !== "base" && kind !== "off-map" && kind !== "circle") || t.position.tf[p] !== -1) return false;
  return !has(t, p, Flag.movedOperationally | Flag.operational);
}

/** What is at stake when it leaves, as things are once all others have gone that have been given an order. */
export const stakeOf = (desk: Desk, { standing }: Pool, { pinned, from, holds }: Soldier): number =>
  pinned ? Infinity : stakeIn(desk, from, standing[from]!, holds);

/** A land unit has been given an order: it leaves by this way, and stays over the end of the phase where that ends. */
export function send(pool: Pool, { p, from, holds, factors }: Soldier, stage: number | undefined): void {
  pool.spent.add(p);
  pool.standing[from]! -= holds;
  if (stage === undefined) return;
  pool.room[from]! += factors;
  pool.room[stage]! -= factors;
}

function roomOf({ t, side }: Desk): Float64Array {
  const room = new Float64Array(t.rules.places.length).fill(Infinity);
  const { land } = loadsOf(t, side);
  for (const base of t.rules.bases) room[base] = limitOf(t, base, "land") - land[base]!;
  return room;
}

/**
 * Who could be given an order when somebody asked last, by piece. A plan is made anew after every unit that has moved:
 * of all the others the same is found again as long as ways and phase are the same, and what it rests on beside them.
 */
export interface Members {
  routes?: Routes;
  deploying: boolean;
  readonly soldiers: Map<number, Known<Soldier>>;
  readonly vessels: Map<number, Known<Vessel>>;
}

/** What was found of a piece, and where and how it stood. */
interface Known<M> {
  readonly member: M;
  readonly at: number;
  readonly flags: number;
  readonly steps: number;
  /** Enemy troops stand there too. */
  readonly engaged: boolean;
}

export const noMembers = (): Members => ({ deploying: false, soldiers: new Map(), vessels: new Map() });

function membersFor({ members, routes }: Desk, deploying: boolean): Members {
  if (members.routes === routes && members.deploying === deploying) return members;
  members.routes = routes;
  members.deploying = deploying;
  members.soldiers.clear();
  members.vessels.clear();
  return members;
}

/** As found before, or found anew. */
function member<M>(
  desk: Desk,
  known: Map<number, Known<M>>,
  p: number,
  find: Find<M>,
  deploying: boolean,
): M {
  const { position } = desk.t;
  const at = position.at[p]!;
  const flags = position.flags[p]!;
  const steps = position.steps[p]!;
  const engaged = desk.theirs.land[at]! > 0;
  const before = known.get(p);
  if (
    before &&
    before.at === at &&
    before.flags === flags &&
    before.steps === steps &&
    before.engaged === engaged
  )
    return before.member;
  const found = find(desk, p, deploying);
  known.set(p, { member: found, at, flags, steps, engaged });
  return found;
}

type Find<M> = (desk: Desk, p: number, deploying: boolean) => M;

export function poolOf(desk: Desk): Pool {
  const { t, side, own } = desk;
  const deploying = t.frame("first-deployment") !== undefined;
  const known = membersFor(desk, deploying);
  const soldiers: Soldier[] = [];
  const vessels: Vessel[] = [];
  for (const p of t.rules.piecesOfSide[side]!) {
    if (!mayBeOrdered(t, p)) continue;
    const { kind } = pieceAt(t, p);
    if (kind === "naval") vessels.push(member(desk, known.vessels, p, vesselOf, deploying));
    else if (kind === "land") soldiers.push(member(desk, known.soldiers, p, soldierOf, deploying));
  }
  const berths = new Map<number, number>();
  const portRoom = (place: number): number =>
    limitOf(t, place, "naval") - loadOf(t, place, side, "naval") - (berths.get(place) ?? 0);
  return {
    soldiers,
    vessels,
    spent: new Set(),
    standing: own.land.slice(),
    room: roomOf(desk),
    portRoom,
    berths,
  };
}

function vesselOf({ t, routes }: Desk, p: number): Vessel {
  const piece = pieceAt(t, p);
  return {
    p,
    reach: routes.reachFrom(t.position.at[p]!, piece.nation, speedOf(t, [p], false)),
    guns: surfacePower(piece),
    air: piece.airStrength,
    fire: piece.carrier ? 0 : piece.firepower,
    size: piece.transport / QUARTERS,
  };
}

function soldierOf({ t, side, theirs, routes }: Desk, p: number, deploying: boolean): Soldier {
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
