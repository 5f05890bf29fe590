import { DONE } from "../../../kernel";
import { pieceAt } from "../model/pieces";
import { type Adviser, judged } from "./advice";
import type { Desk } from "./desk";
import { lossOf } from "./power";
import { isHeld } from "./survey";
import { worthOf } from "./worth";

/** 11.0: over which battle next door the aircraft of a base do most. */

/** What Air Points can do over a hex: help troops, cover ships, strike what stands there. */
function useOver(desk: Desk, place: number): number {
  const { t, own, theirs, side } = desk;
  const fight = own.land[place]! + own.troops[place]! > 0 && theirs.land[place]! > 0;
  const cover =
    own.sea[place]! + own.seaAir[place]! > 0 &&
    theirs.air[place]! + theirs.seaAir[place]! + theirs.sea[place]! > 0;
  let use = fight ? worthOf(desk, place) : 0;
  if (cover) use += 0.5 * worthOf(desk, place) + 0.5;
  use += 0.35 * theirs.air[place]! + 0.15 * (theirs.port[place]! + theirs.portAir[place]!);
  return isHeld(t, place, side) && theirs.land[place] === 0 && !cover ? 0 : use;
}

/** Points already meant for a hex. */
function pointsOver({ t, side, own }: Desk, place: number): number {
  let points = own.seaAir[place]! + own.air[place]!;
  for (const p of t.rules.airOfSide[side]!)
    if (t.position.commit[p] === place) points += t.position.steps[p]! / 2;
  return points;
}

/** What a unit adds over a hex: little where the enemy is far stronger in the air, or where many are already. */
function gainOver(desk: Desk, p: number, place: number): number {
  const use = useOver(desk, place);
  if (use === 0) return 0;
  const points = pointsOver(desk, place) + desk.t.position.steps[p]! / 2;
  const against = desk.theirs.air[place]! + desk.theirs.seaAir[place]!;
  const share = points / (points + against * desk.weights.airCover + 0.5);
  return (use * share) / (1 + points / 6) - lossOf(pieceAt(desk.t, p), 1) * 0.01;
}

/** What it would leave: its own hex, where the enemy has come. */
const needAtHome = (desk: Desk, p: number): number =>
  useOver(desk, desk.t.position.at[p]!) + homeFight(desk, desk.t.position.at[p]!);

const homeFight = ({ theirs }: Desk, place: number): number =>
  theirs.land[place]! + theirs.troops[place]! + theirs.sea[place]! + theirs.seaAir[place]! > 0 ? 2 : 0;

export const committing: Adviser = (desk) => (code) => {
  if (code === DONE) return judged(0, "The others stay at their own hex.");
  const hexes = desk.t.rules.commitOf[desk.t.position.at[code]!]!;
  const best = Math.max(0, ...hexes.map((hex) => gainOver(desk, code, hex)));
  return judged(best - needAtHome(desk, code) - 0.05, "It is more useful in the adjacent hex.");
};

export const objective: Adviser = (desk, frame) => (code) => {
  const gain = gainOver(desk, frame.data.unit as number, code >> 1);
  return judged(gain - (code & 1) * 0.01, "It is most useful there.");
};
