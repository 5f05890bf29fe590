import type { JsonObject } from "../../../kernel";
import { printSight, type Sight } from "./hidden-view";
import { lookUp, UnknownId } from "../../shared/look-up";
import type { Position, T } from "../model/position";
import type { Rules } from "../model/rules";

/** What a printed state says of Task Forces under markers (18.1.4), and how it is read back. */
export interface PrintedHidden {
  taskForces: { taskForce: number; marker: string; hexes: number }[];
  bases: { base: string; units: Record<string, number>; since: number }[];
}

/** What a side is shown in place of who sails; else markers, and what was seen, so that the game can go on. */
export function printHidden(t: T, sight: Sight | undefined): JsonObject {
  const { rules, position: pos } = t;
  if (sight) return { unresolved: sight.bases.map((base) => printSight(t, base)) };
  if (pos.seenBases.length === 0) return {};
  const hidden = {
    taskForces: pos.hiddenForces.map(({ force, nation, hexes }) => ({
      taskForce: force,
      marker: rules.nations[nation]!.id,
      hexes,
    })),
    bases: pos.seenBases.map(({ place, units, steps, since }) => ({
      base: rules.places[place]!.id,
      units: Object.fromEntries(units.map((p, i) => [rules.pieces[p]!.pieceId, steps[i]!])),
      since,
    })),
  };
  return { hidden };
}

export function readHidden(rules: Rules, position: Position, hidden: PrintedHidden): void {
  position.hiddenForces = hidden.taskForces.map(({ taskForce, marker, hexes }) => {
    const nation = rules.nations.findIndex(({ id }) => id === marker);
    if (nation < 0) throw new UnknownId(`There is no nation “${marker}” in this game.`);
    if (!position.taskForces[taskForce]) throw new UnknownId(`There is no Task Force ${taskForce} to hide.`);
    return { force: taskForce, nation, hexes };
  });
  position.seenBases = hidden.bases.map(({ base, units, since }) => ({
    place: lookUp(rules.placeOf, base, "place"),
    units: Object.keys(units).map((id) => lookUp(rules.pieceOf, id, "unit")),
    steps: Object.values(units),
    since,
  }));
}
