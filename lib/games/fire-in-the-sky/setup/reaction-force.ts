import type { FireInTheSkyScenario } from "../../../documents/generated/types";
import type { PlaceKind } from "../model/rules";
import type { Ground } from "./places";

/** What the reaction force of a scenario must be (17.1, 9.4): asked by the checks and by the engine's set-up. */

export interface ForceGround {
  /** A base, box or hex by its id; unknown ids are left to others. */
  place(id: string): ForcePlace | undefined;
  unit: Ground["unit"];
  /** Ships that one Task Force may have. */
  mostShips: number;
}

export interface ForcePlace {
  name: string;
  kind: PlaceKind;
  /** Side whose box it is; absent where any may be. */
  side?: string;
  /** Ships can be there (2.2.1). */
  sea: boolean;
}

export interface ForceProblem {
  pointer: string;
  rule: string;
  message: string;
  hint: string;
}

export function reactionForceProblems(
  ground: ForceGround,
  force: FireInTheSkyScenario["reactionForce"],
): ForceProblem[] {
  if (!force) return [];
  const units = Object.entries(force.units).flatMap(([id, count]) => {
    const unit = ground.unit(id);
    return unit?.inPlay ? [{ ...unit, count, pointer: `/reactionForce/units/${id}` }] : [];
  });
  const [leader] = units;
  if (!leader) return [];
  const problems: ForceProblem[] = [];
  for (const { name, kind, side, pointer } of units) {
    if (kind !== "naval") {
      const message = `${name} cannot be in the reaction force: only ships can react.`;
      problems.push({ pointer, rule: "10.1", message, hint: "Set the unit up on the map." });
    } else if (side !== leader.side) {
      const message = `${name} and ${leader.name} belong to different sides, and cannot sail together.`;
      problems.push({ pointer, rule: "9.4", message, hint: "Remove the ships of one side." });
    }
  }
  const ships = units.reduce((sum, { count }) => sum + count, 0);
  if (ships > ground.mostShips) {
    problems.push({
      pointer: "/reactionForce/units",
      rule: "9.4",
      message: `The reaction force has ${ships} ships; a Task Force has at most ${ground.mostShips}.`,
      hint: "Remove ships, or set them up on the map.",
    });
  }
  return [...problems, ...wrongPlaces(ground, force.places, leader.side)];
}

function wrongPlaces(ground: ForceGround, places: object, side: string): ForceProblem[] {
  return Object.entries(places).flatMap(([face, id]): ForceProblem[] => {
    const place = ground.place(id as string);
    if (!place || isOpen(place, side)) return [];
    const enemyBox = place.kind === "off-map";
    return [
      {
        pointer: `/reactionForce/places/${face}`,
        rule: enemyBox ? "2.2.4" : "2.2.1",
        message: `On a ${face} the reaction force appears in ${place.name}, where ${enemyBox ? "its side may never" : "no ship may"} be.`,
        hint: "Name a base, a sea hex or an off-map box of its side.",
      },
    ];
  });
}

const isOpen = (place: ForcePlace, side: string): boolean =>
  place.kind === "off-map" ? place.side === undefined || place.side === side : place.sea;
