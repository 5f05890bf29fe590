import type { Rules } from "../model/rules";

/** What people call the thing with this id. */
export const nameOf = (rules: Rules, id: string): string | undefined =>
  rules.airUnits[rules.airUnitOf[id] ?? -1]?.name ??
  rules.ships[rules.shipOf[id] ?? -1]?.name ??
  rules.groundUnits[rules.groundUnitOf[id] ?? -1]?.name ??
  rules.places[rules.placeOf[id] ?? -1]?.name ??
  rules.boxes[rules.boxOf[id] ?? -1]?.name ??
  rules.bases[rules.baseOf[id] ?? -1]?.name ??
  rules.aircraft[rules.aircraftOf[id] ?? -1]?.name ??
  nameOfHex(rules, id);

/** "Soerabaja" for 1807; a hex without a place goes by its number. */
function nameOfHex(rules: Rules, id: string): string | undefined {
  const hex = rules.hexes.of[id];
  return hex === undefined ? undefined : rules.places[rules.hexes.place[hex] ?? -1]?.name;
}
