import { formTaskForce, moveTo, pieceAt, pieceName, placeName } from "../model/pieces";
import type { T } from "../model/position";
import { countedNames } from "../../../words";

/**
 * 17.1 the reaction force of a scenario: a die decides where its ships appear, as their side's Reaction Phase of
 * one turn begins. Until then they wait on the Turn Record Track.
 */
export function bringReactionForce(t: T): void {
  const { reactionForce: force, turn, phasing, control, at } = t.position;
  if (force?.turn !== turn) return;
  const { side } = pieceAt(t, force.units[0]!);
  if (side === phasing) return;
  t.remove(t.position, "reactionForce");
  // In a sequence of another order they may have arrived as reinforcements already.
  const units = force.units.filter((p) => at[p] === t.rules.limbo.track);
  if (units.length === 0) return;
  const [face] = t.roll({ name: "Reaction force", side, dice: 1, sides: force.places.length });
  const place = force.places[face! - 1]!;
  const { kind, nodes } = t.rules.places[place]!;
  // By the erratum they are a Task Force wherever they are; where there is no port, ships can be nothing else.
  const inBox = kind === "off-map";
  const inPort = !force.reacted && kind === "base" && control[place] === side;
  if (inBox || inPort) for (const p of units) moveTo(t, p, place);
  else formTaskForce(t, side, units, place, nodes[0]!);
  t.say("17.1", () => {
    const how = inBox ? "in" : inPort ? "in port at" : "as a Task Force that has reacted to";
    return `${countedNames(units.map((p) => pieceName(t, p)))}: ${how} ${placeName(t, place)}.`;
  });
}
