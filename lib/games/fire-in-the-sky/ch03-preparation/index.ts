import type { FireInTheSkyScenario } from "../../../documents/generated/types";
import {
  fail,
  type Json,
  ok,
  type Result,
  type SetupProblem,
  type SetupResult,
  type StartOptions,
} from "../../../kernel";
import { counted } from "../../../words";
import { limitProblems } from "../setup/limits";
import { remember } from "../setup/special";
import { takeUpPosition } from "../saved/take-up";
import type { FreePlacement } from "./free-placement";
import { quarters } from "../model/points";
import { emptyPosition, Flag, type Position } from "../model/position";
import { JAPAN, markIsOn, optionIsOn, type Rules, sideIds } from "../model/rules";

/** 3.0 Preparation for Play: a scenario document becomes a position, or a list of what is wrong with it. */

/** Numbers by id, as documents hold them. */
type Counts = object;

export class Setup {
  readonly problems: SetupProblem[] = [];
  readonly position: Position;
  readonly groups: FreePlacement[] = [];

  constructor(
    readonly rules: Rules,
    readonly options: readonly string[],
  ) {
    this.position = emptyPosition(rules);
  }

  problem(pointer: string, message: string, rule = "3.0", hint?: string): void {
    this.problems.push({ code: "setup/fire-in-the-sky", severity: "error", message, rule, pointer, hint });
  }

  place(id: string, pointer: string): number {
    const place = this.rules.placeOf[id];
    if (place === undefined) this.problem(pointer, `There is no place “${id}” on the map.`);
    return place ?? -1;
  }

  /** Take free counters of the types named and put them at a place; returns them. */
  units(counts: Counts | undefined, place: number, pointer: string, reduced = false): number[] {
    const placed: number[] = [];
    for (const [id, count] of Object.entries(counts ?? {}) as [string, number][]) {
      const type = this.rules.typeOf[id];
      if (type === undefined) {
        this.problem(`${pointer}/${id}`, `There is no unit type “${id}”.`, "2.1");
        continue;
      }
      const { optional, name } = this.rules.types[type]!;
      if (optional !== null && !markIsOn(this.rules, this.options, optional)) continue;
      const free = this.free(this.rules.piecesOfType[type]!);
      if (free.length < count) {
        const message = `${count} × ${name} placed here, but only ${counted(free.length, "counter")} ${free.length === 1 ? "is" : "are"} left.`;
        this.problem(
          `${pointer}/${id}`,
          message,
          "2.1",
          "The counter mix is an absolute limit: place fewer, or raise the count in units.json.",
        );
      }
      for (const p of free.slice(0, count)) {
        const { maxSteps } = this.rules.pieces[p]!;
        if (reduced && maxSteps < 2)
          this.problem(`${pointer}/${id}`, `${name} has one step and cannot be reduced.`, "2.1.1.3");
        this.put(p, place, reduced ? maxSteps - 1 : maxSteps);
        placed.push(p);
      }
    }
    return placed;
  }

  /** Air steps as full counters first, the odd step on a counter of its own. */
  air(steps: Counts | undefined, place: number, pointer: string): number[] {
    const placed: number[] = [];
    for (const [id, count] of Object.entries(steps ?? {}) as [string, number][]) {
      const nation = this.rules.nations.findIndex((each) => each.id === id);
      let left = count;
      while (left > 0) {
        const want = Math.min(2, left);
        const all = this.free(this.rules.airOf[nation] ?? []);
        const p = all.find((each) => this.rules.pieces[each]!.maxSteps === want) ?? all[0];
        if (p === undefined) {
          this.problem(`${pointer}/${id}`, `There are no counters for ${left} of ${count} air steps.`, "2.1");
          break;
        }
        const taken = Math.min(want, this.rules.pieces[p]!.maxSteps);
        this.put(p, place, taken);
        placed.push(p);
        left -= taken;
      }
    }
    return placed;
  }

