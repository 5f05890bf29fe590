import type { FireInTheSkyScenario } from "../../../documents/generated/types";
import { whole } from "../model/points";
import { Flag, type T } from "../model/position";
import { NOBODY, sideIds } from "../model/rules";
import { specialOf } from "../setup/special";

/** The members of a scenario that set a game up. */
export type SetUpForm = Pick<
  FireInTheSkyScenario,
  | "start"
  | "control"
  | "setup"
  | "choices"
  | "turnTrack"
  | "removed"
  | "sunk"
  | "reactionForce"
  | "tracks"
  | "special"
>;

type Counts = Record<string, number>;
interface Holding {
  units?: Counts;
  reduced?: Counts;
  airSteps?: Counts;
  withoutPlanes?: Counts;
}
const order = ["units", "reduced", "airSteps", "withoutPlanes"] as const;

/**
 * A game in play as a set-up that starts with the phase in play, as far as a set-up can express it. What it leaves out
 * shows when a game that is started from it is held against the one in play. Undefined outside of a phase.
 */
export function setUpForm(t: T): SetUpForm | undefined {
  const start = startOf(t);
  if (!start || !isQuiet(t)) return undefined;
  const { rules, position } = t;
  const forms = {
    places: new Map<number, Holding>(),
    turns: new Map<number, Holding>(),
    removed: {} as Counts,
  };
  const reacting = new Set(position.reactionForce?.units);
  rules.pieces.forEach(({ type }, p) => {
    const at = position.at[p]!;
    if (at === rules.limbo.available || reacting.has(p)) return;
    if (at === rules.limbo.removed) add(forms.removed, rules.types[type]!.id, 1);
    else if (at === rules.limbo.track) place(t, p, holdingOf(forms.turns, position.due[p]!));
    else place(t, p, holdingOf(forms.places, at));
  });
  const inOrder = (map: Map<number, Holding>) =>
    [...map].sort(([a], [b]) => a - b).map(([n, holding]) => [n, tidy(holding)] as const);
  const special = specialOf(t);
  return {
    start,
    control: controlOf(t),
    setup: Object.fromEntries(inOrder(forms.places).map(([n, holding]) => [rules.places[n]!.id, holding])),
    choices: {},
    turnTrack: Object.fromEntries(inOrder(forms.turns)),
    removed: { units: forms.removed },
    sunk: { units: {} },
    ...reactionForceOf(t),
    tracks: tracksOf(t),
    ...(special && { special }),
  } as SetUpForm;
}

/** Nothing has begun that a set-up has no words for: it saves starting a game just to see that. */
function isQuiet({ rules, position }: T): boolean {
  const { at, flags, tf, commit, hits, taskForces, seenBases, occupied, captured } = position;
  if (taskForces.length > 0 || seenBases.length > 0) return false;
  if ([...occupied, ...captured].some((side) => side !== NOBODY)) return false;
  const { available, arriving } = rules.limbo;
  return rules.pieces.every(
    ({ kind }, p) =>
      (flags[p]! & ~(Flag.needsPlanes | Flag.elite)) === 0 &&
      tf[p] === -1 &&
      commit[p] === -1 &&
      hits[p] === 0 &&
      at[p] !== arriving &&
      (kind !== "replacements" || at[p] === available),
  );
}

/** The phase in play: the place of the player turn that has just been passed. */
function startOf({ rules, position, state }: T): SetUpForm["start"] | undefined {
  const frame = state.frames[2];
  const phases = frame && rules.sequence[frame.step];
  const step = phases?.[(frame!.data.i as number) - 1];
  if (step === undefined || state.frames.length < 4) return undefined;
  const side = sideIds[position.phasing]!;
  return { turn: position.turn, side, step: step as SetUpForm["start"]["step"] };
}

function holdingOf(holdings: Map<number, Holding>, key: number): Holding {
  let holding = holdings.get(key);
  if (!holding) holdings.set(key, (holding = {}));
  return holding;
}

const add = (counts: Counts, id: string, count: number): void => {
  counts[id] = (counts[id] ?? 0) + count;
};

function place({ rules, position }: T, p: number, holding: Holding): void {
  const { kind, type, nation, maxSteps } = rules.pieces[p]!;
  const { id } = rules.types[type]!;
  const steps = position.steps[p]!;
  if (kind === "air") add((holding.airSteps ??= {}), rules.nations[nation]!.id, steps);
  else if (kind === "land" && steps < maxSteps) add((holding.reduced ??= {}), id, 1);
  else add((holding.units ??= {}), id, 1);
  const bare = position.flags[p]! & Flag.needsPlanes;
  const at = position.at[p]!;
  // In the boxes and on the track a set-up takes it for granted.
  if (bare && at !== rules.limbo.track && !rules.withoutPlanes.includes(at))
    add((holding.withoutPlanes ??= {}), id, 1);
}

const tidy = (holding: Holding): Holding =>
  Object.fromEntries(order.flatMap((list) => (holding[list] ? [[list, holding[list]]] : [])));

function controlOf({ rules, position }: T): SetUpForm["control"] {
  const changed = rules.bases.filter(
    (n) => rules.places[n]!.kind === "base" && position.control[n] !== rules.places[n]!.control,
  );
  const holder = (n: number) => (position.control[n] === NOBODY ? "none" : sideIds[position.control[n]!]!);
  return Object.fromEntries(changed.map((n) => [rules.places[n]!.id, holder(n)]));
}

function reactionForceOf({ rules, position }: T): Pick<SetUpForm, "reactionForce"> {
  const force = position.reactionForce;
  if (!force) return {};
  const units: Counts = {};
  for (const p of force.units) add(units, rules.types[rules.pieces[p]!.type]!.id, 1);
  const places = Object.fromEntries(force.places.map((n, i) => [String(i + 1), rules.places[n]!.id]));
  const { turn, reacted } = force;
  const form = { turn, units, places, ...(reacted && { reacted }) };
  return { reactionForce: form as unknown as SetUpForm["reactionForce"] };
}

function tracksOf({ rules, position }: T): SetUpForm["tracks"] {
  const transport = Object.fromEntries(
    rules.nations
      .map(({ id }, n) => [id, whole(position.transport[n]!)] as const)
      .filter(([id, points]) => id !== "netherlands" || points !== 0),
  );
  const [japan, allies] = position.submarine;
  return {
    merchantmen: whole(position.merchantmen),
    oil: whole(position.oil),
    transport: transport as SetUpForm["tracks"]["transport"],
    submarine: { japan: whole(japan!), allies: whole(allies!) },
    victoryPoints: position.vp,
  };
}
