import { type Choice, derivedFor, DONE, type Step } from "../../../kernel";
import { mayReturn, ownerOf } from "../model/off-map";
import type { PacificTable, Position } from "../model/position";
import { type Rules, sideIds } from "../model/rules";
import { handOf, warOf } from "../model/war";
import { type ArrivalKind, arrivalHexes, hasRoomForSteps } from "./places";
import { nationOf, placeUnit, stepsArriving } from "./place";

/**
 * 14.7, 14.8: a side says which of its reinforcements it places next, one or all of a kind and nation, and then where. What
 * it does not place stays at hand.
 */

type ArrivalsData = {
  /** The side that places; beyond the last nobody any more. */
  turn: number;
  /** By side: the ids that are being placed. */
  secret: string[][];
};

/** What is placed together: one unit, or several with a name in common. */
interface Lot {
  ids: string[];
  kind: ArrivalKind;
  nation: string;
  /** Whether it stands for a whole kind. */
  isAll: boolean;
}

const kindOf = ({ rules }: PacificTable, id: string): ArrivalKind =>
  rules.shipOf[id] === undefined ? "ground" : "ships";

/** Units at hand, and those beyond an edge that may come back. */
function placeable(t: PacificTable, side: number): string[] {
  const back = Object.entries(warOf(t).offMap).flatMap(([id, box]) =>
    mayReturn(t.rules, box) && ownerOf(t, id) === side && isFree(t, id) ? id : [],
  );
  const hand = handOf(t, side).arrivals.filter((id) => t.rules.headquartersOf[id] === undefined);
  return [...hand, ...back.filter((id) => !hand.includes(id))];
}

/** A unit beyond an edge that does not come with the ship that carries it. */
const isFree = ({ position }: PacificTable, id: string): boolean =>
  !position.groundUnits.some((unit) => unit.id === id && unit.ship >= 0);

function lotsOf(t: PacificTable, side: number): Lot[] {
  const groups = new Map<string, Lot>();
  const single: Lot[] = [];
  const places = new Map<string, readonly number[]>();
  for (const id of placeable(t, side)) {
    const kind = kindOf(t, id);
    const nation = nationOf(t, id);
    const one = { ids: [id], kind, nation, isAll: false };
    const key = `${kind} ${nation}`;
    const hexes = places.get(key) ?? arrivalHexes(t, side, nation, kind);
    places.set(key, hexes);
    if (!hexes.some((hex) => hasRoomFor(t, hex, side, one))) continue;
    single.push(one);
    const group = groups.get(key) ?? { ids: [], kind, nation, isAll: true };
    // Ships that are still being repaired come back one by one (15.1).
    if (!Object.hasOwn(warOf(t).offMap, id)) group.ids.push(id);
    groups.set(key, group);
  }
  const all = [...groups.values()].filter((lot) => lot.ids.length > 1 && hexesOf(t, side, lot).length > 0);
  return [...all, ...single];
}

/** The same for the side whose turn it is, kept until something changes. */
const lotsNow = derivedFor<Rules, Position, ArrivalsData, readonly Lot[]>((t, { turn }) => lotsOf(t, turn));

/** Hexes with room for all of a lot. */
const hexesOf = (t: PacificTable, side: number, lot: Lot): number[] =>
  arrivalHexes(t, side, lot.nation, lot.kind).filter((hex) => hasRoomFor(t, hex, side, lot));

function hasRoomFor(t: PacificTable, hex: number, side: number, { ids, kind }: Lot): boolean {
  if (kind === "ships") return true;
  const steps = ids.reduce((sum, id) => sum + stepsArriving(t, id), 0);
  return hasRoomForSteps(t, hex, side, steps);
}

const inHand = (t: PacificTable, { secret }: ArrivalsData, side: number): Lot => {
  const ids = secret[side]!;
  return { ids, kind: kindOf(t, ids[0]!), nation: nationOf(t, ids[0]!), isAll: false };
};

/** Codes are places in the list of lots, or hexes. */
export const arrivals: Step<Rules, Position, ArrivalsData> = {
  rule: "14.7",
  title: "Placing of reinforcements",
  // What comes where the enemy does not see (2.5.10).
  secret: true,
  enter(_t, { data }) {
    data.turn = 0;
    data.secret = [[], []];
  },
  asks(t, { data }) {
    const { turn } = data;
    if (turn >= sideIds.length) return 0;
    return data.secret[turn]!.length > 0 || lotsNow(t, data).length > 0 ? 1 << turn : 0;
  },
  options(t, { data }, side, out) {
    if (data.secret[side]!.length > 0) out.push(...hexesOf(t, side, inHand(t, data, side)));
    else out.push(...lotsNow(t, data).keys(), DONE);
  },
  describe(t, { data }, code, side): Choice {
    if (code === DONE) return { do: "done" };
    if (data.secret[side]!.length > 0) return { to: t.rules.hexes.ids[code]! };
    const { ids, kind, nation, isAll } = lotsNow(t, data)[code]!;
    return isAll ? { bringAll: kind, nation } : { bring: ids[0]! };
  },
  prompt: (t, { data }, side) =>
    data.secret[side]!.length > 0
      ? "Where do they arrive?"
      : `Place which reinforcements? ${placeable(t, side).length} are at hand.`,
  why: (t, { data }) =>
    data.secret[data.turn]!.length > 0 && inHand(t, data, data.turn).kind === "ships" ? "14.8" : undefined,
  take(t, { data }, code, side) {
    if (code === DONE) return t.set(data, "turn", data.turn + 1);
    const ids = data.secret[side]!;
    if (ids.length === 0) return t.set(data.secret, side, lotsNow(t, data)[code]!.ids);
    for (const id of ids) placeUnit(t, id, code);
    t.set(data.secret, side, []);
  },
  proceed(t, { data }) {
    if (data.turn >= sideIds.length) t.leave();
    else t.set(data, "turn", data.turn + 1);
  },
};
