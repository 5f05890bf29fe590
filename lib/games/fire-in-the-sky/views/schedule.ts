import type { FireInTheSkyReinforcements, FireInTheSkyScenario } from "../../../documents/generated/types";
import type { ScheduledGroup, ScheduledLevel, ScheduledPool, ScheduleSource } from "../../schedule-types";
import { airCountersOf } from "../checks/components/air-counters";
import { mayComeFree } from "../checks/schedules/schedule-counters";
import { arrivalsOf, gameOf, levelsOf, levelsPath, parametersOf } from "../checks/shared/documents";
import { forcesOf } from "../checks/shared/forces";
import { typesOf } from "../checks/shared/units";
import { sheetsOf } from "./faces";
import { airTypeOf } from "./holdings";
import { savedHoldings } from "./saved-holdings";

/** The reinforcement schedules of both sides (7.1). */
export const schedule: ScheduleSource = {
  turns(documents) {
    const { firstTurn = 1, lastTurn = firstTurn } = parametersOf(documents).clock ?? {};
    return Array.from({ length: Math.max(0, lastTurn - firstTurn + 1) }, (_, i) => firstTurn + i);
  },

  lanes(documents) {
    const { sides, nations } = gameOf(documents);
    return Object.keys(sides).flatMap((side) =>
      Object.entries(nations)
        .filter(([, nation]) => nation.side === side)
        .map(([nation, { name }]) => ({ side, sideTitle: sides[side]?.name ?? side, nation, title: name })),
    );
  },

  groups: (documents) => {
    const sheets = sheetsOf(documents);
    return arrivalsOf(documents)
      .map(({ path, pointer, id, turn, side, group }): ScheduledGroup => {
        const { nation, title, units = {}, option, remove = false } = group;
        return {
          document: path,
          pointer,
          id,
          turn,
          side,
          nation,
          title,
          units,
          pools: poolsOf(pointer, group, sheets),
          option,
          leaves: remove,
        };
      })
      .sort((a, b) => a.turn - b.turn);
  },

  stock: (documents) =>
    [...typesOf(documents).values()].map((type) => {
      const { id, name, nation, count } = type;
      return { id, name, nation, count, returns: mayComeFree(documents, type) };
    }),

  mostOf(documents, nation) {
    const { two, one } = airCountersOf(documents, nation);
    return 2 * two + one;
  },

  inUse(documents, path) {
    const scenario = documents[path] as Partial<FireInTheSkyScenario> | undefined;
    const units: Record<string, number> = {};
    if (scenario?.position) {
      for (const { face, count, steps } of savedHoldings(
        scenario.position,
        sheetsOf(documents),
        documents,
      ).flatMap(({ counters }) => counters))
        if (steps === undefined) units[face.type] = (units[face.type] ?? 0) + count;
      return { turn: scenario.position.turn, units };
    }
    if (scenario?.start === undefined) return undefined;
    for (const { type, where, count } of forcesOf(scenario)) {
      // What is sunk is back in the pool (2.1).
      if (type !== undefined && where !== "sunk") units[type] = (units[type] ?? 0) + count;
    }
    return { turn: scenario.start.turn, units };
  },

  levels(documents) {
    const { sides, nations } = gameOf(documents);
    const { submarinePoints, transportPoints } = levelsOf(documents);
    return [
      ...Object.entries<ByTurn>(submarinePoints ?? {}).map(([side, values]) =>
        levelOf("submarinePoints", side, values, {
          title: `Submarine Points, ${sides[side]?.name ?? side}`,
          rule: "7.2",
          side,
        }),
      ),
      ...Object.entries<ByTurn>(transportPoints ?? {}).map(([nation, values]) =>
        levelOf("transportPoints", nation, values, {
          title: `Transport Points, ${nations[nation]?.name ?? nation}`,
          rule: "7.3",
          side: nations[nation]?.side ?? "allies",
        }),
      ),
    ];
  },

  pointerOn: (turn, id) => `/turns/${turn}/${id}`,
  plain: ["title", "nation", "units", "airSteps"],
};

type Group = FireInTheSkyReinforcements["turns"][string][string];

/** The air steps of a group, shown by air counters of its nation. */
function poolsOf(
  pointer: string,
  { airSteps, navalAviation, nation }: Group,
  sheets: ReturnType<typeof sheetsOf>,
): ScheduledPool[] {
  if (airSteps === undefined || airSteps === 0) return [];
  const type = airTypeOf(sheets, nation)?.face.type;
  const note = navalAviation === true ? { note: "that may go to Naval Aviation" } : {};
  return [{ id: "air", noun: "air step", count: airSteps, pointer: `${pointer}/airSteps`, type, ...note }];
}

type ByTurn = Readonly<Record<string, number>> | undefined;

function levelOf(
  kind: string,
  whose: string,
  values: ByTurn,
  level: Pick<ScheduledLevel, "title" | "rule" | "side">,
): ScheduledLevel {
  const turns = Object.entries(values ?? {})
    .map(([turn, value]) => ({ turn: Number(turn), value, pointer: `/${kind}/${whose}/${turn}` }))
    .sort((a, b) => a.turn - b.turn);
  return { ...level, document: levelsPath, turns };
}
