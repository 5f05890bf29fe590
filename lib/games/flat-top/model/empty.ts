import { nothingKnown } from "../../shared/known";
import { type Deck, Gone, type Position } from "./position";
import { NOBODY, type Rules } from "./rules";

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

/** A position in which nothing stands anywhere yet. */
export function emptyPosition({ ships, fields, bases, kinds, sectors, coastwatchers }: Rules): Position {
  const forShips = (value: number): number[] => ships.map(() => value);
  return {
    scenario: "",
    options: [],
    turn: 1,
    firstTurn: 1,
    lastTurn: 1,
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
    forces: [],
    decks: fields.map(emptyDeck),
    formations: [],
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
    fightsDone: [],
  };
}
