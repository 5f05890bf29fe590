import type { Documents, Finding, RuleCheck } from "../../types";
import {
  controllerOf,
  game,
  groundUnitsOf,
  kindOfHex,
  mapOf,
  markersOf,
  parametersOf,
  placeAt,
  type SetupAt,
  setupsIn,
  terrainsOf,
} from "./documents";

/** V12 to V15, V27: ground and supply units of a set-up (11.2.1, 11.3, 13.3). */

type Kind = "infantry" | "armor" | "artillery";

const kindOf = (documents: Documents, unit: string): Kind => {
  const type = groundUnitsOf(documents)[unit]?.type;
  return type === "armor" || type === "artillery" ? type : "infantry";
};

/** Units of a side by hex. */
function byHex(setup: SetupAt): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [id, { at }] of Object.entries(setup.set.groundUnits ?? {}))
    found.set(at, [...(found.get(at) ?? []), id]);
  return found;
}

/** V12, V13 (11.3, 11.2.1). */
const stacking: RuleCheck = {
  code: `rule/${game}/ground-stacking`,
  rule: "11.3",
  severity: "error",
  title: "Ground units begin in a hex in which they cannot stack.",
  explain:
    "A hex holds three infantry units, one armor and one artillery unit of a side (parameters.json), and no units of both sides. " +
    "Armor and artillery are always with infantry; Japanese armor enters towns, cities and coastal hexes only. Move some of the units.",
  run: (documents) =>
    setupsIn(documents).flatMap((setup) =>
      [...byHex(setup)].flatMap(([hex, units]): Finding[] => {
        if (!mapOf(documents).hexes[hex]) return [];
        const at = (unit: string, message: string, hint: string, rule?: string): Finding => ({
          document: setup.path,
          pointer: `${setup.pointer}/groundUnits/${unit}/at`,
          message,
          hint,
          ...(rule !== undefined && { rule }),
        });
        const ground = parametersOf(documents).ground;
        const found: Finding[] = [];
        for (const kind of ["infantry", "armor", "artillery"] as const) {
          const those = units.filter((unit) => kindOf(documents, unit) === kind);
          const most = ground?.[kind] ?? Infinity;
          if (those.length > most)
            found.push(
              at(those[most]!, `${hex} has ${those.length} ${kind} units; it holds ${most}.`, "Move one."),
            );
        }
        const arms = units.find((unit) => kindOf(documents, unit) !== "infantry");
        if (arms !== undefined && units.every((unit) => kindOf(documents, unit) !== "infantry"))
          found.push(at(arms, `${arms} is in ${hex} without infantry.`, "Put infantry with it.", "11.2.1"));
        const tanks = units.find((unit) => kindOf(documents, unit) === "armor");
        if (tanks !== undefined && setup.side === "japanese" && !opensToTanks(documents, hex))
          found.push(
            at(tanks, `Japanese armor cannot be in ${hex}.`, "Choose a town, a city or a coast.", "11.2.1"),
          );
        return found;
      }),
    ),
};

const opensToTanks = (documents: Documents, hex: string): boolean =>
  terrainsOf(documents)[mapOf(documents).hexes[hex]?.terrain ?? ""]?.japaneseArmor !== false ||
  placeAt(documents, hex) !== undefined;

/** V12, V27 (11.3, 17.2.5): who controls the hex. */
const groundControl: RuleCheck = {
  code: `rule/${game}/ground-control`,
  rule: "2.3",
  severity: "error",
  title: "A ground or supply unit begins at sea, or in a hex that its side does not control.",
  explain:
    "Ground and supply units begin on land that their side controls; the scenario gives control under “control”, and all else is Allied. " +
    "Nobody is in a neutral hex (17.2.5). Move the unit, or give its side the control.",
  run: (documents) =>
    setupsIn(documents).flatMap((setup) =>
      (["groundUnits", "supply"] as const).flatMap((group) =>
        Object.entries(setup.set[group] ?? {}).flatMap(([id, { at }]): Finding[] => {
          const kind = kindOfHex(documents, at);
          if (kind === undefined) return [];
          const isLand = kind === "coastal" || kind === "land";
          const controller = controllerOf(setup.scenario, at);
          if (isLand && controller === setup.side) return [];
          return [
            {
              document: setup.path,
              pointer: `${setup.pointer}/${group}/${id}/at`,
              message: isLand
                ? `${id} is in ${at}, which ${controller === "neutral" ? "nobody controls" : "the other side controls"}.`
                : `${at} is no land: ${id} cannot be there.`,
              hint: "Choose a land hex of its side.",
            },
          ];
        }),
      ),
    ),
};

/** V14 (17.0): what a zone lets its owner choose includes what the document suggests. */
const zones: RuleCheck = {
  code: `rule/${game}/zones`,
  rule: "17.0",
  severity: "error",
  title: "A unit begins outside of the zone in which its owner may place it.",
  explain:
    "A unit with a “zone” may be placed anywhere in it; “at” is where it stands until its owner decides, and must be one of its places. " +
    "Choose a place of the zone, or add the place to it.",
  run: (documents) =>
    setupsIn(documents).flatMap((setup) =>
      (["ships", "airUnits", "groundUnits", "supply", "mobileAirbases"] as const).flatMap((group) =>
        Object.entries<{ at: string; zone?: string }>(setup.set[group] ?? {}).flatMap(
          ([id, { at, zone }]): Finding[] => {
            const places = setup.scenario.zones?.[zone ?? ""];
            if (!places || places.at.includes(at)) return [];
            return [
              {
                document: setup.path,
                pointer: `${setup.pointer}/${group}/${id}/at`,
                message: `${at} is not in the zone “${zone!}” of ${id}.`,
                hint: places.text,
                related: [{ document: setup.path, pointer: `/zones/${zone!}`, message: "The zone." }],
              },
            ];
          },
        ),
      ),
    ),
};

/** V15 (13.3). Of both sides together: the printed set-up of the campaign has one more than the Allied counters. */
const supplyMarkers: RuleCheck = {
  code: `rule/${game}/supply-counters`,
  rule: "13.3",
  severity: "warning",
  title: "A scenario has more supply units than there are counters.",
  explain:
    "There are eleven supply counters, six of them Japanese and five Allied (markers.json). A side may borrow of the other's, as the " +
    "printed set-up of the campaign does, but not use more than there are. Remove a unit, or put two steps on one counter with “level”.",
  run(documents) {
    const { "supply-allied": allied, "supply-japanese": japanese } = markersOf(documents);
    const most = (allied?.count ?? Infinity) + (japanese?.count ?? 0);
    const used = new Map<string, number>();
    return setupsIn(documents).flatMap((setup) =>
      Object.keys(setup.set.supply ?? {}).flatMap((id): Finding[] => {
        const count = (used.get(setup.path) ?? 0) + 1;
        used.set(setup.path, count);
        if (count !== most + 1) return [];
        return [
          {
            document: setup.path,
            pointer: `${setup.pointer}/supply/${id}`,
            message: `The scenario has more than ${most} supply units, which is as many as there are counters.`,
            hint: "Put two steps on one counter: “level”: 2.",
          },
        ];
      }),
    );
  },
};

export const groundChecks: readonly RuleCheck[] = [stacking, groundControl, zones, supplyMarkers];
