import { BaseState, Box, Gone, type Position } from "./position";
import { ALLIED, JAPANESE, NOWHERE, type Rules } from "./rules";
import { noTerms } from "./scenario";

/** A position in which nothing stands anywhere yet. */
export function emptyPosition({ airUnits, bases, ships, groundUnits, places, hexes }: Rules): Position {
  const all = <T, V>(list: readonly T[], value: V): V[] => list.map(() => value);
  return {
    scenario: "",
    options: [],
    turn: 1,
    firstTurn: 1,
    lastTurn: 1,
    terms: noTerms,
    initiative: JAPANESE,
    initiativeMissions: 0,
    generalRegroup: 0,
    events: [],
    happened: [],
    airFleet11: false,
    coveringFleet: false,
    coveringCommitments: 0,
    radar: true,
    surrendered: 0,
    surrenderRoll: 0,
    paratroops: { missions: 0, turn: 0, site: NOWHERE, attacked: false },
    acesLost: [0, 0],
    points: [0, 0],
    pointSources: [],
    air: {
      base: all(airUnits, Gone.absent),
      box: all(airUnits, Box.ready),
      flags: all(airUnits, 0),
      hex: all(airUnits, NOWHERE),
      aboard: all(airUnits, -1),
    },
    bases: {
      state: bases.map(({ kind }) => (kind === "mobile" ? BaseState.offMap : BaseState.normal)),
      hex: bases.map(({ place }) => (place < 0 ? NOWHERE : places[place]!.hex)),
      oos: all(bases, false),
    },
    fleet: { site: all(ships, Gone.absent), flags: all(ships, 0) },
    ground: {
      site: all(groundUnits, Gone.absent),
      flags: all(groundUnits, 0),
      aboard: all(groundUnits, -1),
      partner: all(groundUnits, -1),
    },
    supply: [],
    supplyCredit: [],
    hits: all(places, 0),
    control: all(hexes.ids, ALLIED),
    arrived: [],
    missions: 0,
    reports: [[], []],
    battle: null,
  };
}
