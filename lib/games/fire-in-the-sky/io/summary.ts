import type { Json, JsonObject } from "../../../kernel";
import { isFriendlyBase } from "../board/occupation";
import { onMap, pieceAt } from "../model/pieces";
import { whole } from "../model/points";
import type { T } from "../model/position";
import { QUARTERS, sideIds } from "../model/rules";
import { lifelineOpen } from "../ch16-victory";

/** Totals of a position: forces by side and kind, bases, tracks, supply. */
export function summaryOf(t: T): Json {
  const { rules, position } = t;
  const sides: JsonObject = {};
  sideIds.forEach((id, side) => {
    const total = {
      ships: 0,
      airSteps: 0,
      landUnits: 0,
      landFactors: 0,
      bases: 0,
      victoryPointsOfBases: 0,
      onTrack: 0,
    };
    for (const p of rules.piecesOfSide[side]!) {
      const piece = pieceAt(t, p);
      if (position.at[p] === rules.limbo.track) total.onTrack++;
      if (!onMap(t, p) && position.at[p] !== rules.convoyEscort) continue;
      if (piece.kind === "naval") total.ships++;
      else if (piece.kind === "air") total.airSteps += position.steps[p]!;
      else if (piece.kind === "land") {
        total.landUnits++;
        total.landFactors += piece.transport / QUARTERS;
      }
    }
    for (const base of rules.bases) {
      if (!isFriendlyBase(t, base, side)) continue;
      total.bases++;
      total.victoryPointsOfBases += rules.places[base]!.vp;
    }
    sides[id] = total;
  });
  return {
    turn: position.turn,
    phasing: sideIds[position.phasing]!,
    victoryPoints: position.vp,
    oil: whole(position.oil),
    merchantmen: whole(position.merchantmen),
    sides,
    lifelineToAustralia: lifelineOpen(t),
  };
}

/** The game's own words for what is counted. */
export const summaryTitles: Readonly<Record<string, string>> = {
  phasing: "Player turn",
  victoryPoints: "Victory Points",
  landFactors: "Land Transport factors",
  victoryPointsOfBases: "Victory Points of bases",
  onTrack: "Counters on the Turn Record Track",
  lifelineToAustralia: "Lifeline to Australia",
};
