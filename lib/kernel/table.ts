import { below, type RandomState } from "./random";
import { Journal } from "./journal";
import type { Step } from "./step";
import type { GameModule } from "./module";
import {
  type Change,
  type Choice,
  DiceError,
  EngineError,
  type Event,
  type Frame,
  type FrameData,
  type Json,
  type Outcome,
  type Roll,
  type State,
} from "./types";

/** A request for dice: what for, how many, and the face from which one counts. */
export interface RollRequest {
  name: string;
  side?: number;
  dice: number;
  sides: number;
  /** Least face that is a hit; above `sides` no face is. Clamp nothing: 1 or less means every face. */
  need?: number;
  /** Names of the modifiers in `need`, asked for only when somebody reads the log. */
  modifiers?: () => string[];
}

/** Supplies outcomes when chance is enumerated instead of rolled. */
export interface ChanceScript {
  faces(request: RollRequest): number[];
  hits(request: RollRequest): number;
}

/**
 * The table at which rules are played: the ruleset, the state, and the only ways to change the state.
 * Rules are plain functions that receive it; it lives beside the state, never in it.
 */
export class Table<R, P> {
  readonly journal = new Journal();
  readonly events: Event[] = [];
  /** Off in bulk play: no text is made that nobody reads. */
  logging = true;
  /** Set while chance is enumerated. */
  script: ChanceScript | undefined;
  /** Set when dice or a reveal made this choice one that undo cannot honestly take back. */
  uncertain = false;
  private rolled: Roll[] = [];
  private changed: Change[] = [];

  constructor(
    readonly module: GameModule<R, P>,
    readonly rules: R,
    readonly state: State<P>,
  ) {}

  get position(): P {
    return this.state.position;
  }

  // ---- changing the state -------------------------------------------------------------------------

  set<T extends object, K extends keyof T>(target: T, key: K, value: T[K]): void {
    if (target[key] !== value) this.journal.set(target, key, value);
  }

  push<T>(list: T[], value: T): void {
    this.journal.push(list, value);
  }

  removeAt<T>(list: T[], index: number): void {
    this.journal.removeAt(list, index);
  }

  remove<T extends object>(target: T, key: keyof T): void {
    this.journal.remove(target, key);
  }

  // ---- moving through the sequence of play --------------------------------------------------------

  top(): Frame {
    const frame = this.state.frames[this.state.frames.length - 1];
    if (!frame) throw new EngineError("There is no step in play.");
    return frame;
  }

  step(id: string): Step<R, P> {
    const step = this.module.steps[id];
    if (!step) throw new EngineError(`The rules of ${this.module.id} have no step “${id}”.`, id);
    return step;
  }

  /** Push a step and enter it. Let it be the last thing a step does: the new step is in play at once. */
  call(id: string, data: FrameData = {}): void {
    const step = this.step(id);
    const frame: Frame = { step: id, data };
    this.journal.push(this.state.frames, frame);
    if (step.enter) step.enter(this, frame);
  }

  /** Call a step, or a named sequence of steps, by an id that stands in the data. */
  play(id: string): void {
    if (this.module.steps[id]) this.call(id);
    else this.call("sequence", { name: id, i: 0 });
  }

  /** Leave the step in play; the one below goes on. */
  leave(): void {
    this.journal.pop(this.state.frames);
  }

  /** Leave this step and go on with another in its place. */
  goTo(id: string, data: FrameData = {}): void {
    this.leave();
    this.call(id, data);
  }

  /** Leave every step above the nearest one with this id, and that one too when `inclusive`. */
  unwind(id: string, inclusive = false): void {
    const frames = this.state.frames;
    let depth = frames.length - 1;
    while (depth >= 0 && frames[depth]!.step !== id) depth--;
    if (depth < 0) throw new EngineError(`No step “${id}” is in play, so play cannot go back to it.`, id);
    const keep = inclusive ? depth : depth + 1;
    while (frames.length > keep) this.journal.pop(frames);
  }

  /** The nearest frame of this step, looking down from the top. */
  frame(id: string): Frame | undefined {
    const frames = this.state.frames;
    for (let i = frames.length - 1; i >= 0; i--) if (frames[i]!.step === id) return frames[i];
    return undefined;
  }

  /** The game is over, here and now. */
  end(outcome: Outcome): void {
    this.set(this.state, "outcome", outcome);
  }

  // ---- chance -------------------------------------------------------------------------------------

