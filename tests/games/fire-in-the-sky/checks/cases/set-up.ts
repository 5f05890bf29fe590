import { airCapacity } from "../../../../../lib/games/fire-in-the-sky/checks/set-up/air-capacity";
import { boxes } from "../../../../../lib/games/fire-in-the-sky/checks/set-up/boxes";
import { freePlacement } from "../../../../../lib/games/fire-in-the-sky/checks/set-up/free-placement";
import { homeless } from "../../../../../lib/games/fire-in-the-sky/checks/set-up/homeless";
import { landLimit } from "../../../../../lib/games/fire-in-the-sky/checks/set-up/land-limit";
import { placement } from "../../../../../lib/games/fire-in-the-sky/checks/set-up/placement";
import { portCapacity } from "../../../../../lib/games/fire-in-the-sky/checks/set-up/port-capacity";
import { shipsInAirZoc } from "../../../../../lib/games/fire-in-the-sky/checks/set-up/ships-in-air-zoc";
import { supplyLines } from "../../../../../lib/games/fire-in-the-sky/checks/set-up/supply-lines";
import { casesOf, short } from "../support";

const document = short;

export const setUpCases = [
  ...casesOf(landLimit, [
    {
      name: "two units of one list",
      change: (d) => void (d.short.setup["singapore"]!.units = { "j-land-8": 1, "j-land-2": 1 }),
      document,
      pointer: "/setup/singapore/units",
      says: /Singapore has 10 land Transport factors of one side; its limit is 8/,
    },
    {
      name: "one unit on an atoll",
      change: (d) => void (d.short.setup["wake"]!.units = { "j-land-8": 1 }),
      document,
      pointer: "/setup/wake/units/j-land-8",
      says: /Wake has 8 land Transport factors of one side; its limit is 4/,
    },
    {
      name: "full and reduced units together",
      change: (d) =>
        void (d.short.setup["calcutta"] = { units: { "b-land-4": 1 }, reduced: { "b-land-8": 1 } }),
      document,
      pointer: "/setup/calcutta",
      says: /Calcutta has 12 land/,
    },
    {
      name: "land units in a circle",
      change: (d) => void (d.short.setup["burma"] = { units: { "b-land-8": 2 } }),
      document,
      pointer: "/setup/burma/units/b-land-8",
      says: /Burma has 16 land/,
    },
  ]),
  ...casesOf(airCapacity, [
    {
      name: "steps of one nation",
      change: (d) => void (d.short.setup["rabaul"]!.airSteps = { japan: 10 }),
      document,
      pointer: "/setup/rabaul/airSteps/japan",
      says: /Rabaul has 10 air steps; its capacity is 6/,
      fix: true,
    },
    {
      name: "steps of two nations",
      change: (d) => void (d.short.setup["ceylon"]!.airSteps = { britain: 2, us: 3 }),
      document,
      pointer: "/setup/ceylon/airSteps",
      says: /Ceylon has 5 air steps; its capacity is 4/,
    },
    {
      name: "a base without room",
      change(d) {
        d.bases.bases["wake"]!.airCapacity = 0;
        d.short.setup["wake"]!.airSteps = { japan: 1 };
      },
      document,
      pointer: "/setup/wake/airSteps/japan",
      says: /capacity is 0/,
      fix: true,
    },
    {
      name: "a Naval Aviation space beside the base",
      change(d) {
        d.short.setup["kure"] = { airSteps: { japan: 11 } };
        d.short.setup["naval-aviation-kure"] = { airSteps: { japan: 2 } };
      },
      document,
      pointer: "/setup/kure",
      says: /Kure has 13 air steps; its capacity is 12/,
    },
  ]),
  ...casesOf(portCapacity, [
    {
      name: "a fleet in a small port",
      change(d) {
        d.short.setup["midway"]!.units = { "u-land-2": 1, "u-ca": 2, "u-dd": 1 };
      },
      document,
      pointer: "/setup/midway/units",
      says: /Midway has 2.5 naval Transport factors; the capacity of its port is 1/,
    },
  ]),
  ...casesOf(placement, [
    {
      name: "ships in an enemy port",
      change: (d) => void (d.short.setup["truk"] = { units: { "u-dd": 1 } }),
      document,
      pointer: "/setup/truk/units/u-dd",
      says: /Allied ships are at Truk, which the Japanese player controls/,
      rule: "2.2.3",
    },
    {
      name: "all that stands at a base that is lost",
      change: (d) => void (d.short.control["noumea"] = "japan"),
      document,
      pointer: "/setup/noumea/units",
      says: /Allied ships are at Noumea, which the Japanese player controls/,
    },
    {
      name: "aircraft at an uncontrolled base",
      change: (d) => void (d.short.setup["lae"] = { airSteps: { japan: 1 } }),
      document,
      pointer: "/setup/lae/airSteps/japan",
      says: /Japanese air units are at Lae, which nobody controls/,
    },
    {
      name: "aircraft in a circle",
      change: (d) => void (d.short.setup["burma"] = { airSteps: { britain: 1 } }),
      document,
      pointer: "/setup/burma/airSteps/britain",
      says: /Air units cannot be at Burma: it is a circle/,
      rule: "2.2.2",
    },
    {
      name: "a choice that is an enemy port",
      change: (d) => void d.short.choices["japanese-fleet"]!.places.push("pearl-harbor"),
      document,
      pointer: "/choices/japanese-fleet/places/2",
      says: /Japanese ships are at Pearl Harbor/,
    },
  ]),
  ...casesOf(boxes, [
    {
      name: "Japanese units in an off-map box",
      change: (d) => void (d.short.setup["west-coast-usa"] = { units: { "j-dd": 1 } }),
      document,
      pointer: "/setup/west-coast-usa/units/j-dd",
      says: /Japanese units are in West Coast USA, which is closed to them/,
      rule: "2.2.4",
    },
    {
      name: "cruisers that escort convoys",
      change: (d) => void (d.short.setup["convoy-escort"] = { units: { "j-ca": 1 } }),
      document,
      pointer: "/setup/convoy-escort/units/j-ca",
      says: /CA \(Japan\) cannot be in Convoy Escort, which is only for convoy escorts/,
      rule: "5.2",
    },
    {
      name: "Allied destroyers that escort convoys",
      change: (d) => void (d.short.setup["convoy-escort"] = { units: { "u-dd": 1 } }),
      document,
      pointer: "/setup/convoy-escort/units/u-dd",
      says: /Allied units are in Convoy Escort, which is closed to them/,
    },
    {
      name: "a ship among Naval Aviation",
      change: (d) => void (d.short.setup["naval-aviation-kure"] = { units: { "j-dd": 1 } }),
      document,
      pointer: "/setup/naval-aviation-kure/units/j-dd",
      says: /is only for air steps/,
      rule: "7.1.1",
    },
    {
      name: "a battleship among carriers",
      change: (d) =>
        void (d.short.setup["carriers-without-planes-kure"] = { units: { "j-bb-yamato-musashi": 1 } }),
      document,
      pointer: "/setup/carriers-without-planes-kure/units/j-bb-yamato-musashi",
      says: /BB \(Yamato, Musashi\) cannot be in Carriers without Planes \(Kure\), which is only for carriers/,
    },
    {
      name: "a choice for ships that is no place for them",
      change: (d) => void d.short.choices["japanese-fleet"]!.places.push("naval-aviation-kure"),
      document,
      pointer: "/choices/japanese-fleet/places/2",
      says: /cannot be in Naval Aviation \(Kure\)/,
    },
  ]),
  ...casesOf(freePlacement, [
    {
      name: "enemy units in a group",
      change: (d) => void (d.short.choices["japanese-fleet"]!.units!["u-ca"] = 1),
      document,
      pointer: "/choices/japanese-fleet/units/u-ca",
      says: /Japan would place CA \(United States\) of the Allies/,
    },
    {
      name: "a fleet without room",
      change: (d) => void (d.short.choices["japanese-fleet"]!.places = ["okinawa", "formosa"]),
      document,
      pointer: "/choices/japanese-fleet",
      says: /needs room for 29 naval Transport factors; Okinawa and Formosa have room for 8 together/,
      rule: "2.2.3",
    },
    {
      name: "troops beside those that stand there",
      change: (d) => void (d.short.setup["kure"] = { units: { "j-land-2": 1 } }),
      document,
      pointer: "/choices/japanese-fleet",
      says: /needs room for 16 land Transport factors; Kure and Yokosuka have room for 14 together/,
      rule: "2.2.2.1",
    },
  ]),
  ...casesOf(homeless, [
    {
      name: "Dutch ships on the Turn Record Track",
      change: (d) => void (d.short.turnTrack["3"]!.units!["n-dd"] = 1),
      document,
      pointer: "/turnTrack/3/units/n-dd",
      says: /DD \(Netherlands\) should return on Turn 3, but Netherlands has no Home Base/,
      rule: "17.4",
    },
    {
      name: "Dutch reinforcements",
      change: (d) => void (d.allies.turns["5"]!["dutch"] = { nation: "netherlands", units: { "n-dd": 1 } }),
      document: "schedules/allies.json",
      pointer: "/turns/5/dutch",
      says: /A group arrives for Netherlands, which has no Home Base/,
    },
    {
      name: "a nation that has lost its Home Base",
      change: (d) => void delete d.map.boxes["indian-ocean-ports"]!.nation,
      document: "schedules/allies.json",
      pointer: "/turns/2/british-fleet",
      says: /\d+ groups arrive for Britain, which has no Home Base/,
    },
  ]),
  ...casesOf(supplyLines, [
    {
      name: "oil that cannot be shipped",
      change(d) {
        for (const base of ["hainan", "saigon", "formosa", "palau"]) d.short.control[base] = "allies";
      },
      document,
      pointer: "/control/brunei",
      says: /Japan holds Brunei, but no Supply Line joins it to a Japanese Home Base/,
      rule: "5.1",
    },
    {
      name: "a lifeline that is cut",
      change(d) {
        for (const base of ["noumea", "espiritu-santo", "fiji", "samoa", "guadalcanal"]) {
          d.short.control[base] = "japan";
        }
      },
      document,
      pointer: "/control",
      says: /No Supply Line leads from West Coast USA to Brisbane: Japan gains 2 Victory Points/,
      rule: "16.0",
    },
    {
      name: "a lifeline under enemy aircraft",
      change(d) {
        for (const base of ["noumea", "fiji", "samoa"]) {
          d.short.control[base] = "japan";
          d.short.setup[base] = { airSteps: { japan: 1 } };
        }
      },
      document,
      pointer: "/control",
      says: /No Supply Line leads/,
    },
  ]),
  ...casesOf(shipsInAirZoc, [
    {
      name: "ships within reach of Rabaul",
      change: (d) => void (d.short.setup["guadalcanal"]!.units = { "u-land-2": 1, "u-dd": 1 }),
      document,
      pointer: "/setup/guadalcanal",
      says: /DD \(United States\) at Guadalcanal begins in an enemy Air ZOC and can move 1 hex only/,
      severity: "info",
    },
  ]),
];
