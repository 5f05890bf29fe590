import { CompileError } from "../../types";
import { type Nation, type Parameters, QUARTERS, sideIds } from "../model/rules";
import type { Source } from "./documents";

const sideOf = (id: string): number => (sideIds as readonly string[]).indexOf(id);

/** A place named in the parameters, by number. */
function placeFinder(placeOf: Readonly<Record<string, number>>) {
  return (id: string, pointer: string): number => {
    const place = placeOf[id];
    if (place === undefined) {
      throw new CompileError(`There is no place “${id}”.`, "parameters.json", pointer);
    }
    return place;
  };
}

export function compileParameters(
  { parameters, game }: Source,
  placeOf: Readonly<Record<string, number>>,
): Parameters {
  const place = placeFinder(placeOf);
  const nations = Object.keys(game.nations) as (keyof typeof parameters.damage.sunkForever)[];
  const { damage, victory, turnOne, expansion, europeanFleet, longLance, tokyoExpress } = parameters;
  const { ranger, accidents, strategicBombing, antiAircraftUpgrade } = parameters;
  const markers: Readonly<Partial<Record<string, number>>> = parameters.hiddenTaskForces.markers;
  return {
    ...parameters,
    damage: {
      ...damage,
      sunkForever: nations.map((id) => damage.sunkForever[id]),
      brokenForever: nations.map((id) => damage.brokenForever.includes(id)),
    },
    alwaysOutOfSupply: nations.map((id) => parameters.supplyStatus.alwaysOut.includes(id)),
    expansion: {
      side: sideOf(expansion.side),
      fromTurn: Object.entries(expansion.factorFromTurn)
        .map(([turn, factor]) => [Number(turn), factor] as const)
        .sort((a, b) => a[0] - b[0]),
    },
    victory: {
      ...victory,
      lifeline: {
        ...victory.lifeline,
        from: place(victory.lifeline.from, "/victory/lifeline/from"),
        to: place(victory.lifeline.to, "/victory/lifeline/to"),
        inTurnOf: sideIds.map((id) => victory.lifeline.inTurnsOf.includes(id)),
      },
      lateConquest: {
        ...victory.lateConquest,
        bases: victory.lateConquest.bases.map((id, i) => place(id, `/victory/lateConquest/bases/${i}`)),
      },
    },
    turnOne: { ...turnOne, firstFire: sideOf(turnOne.firstFire) },
    europeanFleet: {
      ...europeanFleet,
      triggerBases: europeanFleet.triggerBases.map((id, i) => place(id, `/europeanFleet/triggerBases/${i}`)),
    },
    longLance: { ...longLance, side: sideOf(longLance.side) },
    tokyoExpress: { ...tokyoExpress, side: sideOf(tokyoExpress.side) },
    ranger: { ...ranger, box: place(ranger.box, "/ranger/box") },
    accidents: { ...accidents, alliedBase: place(accidents.alliedBase, "/accidents/alliedBase") },
    strategicBombing: {
      ...strategicBombing,
      from: place(strategicBombing.from, "/strategicBombing/from"),
      oilPerHit: strategicBombing.oilPerHit * QUARTERS,
    },
    antiAircraftUpgrade: {
      ...antiAircraftUpgrade,
      side: sideOf(antiAircraftUpgrade.side),
      add: antiAircraftUpgrade.add * QUARTERS,
    },
    hiddenTaskForces: { markers: nations.map((id) => markers[id] ?? 0) },
  };
}

export function compileNations(
  { game, parameters }: Source,
  placeOf: Readonly<Record<string, number>>,
  homesOf: (nation: number) => number[],
): Nation[] {
  const place = placeFinder(placeOf);
  return Object.entries(game.nations).map(([id, { name, side }], n) => ({
    id,
    name,
    side: sideOf(side),
    homeBases: homesOf(n),
    returnPorts: parameters.returnPorts[id as keyof typeof parameters.returnPorts].map((port, i) =>
      place(port, `/returnPorts/${id}/${i}`),
    ),
  }));
}
