import { child, get, isScenarioPath, type Json } from "../documents";
import { fingerprint, stableText } from "../kernel";
import { scheduleTrack } from "./schedule";
import { documentTitle, schemaLookUp, type ViewWorld } from "./world";

/** What a first visit speaks of, as the documents have it now. */
export interface TourFacts {
  /** The scenario that is changed and played; `setUp` is a fingerprint of its set-up. */
  scenario: { path: string; title: string; setUp: string };
  /** A schedule of arrivals, and one of them; `turns` is a fingerprint of all of them. */
  schedule: { path: string; title: string; turns: string; arrival: { title: string; turn: number } };
  /** A number in a table, and what it is made that breaks a rule. */
  cell: {
    path: string;
    title: string;
    table: string;
    pointer: string;
    row: string;
    value: Json;
    wrong: number;
  };
}

/** Undefined for a game that names nothing to show, or where what it names is not there. */
export function tourFacts(world: ViewWorld): TourFacts | undefined {
  const { draft, game, own } = world;
  const hints = game?.views?.tour;
  const valueOf = (path: string): Json | undefined => draft.documents.get(path)?.value;
  const scenarios = [...draft.documents.keys()].filter(isScenarioPath);
  const scenario = scenarios.find((path) => own?.has(path)) ?? scenarios.at(-1);
  if (!hints || scenario === undefined) return undefined;
  const titled = (path: string) => ({ path, title: documentTitle(path, valueOf(path)) });
  const arrival = firstArrival(world, hints.schedule, scenario);
  const { document, pointer, wrong } = hints.cell;
  const value = get(valueOf(document), pointer);
  const [, table = "", row = ""] = pointer.split("/");
  if (!arrival || value === undefined) return undefined;
  return {
    scenario: { ...titled(scenario), setUp: mark(child(valueOf(scenario), "setup")) },
    schedule: { ...titled(hints.schedule), turns: mark(child(valueOf(hints.schedule), "turns")), arrival },
    cell: {
      ...titled(document),
      table: schemaLookUp(world, document)(`/${table}`)?.title ?? table,
      pointer,
      row,
      value,
      wrong,
    },
  };
}

const mark = (value: Json | undefined): string => fingerprint(stableText(value ?? null));

/** The first group of counters that comes after the scenario has begun. */
function firstArrival(
  world: ViewWorld,
  document: string,
  scenario: string,
): { title: string; turn: number } | undefined {
  const begins = child(world.draft.documents.get(scenario)?.value, "startTurn");
  const first = typeof begins === "number" ? begins : 1;
  const arrivals = (scheduleTrack(world)?.turns ?? []).flatMap(({ lanes }) =>
    lanes.flat().filter(({ group, units }) => group.document === document && units.length > 0),
  );
  const found = arrivals.find(({ group }) => group.turn > first + 1 && !group.leaves) ?? arrivals[0];
  return found && { title: found.title, turn: found.group.turn };
}
