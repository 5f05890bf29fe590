import { changesOf, EngineError, type Frame, type Game } from "../../../kernel";
import type { Position, T } from "../model/position";
import type { Rules, Weights } from "../model/rules";
import { type Picture, pictureOf } from "./picture";
import { type Plan, planOf } from "./plan";
import { type Members, noMembers } from "./pool";
import { type Routes, routesOf } from "./routes";
import { type Forces, type Survey, surveyOf } from "./survey";

/** What a side has before it when it must choose: what it sees, how it weighs, and its plan for the player turn. */
export class Outlook {
  readonly weights: Weights;
  readonly leaning: Leaning | undefined;
  readonly enemy: number;
  readonly picture: Picture;
  /** By place, once somebody has asked: what it is worth, and whether the enemy could land there; NaN and -1 before. */
  readonly worths: Float64Array;
  readonly exposure: Int8Array;
  /** What `once` keeps for this outlook. */
  readonly notes: unknown[] = [];
  private surveyed: Survey | undefined;
  private planned: Plan | undefined;
  private ways: Routes | undefined;

  constructor(
    readonly t: T,
    readonly side: number,
    manner: Manner = {},
    /** Lists of an outlook that is no longer in use, to be filled again. */
    private readonly lists: Lists = {},
  ) {
    const { steady } = t.rules;
    if (!steady) {
      throw new EngineError("The weights of the steady bot are missing. Add a document players/steady.json.");
    }
    this.weights = manner.weights ?? steady[side as 0 | 1];
    this.leaning = manner.leaning;
    this.enemy = 1 - side;
    this.picture = pictureOf(t, side);
    const { length } = t.rules.places;
    this.worths = this.worthsKept();
    this.exposure = (lists.exposure ??= new Int8Array(length)).fill(-1);
  }

  /** What bases are worth holds as long as nobody has taken one and the manner is the same. */
  private worthsKept(): Float64Array {
    const { t, lists, weights, leaning } = this;
    const control = controlOf(t);
    const conquered = conqueredOf(t);
    const { worths: known } = lists;
    if (
      known &&
      known.control === control &&
      known.conquered === conquered &&
      known.weights === weights &&
      known.leaning === leaning
    )
      return known.list;
    const list = known?.list.fill(NaN) ?? new Float64Array(t.rules.places.length).fill(NaN);
    lists.worths = { list, control, conquered, weights, leaning };
    return list;
  }

  get survey(): Survey {
    const { t, picture, side, lists } = this;
    return (this.surveyed ??= lists.survey = surveyOf(t, picture, side, lists.survey));
  }

  /** Who could be given an order in the outlook before this one. */
  get members(): Members {
    return (this.lists.members ??= noMembers(this.t.rules));
  }

  get own(): Forces {
    return this.survey[this.side as 0 | 1];
  }

  get theirs(): Forces {
    return this.survey[this.enemy as 0 | 1];
  }

  get routes(): Routes {
    if (!this.ways) return (this.ways = routesOf(this.t, this.side));
    // Who sits at another table may have looked from there since.
    this.ways.lookFrom(this.t);
    return this.ways;
  }

  /** What it means to do in its player turn, as things stand now. */
  get plan(): Plan {
    return (this.planned ??= planOf(this));
  }
}

/** How much a base is favoured for a while: a factor for what it is worth. */
export type Leaning = (place: number) => number;

/** A way of playing that is not the usual one: other weights, or bases that are favoured. */
export interface Manner {
  readonly weights?: Weights;
  readonly leaning?: Leaning;
}

/** What an outlook writes into; one set serves one outlook after the other. */
interface Lists {
  worths?: Worths;
  exposure?: Int8Array;
  survey?: Survey;
  members?: Members;
}

/** What bases are worth, and all that this rests on. */
interface Worths {
  readonly list: Float64Array;
  readonly control: object;
  readonly conquered: object;
  readonly weights: Weights;
  readonly leaning: Leaning | undefined;
}

const controlOf = changesOf<Rules, Position>("control");
const conqueredOf = changesOf<Rules, Position>("conquered");

/** An outlook with the position for which it was made. */
interface Laid {
  outlook: Outlook;
  lists: Lists;
  manner: Manner | undefined;
  /** The table's count of changes when that was last seen to be so. */
  version: number;
  mark: readonly Mark[];
  phase: string;
  phasing: number;
  turn: number;
  oil: number;
}

/**
 * The outlooks of a table, one a side, kept as long as nothing on the board changes: a Task Force that forms ship by
 * ship is planned once. It only saves work; a new outlook would say the same.
 */
const laid = new WeakMap<T, (Laid | undefined)[]>();

export function outlookOf(
  game: Game<Rules, Position>,
  side: number,
  frame: Frame,
  manner: Manner | undefined,
): Outlook {
  const t = game.table;
  let outlooks = laid.get(t);
  if (!outlooks) laid.set(t, (outlooks = []));
  const { version } = t;
  const phase = phaseOf(t, frame);
  const known = outlooks[side];
  if (known && known.manner === manner && isLaidFor(known, t, phase)) {
    known.version = version;
    return known.outlook;
  }
  const lists = known?.lists ?? {};
  const outlook = new Outlook(t, side, manner, lists);
  const { phasing, turn, oil } = t.position;
  const mark = markOf(t, known?.mark);
  outlooks[side] = { outlook, lists, manner, version, mark, phase, phasing, turn, oil };
  return outlook;
}

function isLaidFor(laid: Laid, t: T, phase: string): boolean {
  if (laid.phase !== phase) return false;
  if (laid.version === t.version) return true;
  const { phasing, turn, oil } = t.position;
  return laid.phasing === phasing && laid.turn === turn && laid.oil === oil && sameMark(t, laid.mark);
}

/** The parts of the position on which survey and plan rest. */
const MARKED = ["at", "steps", "flags", "tf", "box", "control", "transport", "occupied"] as const;
const standsFor = MARKED.map((name) => changesOf<Rules, Position>(name));

/** A part as it was, and what stood for it: only what has been written since need be compared. */
interface Mark {
  readonly list: number[];
  stood: object;
}

/** A copy of the parts, into the mark of an outlook that is no longer in use; what has not changed need not be copied. */
function markOf(t: T, before: readonly Mark[] | undefined): readonly Mark[] {
  if (!before) return MARKED.map((name, i) => ({ list: t.position[name].slice(), stood: standsFor[i]!(t) }));
  for (let i = 0; i < MARKED.length; i++) {
    const mark = before[i]!;
    const stood = standsFor[i]!(t);
    if (mark.stood === stood) continue;
    mark.stood = stood;
    copyInto(mark.list, t.position[MARKED[i]!]);
  }
  return before;
}

function copyInto(list: number[], from: readonly number[]): void {
  list.length = from.length;
  for (let i = 0; i < from.length; i++) list[i] = from[i]!;
}

function sameMark(t: T, marks: readonly Mark[]): boolean {
  for (let i = 0; i < MARKED.length; i++) {
    const mark = marks[i]!;
    const stands = standsFor[i]!(t);
    if (mark.stood === stands) continue;
    if (!sameNumbers(mark.list, t.position[MARKED[i]!])) return false;
    mark.stood = stands;
  }
  return true;
}

function sameNumbers(some: readonly number[], others: readonly number[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}

/** The part of the player turn that the plan has to know. */
const phaseOf = (t: T, frame: Frame): string =>
  phases.find((step) => t.frame(step)) ?? (frame.step === "set-up" ? "set-up" : "");

const phases = ["first-deployment", "operational-movement", "reaction", "second-deployment", "battle-board"];