  /** Those of the pieces that stand nowhere yet. */
  private free(pieces: readonly number[]): number[] {
    const { available } = this.rules.limbo;
    const { at, steps } = this.position;
    return pieces.filter((p) => at[p] === available && steps[p] === 0);
  }

  put(p: number, place: number, steps: number): void {
    if (place >= 0) this.position.at[p] = place;
    this.position.steps[p] = steps;
  }
}

export function setup(
  rules: Rules,
  scenario: Json,
  start: StartOptions,
): Result<SetupResult<Position>, SetupProblem[]> {
  const document = scenario as unknown as FireInTheSkyScenario;
  if (document.position) return takeUpPosition(rules, { ...document, position: document.position }, start);
  const made = new Setup(rules, start.options);
  const { position } = made;
  position.scenario = document.id;
  position.options = [...start.options];
  position.turn = position.firstTurn = document.start.turn;
  const side = (sideIds as readonly string[]).indexOf(document.start.side);
  position.phasing = side;
  control(made, document);
  elitePilots(made);
  placements(made, document);
  offTheMap(made, document);
  reactionForce(made, document);
  tracks(made, document);
  made.problems.push(...limitProblems(rules, position, document));
  const phases = rules.sequence[side === JAPAN ? "japanese-player-turn" : "allied-player-turn"] ?? [];
  if (!phases.includes(document.start.step)) {
    made.problem(
      "/start/step",
      `“${document.start.step}” is not a phase of this player turn.`,
      "4.0",
      `One of: ${phases.join(", ")}.`,
    );
  }
  if (made.problems.some((problem) => problem.severity === "error")) return fail(made.problems);
  const groups = made.groups as unknown as Json;
  const data = { groups, i: 0, startSide: side, startStep: document.start.step };
  return ok({ position, first: { step: "set-up", data }, problems: made.problems });
}

export function control(made: Setup, document: Pick<FireInTheSkyScenario, "control">): void {
  const { rules, position } = made;
  for (const [id, side] of Object.entries(document.control)) {
    const place = rules.placeOf[id];
    if (place === undefined || rules.places[place]!.kind !== "base") {
      made.problem(`/control/${id}`, `“${id}” is not a base, so it cannot be controlled.`, "2.2.3");
      continue;
    }
    position.control[place] = (sideIds as readonly string[]).indexOf(side);
  }
}

function placements(made: Setup, document: FireInTheSkyScenario): void {
  for (const [id, { units, reduced, airSteps, withoutPlanes: bare }] of Object.entries(document.setup)) {
    const place = made.place(id, `/setup/${id}`);
    const placed = made.units(units, place, `/setup/${id}/units`);
    made.units(reduced, place, `/setup/${id}/reduced`, true);
    made.air(airSteps, place, `/setup/${id}/airSteps`);
    withoutPlanes(made, bare, placed, `/setup/${id}/withoutPlanes`);
  }
  for (const [id, choice] of Object.entries(document.choices)) {
    const places = choice.places.map((each, i) => made.place(each, `/choices/${id}/places/${i}`));
    const { arriving } = made.rules.limbo;
    const units = [
      ...made.units(choice.units, arriving, `/choices/${id}/units`),
      ...made.air(choice.airSteps, arriving, `/choices/${id}/airSteps`),
    ];
    // Of a group whose optional units all stay away nothing is left to place.
    if (units.length === 0) continue;
    made.groups.push({ side: (sideIds as readonly string[]).indexOf(choice.side), places, units });
  }
}

