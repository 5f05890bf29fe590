import type { JsonObject } from "../../../kernel";
import { stableText } from "../../../kernel";
import { frameData } from "../io/frames-print";
import type { T } from "../model/position";
import { printState } from "../io/print";

/**
 * Whether two games stand alike but for which of several counters that look alike stands where; play goes on in the
 * one as in the other. Whatever names a single counter (a step in play, a Task Force) makes them differ.
 */
export const standAlike = (one: T, other: T): boolean => {
  const text = likeness(one);
  return text !== undefined && text === likeness(other);
};

function likeness(t: T): string | undefined {
  const { units, special, ...printed } = printState(t);
  const { reactionForce, ...states } = special as JsonObject;
  if (t.position.taskForces.length > 0 || t.position.seenBases.length > 0 || namesCounters(t))
    return undefined;
  const force = reactionForce as { units: string[] } | undefined;
  return stableText({
    ...printed,
    // Dice, and what the scenario is called, are no part of how it stands.
    chance: null,
    scenario: null,
    special: states,
    ...(force && { reactionForce: { ...force, units: force.units.map((id) => typeOf(t, id)).sort() } }),
    units: Object.entries(units as JsonObject)
      .map(([id, unit]) => `${typeOf(t, id)} ${stableText(unit)}`)
      .sort(),
  });
}

const typeOf = ({ rules }: T, pieceId: string): string =>
  rules.types[rules.pieces[rules.pieceOf[pieceId]!]!.type]!.id;

function namesCounters(t: T): boolean {
  let named = false;
  const note = {
    unit: (value: unknown) => {
      named = true;
      return value as null;
    },
    place: (value: unknown) => value as null,
  };
  for (const { data } of t.state.frames) frameData(data, note);
  return named;
}
