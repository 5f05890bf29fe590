import { airCapacity } from "../../../../../lib/games/fire-in-the-sky/checks/set-up/air-capacity";
import { boxes } from "../../../../../lib/games/fire-in-the-sky/checks/set-up/boxes";
import { control } from "../../../../../lib/games/fire-in-the-sky/checks/set-up/control";
import { freePlacement } from "../../../../../lib/games/fire-in-the-sky/checks/set-up/free-placement";
import { homeless } from "../../../../../lib/games/fire-in-the-sky/checks/set-up/homeless";
import { landLimit } from "../../../../../lib/games/fire-in-the-sky/checks/set-up/land-limit";
import { placement } from "../../../../../lib/games/fire-in-the-sky/checks/set-up/placement";
import { portCapacity } from "../../../../../lib/games/fire-in-the-sky/checks/set-up/port-capacity";
import { reactionForce } from "../../../../../lib/games/fire-in-the-sky/checks/set-up/reaction-force";
import { scenarioId } from "../../../../../lib/games/fire-in-the-sky/checks/set-up/scenario-id";
import { shipsInAirZoc } from "../../../../../lib/games/fire-in-the-sky/checks/set-up/ships-in-air-zoc";
import { start } from "../../../../../lib/games/fire-in-the-sky/checks/set-up/start";
import { supplyLines } from "../../../../../lib/games/fire-in-the-sky/checks/set-up/supply-lines";
import { trackTotals } from "../../../../../lib/games/fire-in-the-sky/checks/set-up/track-totals";
import { turnTrack } from "../../../../../lib/games/fire-in-the-sky/checks/set-up/turn-track";
import { casesOf, type Docs, short } from "../support";

const document = short;

/** A reaction force that is right but for what the test changes. */
function forced(d: Docs): NonNullable<Docs["short"]["reactionForce"]> {
  return (d.short.reactionForce = {
    turn: 2,
    units: { "u-cv-saratoga-wasp": 1, "u-dd": 2 },
    places: {
      "1": "pearl-harbor",
      "2": "1805",
      "3": "west-coast-usa",
      "4": "truk",
      "5": "malaya",
      "6": "1807",
    },
  });
}

