import { get, isObject, joinPointer, type Json, parentPointer } from "../documents";
import { capital } from "../words";
import { type Change, changeValues, type EditContext, type Target } from "../editing";
import { turnLabel, turnNoun, turnTitle } from "../games/time";
import type {
  CounterStock,
  Documents,
  OwnSchedule,
  ScheduledFigure,
  ScheduledGroup,
  ScheduleSource,
} from "../games";
import { wholeValueWords } from "./changes/value-words";
import { isOf, type TrackFigure, trackFigures } from "./schedule-figures";
import { freePlace, sourcesMoved } from "./schedule-places";
import { documentsOf, type Origin, originLookUp, schemaLookUp, titleOf, type ViewWorld } from "./world";

/** One line of a group. */
export interface ArrivalUnit {
  type: string;
  name: string;
  count: number;
  pointer: string;
  /** How many of them find no counter. */
  forfeited: number;
  /** True when losses may free counters for them all the same. */
  perhaps: boolean;
}

/** A member of a group that says how it comes: "Naval Aviation", "Early arrival". */
export interface ArrivalMark {
  key: string;
  title: string;
  value: Json;
  /** The value as people say it: things by their names. */
  words: string;
  description: string | undefined;
}

export interface Arrival extends Origin {
  group: ScheduledGroup;
  /** When it comes: "Turn 3". */
  when: string;
  title: string;
  units: readonly ArrivalUnit[];
  /** Of each pool what is beyond what all counters of the nation show. */
  forfeitedPools: readonly { noun: string; count: number }[];
  marks: readonly ArrivalMark[];
}

/** Arrivals of one turn, a list for each lane. */
export interface TurnOfTrack {
  turn: number;
  /** "Turn 3", and its short form. */
  title: string;
  label: string;
  lanes: readonly (readonly Arrival[])[];
  /** By lane what the turn brings in numbers alone. */
  figures: readonly (readonly TrackFigure[])[];
}

export interface Lane {
  side: string;
  sideTitle: string;
  nation: string;
  title: string;
}

/** More counters asked for than there are. */
export interface Forfeit {
  type: string;
  name: string;
  counters: number;
  /** In use when the scenario starts; 0 without a scenario. */
  inUse: number;
  /** Asked for by all arrivals. */
  asked: number;
  over: number;
  perhaps: boolean;
  /** The lines that find too few. */
  at: readonly { document: string; pointer: string; turn: number; over: number }[];
}

export interface ScheduleTrack {
  /** What a turn is called: "turn". */
  noun: string;
  lanes: readonly Lane[];
  turns: readonly TurnOfTrack[];
  /** Groups on turns that the game does not have. */
  outside: readonly Arrival[];
  forfeits: readonly Forfeit[];
  /** Groups may be added and removed; where each writes its own turn they are only moved and changed. */
  isOpen: boolean;
}

export interface TrackOptions {
  /** The arrivals of this document, if it has a clock of its own; else those of the game. */
  document?: string;
  /** Count what this scenario (by its path) has in use, and only arrivals from its first turn on. */
  scenario?: string;
  /** Optional rules in play, by id or rule number; groups of others then take no counters. All without it. */
  options?: ReadonlySet<string>;
}

/** The schedules of all sides as one turn track; undefined for a game that has none. */
export function scheduleTrack(world: ViewWorld, options: TrackOptions = {}): ScheduleTrack | undefined {
  const documents = documentsOf(world);
  const own = ownTrack(world, documents, options.document);
  if (own !== undefined) return own;
  const source = world.game?.views?.schedule;
  if (source === undefined) return undefined;
  const turns = source.turns(documents).map((turn) => ({
    turn,
    title: turnTitle(world.game, documents, turn),
    label: turnLabel(world.game, documents, turn),
  }));
  const groups = source.groups(documents);
  const stock = new Map(source.stock(documents).map((each) => [each.id, each]));
  const forfeits = forfeitsOf(source, documents, groups, stock, options);
  const show = arrivalMaker(world, {
    plain: source.plain,
    mostOf: (nation, pool) => source.mostOf?.(documents, nation, pool) ?? Infinity,
    nameOf: (type) => stock.get(type)?.name,
    titleOf: (turn) => turnTitle(world.game, documents, turn),
    forfeits,
  });
  return {
    ...onLanes(world, turnNoun(world.game), turns, source.lanes(documents), groups.map(show)),
    forfeits,
    isOpen: true,
  };
}

