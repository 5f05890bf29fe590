import type { Rules } from "../model/rules";

/** What people call the thing with this id. */
export const nameOf = (rules: Rules, id: string): string | undefined =>
  rules.ships[rules.shipOf[id] ?? -1]?.name ??
  rules.groundClasses[rules.groundClassOf[id] ?? -1]?.name ??
  rules.airClasses[rules.airClassOf[id] ?? -1]?.name ??
  rules.baseClasses[rules.baseClassOf[id] ?? -1]?.name ??
  rules.fortifications[rules.fortificationOf[id] ?? -1]?.name ??
  rules.headquarters[rules.headquartersOf[id] ?? -1]?.name ??
  rules.submarineCommands[rules.submarineCommandOf[id] ?? -1]?.name ??
  rules.places[rules.placeOf[id] ?? -1]?.name ??
  nameOfHex(rules, id);

/** "Guadalcanal" for 1134; a hex without a place goes by its number. */
function nameOfHex(rules: Rules, id: string): string | undefined {
  const hex = rules.hexes.of[id];
  return hex === undefined ? undefined : rules.places[rules.hexes.place[hex] ?? -1]?.name;
}