  /** Faces of the dice asked for, in order. */
  roll(request: RollRequest): number[] {
    if (request.dice <= 0) return [];
    this.uncertain = true;
    const faces = this.script ? this.script.faces(request) : this.drawFaces(request);
    if (this.logging) this.record(request, faces, undefined);
    return faces;
  }

  /** How many of the dice are hits (face >= need). Cheaper than `roll`, and enumerated as a binomial. */
  hits(request: RollRequest & { need: number }): number {
    if (request.dice <= 0) return 0;
    this.uncertain = true;
    if (this.script) return this.script.hits(request);
    if (this.logging || this.state.chance.kind === "listed") {
      const faces = this.drawFaces(request);
      let hits = 0;
      for (const face of faces) if (face >= request.need) hits++;
      if (this.logging) this.record(request, faces, hits);
      return hits;
    }
    let hits = 0;
    const state = this.workingWords();
    for (let i = 0; i < request.dice; i++) if (below(state, request.sides) + 1 >= request.need) hits++;
    return hits;
  }

  /** The generator's words, with their old values kept for undo. */
  private workingWords(): RandomState {
    const chance = this.state.chance;
    if (chance.kind !== "seeded") throw new EngineError("The dice of this game are given, not generated.");
    const words = chance.state.slice() as RandomState;
    this.journal.set(chance, "state", words);
    return words;
  }

  private drawFaces(request: RollRequest): number[] {
    const chance = this.state.chance;
    const faces: number[] = [];
    if (chance.kind === "seeded") {
      const words = this.workingWords();
      for (let i = 0; i < request.dice; i++) faces.push(below(words, request.sides) + 1);
      return faces;
    }
    for (let i = 0; i < request.dice; i++) {
      const face = chance.dice[chance.next + i];
      if (face === undefined) {
        throw new DiceError(
          `${request.name} needs ${request.dice} dice, but only ${i} of the given dice are left ` +
            `(${chance.dice.length} were given). Add the missing results to "dice".`,
        );
      }
      if (!Number.isInteger(face) || face < 1 || face > request.sides) {
        throw new DiceError(
          `Die ${chance.next + i + 1} shows ${face}; ${request.name} rolls dice of ${request.sides} sides.`,
        );
      }
      faces.push(face);
    }
    this.journal.set(chance, "next", chance.next + request.dice);
    return faces;
  }

  private record(request: RollRequest, faces: number[], hits: number | undefined): void {
    const roll: Roll = { name: request.name, faces };
    if (request.side !== undefined) roll.side = this.module.sides[request.side];
    if (request.need !== undefined) roll.need = request.need;
    if (hits !== undefined) roll.hits = hits;
    const modifiers = request.modifiers?.();
    if (modifiers && modifiers.length > 0) roll.modifiers = modifiers;
    this.rolled.push(roll);
  }

  /** Something hidden became known: an undo past this is a different game. */
  reveal(): void {
    this.uncertain = true;
  }

  // ---- the log ------------------------------------------------------------------------------------

  /** Note a changed value for the next event. */
  change(pointer: string, from: Json, to: Json): void {
    if (this.logging) this.changed.push({ pointer, from, to });
  }

  /** Tell what happened; dice rolled and values changed since the last event go with it. */
  say(rule: string, text: () => string, only?: number[]): void {
    if (!this.logging) return;
    const event: Event = {
      step: this.state.frames[this.state.frames.length - 1]?.step ?? "",
      rule,
      text: text(),
    };
    if (this.rolled.length > 0) event.dice = this.rolled;
    if (this.changed.length > 0) event.changes = this.changed;
    if (only) event.only = only.map((side) => this.module.sides[side]!);
    this.rolled = [];
    this.changed = [];
    this.events.push(event);
  }

  /** Forget dice and changes that no event told of (after a refused or undone choice). */
  dropUntold(): void {
    this.rolled = [];
    this.changed = [];
  }

  // ---- options ------------------------------------------------------------------------------------

  /** Bit mask of the sides that must choose now. */
  asked(): number {
    if (this.state.outcome || this.state.frames.length === 0) return 0;
    const frame = this.top();
    return this.step(frame.step).asks?.(this, frame) ?? 0;
  }

  codes(side: number, out: number[] = []): number[] {
    out.length = 0;
    const frame = this.top();
    const step = this.step(frame.step);
    step.options?.(this, frame, side, out);
    return out;
  }

  describe(code: number, side: number): Choice {
    const frame = this.top();
    const step = this.step(frame.step);
    return step.describe?.(this, frame, code, side) ?? (code === -1 ? { do: "done" } : { code });
  }
}
