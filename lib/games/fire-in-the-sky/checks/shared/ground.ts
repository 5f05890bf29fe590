import type { FireInTheSkyScenario } from "../../../../documents/generated/types";
import type { Documents, Finding } from "../../../types";
import { isOfClass } from "../../model/pieces";
import {
  type BoxPurpose,
  type Ground,
  type GroundPlace,
  placeProblems,
  type PlaceProblemKind,
} from "../../setup/places";
import {
  basesOf,
  basesPath,
  type Box,
  gameOf,
  mapOf,
  mapPath,
  optionsOf,
  parametersOf,
  scenariosOf,
  unitsOf,
  valueInTurn,
} from "./documents";
import { takeAway } from "../../../shared/checks/fixes";
import { optionMarks } from "../../../shared/checks/option-numbers";
import { remembered } from "../../../shared/checks/remember";
import { typesOf } from "./units";

const purposes: readonly BoxPurpose[] = ["convoy-escort", "naval-aviation", "carriers-without-planes"];

/** Who controls a base when the scenario begins: the scenario's word, else that of the base. */
export function controlAt(
  scenario: Partial<Pick<FireInTheSkyScenario, "control">>,
  id: string,
  base: { kind: string; control: string },
): string {
  if (base.kind !== "base") return "none";
  return scenario.control?.[id] ?? base.control;
}

/** The places and units of the documents as they are when the scenario begins. */
export function groundOf(documents: Documents, scenario: Partial<FireInTheSkyScenario>): Ground {
  const bases = basesOf(documents);
  const { boxes } = mapOf(documents);
  const { nations } = gameOf(documents);
  const { economicWarfare, expansion, navalAviation } = parametersOf(documents);
  const run = optionMarks(optionsOf(documents));
  const types = typesOf(documents);
  const { naval } = unitsOf(documents);
  const turn = scenario.start?.turn ?? 1;
  const factor = expansion ? (valueInTurn(expansion.factorFromTurn, turn) ?? 1) : 1;
  const growth = (control: string) => (control === expansion?.side ? factor : 1);
  return {
    place(id) {
      const base = bases[id];
      if (base) {
        const control = controlAt(scenario, id, base);
        return {
          name: base.name,
          kind: base.kind,
          control,
          landLimit: base.landLimit,
          airCapacity: (base.airCapacity ?? 0) * growth(control),
          portCapacity: (base.portCapacity ?? 0) * growth(control),
          within: id,
        };
      }
      const box = boxes[id];
      return box && boxPlace(id, box);
    },
    unit(id) {
      const type = types.get(id);
      if (!type || type.side === undefined) return undefined;
      const { name, kind, side, shipClass, transport, optional } = type;
      return {
        name,
        kind,
        side,
        mayEscort: isOfClass({ shipClass }, economicWarfare?.escortClasses ?? []),
        isCarrier:
          naval[id]?.airGroup !== undefined ||
          (shipClass !== null && !!navalAviation?.carrierClasses.includes(shipClass)),
        transport,
        // Limits must hold whichever of the optional rules are on.
        inPlay: optional === undefined || run.has(optional),
      };
    },
    sideOf: (nation) => nations[nation]?.side,
  };
}

function boxPlace(id: string, box: Box): GroundPlace {
  const purpose = purposes.find((each) => id.startsWith(each));
  return {
    name: box.name,
    kind: box.kind,
    control: "none",
    // Boxes with a purpose are Japan's, whatever their side says; that is reported with the boxes (7.1.1).
    side: purpose ? "japan" : box.side,
    landLimit: 0,
    airCapacity: 0,
    portCapacity: 0,
    within: box.within ?? id,
    ...(purpose && { purpose }),
  };
}

const limitMembers: Partial<Record<PlaceProblemKind, string>> = {
  "land-limit": "landLimit",
  "air-capacity": "airCapacity",
  "port-capacity": "portCapacity",
};

const problemsOf = remembered((documents, scenario: Partial<FireInTheSkyScenario>) =>
  placeProblems(groundOf(documents, scenario), scenario),
);

/** The problems of these kinds in the set-up of every scenario, as findings. */
export function placeFindings(documents: Documents, kinds: readonly PlaceProblemKind[]): Finding[] {
  const bases = basesOf(documents);
  const { boxes } = mapOf(documents);
  return scenariosOf(documents).flatMap(({ path, scenario }) =>
    problemsOf(documents, scenario)
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ kind, rule, pointer, place, message, hint, fix }): Finding => {
        const member = limitMembers[kind];
        const related =
          bases[place] && member
            ? { document: basesPath, pointer: `/bases/${place}/${member}`, message: "The limit is here." }
            : boxes[place] && !member
              ? { document: mapPath, pointer: `/boxes/${place}`, message: "The box is here." }
              : undefined;
        return {
          document: path,
          pointer,
          message,
          hint,
          rule,
          ...(related && { related: [related] }),
          ...(fix?.value === undefined
            ? fix && takeAway(documents, fix.title, path, fix.pointer)
            : { fixes: [{ document: path, ...fix }] }),
        };
      }),
  );
}
