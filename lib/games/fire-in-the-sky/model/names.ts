import type { Rules } from "./rules";

/**
 * What people call the thing with this id, where it says more than the id: "CV (Akagi, Kaga)", "Pearl
 * Harbor". Counters that look alike share a name.
 */
export function nameOf(rules: Rules, id: string): string | undefined {
  const piece = Object.hasOwn(rules.pieceOf, id) ? rules.pieces[rules.pieceOf[id]!] : undefined;
  const type = Object.hasOwn(rules.typeOf, id) ? rules.types[rules.typeOf[id]!] : undefined;
  const unit = piece ?? type;
  if (unit) return unit.kind === "land" ? `${unit.name} (${unit.strength})` : unit.name;
  if (Object.hasOwn(rules.placeOf, id)) return rules.places[rules.placeOf[id]!]!.name;
  const force = /^task-force-(\d+)$/.exec(id);
  if (force) return `Task Force ${force[1]}`;
  return rules.nations.find((nation) => nation.id === id)?.name;
}
