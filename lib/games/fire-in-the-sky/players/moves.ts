import { onMap, pieceAt } from "../model/pieces";
import type { Outlook } from "./outlook";
import { holdingOf } from "./holding";
import type { Move } from "./move";
import { postureOf } from "./posture";

/** All that would be well deployed now, the most important first; made anew after every move. */
export function movesOf(outlook: Outlook, second: boolean): Move[] {
  const moves = second ? [] : [...forOperations(outlook), ...forReplacements(outlook)];
  const spare = spareOf(outlook);
  return [...moves, ...postureOf(outlook, second, spare), ...holdingOf(outlook, second, spare)].sort(
    (a, b) => b.gain - a.gain,
  );
}

/** Transport Points that the operations leave, by nation. */
const spareOf = (outlook: Outlook): readonly number[] => outlook.plan.budget.transport;

function forOperations({ plan }: Outlook): Move[] {
  const moves: Move[] = [];
  plan.operations.forEach(({ troops, escorts, place }, i) => {
    for (const { p, legs } of escorts)
      if (legs.length > 0)
        moves.push({ p, to: legs[0]!, bySea: true, gain: 80 - i, why: "It joins the troops there." });
    for (const { p, legs, walks } of troops) {
      if (!walks && legs.length === 0) continue;
      const why = walks ? "It moves to the fight by land." : "From there it sails to the fight.";
      moves.push({ p, to: walks ? place : legs[0]!, bySea: !walks, gain: 100 - i, why });
    }
  });
  return moves;
}

/** Markers go to units that have lost a step, as near as they can. */
function forReplacements(outlook: Outlook): Move[] {
  const { t, side, theirs } = outlook;
  const { routes } = outlook;
  const moves: Move[] = [];
  const { nations, markersOf } = t.rules;
  const markers = nations
    .flatMap((nation, n) => (nation.side === side ? markersOf[n]! : []))
    .filter((p) => onMap(t, p) && t.position.tf[p] === -1)
    .sort((a, b) => a - b);
  if (markers.length === 0) return moves;
  const worn = wornUnits(outlook);
  for (const p of markers) {
    const { nation } = pieceAt(t, p);
    const from = t.position.at[p]!;
    for (const { base, legs } of routes.stagesFrom(from, nation, 2)) {
      if (
        legs.length === 0 ||
        theirs.land[base]! > 0 ||
        !worn.some(
          (unit) => unit.place === base && unit.nation === nation && unit.reduced <= t.position.steps[p]!,
        )
      )
        continue;
      moves.push({ p, to: legs[0]!, bySea: true, gain: 60, why: "A unit there has lost a step." });
      break;
    }
  }
  return moves;
}

/** Land units ashore that have lost a step. */
const wornUnits = ({ t, side }: Outlook): { place: number; nation: number; reduced: number }[] =>
  t.rules.landOfSide[side]!.filter(
    (p) => t.position.tf[p] === -1 && t.position.steps[p]! < pieceAt(t, p).maxSteps,
  ).map((p) => {
    const { nation, reduced } = pieceAt(t, p);
    return { place: t.position.at[p]!, nation, reduced };
  });
