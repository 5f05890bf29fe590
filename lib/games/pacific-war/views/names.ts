import type { Rules } from "../model/rules";
import { taskForceName } from "./set-up";
import { nameOfId } from "./unit-names";

/** What people call the thing with this id. */
export const nameOf = (rules: Rules, id: string): string | undefined => {
  const { ships, airClasses, groundClasses, baseClasses, fortifications, headquarters } = rules;
  const { submarineCommands, places, hexes } = rules;
  if (/^tf-\d+$/.test(id)) return taskForceName(id);
  return (
    ships[rules.shipOf[id] ?? -1]?.name ??
    places[rules.placeOf[id] ?? -1]?.name ??
    groundClasses[rules.groundClassOf[id] ?? -1]?.name ??
    airClasses[rules.airClassOf[id] ?? -1]?.name ??
    baseClasses[rules.baseClassOf[id] ?? -1]?.name ??
    fortifications[rules.fortificationOf[id] ?? -1]?.name ??
    headquarters[rules.headquartersOf[id] ?? -1]?.name ??
    submarineCommands[rules.submarineCommandOf[id] ?? -1]?.name ??
    rules.engineering[id]?.title ??
    places[hexes.place[hexes.of[id] ?? -1] ?? -1]?.name
  );
};

/** Units of a scenario go by ids of their own: "guadalcanal-lra". */
export const nameOfUnit = (rules: Rules, id: string): string =>
  nameOf(rules, id) ?? nameOfId(id, (ship) => nameOf(rules, ship));
