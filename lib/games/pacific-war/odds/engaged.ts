import { MISSION, type MissionData } from "../ch28-air-missions/mission";
import { airUnitsIn } from "../model/air";
import { Gone, type PacificTable } from "../model/position";
import { sideIds } from "../model/rules";
import { shipsAt, taskForcesAt } from "../model/navy";
import { hexOfTroops } from "../model/ground";
import { stepsOfGround } from "../model/units";
import { battleAt, hexOfBattle } from "./battle";

/** What a battle is about: all that is in its hex, and who flies there; with what it had when the battle began. */
export interface Engaged {
  hex: number;
  ships: readonly number[];
  /** Task Forces. */
  groups: readonly number[];
  airUnits: readonly number[];
  groundUnits: readonly number[];
  bases: readonly number[];
  forts: readonly number[];
  /** Hits of ships, Bases and fortifications, steps of units: in the order of the lists above. */
  before: {
    ships: readonly number[];
    airUnits: readonly number[];
    /** Classes of the air units: with experience they may change (16.7). */
    airClasses: readonly number[];
    groundUnits: readonly number[];
    broken: readonly boolean[];
    aboard: readonly boolean[];
    bases: readonly number[];
    forts: readonly number[];
  };
}

export function engagedIn(t: PacificTable): Engaged {
  const { rules, position } = t;
  const frame = t.state.frames[battleAt(t)]!;
  const hex = hexOfBattle(frame);
  const sides = [...sideIds.keys()];
  const ships = sides.flatMap((side) => shipsAt(t, hex, side));
  const flying = frame.step === MISSION ? flyingOn(t, frame.data as unknown as MissionData) : [];
  const airUnits = [...new Set([...flying, ...sides.flatMap((side) => airUnitsIn(t, hex, side))])];
  const groundUnits = places(position.groundUnits, (unit) => hexOfTroops(position, unit) === hex);
  const bases = places(position.bases, (base) => base.hex === hex);
  const forts = places(
    rules.fortifications,
    (fort, n) => fort.hex === hex && position.fortifications[n] !== Gone.absent,
  );
  return {
    hex,
    ships,
    groups: sides.flatMap((side) => taskForcesAt(t, hex, side)),
    airUnits,
    groundUnits,
    bases,
    forts,
    before: {
      ships: ships.map((n) => position.fleet.hits[n]!),
      airUnits: airUnits.map((n) => position.airUnits[n]!.steps),
      airClasses: airUnits.map((n) => position.airUnits[n]!.kind),
      groundUnits: groundUnits.map((n) => stepsOfGround(rules, position.groundUnits[n]!)),
      broken: groundUnits.map((n) => position.groundUnits[n]!.broken),
      aboard: groundUnits.map((n) => position.groundUnits[n]!.ship >= 0),
      bases: bases.map((n) => position.bases[n]!.hits),
      forts: forts.map((n) => position.fortifications[n]!),
    },
  };
}

const places = <T>(list: readonly T[], test: (each: T, n: number) => boolean): number[] =>
  list.flatMap((each, n) => (test(each, n) ? [n] : []));

/** Units of the mission; before they are named, those that are over the target already (28.13). */
const flyingOn = ({ position }: PacificTable, { airUnits, toHex }: MissionData): number[] => [
  ...airUnits,
  ...places(position.airUnits, ({ over }) => over === toHex),
];