/** The track of a document that has a clock of its own. */
function ownTrack(
  world: ViewWorld,
  documents: Documents,
  path: string | undefined,
): ScheduleTrack | undefined {
  const source = world.game?.views?.ownSchedule;
  const turns = path === undefined ? undefined : source?.turns(documents, path);
  if (source === undefined || path === undefined || turns === undefined) return undefined;
  const names = source.names(documents);
  const show = arrivalMaker(world, {
    plain: source.plain,
    mostOf: () => Infinity,
    nameOf: (type) => names.get(type),
    titleOf: (turn) => ownTitle(turns, turn),
    forfeits: [],
  });
  const arrivals = source.groups(documents, path).map(show);
  const figures = source.figures?.(documents, path) ?? [];
  return {
    ...onLanes(world, source.noun ?? turnNoun(world.game), turns, source.lanes(documents), arrivals, figures),
    forfeits: [],
    isOpen: false,
  };
}

type OwnTurns = NonNullable<ReturnType<OwnSchedule["turns"]>>;

const ownTitle = (turns: OwnTurns, turn: number): string =>
  turns.find((each) => each.turn === turn)?.title ?? `Turn ${turn}`;

function onLanes(
  world: ViewWorld,
  noun: string,
  turns: OwnTurns,
  lanes: readonly Lane[],
  arrivals: readonly Arrival[],
  figures: readonly ScheduledFigure[] = [],
): Pick<ScheduleTrack, "noun" | "lanes" | "turns" | "outside"> {
  const laneOf = ({ group }: Arrival): number =>
    lanes.findIndex(({ side, nation }) => nation === group.nation && side === group.side);
  const known = new Set(turns.map(({ turn }) => turn));
  const shown = trackFigures(world, figures);
  return {
    noun,
    lanes,
    turns: turns.map((each) => ({
      ...each,
      lanes: lanes.map((_, lane) =>
        arrivals.filter((arrival) => arrival.group.turn === each.turn && laneOf(arrival) === lane),
      ),
      figures: lanes.map((lane) => shown.filter((figure) => figure.turn === each.turn && isOf(figure, lane))),
    })),
    outside: arrivals.filter((arrival) => laneOf(arrival) < 0 || !known.has(arrival.group.turn)),
  };
}

function forfeitsOf(
  source: ScheduleSource,
  documents: Documents,
  groups: readonly ScheduledGroup[],
  stock: ReadonlyMap<string, CounterStock>,
  { scenario, options }: TrackOptions,
): Forfeit[] {
  const start = scenario === undefined ? undefined : source.inUse(documents, scenario);
  const asked = new Map<string, number>();
  const lines = new Map<string, { document: string; pointer: string; turn: number; over: number }[]>();
  for (const group of groups) {
    const isOut = group.option !== undefined && options !== undefined && !options.has(group.option);
    if (group.leaves || isOut || group.turn < (start?.turn ?? -Infinity)) continue;
    for (const [type, count] of Object.entries(group.units)) {
      const counters = stock.get(type)?.count;
      if (counters === undefined) continue;
      const used = (start?.units[type] ?? 0) + (asked.get(type) ?? 0);
      asked.set(type, (asked.get(type) ?? 0) + count);
      const over = Math.min(count, used + count - counters);
      if (over <= 0) continue;
      const pointer = joinPointer(group.pointer, "units", type);
      lines.set(type, [
        ...(lines.get(type) ?? []),
        { document: group.document, pointer, turn: group.turn, over },
      ]);
    }
  }
  return [...lines].map(([type, at]): Forfeit => {
    const { name = type, count = 0, returns = false } = stock.get(type) ?? {};
    return {
      type,
      name,
      counters: count,
      inUse: start?.units[type] ?? 0,
      asked: asked.get(type) ?? 0,
      over: at.reduce((sum, each) => sum + each.over, 0),
      perhaps: returns,
      at,
    };
  });
}

/** What the arrivals of a track need to know of their source. */
interface Maker {
  plain: readonly string[];
  mostOf(nation: string, pool: string): number;
  nameOf(type: string): string | undefined;
  titleOf(turn: number): string;
  forfeits: readonly Forfeit[];
}

function arrivalMaker(
  world: ViewWorld,
  { plain, mostOf, nameOf, titleOf: titleOfTurn, forfeits }: Maker,
): (group: ScheduledGroup) => Arrival {
  const looks = new Map<string, ReturnType<typeof looksAt>>();
  const over = new Map(
    forfeits.flatMap(({ at, perhaps }) =>
      at.map((each) => [`${each.document} ${each.pointer}`, { over: each.over, perhaps }] as const),
    ),
  );
  return (group) => {
    const { document, pointer } = group;
    const look = looks.get(document) ?? looksAt(world, document);
    looks.set(document, look);
    const units = Object.entries(group.units).map(([type, count]): ArrivalUnit => {
      const at = joinPointer(pointer, "units", type);
      const lost = over.get(`${document} ${at}`);
      const name = nameOf(type) ?? type;
      return { type, name, count, pointer: at, forfeited: lost?.over ?? 0, perhaps: lost?.perhaps ?? false };
    });
    const members = get(look.value, pointer);
    const marks = Object.entries(isObject(members) ? members : {})
      .filter(([key]) => !plain.includes(key))
      .map(([key, value]): ArrivalMark => {
        const at = joinPointer(pointer, key);
        const node = look.schema(at);
        return {
          key,
          value,
          words: wholeValueWords(world, look.schema, document, at, value),
          title: titleOf(node, at),
          description: node?.description,
        };
      });
    return {
      group,
      when: titleOfTurn(group.turn),
      title: group.title ?? titleOfPools(group) ?? group.id,
      units,
      forfeitedPools: group.pools.flatMap(({ id, noun, count }) => {
        const over = count - mostOf(group.nation, id);
        return over > 0 ? [{ noun, count: over }] : [];
      }),
      marks,
      ...look.origin(pointer),
    };
  };
}

