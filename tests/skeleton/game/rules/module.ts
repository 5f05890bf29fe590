import type { GameModule } from "../../../../lib/kernel";
import { arrivalSteps } from "./arrivals";
import { gunfireSteps } from "./gunfire";
import { movementSteps } from "./movement";
import { AWAY, type Position, SUNK, type T } from "./position";
import { parseState, printState } from "./print";
import { type Rules, sideIds, sideNames, typeAt } from "./rules";
import { phaseOf, sequenceSteps } from "./sequence";
import { setup } from "./setup";
import { sightingSteps } from "./sighting";
import { standingOf } from "./victory";

/** The game as the kernel plays it. */
export const skeletonModule: GameModule<Rules, Position> = {
  id: "skeleton",
  sides: sideIds,
  nameOfSide: (side) => sideNames[side]!,
  steps: { ...sequenceSteps, ...arrivalSteps, ...movementSteps, ...sightingSteps, ...gunfireSteps },
  setup,
  standing: standingOf,
  print: printState,
  parse: parseState,
  phaseOf,
  turnOf: ({ position }) => position.turn,
  invariants,
};

function invariants({ rules, position }: T): string[] {
  return rules.units.flatMap(({ id }, unit) => {
    const [at, steps] = [position.at[unit]!, position.steps[unit]!];
    const { board, steps: most } = typeAt(rules, unit);
    if (at === SUNK || at === AWAY)
      return steps === 0 ? [] : [`${id} is not in play and has ${steps} steps.`];
    return [
      ...(rules.places[at]!.board === board ? [] : [`${id} is on the wrong board.`]),
      ...(steps >= 1 && steps <= most ? [] : [`${id} has ${steps} steps.`]),
    ];
  });
}
