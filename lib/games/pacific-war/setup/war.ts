import type { PacificWarScenario } from "../../../documents/generated/types";
import { type Rules, sideIds } from "../model/rules";
import { monthNumber } from "../model/months";
import { freshOperation, type Hand, type War, type WarOperation } from "../model/war";

/** 5.1: where the months, the commands and the tracks stand when a Campaign or Strategic scenario begins. */
export function beginWar(rules: Rules, document: PacificWarScenario): War {
  const { strategic, operation, sides } = document;
  const hands = Object.fromEntries(
    sideIds.map((id) => [id, handOf(rules, document, strategic?.trainedSteps ?? {}, id)]),
  ) as unknown as War["hands"];
  return {
    operations: operation ? 1 : 0,
    monthOperations: operation ? 1 : 0,
    used: [],
    free: "none",
    operation: operation ? [operationInPlay(operation)] : [],
    weather: {},
    initiative: strategic?.initiative ?? 0,
    basesLost: [],
    boxed: {},
    submarineCommands: sideIds.flatMap((side) => Object.keys(sides[side].submarineCommands ?? {})),
    due: [],
    offMap: {},
    halved: [],
    constructions: sideIds.flatMap((side) =>
      Object.entries(sides[side].constructions ?? {}).map(([at, { base, stage }]) => ({
        hex: hexId(rules, at),
        job: smallAirbaseOf(rules, side),
        base,
        stage: paidStages(rules, smallAirbaseOf(rules, side), stage),
        hits: 0,
      })),
    ),
    mobileDocks: [],
    builtAirfields: [],
    emergencyLinks: [],
    surrendered: [...(strategic?.surrendered ?? [])],
    homelandLosses: { ...strategic?.homelandLosses },
    interdictedResources: [],
    merchantShippingPoints: strategic?.merchantShippingPoints ?? 0,
    shippingOnOffer: 0,
    escorts: Object.fromEntries(
      Object.entries(strategic?.escorts ?? {}).map(([id, { hits = 0 }]) => [id, { hits }]),
    ),
    antiShippingSubmarines: strategic?.antiShippingSubmarines ?? 0,
    submarinePriority: strategic?.submarinePriority ?? "merchants",
    raids: strategic?.raids ?? 0,
    bombers: Object.fromEntries(
      Object.entries(strategic?.bombers ?? {}).map(([id, { at, points }]) => [
        id,
        { at: at === undefined ? "" : hexId(rules, at), points, ready: document.start.month },
      ]),
    ),
    special: {},
    hands,
  };
}

const hexId = ({ hexes, placeOf, places }: Rules, at: string): string =>
  Object.hasOwn(placeOf, at) ? hexes.ids[places[placeOf[at]!]!.hex]! : at;

/** 17.5, 17.6: the job that builds a small airbase on an airfield. */
const smallAirbaseOf = ({ engineering }: Rules, side: string): string =>
  Object.entries(engineering).find(
    ([, job]) => job.kind === "small-airbase" && job.airfield === true && job.side === side,
  )?.[0] ?? "";

/** 17.5: stages that are paid, where the marker says how many are still to come. */
const paidStages = ({ engineering }: Rules, job: string, left: number): number =>
  Math.max(1, (engineering[job]?.stages.length ?? 0) - left);

/** 16.4: the number of the latest month in which steps were received that are trained to a level now. */
function receivedFor(rules: Rules, month: string, level: string): number {
  const { rows, cells } = rules.charts.training!;
  const row = rows.findIndex((_row, n) => cells[n]![0]?.text === level);
  return monthNumber({ rules }, month) + Math.max(0, rows[row]?.from ?? 0);
}

type Trained = NonNullable<NonNullable<PacificWarScenario["strategic"]>["trainedSteps"]>;

function handOf(
  rules: Rules,
  document: PacificWarScenario,
  trained: Trained,
  side: (typeof sideIds)[number],
): Hand {
  const number = sideIds.indexOf(side);
  return {
    intelligence: 0,
    commandPoints: {},
    futurePool: [],
    groundReplacements: {},
    airTraining: Object.entries(trained)
      .filter(([nation]) => (nation === "japan") === (number === 1))
      .flatMap(([nation, levels]) =>
        Object.entries(levels ?? {}).map(([level, steps]) => ({
          nation: nation as Hand["airTraining"][number]["nation"],
          month: receivedFor(rules, document.start.month, level),
          steps: steps as number,
        })),
      ),
    airReplacements: {},
    arrivals: [],
    submarines: 0,
    patrolBoats: [],
  };
}

/** 1.2: an Operation in whose course the scenario begins is already paid for. */
const operationInPlay = ({ timesCost, days }: NonNullable<PacificWarScenario["operation"]>): WarOperation =>
  freshOperation({
    ...(timesCost !== undefined && { timesCost }),
    ends: days === undefined ? [] : [days],
  });
