import { seaDeploymentCost } from "../marching";
import { has, pieceAt, transportOf } from "../pieces";
import { Flag, type T } from "../position";
import { QUARTERS } from "../rules";
import { speedOf } from "../task-force-costs";
import type { Desk } from "./desk";
import { dutiesOf } from "./garrisons";
import { surfacePower } from "./power";
import type { Ways } from "./routes";

/** A land unit that may still be given an order, with all that its way somewhere hangs on. */
export interface Soldier {
  p: number;
  /** What is at stake where it leaves. */
  stake: number;
  from: number;
  strength: number;
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

/** Every land unit that may be given an order, with what is at stake where it leaves. */
export function stakesOf(desk: Desk): Map<number, number> {
  const { t, side } = desk;
  const duties = dutiesOf(desk);
  const stakes = new Map<number, number>();
  for (const p of t.rules.piecesOfSide[side]!)
    if (pieceAt(t, p).kind === "land" && mayBeOrdered(t, p)) stakes.set(p, duties.get(p) ?? 0);
  return stakes;
}

export function poolOf(desk: Desk): Pool {
  const { t, side, routes } = desk;
  const deploying = t.frame("first-deployment") !== undefined;
  const duties = dutiesOf(desk);
  const soldiers: Soldier[] = [];
  const vessels: Vessel[] = [];
  for (const p of t.rules.piecesOfSide[side]!) {
    if (!mayBeOrdered(t, p)) continue;
    const from = t.position.at[p]!;
    const piece = pieceAt(t, p);
    if (piece.kind === "naval") {
      const reach = routes.reachFrom(from, piece.nation, speedOf(t, [p], false));
      vessels.push({
        p,
        reach,
        guns: surfacePower(piece),
        air: piece.airStrength,
        fire: piece.carrier ? 0 : piece.firepower,
        size: piece.transport / QUARTERS,
      });
    } else if (piece.kind === "land") soldiers.push(soldierOf(desk, p, duties.get(p) ?? 0, deploying));
  }
  return { soldiers, vessels, spent: new Set() };
}

function soldierOf({ t, side, theirs, routes }: Desk, p: number, stake: number, deploying: boolean): Soldier {
  const { rules, position } = t;
  const { strength, maxSteps, nation } = pieceAt(t, p);
  const from = position.at[p]!;
  const { kind } = rules.places[from]!;
  const engaged = theirs.land[from]! > 0;
  const deployed = has(t, p, Flag.oneHexDeployed | Flag.deployed);
  const mayMarch = deploying && !engaged && !deployed && !has(t, p, Flag.seaDeployed);
  const maySail = !engaged && (kind === "off-map" || (kind === "base" && position.control[from] === side));
  const legs = deploying && !deployed ? MOST_LEGS : 0;
  return {
    p,
    stake,
    from,
    strength,
    fresh: position.steps[p]! >= maxSteps,
    walks: mayMarch ? rules.landNext[from]! : NOWHERE,
    ways: maySail ? routes.waysFrom(from, nation, legs, speedOf(t, [p], false)) : undefined,
    passage: Math.ceil(transportOf(t, p) * rules.costs.operational.land),
    leg: seaDeploymentCost(t, p),
  };
}