/** "Air steps". */
const titleOfPools = ({ pools }: ScheduledGroup): string | undefined =>
  pools[0] && capital(`${pools[0].noun}s`);

function looksAt(world: ViewWorld, document: string) {
  const value = world.draft.documents.get(document)?.value ?? null;
  return { value, schema: schemaLookUp(world, document), origin: originLookUp(world, document) };
}

/** The edits that let a group arrive on another turn, with what its sources say of it. */
export function moveArrival(
  context: EditContext,
  target: Target,
  world: ViewWorld,
  group: ScheduledGroup,
  turn: number,
): Change {
  const documents = documentsOf({ ...world, draft: context.draft });
  const value = context.draft.documents.get(group.document)?.value;
  const members = get(value, group.pointer);
  if (group.turnAt !== undefined && members !== undefined)
    return moveOwn(context, target, world, documents, { ...group, turnAt: group.turnAt }, turn);
  const own = world.game?.views?.ownSchedule;
  if (own?.pointerOn !== undefined && value !== undefined && members !== undefined)
    return moveByKey(context, target, { own, documents, value, group }, turn);
  const source = world.game?.views?.schedule;
  if (source === undefined || value === undefined || members === undefined) {
    return { ok: false, reason: "The group no longer exists." };
  }
  if (!source.turns(documents).includes(turn)) {
    return { ok: false, reason: `The game has no ${turnTitle(world.game, documents, turn)}.` };
  }
  if (turn === group.turn) return { ok: true, edits: [], file: group.document };
  const to = freePlace(value, source, turn, group.id);
  const parent = parentPointer(group.pointer) ?? "";
  const others = get(value, parent);
  // A turn without arrivals is not written.
  const isLast = isObject(others) && Object.keys(others).length === 1;
  return changeValues(context, target, group.document, [
    { pointer: isLast ? parent : group.pointer, value: undefined },
    { pointer: to, value: members },
    ...sourcesMoved(value, group.pointer, to),
  ]);
}

/** Writes the turn of a group into the numbers that say it. */
function moveOwn(
  context: EditContext,
  target: Target,
  world: ViewWorld,
  documents: Documents,
  { document, turn: was, turnAt }: ScheduledGroup & { turnAt: readonly string[] },
  turn: number,
): Change {
  const turns = world.game?.views?.ownSchedule?.turns(documents, document) ?? [];
  if (!turns.some((each) => each.turn === turn)) {
    return { ok: false, reason: `The clock of this document has no ${ownTitle(turns, turn)}.` };
  }
  if (turn === was) return { ok: true, edits: [], file: document };
  const values = turnAt.flatMap((pointer) => {
    const value = get(documents[document], pointer);
    return typeof value === "number" ? [{ pointer, value: value + turn - was }] : [];
  });
  return changeValues(context, target, document, values);
}

/** Takes a group of a document with a clock of its own to the key of another turn, unless one like it is there. */
function moveByKey(
  context: EditContext,
  target: Target,
  {
    own,
    documents,
    value,
    group,
  }: { own: OwnSchedule; documents: Documents; value: Json; group: ScheduledGroup },
  turn: number,
): Change {
  const { document, pointer } = group;
  const turns = own.turns(documents, document) ?? [];
  if (!turns.some((each) => each.turn === turn)) {
    return { ok: false, reason: `The clock of this document has no ${ownTitle(turns, turn)}.` };
  }
  if (turn === group.turn) return { ok: true, edits: [], file: document };
  const to = own.pointerOn!(group, turn);
  if (get(value, to) !== undefined) {
    return {
      ok: false,
      reason: `${ownTitle(turns, turn)} has such an arrival already: move its members in the text.`,
    };
  }
  return changeValues(context, target, document, [
    { pointer, value: undefined },
    { pointer: to, value: get(value, pointer)! },
    ...sourcesMoved(value, pointer, to),
  ]);
}
