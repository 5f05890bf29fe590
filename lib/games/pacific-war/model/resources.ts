import type { PacificTable } from "./position";
import { JAPANESE } from "./rules";
import { warOf } from "./war";

/** Resource Points of Japan (8.5, 33.1, 33.2). */

/** Points left in the Homeland. */
export const homelandPoints = (t: PacificTable): number => {
  const { homelandLosses } = warOf(t);
  return t.rules.places.reduce(
    (sum, { id, resource, resourcePoints }) =>
      resource === "homeland" ? sum + Math.max(0, resourcePoints - (homelandLosses[id] ?? 0)) : sum,
    0,
  );
};

/** Points of the Co-Prosperity Sphere that Japan controls, and that are neither interdicted nor demolished. */
export const coProsperityPoints = (t: PacificTable): number => {
  const { interdictedResources } = warOf(t);
  return t.rules.places.reduce(
    (sum, { id, resource, resourcePoints }, n) =>
      resource === "co-prosperity" &&
      t.position.control[n] === JAPANESE &&
      !interdictedResources.includes(id) &&
      !t.position.demolished.includes(n)
        ? sum + resourcePoints
        : sum,
    0,
  );
};
