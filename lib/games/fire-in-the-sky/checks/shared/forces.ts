import { type Force, forcesOf as listForces, type Placements } from "../../setup/forces";

const known = new WeakMap<object, readonly Force[]>();

/** Everything that the scenario places; listed once for all checks. */
export function forcesOf(scenario: Placements): readonly Force[] {
  let forces = known.get(scenario);
  if (!forces) known.set(scenario, (forces = listForces(scenario)));
  return forces;
}
