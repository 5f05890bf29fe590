import { DONE } from "../../../kernel";
import type { Committing } from "../ch11-air-commitment";
import { pieceAt } from "../model/pieces";
import { type Adviser, judged } from "./advice";
import type { Outlook } from "./outlook";
import { lossOf } from "./power";
import { isHeld } from "./survey";
import { worthOf } from "./worth";

/** 11.0: over which battle next door the aircraft of a base do most. */

/** What Air Points can do over a hex: help troops, cover ships, strike what stands there. */
function useOver(outlook: Outlook, place: number): number {
  const { t, own, theirs, side } = outlook;
  const fight = own.land[place]! + own.troops[place]! > 0 && theirs.land[place]! > 0;
  const cover =
    own.sea[place]! + own.seaAir[place]! > 0 &&
    theirs.air[place]! + theirs.seaAir[place]! + theirs.sea[place]! > 0;
  let use = fight ? worthOf(outlook, place) : 0;
  if (cover) use += 0.5 * worthOf(outlook, place) + 0.5;
  use += 0.35 * theirs.air[place]! + 0.15 * (theirs.port[place]! + theirs.portAir[place]!);
  return isHeld(t, place, side) && theirs.land[place] === 0 && !cover ? 0 : use;
}

/** Points already meant for a hex. */
function pointsOver({ t, side, own }: Outlook, place: number): number {
  let points = own.seaAir[place]! + own.air[place]!;
  for (const p of t.rules.airOfSide[side]!)
    if (t.position.commit[p] === place) points += t.position.steps[p]! / 2;
  return points;
}

/** What a unit adds over a hex: little where the enemy is far stronger in the air, or where many are already. */
function gainOver(outlook: Outlook, p: number, place: number): number {
  const use = useOver(outlook, place);
  if (use === 0) return 0;
  const points = pointsOver(outlook, place) + outlook.t.position.steps[p]! / 2;
  const against = outlook.theirs.air[place]! + outlook.theirs.seaAir[place]!;
  const share = points / (points + against * outlook.weights.airCover + 0.5);
  return (use * share) / (1 + points / 6) - lossOf(pieceAt(outlook.t, p), 1) * 0.01;
}

/** What it would leave: its own hex, where the enemy has come. */
const needAtHome = (outlook: Outlook, p: number): number =>
  useOver(outlook, outlook.t.position.at[p]!) + homeFight(outlook, outlook.t.position.at[p]!);

const homeFight = ({ theirs }: Outlook, place: number): number =>
  theirs.land[place]! + theirs.troops[place]! + theirs.sea[place]! + theirs.seaAir[place]! > 0 ? 2 : 0;

export const committing: Adviser = (outlook) => (code) => {
  if (code === DONE) return judged(0, "The others stay at their own hex.");
  const hexes = outlook.t.rules.commitOf[outlook.t.position.at[code]!]!;
  const best = Math.max(0, ...hexes.map((hex) => gainOver(outlook, code, hex)));
  return judged(best - needAtHome(outlook, code) - 0.05, "It is more useful in the adjacent hex.");
};

export const objective: Adviser<Committing> = (outlook, frame) => (code) => {
  const gain = gainOver(outlook, frame.data.unit, code >> 1);
  return judged(gain - (code & 1) * 0.01, "It is most useful there.");
};
