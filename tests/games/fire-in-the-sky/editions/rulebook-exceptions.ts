/**
 * Sources of the later edition that cite another rule than the one to which the numbering leads from the same source
 * of the first, and why. Each as "document pointer: rule".
 */
export const exceptions: readonly { reason: string; places: readonly string[] }[] = [
  {
    reason: "The set-up is in the Scenario Book; what the rulebook names, it names in passing elsewhere.",
    places: [
      "bases.json /bases/brunei/name: 3.2.7",
      "bases.json /bases/calcutta/name: 4.3.1",
      "bases.json /bases/ceylon/name: 15.6",
      "bases.json /bases/ellice-islands/name: 16.1.1",
      "bases.json /bases/manila/name: 4.3.1",
      "bases.json /bases/midway/name: 16.1.1",
      "bases.json /bases/noumea/name: 16.1.1",
      "bases.json /bases/pearl-harbor/name: 4.3.1",
      "bases.json /bases/singapore/name: 4.3.1",
      "bases.json /bases/surabaya/name: 3.2.7",
      "units.json /naval/j-bb-ise-hyuga/name: 16.2.5",
      "units.json /naval/j-cv-akagi-kaga/name: 16.2.3",
      "units.json /naval/j-cv-hiryu-soryu/name: 16.2.3",
      "units.json /naval/j-cvl-hosho-ryujo/name: 16.2.5",
    ],
  },
  {
    reason:
      "16.0 names the three circles; here a general rule says what a circle is, and another one names Malaya.",
    places: [
      "bases.json /bases/burma/kind: 3.2.3",
      "bases.json /bases/burma/victoryPoints: 3.2.3",
      "bases.json /bases/gangetic-plain/kind: 3.2.3",
      "bases.json /bases/gangetic-plain/victoryPoints: 3.2.3",
      "bases.json /bases/malaya/kind: 3.2.3",
      "bases.json /bases/malaya/name: 15.1",
      "bases.json /bases/malaya/victoryPoints: 3.2.3",
    ],
  },
  {
    reason:
      "A rule of the first edition whose passages have two numbers here: Malaya, the Air Zone of Control.",
    places: [
      "map.json /connections/0606-0607: 15.1",
      "map.json /connections/0607-0708: 15.1",
      "map.json /splitHexes/0607: 15.1",
      "parameters.json /airZoc: 3.3.2",
    ],
  },
  {
    reason:
      "7.4 and 15.1 have all of replacements; here the markers have a rule of their own, beside their segment.",
    places: [
      "map.json /connections/1208-1209: 3.3.9",
      "parameters.json /replacements/countsForStacking: 3.3.9",
      "parameters.json /replacements/removedAtEnd: 3.3.9",
      "tables/transport-costs.json /operational/replacements: 3.3.9",
      "tables/transport-costs.json /seaDeployment/replacements: 3.3.9",
    ],
  },
  {
    reason: "The charts stand on the last pages, without a number; the first edition speaks of them in 2.3.",
    places: [
      "parameters.json /hits: no rule",
      "tables/combat.json : no rule",
      "tables/transport-costs.json : no rule",
      "tables/transport-costs.json /merchantAswDie: 5.3",
    ],
  },
  {
    reason:
      "How many counters there are is listed among the components, of which the first edition gives no numbers.",
    places: [
      "units.json : 2.0",
      "units.json /air/b-air/count: 2.0",
      "units.json /air/u-air/count: 2.0",
      "units.json /land/j-land-2-marine/count: 2.0",
      "units.json /land/j-land-2/count: 2.0",
      "units.json /land/j-land-4/count: 2.0",
      "units.json /land/j-land-8/count: 2.0",
    ],
  },
  {
    reason:
      "The first edition leaves it open, or says it of something else; here a rule of its own settles it.",
    places: [
      "map.json /connections/0305-0405: 3.2.1",
      "parameters.json /antiAircraft/rounding: 11.2.2.4",
      "parameters.json /antiAircraftUpgrade: 16.2.6",
      "parameters.json /battleBoard/hybridClasses: 16.2.5",
      "parameters.json /clock/firstTurn: 3.2.4",
      "parameters.json /damage/sunkForever/netherlands: 11.3.1",
      "parameters.json /movement/fuelRounding: 8.4",
      "parameters.json /movement/passengersEndOnLand: 3.2.3",
      "parameters.json /movement/stayingCostsOil: 8.4",
      "parameters.json /victory/opening: 3.3.10",
      "units.json /air/u-air-blue: 3.1.1",
      "units.json /naval/j-cv-unryu-shinano/name: 16.2.5",
      "units.json /naval/j-dd/antiAircraft: 16.2.6",
    ],
  },
];
