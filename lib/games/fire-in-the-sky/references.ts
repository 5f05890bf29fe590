import type { Reference, Target } from "../types";
import { limboPlaces } from "./compile/map";
import { fireInTheSkyModule } from "./module";
import { sideIds } from "./model/rules";
import { phaseTitles } from "./ch04-sequence";

/** Where documents of this game name things of other documents, and where those things stand. */
export const targets: readonly Target[] = [
  { kind: "hex", noun: "hex", places: [{ document: "map.json", pointer: "/hexes" }] },
  { kind: "base", noun: "base", places: [{ document: "bases.json", pointer: "/bases" }] },
  { kind: "box", noun: "box", places: [{ document: "map.json", pointer: "/boxes" }] },
  {
    kind: "place",
    noun: "place",
    places: [
      { document: "bases.json", pointer: "/bases" },
      { document: "map.json", pointer: "/boxes" },
    ],
  },
  {
    kind: "hex-or-place",
    noun: "hex or place",
    places: [
      { document: "bases.json", pointer: "/bases" },
      { document: "map.json", pointer: "/boxes" },
      { document: "map.json", pointer: "/hexes" },
    ],
  },
  {
    // Where counters stand in a saved position, beside the board too.
    kind: "standing",
    noun: "place",
    places: [
      { document: "bases.json", pointer: "/bases" },
      { document: "map.json", pointer: "/boxes" },
      { document: "map.json", pointer: "/hexes" },
    ],
    builtIn: limboPlaces.map(([id]) => id),
  },
  {
    kind: "unit",
    noun: "unit type",
    places: [
      { document: "units.json", pointer: "/naval" },
      { document: "units.json", pointer: "/land" },
      { document: "units.json", pointer: "/air" },
    ],
    // Some counters come with an optional rule and stand in no set-up and no schedule (18.1.5).
    mayBeUnused: "optional",
  },
  {
    kind: "nation",
    noun: "nation",
    places: [{ document: "game.json", pointer: "/nations" }],
    foundation: true,
  },
  { kind: "side", noun: "side", places: [{ document: "game.json", pointer: "/sides" }], builtIn: sideIds },
  {
    kind: "step",
    noun: "step",
    places: [],
    builtIn: [...new Set([...Object.keys(fireInTheSkyModule.steps), ...Object.keys(phaseTitles)])],
  },
  { kind: "option", noun: "optional rule", places: [{ document: "options.json", pointer: "/options" }] },
];

const value = (document: string, pointer: string, to: string): Reference => ({
  document,
  pointer,
  part: "value",
  to,
});
const key = (document: string, pointer: string, to: string): Reference => ({
  document,
  pointer,
  part: "key",
  to,
});

export const references: readonly Reference[] = [
  { ...value("game.json", "/nations/*/side", "side"), foundation: true },
  key("numbering.json", "/titles/*", "step"),
  value("map.json", "/boxes/*/entryHexes/*", "hex"),
  value("map.json", "/areas/*/corners/*", "hex"),
  value("map.json", "/boxes/*/freeLink", "base"),
  value("map.json", "/boxes/*/within", "base"),
  value("map.json", "/boxes/*/nation", "nation"),
  value("map.json", "/boxes/*/side", "side"),
  key("map.json", "/splitHexes/*", "hex"),
  value("map.json", "/splitHexes/*/halves/*/opensTo/*", "hex"),
  value("bases.json", "/bases/*/hex", "hex"),
  value("bases.json", "/bases/*/homeBaseOf", "nation"),
  value("units.json", "/naval/*/nation", "nation"),
  value("units.json", "/land/*/nation", "nation"),
  value("units.json", "/air/*/nation", "nation"),
  value("parameters.json", "/returnPorts/*/*", "place"),
  value("parameters.json", "/victory/lifeline/from", "place"),
  value("parameters.json", "/victory/lifeline/to", "base"),
  value("parameters.json", "/victory/lateConquest/bases/*", "base"),
  value("parameters.json", "/europeanFleet/triggerBases/*", "base"),
  value("parameters.json", "/ranger/box", "place"),
  value("parameters.json", "/accidents/alliedBase", "place"),
  value("parameters.json", "/strategicBombing/from", "place"),
  value("tables/combat.json", "/types/*/modifiers/*/when/**/id", "option"),
  value("tables/naval-damage.json", "/modifiers/*/when/**/id", "option"),
  value("options.json", "/options/*/requires/*", "option"),
  value("options.json", "/options/*/advises/*", "option"),
  value("options.json", "/options/*/conflicts/*", "option"),
  value("schedules/*.json", "/turns/*/*/nation", "nation"),
  key("schedules/*.json", "/turns/*/*/units/*", "unit"),
  value("schedules/*.json", "/turns/*/*/conversionOf", "unit"),
  value("scenarios/*.json", "/recommendedOptions/*", "option"),
  key("scenarios/*.json", "/control/*", "base"),
  key("scenarios/*.json", "/setup/*", "place"),
  key("scenarios/*.json", "/setup/*/units/*", "unit"),
  key("scenarios/*.json", "/setup/*/reduced/*", "unit"),
  key("scenarios/*.json", "/setup/*/airSteps/*", "nation"),
  key("scenarios/*.json", "/setup/*/withoutPlanes/*", "unit"),
  value("scenarios/*.json", "/choices/*/places/*", "place"),
  key("scenarios/*.json", "/choices/*/units/*", "unit"),
  key("scenarios/*.json", "/choices/*/airSteps/*", "nation"),
  key("scenarios/*.json", "/turnTrack/*/units/*", "unit"),
  key("scenarios/*.json", "/turnTrack/*/reduced/*", "unit"),
  key("scenarios/*.json", "/turnTrack/*/airSteps/*", "nation"),
  key("scenarios/*.json", "/removed/units/*", "unit"),
  key("scenarios/*.json", "/sunk/units/*", "unit"),
  key("scenarios/*.json", "/reactionForce/units/*", "unit"),
  value("scenarios/*.json", "/reactionForce/places/*", "hex-or-place"),
  value("scenarios/*.json", "/special/conquered/*", "base"),
  key("scenarios/*.json", "/position/bases/*", "base"),
  value("scenarios/*.json", "/position/units/*/at", "standing"),
  value("scenarios/*.json", "/position/units/*/committed", "standing"),
  value("scenarios/*.json", "/position/taskForces/*/at", "standing"),
  value("scenarios/*.json", "/position/taskForces/*/from", "standing"),
  value("scenarios/*.json", "/position/hidden/bases/*/base", "standing"),
  value("scenarios/*.json", "/position/special/conquered/*", "base"),
  value("scenarios/*.json", "/position/special/reactionForce/places/*", "standing"),
  // What steps remember names places by these members.
  value("scenarios/*.json", "/position/frames/*/data/**/place", "standing"),
  value("scenarios/*.json", "/position/frames/*/data/**/places/*", "standing"),
  value("scenarios/*.json", "/position/frames/*/data/**/openPlaces/*", "standing"),
  value("battles/*.json", "/place", "hex-or-place"),
  value("battles/*.json", "/options/*", "option"),
  key("battles/*.json", "/control/*", "base"),
  key("battles/*.json", "/forces/*/longRange/*", "base"),
  key("battles/*.json", "/forces/*/longRange/*/*", "nation"),
  ...["taskForces/*", "base"].flatMap((holding) => [
    key("battles/*.json", `/forces/*/${holding}/units/*`, "unit"),
    key("battles/*.json", `/forces/*/${holding}/reduced/*`, "unit"),
    key("battles/*.json", `/forces/*/${holding}/airSteps/*`, "nation"),
  ]),
];
