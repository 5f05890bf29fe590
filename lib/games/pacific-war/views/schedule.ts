import type { PacificWarScenario } from "../../../documents/generated/types";
import { child } from "../../../documents/pointer";
import type { Json } from "../../../kernel";
import { counted } from "../../../words";
import { readAs } from "../../shared/documents";
import { documentOf, entriesOf, listOf, numberOf, textOf } from "../../shared/read";
import type { Documents } from "../../types";
import type { OwnSchedule, ScheduledGroup, ScheduledPool } from "../../schedule-types";
import { monthLabel, monthOfTurn, monthTitle, turnOfMonth } from "../model/months";
import { timeOfMonths } from "../time";
import { sheetsOf } from "./sheets";
import { nameOfId } from "./unit-names";

/** What each month brings (14.0, 16.0), on the track of the schedule's own months. */

const isSchedule = (path: string): boolean => path.startsWith("schedules/");

/** The schedules that a scenario names, or the one that is looked at. */
function schedulesOf(documents: Documents, path: string): string[] {
  if (isSchedule(path)) return [path];
  const { schedules }: Partial<PacificWarScenario> = readAs<PacificWarScenario>(documents, path);
  return schedules === undefined ? [] : [schedules.allied, schedules.japanese];
}

const monthsOf = (documents: Documents, path: string): [number, Json, string][] =>
  entriesOf(child(documents[path], "months")).flatMap(([month, of]) => {
    const turn = turnOfMonth(month);
    return turn === undefined ? [] : [[turn, of, month] as [number, Json, string]];
  });

export const ownSchedule: OwnSchedule = {
  noun: timeOfMonths.noun,

  turns(documents, path) {
    const all = schedulesOf(documents, path).flatMap((each) =>
      monthsOf(documents, each).map(([turn]) => turn),
    );
    if (all.length === 0) return undefined;
    const first = Math.min(...all);
    return Array.from({ length: Math.max(...all) - first + 1 }, (_, i) => ({
      turn: first + i,
      title: monthTitle(first + i),
      label: monthLabel(first + i),
    }));
  },

  lanes(documents) {
    const sides = documentOf(documents, "game.json", "sides");
    return Object.entries(sides).map(([side, of]) => {
      const title = textOf(child(of, "name"), side);
      return { side, sideTitle: title, nation: side, title };
    });
  },

  groups: (documents, path) =>
    schedulesOf(documents, path)
      .flatMap((schedule) => {
        const side = textOf(child(documents[schedule], "side"));
        return monthsOf(documents, schedule).flatMap(([turn, of, month]) =>
          groupsOf({ document: schedule, side, turn, month }, of),
        );
      })
      .sort((a, b) => a.turn - b.turn),

  figures: (documents, path) =>
    schedulesOf(documents, path).flatMap((schedule) => {
      const side = textOf(child(documents[schedule], "side"));
      return monthsOf(documents, schedule).flatMap(([turn, of, month]) => {
        const value = child(of, "commandPoints");
        const pointer = `/months/${month}/commandPoints`;
        return typeof value === "number"
          ? [{ document: schedule, pointer, turn, side, nation: side, noun: "Command Point", value }]
          : [];
      });
    }),

  names: (documents) => {
    const sheets = sheetsOf(documents);
    const air = Object.keys(documents)
      .filter(isSchedule)
      .flatMap((path) => monthsOf(documents, path))
      .flatMap(([, of]) => entriesOf(child(child(of, "reinforcements"), "airUnits")))
      .map(([id, unit]): [string, string] => [
        id,
        `${textOf(
          child(unit, "name"),
          nameOfId(id, (ship) => sheets.get(ship)?.face.name),
        )} (${counted(numberOf(child(unit, "steps"), 1), "step")})`,
      ]);
    return new Map([
      ...[...sheets].map(([id, { face }]): [string, string] => [id, face.title ?? face.name]),
      ...air,
    ]);
  },
  plain: [
    "ships",
    "airUnits",
    "groundUnits",
    "headquarters",
    "submarines",
    "merchantShippingPoints",
    "strategicBombers",
    "ground",
    "air",
    "airClasses",
  ],
  pointerOn: ({ pointer }, turn) => `/months/${monthOfTurn(turn)}/${pointer.split("/").at(-1)!}`,
};

interface Where {
  document: string;
  side: string;
  turn: number;
  month: string;
}

/** Reinforcements and replacements of a month, each a group. */
function groupsOf({ document, side, turn, month }: Where, of: Json): ScheduledGroup[] {
  const group = (key: string, title: string, fields: readonly string[]): ScheduledGroup[] => {
    const value = child(of, key);
    if (value === undefined) return [];
    const pointer = `/months/${month}/${key}`;
    return [
      {
        document,
        pointer,
        id: `${side}-${month}-${key}`,
        turn,
        side,
        nation: side,
        title,
        units: unitsOf(value),
        pools: poolsOf(value, pointer),
        option: undefined,
        leaves: false,
        fields,
      },
    ];
  };
  return [
    ...group("reinforcements", "Reinforcements", [
      "ships",
      "airUnits",
      "groundUnits",
      "headquarters",
      "submarines",
      "merchantShippingPoints",
      "strategicBombers",
    ]),
    ...group("replacements", "Replacements", ["ground", "air", "airClasses"]),
  ];
}

function unitsOf(of: Json): Record<string, number> {
  const ids = ["ships", "airUnits", "groundUnits"].flatMap((list) =>
    entriesOf(child(of, list)).map(([id]) => id),
  );
  const headquarters = listOf(child(of, "headquarters")).map((id) => textOf(id));
  return Object.fromEntries([...ids, ...headquarters].map((id) => [id, 1]));
}

function poolsOf(of: Json, pointer: string): ScheduledPool[] {
  const pool = (
    id: string,
    noun: string,
    count: Json | undefined,
    at: string,
    note?: string,
  ): ScheduledPool[] =>
    typeof count === "number" && count > 0
      ? [{ id, noun, count, pointer: `${pointer}/${at}`, ...(note !== undefined && { note }) }]
      : [];
  return [
    ...pool("submarines", "submarine", child(of, "submarines"), "submarines"),
    ...pool(
      "merchant-shipping",
      "Merchant Shipping Point",
      child(of, "merchantShippingPoints"),
      "merchantShippingPoints",
    ),
    ...entriesOf(child(of, "ground")).flatMap(([nation, count]) =>
      pool(
        `ground-${nation}`,
        "ground step",
        count,
        `ground/${nation}`,
        `of ${nationWords[nation] ?? nation}`,
      ),
    ),
    ...entriesOf(child(of, "air")).flatMap(([nation, count]) =>
      pool(`air-${nation}`, "air step", count, `air/${nation}`, `of ${nationWords[nation] ?? nation}`),
    ),
    ...entriesOf(child(of, "airClasses")).flatMap(([kind, count]) =>
      pool(
        `class-${kind}`,
        "air step",
        count,
        `airClasses/${kind}`,
        `of ${nameOfId(kind.replace(/^[a-z]+-/, ""))}`,
      ),
    ),
  ];
}

export const nationWords: Readonly<Record<string, string>> = {
  japan: "Japan",
  us: "the United States",
  britain: "Britain",
  australia: "Australia",
  netherlands: "the Netherlands",
  france: "France",
  china: "China",
};