export const setUpCases = [
  ...casesOf(landLimit, [
    {
      name: "two units of one list",
      change: (d) => void (d.short.setup["singapore"]!.units = { "j-land-8": 1, "j-land-2": 1 }),
      document,
      pointer: "/setup/singapore/units",
      says: /Singapore holds 10 land Transport factors of one side; its limit is 8/,
    },
    {
      name: "one unit on an atoll",
      change: (d) => void (d.short.setup["wake"]!.units = { "j-land-8": 1 }),
      document,
      pointer: "/setup/wake/units/j-land-8",
      says: /Wake holds 8 land Transport factors of one side; its limit is 4/,
    },
    {
      name: "full and reduced units together",
      change: (d) =>
        void (d.short.setup["calcutta"] = { units: { "b-land-4": 1 }, reduced: { "b-land-8": 1 } }),
      document,
      pointer: "/setup/calcutta",
      says: /Calcutta holds 12 land/,
    },
    {
      name: "land units in a circle",
      change: (d) => void (d.short.setup["burma"] = { units: { "b-land-8": 2 } }),
      document,
      pointer: "/setup/burma/units/b-land-8",
      says: /Burma holds 16 land/,
    },
  ]),
  ...casesOf(airCapacity, [
    {
      name: "steps of one nation",
      change: (d) => void (d.short.setup["rabaul"]!.airSteps = { japan: 10 }),
      document,
      pointer: "/setup/rabaul/airSteps/japan",
      says: /Rabaul holds 10 air steps; its capacity is 6/,
      fix: true,
    },
    {
      name: "steps of two nations",
      change: (d) => void (d.short.setup["ceylon"]!.airSteps = { britain: 2, us: 3 }),
      document,
      pointer: "/setup/ceylon/airSteps",
      says: /Ceylon holds 5 air steps; its capacity is 4/,
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
      says: /Kure holds 13 air steps; its capacity is 12/,
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
      says: /Midway holds 2.5 naval Transport factors; its port takes 1/,
    },
  ]),
  ...casesOf(placement, [
    {
      name: "ships in an enemy port",
      change: (d) => void (d.short.setup["truk"] = { units: { "u-dd": 1 } }),
      document,
      pointer: "/setup/truk/units/u-dd",
      says: /Allied ships stand at Truk, which the Japanese player controls/,
      rule: "2.2.3",
    },
    {
      name: "all that stands at a base that is lost",
      change: (d) => void (d.short.control["noumea"] = "japan"),
      document,
      pointer: "/setup/noumea/units",
      says: /Allied ships stand at Noumea, which the Japanese player controls/,
    },
    {
      name: "aircraft at an uncontrolled base",
      change: (d) => void (d.short.setup["lae"] = { airSteps: { japan: 1 } }),
      document,
      pointer: "/setup/lae/airSteps/japan",
      says: /Japanese air units stand at Lae, which nobody controls/,
    },
    {
      name: "aircraft in a circle",
      change: (d) => void (d.short.setup["burma"] = { airSteps: { britain: 1 } }),
      document,
      pointer: "/setup/burma/airSteps/britain",
      says: /Air units cannot stand at Burma: it is a circle/,
      rule: "2.2.2",
    },
    {
      name: "a choice that is an enemy port",
      change: (d) => void d.short.choices["japanese-fleet"]!.places.push("pearl-harbor"),
      document,
      pointer: "/choices/japanese-fleet/places/2",
      says: /Japanese ships stand at Pearl Harbor/,
    },
  ]),
  ...casesOf(boxes, [
    {
      name: "Japanese units in an off-map box",
      change: (d) => void (d.short.setup["west-coast-usa"] = { units: { "j-dd": 1 } }),
      document,
      pointer: "/setup/west-coast-usa/units/j-dd",
      says: /Japanese units stand in West Coast USA, which is closed to them/,
      rule: "2.2.4",
    },
    {
      name: "cruisers that escort convoys",
      change: (d) => void (d.short.setup["convoy-escort"] = { units: { "j-ca": 1 } }),
      document,
      pointer: "/setup/convoy-escort/units/j-ca",
      says: /CA \(Japan\) cannot be in Convoy Escort, which holds escorts of convoys only/,
      rule: "5.2",
    },
    {
      name: "Allied destroyers that escort convoys",
      change: (d) => void (d.short.setup["convoy-escort"] = { units: { "u-dd": 1 } }),
      document,
      pointer: "/setup/convoy-escort/units/u-dd",
      says: /Allied units stand in Convoy Escort, which is closed to them/,
    },
    {
      name: "a ship among Naval Aviation",
      change: (d) => void (d.short.setup["naval-aviation-kure"] = { units: { "j-dd": 1 } }),
      document,
      pointer: "/setup/naval-aviation-kure/units/j-dd",
      says: /holds air steps only/,
      rule: "7.1.1",
    },
    {
      name: "a battleship among carriers",
      change: (d) =>
        void (d.short.setup["carriers-without-planes-kure"] = { units: { "j-bb-yamato-musashi": 1 } }),
      document,
      pointer: "/setup/carriers-without-planes-kure/units/j-bb-yamato-musashi",
      says: /BB \(Yamato, Musashi\) cannot be in Carriers without Planes \(Kure\), which holds carriers only/,
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
  ...casesOf(scenarioId, [
    {
      name: "an id that is not the file's name",
      change: (d) => void (d.short.id = "short"),
      document,
      pointer: "/id",
      says: /calls itself “short”, but its file is short-campaign\.json/,
      fix: true,
    },
  ]),
  ...casesOf(start, [
    {
      name: "a phase of the other player turn",
      change: (d) => void (d.short.start.step = "economic-warfare"),
      document,
      pointer: "/start/step",
      says: /“economic-warfare” is not a phase of the Japanese player turn/,
    },
    {
      name: "a phase that is played in parts",
      change: (d) =>
        void d.sequence["japanese-player-turn"].splice(0, 1, "oil-transport", "destroyer-transfer"),
      document,
      pointer: "/start/step",
      says: /“transport” is not a phase of the Japanese player turn/,
    },
    {
      name: "a turn before the first",
      change: (d) => void (d.parameters.clock.firstTurn = 5),
      document,
      pointer: "/start/turn",
      says: /starts on Turn 2; the game has Turns 5 to 16/,
      rule: "3.0",
    },
    {
      name: "a player turn within the other one",
      change(d) {
        d.sequence.turn = ["late-conquest", "allied-player-turn"];
        d.sequence["allied-player-turn"].push("japanese-player-turn");
      },
      document,
      pointer: "/start/side",
      says: /Japanese player turn is not part of a game turn/,
    },
  ]),
  ...casesOf(turnTrack, [
    {
      name: "a box before the start",
      change: (d) => void (d.short.turnTrack["1"] = { units: { "u-ca": 1 } }),
      document,
      pointer: "/turnTrack/1",
      says: /return on Turn 1, but the scenario starts on Turn 2/,
    },
    {
      name: "a box after the last turn",
      change(d) {
        d.parameters.clock.lastTurn = 12;
        d.short.turnTrack["14"] = { units: { "u-ca": 1 } };
      },
      document,
      pointer: "/turnTrack/14",
      says: /after the last turn of the game \(12\)/,
      severity: "warning",
    },
  ]),
  ...casesOf(control, [
    {
      name: "a circle under control",
      change: (d) => void (d.short.control["burma"] = "japan"),
      document,
      pointer: "/control/burma",
      says: /Burma is a circle, which nobody controls/,
      severity: "error",
      fix: true,
    },
    {
      name: "a base that became neutral",
      change: (d) => void (d.short.control["wake"] = "none"),
      document,
      pointer: "/control/wake",
      says: /Wake is uncontrolled here, but the Allies hold it on Turn 1/,
      fix: true,
    },
  ]),
  ...casesOf(trackTotals, [
    {
      name: "more transport than merchantmen",
      change: (d) => void (d.short.tracks.transport.japan = 31),
      document,
      pointer: "/tracks/transport/japan",
      says: /begins with 31 Japanese Transport Points; the Merchantmen Pool, to which they are set, is 30/,
      fix: true,
    },
    {
      name: "more British transport than the level",
      change: (d) => void (d.short.tracks.transport.britain = 8),
      document,
      pointer: "/tracks/transport/britain",
      says: /8 British Transport Points; up to this turn the schedule gives 6/,
      fix: true,
    },
    {
      name: "more submarines than the level",
      change: (d) => void (d.short.tracks.submarine.allies = 5),
      document,
      pointer: "/tracks/submarine/allies",
      says: /5 Allied Submarine Points; up to this turn the schedule gives 2/,
      fix: true,
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
  ...casesOf(reactionForce, [
    {
      name: "an air unit among the ships",
      change: (d) => void (forced(d).units["u-air"] = 1),
      document,
      pointer: "/reactionForce/units/u-air",
      says: /Army air unit \(United States\) cannot be in the reaction force: only ships react/,
      rule: "10.1",
    },
    {
      name: "ships of both sides",
      change: (d) => void (forced(d).units["j-dd"] = 1),
      document,
      pointer: "/reactionForce/units/j-dd",
      says: /DD \(Japan\) and CV \(Saratoga, Wasp\) belong to different sides/,
      rule: "9.4",
    },
    {
      name: "more ships than a Task Force has",
      change: (d) => void (forced(d).units["u-dd"] = 4),
      document,
      pointer: "/reactionForce/units",
      says: /has 5 ships; a Task Force has 4 at most/,
      rule: "9.4",
    },
    {
      name: "a place without sea",
      change: (d) => void (forced(d).places["4"] = "gangetic-plain"),
      document,
      pointer: "/reactionForce/places/4",
      says: /On a 4 the reaction force appears in Gangetic Plain, where no ship may be/,
      rule: "2.2.1",
    },
    {
      name: "a box that is no place for ships of that side",
      change: (d) => void (forced(d).places["5"] = "convoy-escort"),
      document,
      pointer: "/reactionForce/places/5",
      says: /appears in Convoy Escort, where no ship may be/,
    },
    {
      name: "an off-map box of the other side",
      change(d) {
        forced(d).units = { "j-dd": 1 };
        d.short.choices["japanese-fleet"]!.units!["j-dd"] = 11;
      },
      document,
      pointer: "/reactionForce/places/3",
      says: /On a 3 the reaction force appears in West Coast USA, where its side may never be/,
      rule: "2.2.4",
    },
    {
      name: "a base by the number of its hex",
      change: (d) => void (forced(d).places["1"] = "1906"),
      document,
      pointer: "/reactionForce/places/1",
      says: /Hex 1906 has a name and goes by it: “pearl-harbor”/,
      rule: "2.2.2",
      fix: true,
    },
    {
      name: "a turn before the start",
      change: (d) => void (forced(d).turn = 1),
      document,
      pointer: "/reactionForce/turn",
      says: /appears on Turn 1, but the scenario starts on Turn 2: the ships arrive as reinforcements/,
      severity: "warning",
    },
    {
      name: "a turn after the last",
      change(d) {
        forced(d).turn = 16;
        d.parameters.clock.lastTurn = 15;
      },
      document,
      pointer: "/reactionForce/turn",
      says: /appears on Turn 16, after the last turn of the game \(15\)/,
      severity: "warning",
    },
  ]),
];
