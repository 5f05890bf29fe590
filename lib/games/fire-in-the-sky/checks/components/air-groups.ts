import type { Documents, Finding, RuleCheck } from "../../../types";
import { kept } from "../../../../documents/kept";
import type { ShipClass } from "../../model/rules";
import { parametersOf, parametersPath, unitsPath } from "../shared/documents";
import { ofShips } from "../shared/picked-units";
import { typesOf } from "../shared/units";
import { counted } from "../../../../words";

/** 2.1.1.1, 7.1.1: classes that count as carriers have an air group. */
export const airGroups: RuleCheck = {
  code: "rule/fire-in-the-sky/air-groups",
  rule: "7.1.1",
  severity: "warning",
  title: "A carrier has no Air Strength, or another ship has one.",
  explain:
    "Classes listed in /navalAviation/carrierClasses give their Air Strength as Air Points, sail in the Carrier Task Force box, and need that many air steps for a new air group after damage. " +
    "A carrier without Air Strength gains nothing from that box or from a rebuilt air group; Air Strength of any other ship is never used. " +
    "Change the list of classes, or the unit.",
  run(documents) {
    const classes = parametersOf(documents).navalAviation?.carrierClasses;
    if (!classes) return [];
    const byClass = shipsByClass(shipsOf(documents));
    return [...byClass].flatMap(([shipClass, { having, lacking }]): Finding[] => {
      const carrier = classes.includes(shipClass);
      const ids = carrier ? lacking : having;
      // A whole class at odds with the list is one mistake, in the list.
      if (ids.length > 1 && ids.length === having.length + lacking.length)
        return [ofClass(shipClass, ids.length, carrier)];
      return ids.map((id) => ofUnit(documents, id, carrier));
    });
  },
};

interface Ship {
  class: ShipClass;
  hasPlanes: boolean;
}

const shipsOf = ofShips<Ship>(
  (unit) => ({ class: unit.class, hasPlanes: (unit.airStrength ?? 0) > 0 }),
  (a, b) => a.class === b.class && a.hasPlanes === b.hasPlanes,
);

/** Ids of the ships of each class that have an Air Strength, and of those that have none. */
const shipsByClass = kept((ships: ReadonlyMap<string, Ship>) => {
  const classes = new Map<ShipClass, { having: string[]; lacking: string[] }>();
  for (const [id, ship] of ships) {
    let same = classes.get(ship.class);
    if (!same) classes.set(ship.class, (same = { having: [], lacking: [] }));
    (ship.hasPlanes ? same.having : same.lacking).push(id);
  }
  return classes;
});

const listPointer = "/navalAviation/carrierClasses";

function ofClass(shipClass: string, count: number, carrier: boolean): Finding {
  const message = carrier
    ? `${shipClass} counts as a carrier class, but none of its ${counted(count, "type")} has an Air Strength.`
    : `${shipClass} does not count as a carrier class, so the Air Strength of its ${counted(count, "type")} is never used.`;
  const hint = carrier ? `Remove ${shipClass} from the list.` : `Add ${shipClass} to the list.`;
  return { document: parametersPath, pointer: listPointer, message, hint };
}

function ofUnit(documents: Documents, id: string, carrier: boolean): Finding {
  const { name, pointer } = typesOf(documents).get(id)!;
  const message = "The classes that count as carriers.";
  const related = [{ document: parametersPath, pointer: listPointer, message }];
  return carrier
    ? {
        document: unitsPath,
        pointer,
        message: `${name} counts as a carrier but has no Air Strength.`,
        hint: "Give it an Air Strength, or remove its class from the carriers.",
        related,
      }
    : {
        document: unitsPath,
        pointer: `${pointer}/airStrength`,
        message: `${name} has an Air Strength, but its class does not count as a carrier.`,
        hint: "Add its class to the carriers, or remove the rating.",
        related,
      };
}
