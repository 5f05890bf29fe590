import { control } from "../../../../../lib/games/fire-in-the-sky/checks/set-up/control";
import { scenarioId } from "../../../../../lib/games/fire-in-the-sky/checks/set-up/scenario-id";
import { start } from "../../../../../lib/games/fire-in-the-sky/checks/set-up/start";
import { trackTotals } from "../../../../../lib/games/fire-in-the-sky/checks/set-up/track-totals";
import { turnTrack } from "../../../../../lib/games/fire-in-the-sky/checks/set-up/turn-track";
import { casesOf, short } from "../support";

const document = short;

export const scenarioCases = [
  ...casesOf(scenarioId, [
    {
      name: "an id that is not the file's name",
      change: (d) => void (d.short.id = "short"),
      document,
      pointer: "/id",
      says: /“short”, but its file is short-campaign\.json/,
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
      says: /Burma is a circle, which cannot be controlled/,
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
];
