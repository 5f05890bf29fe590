import { child, joinPointer } from "../../../documents/pointer";
import type { Json } from "../../../kernel";
import type { FlatTopScenario, FlatTopTimeRecord } from "../../../documents/generated/types";
import { documentOf, entriesOf, listOf, numberOf, textOf } from "../../shared/read";
import { readAs } from "../../shared/documents";
import type { Documents } from "../../types";
import type { OwnSchedule, ScheduledGroup } from "../../schedule-types";
import { dayOf, dayText, hourText, turnOf } from "../model/clock";
import { sideIds } from "../model/rules";
import { sheetsOf } from "./faces";

/** The schema allows no more; a draft may say anything. */
const MOST_TURNS = 1000;

/** What enters by hour: Task Forces, and the spans in which the edges of sectors are open to them (10, 26). */
export const ownSchedule: OwnSchedule = {
  turns(documents, path) {
    if (!path.startsWith("scenarios/")) return undefined;
    const clock: Partial<FlatTopScenario["clock"]> = readAs<FlatTopScenario>(documents, path).clock ?? {};
    const hourOf = hoursFrom(documents, clock);
    return Array.from({ length: Math.min(numberOf(clock.turns), MOST_TURNS) }, (_, i) => {
      const { title, label } = hourOf(i);
      return { turn: i + 1, title: `Turn ${i + 1}, ${title}`, label: `${i + 1}: ${label}` };
    });
  },

  lanes(documents) {
    const sides = documentOf(documents, "game.json", "sides");
    return sideIds.map((side) => {
      const title = textOf(child(sides[side], "name"), side);
      return { side, sideTitle: title, nation: side, title };
    });
  },

  groups: (documents, path) =>
    sideIds
      .flatMap((side) => {
        const of = child(child(documents[path], "sides"), side);
        const forces = entriesOf(child(of, "taskForces")).flatMap(([number, force]) =>
          enteringForce(force, side, number, path),
        );
        const entries = listOf(child(of, "entries")).map((entry, i) => entryGroup(entry, side, i, path));
        return [...entries, ...forces];
      })
      .sort((a, b) => a.turn - b.turn),

  names: (documents) => new Map([...sheetsOf(documents)].map(([id, { face }]) => [id, face.name])),
  plain: ["hex", "enters", "ships", "others", "from", "until"],
};

/** The hours of a scenario, counted from its first turn: "1300 20 May" and, in short, "1300"; "?" for an unknown one. */
function hoursFrom(
  documents: Documents,
  { date, hour }: Partial<FlatTopScenario["clock"]>,
): (turns: number) => { title: string; label: string } {
  const { firstDay } = readAs<FlatTopTimeRecord>(documents, "tables/time-record.json");
  const isKnown = isDate(firstDay) && isDate(date) && typeof hour === "string" && /^\d{4}$/.test(hour);
  if (!isKnown) return () => ({ title: "of an unknown hour", label: "?" });
  const day = dayOf(firstDay);
  const first = turnOf(day, dayOf(date), hour);
  return (turns) => {
    const text = hourText(first + turns);
    // A scenario lasts days, not years.
    const date = dayText(day, first + turns).replace(/ \d+$/, "");
    return { title: `${text} ${date}`, label: turns === 0 || text === "0100" ? `${text} ${date}` : text };
  };
}

const isDate = (text: unknown): text is string => typeof text === "string" && /^\d{4}-\d\d-\d\d$/.test(text);

const blank = { pools: [], option: undefined, leaves: false } as const;

function enteringForce(force: Json, side: string, number: string, path: string): ScheduledGroup[] {
  const enters = child(force, "enters");
  const turn = child(enters, "turn");
  if (typeof turn !== "number") return [];
  const pointer = joinPointer("", "sides", side, "taskForces", number);
  const units: Record<string, number> = {};
  for (const ship of listOf(child(force, "ships"))) if (typeof ship === "string") units[ship] = 1;
  for (const [id, count] of entriesOf(child(force, "others"))) units[id] = numberOf(count);
  return [
    {
      ...blank,
      document: path,
      pointer,
      id: `${side}-${number}`,
      turn,
      side,
      nation: side,
      title: `Task Force ${number} at ${textOf(child(enters, "hex"), "?")}`,
      units,
      turnAt: [`${pointer}/enters/turn`],
      fields: ["enters/turn", "enters/hex", "ships", "others", "note"],
    },
  ];
}

/** Edges that are open to Task Forces that enter: from a turn on, or for a span of turns that moves as one. */
function entryGroup(entry: Json, side: string, i: number, path: string): ScheduledGroup {
  const pointer = joinPointer("", "sides", side, "entries", String(i));
  const turn = numberOf(child(entry, "from"));
  const until = child(entry, "until");
  return {
    ...blank,
    document: path,
    pointer,
    id: `${side}-entry-${i}`,
    turn,
    side,
    nation: side,
    title: entryTitle(turn, until),
    units: {},
    turnAt: [`${pointer}/from`, `${pointer}/until`],
    fields: ["from", "until", "edges", "sectors"],
  };
}

function entryTitle(turn: number, until: Json | undefined): string {
  if (typeof until !== "number") return "Entry from this hour on";
  return until === turn ? "Entry in this hour only" : `Entry until turn ${until}`;
}
