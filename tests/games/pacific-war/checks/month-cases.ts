import type { Case } from "./cases";

/** Cases of the checks of months: what Campaigns and the whole war need, and what is too early in them. */

const campaign = "scenarios/campaign-guadalcanal.json";
const war = "scenarios/strategic-1941-45.json";
const allies = "schedules/allies-guadalcanal.json";

export const monthCases: readonly Case[] = [
  {
    check: "monthly-points",
    document: campaign,
    wrong: { end: { month: "1943-02" }, schedules: { japanese: null } },
    right: { end: { month: "1942-12" } },
    pointer: "/months",
    says: "1943-02 has no Command Points.",
  },
  {
    check: "early-bombers",
    document: war,
    wrong: { strategic: { bombers: { 20: { points: 3 } } } },
    right: { start: { month: "1944-06" }, strategic: { bombers: { 20: { points: 3 } } } },
    pointer: "/strategic/bombers/20",
    says: "Group 20 has points in 1941-12; it comes in 1944-05.",
  },
  {
    check: "resource-totals",
    document: "map.json",
    wrong: { places: { tokyo: { resource: { points: 31 } } } },
    right: { places: { tokyo: { resource: { points: 29 } }, osaka: { resource: { points: 26 } } } },
    pointer: "/places",
    says: "The Homeland has 101 Resource Points, not 100.",
  },
  {
    check: "resource-totals",
    document: "map.json",
    wrong: { places: { calcutta: { city: null } } },
    right: {},
    pointer: "/places",
    says: "India has 9 cities, not 10.",
  },
  {
    check: "surrendered-countries",
    document: war,
    wrong: { strategic: { surrendered: ["india"] } },
    right: { strategic: { surrendered: ["china"] } },
    pointer: "/sides/allied/headquarters/a-hq-seac",
    says: "India has surrendered, and SEAC has left the game.",
  },
  {
    check: "surrendered-countries",
    document: "scenarios/strategic-1942-45.json",
    wrong: { sides: { allied: { groundUnits: { "nl-1-div": { at: "colombo" } } } } },
    right: { sides: { allied: { groundUnits: { "nl-1-div": null } } } },
    pointer: "/sides/allied/groundUnits/nl-1-div",
    says: "The Dutch East Indies has surrendered, and",
  },
  {
    check: "submarine-arrivals",
    document: war,
    wrong: { sides: { japanese: { submarineCommands: null } } },
    right: {},
    pointer: "/sides/japanese",
    says: "Japan gets submarines and has no Submarine Command.",
  },
  {
    check: "garrison",
    document: war,
    wrong: { start: { month: "1945-01" } },
    right: {},
    pointer: "/sides/japanese/groundUnits",
    says: "34 and 30 are asked for.",
  },
  {
    check: "dry-docks",
    document: "tables/dry-docks.json",
    wrong: { allied: { oahu: null } },
    right: {},
    pointer: "/places/oahu/dryDock",
    says: "has a dry dock, but the list of capacities has none there.",
  },
  {
    check: "replacement-steps",
    document: allies,
    scenario: campaign,
    wrong: { months: { "1942-10": { replacements: { air: { us: 3 } } } } },
    right: { months: { "1942-10": { replacements: { airClasses: { "us-f-l1": 5 } } } } },
    pointer: "/months/1942-10/replacements/air/us",
    says: "nothing says their Status Level",
  },
  {
    check: "replacement-steps",
    document: allies,
    scenario: campaign,
    wrong: { months: { "1942-10": { replacements: { ground: { japan: 2 } } } } },
    right: { months: { "1942-10": { replacements: { ground: { netherlands: 2 } } } } },
    pointer: "/months/1942-10/replacements/ground/japan",
    says: "These steps are of the other side.",
  },
  {
    check: "arrivals-in-play",
    document: allies,
    scenario: campaign,
    wrong: { months: { "1942-10": { reinforcements: { ships: { "us-cv2": {} } } } } },
    right: { months: { "1942-10": { reinforcements: { groundUnits: { "us-mar-rgt-breakdown": {} } } } } },
    pointer: "/months/1942-10/reinforcements/ships/us-cv2",
    says: "“us-cv2” is in play when 1942-10 brings it",
  },
  {
    check: "arrivals-in-play",
    document: allies,
    scenario: campaign,
    wrong: { months: { "1942-10": { reinforcements: { ships: { "us-cv5": {} } } } } },
    right: { months: { "1942-07": { reinforcements: { ships: { "us-cv2": {} } } } } },
    pointer: "/months/1942-10/reinforcements/ships/us-cv5",
    says: "“us-cv5” is in play when 1942-10 brings it",
  },
  {
    check: "works-without-engineer",
    document: campaign,
    wrong: { sides: { japanese: { constructions: { lae: { base: "japan-base-small", stage: 2 } } } } },
    right: { sides: { japanese: { constructions: { buna: { base: "japan-base-small", stage: 2 } } } } },
    pointer: "/sides/japanese/constructions/lae",
    says: "No engineer is in lae.",
  },
  {
    check: "works-without-engineer",
    document: campaign,
    wrong: {
      sides: {
        japanese: {
          constructions: { buna: { base: "japan-base-small", stage: 2 } },
          groundUnits: { "j-eng-5": { broken: true } },
        },
      },
    },
    right: { sides: { japanese: { constructions: { buna: { base: "japan-base-small", stage: 2 } } } } },
    pointer: "/sides/japanese/constructions/buna",
    says: "The engineer in buna is Broken.",
  },
  {
    check: "early-docks",
    wrong: { position: { month: "1943-02", war: { mobileDocks: ["2860"] } } },
    right: { position: { month: "1943-03", war: { mobileDocks: ["2860"] } } },
    pointer: "/position/war/mobileDocks/0",
    says: "it comes in 1943-03",
  },
];
