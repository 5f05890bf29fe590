import type { FireInTheSkyPosition } from "../../../documents/generated/types";
import type { Json, JsonObject } from "../../../kernel";
import type { T } from "../model/position";
import { printState } from "../io/print";
import type { Rules } from "../model/rules";

/**
 * The member `position` of a scenario: the printed state without what belongs to the game in play alone (dice,
 * outcome, scenario, options). Two things differ: counters in the pool are left out, and a Task Force in a split hex
 * names the place and the half by themselves, so that the place is a reference like any other.
 */
export function positionOf(t: T): FireInTheSkyPosition {
  const printed = printState(t);
  const { turn, firstTurn, phasing, tracks, bases, hidden, special, frames } = printed;
  const units = Object.entries(printed.units as JsonObject).filter(([, unit]) => !isInPool(t, unit));
  const taskForces = (printed.taskForces as JsonObject[]).map(({ side, ...rest }, f) => {
    // First for the order of the members, and last for what they say.
    const standing = standingOf(t.rules, t.position.taskForces[f]!.node);
    return { side, ...standing, ...rest, ...standing };
  });
  const position = {
    turn,
    firstTurn,
    phasing,
    tracks,
    bases,
    units: Object.fromEntries(units),
    taskForces,
    ...(hidden !== undefined && { hidden }),
    special,
    frames,
  };
  return position as unknown as FireInTheSkyPosition;
}

/** Free for any arrival, and without a mark that would be lost. */
function isInPool({ rules }: T, unit: Json): boolean {
  const { at, steps, flags } = unit as { at: string; steps: number; flags?: string[] };
  return at === rules.places[rules.limbo.available]!.id && steps === 0 && flags === undefined;
}

function standingOf({ places, placeOfNode, nodeIds }: Rules, node: number): { at: string; half?: string } {
  const at = places[placeOfNode[node]!]!.id;
  const id = nodeIds[node]!;
  return id === at ? { at } : { at, half: id.slice(at.length + 1) };
}

/** The id of the part of the sea in which a Task Force stands. */
export const nodeIdOf = ({ at, half }: { at: string; half?: string }): string =>
  half === undefined ? at : `${at}-${half}`;

/** The printed state that a scenario's position stands for. */
export function printedFrom(
  position: FireInTheSkyPosition,
  { scenario, options }: { scenario: string; options: readonly string[] },
): Json {
  const taskForces = position.taskForces.map(({ at, half, ...rest }) => ({
    ...rest,
    at: nodeIdOf({ at, half }),
  }));
  return { ...position, scenario, options: [...options], taskForces } as unknown as Json;
}

/** The reverse of `printedFrom`. A Task Force at a place that this ruleset lacks keeps what the text says. */
export function positionFrom(rules: Rules, printed: Json): FireInTheSkyPosition {
  const { taskForces, ...position } = printed as unknown as FireInTheSkyPosition;
  return {
    ...position,
    taskForces: taskForces.map((force) => {
      const node = rules.nodeIds.indexOf(force.at);
      return { ...force, ...(node >= 0 && standingOf(rules, node)) };
    }),
  };
}
