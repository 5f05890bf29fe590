import { child, get, isScenarioPath, type Json } from "../documents";
import { partNoun, turnNoun } from "../games/time";
import { fingerprint, stableText } from "../kernel";
import { type Arrival, scheduleTrack } from "./schedule";
import { documentTitle, schemaLookUp, type ViewWorld } from "./world";

/** What a first visit speaks of, as the documents have it now. */
export interface TourFacts {
  /** What a turn of the game is called, and the shortest span that bots play for one side: "turn", "player turn". */
  nouns: { turn: string; part: string };
  /** The scenario that is changed and played; `setUp` is a fingerprint of its set-up. */
  scenario: { path: string; title: string; setUp: string };
  /** A schedule of arrivals, and one of them; `turns` is a fingerprint of when each comes. */
  schedule: { path: string; title: string; turns: string; arrival: TourArrival };
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

/** `when`: the turn as the track titles it, "Turn 3". */
interface TourArrival {
  title: string;
  turn: number;
  when: string;
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
  const arrivals = arrivalsOf(world, hints.schedule);
  const arrival = firstArrival(world, arrivals, scenario);
  const { document, pointer, wrong } = hints.cell;
  const value = get(valueOf(document), pointer);
  const [, table = "", row = ""] = pointer.split("/");
  if (!arrival || value === undefined) return undefined;
  const noun = turnNoun(game);
  return {
    nouns: { turn: noun, part: partNoun(game) ?? noun },
    scenario: { ...titled(scenario), setUp: mark(child(valueOf(scenario), "setup")) },
    schedule: {
      ...titled(hints.schedule),
      turns: mark(arrivals.map(({ group: { turn, id } }) => [turn, id])),
      arrival,
    },
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

/** All arrivals of one schedule that are on the track. */
const arrivalsOf = (world: ViewWorld, document: string): Arrival[] =>
  (scheduleTrack(world)?.turns ?? [])
    .flatMap(({ lanes }) => lanes.flat())
    .filter(({ group }) => group.document === document);

/** The first group of counters that comes after the scenario has begun. */
function firstArrival(
  { draft, game }: ViewWorld,
  arrivals: readonly Arrival[],
  scenario: string,
): TourArrival | undefined {
  const documents = Object.fromEntries([...draft.documents].map(([path, { value }]) => [path, value]));
  const first = game?.views?.schedule?.inUse(documents, scenario)?.turn ?? 1;
  const withUnits = arrivals.filter(({ units }) => units.length > 0);
  const found = withUnits.find(({ group }) => group.turn > first + 1 && !group.leaves) ?? withUnits[0];
  return found && { title: found.title, turn: found.group.turn, when: found.when };
}
