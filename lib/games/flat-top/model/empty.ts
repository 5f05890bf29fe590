import { nothingKnown } from "../../shared/known";
import { type Deck, type Force, FORCE_NUMBERS, type Formation, Gone, type Position } from "./position";
import { NOBODY, OFF_MAP, type Rules, sideIds } from "./rules";
import { noTerms } from "./scenario";

export const emptyDeck = (): Deck => ({
  ready: [],
  readying: [],
  dispersed: [],
  landed: [],
  movedToReady: [],
  movedToReadying: [],
  used: 0,
  launched: [0, 0, 0],
});

export const emptyForce = (side: number, number: number): Force => ({
  side,
  number,
  hex: OFF_MAP,
  enters: 0,
  entry: OFF_MAP,
  marker: 0,
  plot: [],
  flags: 0,
});

export const emptyFormation = (side: number, number: number): Formation => ({
  side,
  number,
  hex: OFF_MAP,
  arrives: 0,
  entry: OFF_MAP,
  bound: -1,
  marker: 0,
  origin: -1,
  mode: -1,
  flights: [],
  flags: 0,
});

/** A place for each number of each side. */
const numbered = <T>(count: number, make: (side: number, number: number) => T): T[] =>
  [...sideIds.keys()].flatMap((side) => Array.from({ length: count }, (_, i) => make(side, i + 1)));

/** A position in which nothing stands anywhere yet. */
export function emptyPosition({
  ships,
  fields,
  bases,
  kinds,
  sectors,
  coastwatchers,
  parameters,
}: Rules): Position {
  const forShips = (value: number): number[] => ships.map(() => value);
  return {
    scenario: "",
    options: [],
    turn: 1,
    firstTurn: 1,
    lastTurn: 1,
    terms: noTerms,
    baseSet: "",
    initiative: NOBODY,
    wind: sectors.map(({ wind }) => wind),
    clouds: [],
    fleet: {
      force: forShips(Gone.absent),
      hits: forShips(0),
      ammunition: ships.map(({ ammunition }) => ammunition),
      flags: forShips(0),
      anchored: forShips(0),
      unloaded: forShips(0),
      moves: forShips(0),
    },
    forces: numbered(FORCE_NUMBERS, emptyForce),
    decks: fields.map(emptyDeck),
    formations: numbered(parameters.airFormations.counters, emptyFormation),
    bases: {
      owner: bases.map(() => NOBODY),
      hits: bases.map(() => 0),
      attacked: bases.map(() => 0),
      unloaded: bases.map(() => 0),
    },
    watching: coastwatchers.map(() => true),
    radar: { ships: [[], []], bases: [false, false] },
    markers: [],
    nextMarker: 1,
    known: [nothingKnown(), nothingKnown()],
    named: [[], []],
    points: [0, 0],
    lost: kinds.map(() => 0),
    foughtLast: [],
    fought: [],
    tried: [],
    fightsDone: [],
  };
}