/** 7.1.1: carriers among those placed that have lost their planes and wait to be rebuilt. */
function withoutPlanes(made: Setup, counts: Counts | undefined, placed: readonly number[], at: string): void {
  const { rules, options, position } = made;
  for (const [id, count] of Object.entries(counts ?? {}) as [string, number][]) {
    const pointer = `${at}/${id}`;
    const type = rules.types[rules.typeOf[id] ?? -1];
    if (!type) {
      made.problem(pointer, `There is no unit type “${id}”.`, "2.1");
      continue;
    }
    if (type.optional !== null && !markIsOn(rules, options, type.optional)) continue;
    if (type.airGroup === null || type.side !== JAPAN) {
      made.problem(
        pointer,
        `${type.name} is not a Japanese carrier, so it cannot be without planes.`,
        "7.1.1",
      );
      continue;
    }
    const carriers = placed.filter((p) => rules.pieces[p]!.type === rules.typeOf[id]);
    if (carriers.length < count) {
      const message = `${count} × ${type.name} are without planes here, but ${carriers.length} are placed here.`;
      made.problem(pointer, message, "7.1.1", "List them under “units” of this place as well.");
    }
    for (const p of carriers.slice(0, count)) position.flags[p]! |= Flag.needsPlanes;
  }
}

/** 16.0, 17.5, 17.6, 18.0: what cannot be seen on the map. */
function special(made: Setup, document: FireInTheSkyScenario, sunk: readonly number[]): void {
  const { rules, position } = made;
  const late = rules.parameters.victory.lateConquest.bases.map((base) => rules.places[base]!.id);
  document.special?.conquered?.forEach((id, i) => {
    if (late.includes(id)) return;
    const message = `“${id}” is not a base of the late-conquest rule.`;
    made.problem(`/special/conquered/${i}`, message, "16.0", `One of: ${late.join(", ")}.`);
  });
  if (made.problems.length === 0) remember(rules, position, document.special ?? {}, sunk);
}

function offTheMap(made: Setup, document: FireInTheSkyScenario): void {
  const { rules, position } = made;
  for (const [turn, { units, reduced, airSteps }] of Object.entries(document.turnTrack)) {
    const pointer = `/turnTrack/${turn}`;
    const waiting = [
      ...made.units(units, rules.limbo.track, `${pointer}/units`),
      ...made.units(reduced, rules.limbo.track, `${pointer}/reduced`, true),
      ...made.air(airSteps, rules.limbo.track, `${pointer}/airSteps`),
    ];
    for (const p of waiting) {
      position.due[p] = Number(turn);
      const { airGroup, side } = rules.pieces[p]!;
      if (airGroup !== null && side === JAPAN) position.flags[p]! |= Flag.needsPlanes;
    }
  }
  const removed = made.units(document.removed.units, rules.limbo.removed, "/removed/units");
  const sunk = made.units(document.sunk.units, rules.limbo.available, "/sunk/units");
  for (const p of [...removed, ...sunk]) position.steps[p] = position.flags[p] = 0;
  special(made, document, sunk);
}

/** 18.2.3: pilots from before the war, wherever their carrier is or when it comes. */
export function elitePilots({ rules, options, position }: Setup): void {
  if (!optionIsOn(rules, options, "elite-pilots")) return;
  rules.pieces.forEach(({ elite }, p) => {
    if (elite) position.flags[p]! |= Flag.elite;
  });
}

/** 17.1: where the ships are is not known until a die is rolled for them. */
function reactionForce(made: Setup, document: FireInTheSkyScenario): void {
  const force = document.reactionForce;
  if (!force) return;
  const { rules, position } = made;
  const units = made.units(force.units, rules.limbo.track, "/reactionForce/units");
  const places = Object.entries(force.places).map(([face, id]) =>
    made.place(id, `/reactionForce/places/${face}`),
  );
  if (units.length === 0) return;
  // Should the die never be rolled, they arrive with the next reinforcements of their side.
  for (const p of units) position.due[p] = force.turn + (rules.pieces[p]!.side === JAPAN ? 1 : 0);
  position.reactionForce = { turn: force.turn, units, places, reacted: force.reacted ?? false };
}

function tracks({ rules, position }: Setup, { tracks: marker }: FireInTheSkyScenario): void {
  position.merchantmen = quarters(marker.merchantmen);
  position.oil = quarters(marker.oil);
  position.vp = marker.victoryPoints;
  position.submarine = [quarters(marker.submarine.japan), quarters(marker.submarine.allies)];
  position.transport = rules.nations.map(({ id }) =>
    quarters(marker.transport[id as keyof typeof marker.transport] ?? 0),
  );
}
