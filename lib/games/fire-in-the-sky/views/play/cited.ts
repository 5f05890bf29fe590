import type { BattleBoard, PlayBoard } from "../../../view-types";
import { numberIn, type Numbering } from "../../../numbering";

/** The board names rules by the module's numbers; a reader wants those of the rulebook in use. */

type Cited = { rule?: string };

const citer =
  (numbering: Numbering) =>
  <V extends Cited>(each: V): V =>
    each.rule === undefined ? each : { ...each, rule: numberIn(numbering, each.rule) };

export function citedTracks(numbering: Numbering, tracks: PlayBoard["tracks"]): PlayBoard["tracks"] {
  return tracks.map(citer(numbering));
}

export function citedBattle(numbering: Numbering, battle: BattleBoard): BattleBoard {
  const cite = citer(numbering);
  return {
    ...cite(battle),
    sides: battle.sides.map((side) => ({
      ...side,
      boxes: side.boxes.map(cite),
      points: side.points.map(cite),
      gained: side.gained.map(cite),
    })),
    links: battle.links.map(cite),
  };
}
