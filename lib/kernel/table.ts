import type { ChanceScript, RollRequest } from "./dice";
import { drawFaces, drawHits, hitsAmong, rollOf } from "./draw";
import { EventLog } from "./event-log";
import type { Listener } from "./listener";
import { Journal } from "./journal";
import { evenSteps } from "./even-steps";
import type { GameModule } from "./module";
import type { Slices } from "./slices";
import { DONE, type Step } from "./step";
import { closeScopes, openScope } from "./streams";
import {
  type Choice,
  EngineError,
  type Event,
  type Frame,
  type FrameData,
  type Json,
  type LanesData,
  type Outcome,
  type Phase,
  type Reading,
  type State,
} from "./types";

/**
 * The table at which rules are played: the ruleset, the state, and the only ways to change the state.
 * Rules are plain functions that receive it; it lives beside the state, never in it.
 */
export class Table<R, P> {
  readonly journal = new Journal();
  readonly log = new EventLog();
  readonly events: readonly Event[] = this.log.events;
  /** Grows with every change of the position or of what a step remembers; see `derived`. */
  version = 0;
  /** What `derived` keeps for this table. */
  readonly memory: unknown[] = [];
  /** Counts the changes of each member of the position, once a derived value rests on some of them alone. */
  slices: Slices | undefined;
  /** Off in bulk play: no text is made that nobody reads. */
  logging = true;
  /** Called at once with what happens, with a diary and without. */
  listener: Listener | undefined;
  /** Set while chance is enumerated. */
  script: ChanceScript | undefined;
  /** Set when dice or a reveal made this choice one that undo cannot honestly take back. */
  uncertain = false;
  /** Set while one of several sides that choose at once makes its choice: no dice may be rolled. */
  simultaneous = false;
  /** The side whose secret choice is being made, or -1: what is said then, it alone reads. */
  confidant = -1;
  /** The stack that `call` and `leave` work on: the game's, or one lane of a frame. */
  private stack: Frame[];
  /** The frame whose lane that is, and the side whose lane it is. */
  private lane: { frame: Frame<LanesData>; side: number } | undefined;
  private readonly steps: ReadonlyMap<string, Step<R, P>>;

  constructor(
    readonly module: GameModule<R, P>,
    readonly rules: R,
    readonly state: State<P>,
  ) {
    this.stack = state.frames;
    this.steps = evenSteps(module.steps);
  }

  get position(): P {
    return this.state.position;
  }

  // ---- changing the state -------------------------------------------------------------------------

  set<T extends object, K extends keyof T>(target: T, key: K, value: T[K]): void {
    // Lists are read at a place of their own; see the journal.
    if ((typeof key === "number" ? (target as T[K][])[key] : target[key]) === value) return;
    this.note(target, key, value);
    this.journal.set(target, key, value);
  }

  push<T>(list: T[], value: T): void {
    this.note(list, list.length, value);
    this.journal.push(list, value);
  }

  removeAt<T>(list: T[], index: number): void {
    this.note(list, index, undefined);
    this.journal.removeAt(list, index);
  }

  remove<T extends object>(target: T, key: keyof T): void {
    this.note(target, key, undefined);
    this.journal.remove(target, key);
  }

  /** Take every change since the mark back. */
  rollback(mark: number): void {
    this.version++;
    this.journal.rollback(mark, this.slices);
    // A search that goes back and forth makes objects without end: now and then they are counted anew.
    if (this.slices?.isFull) this.slices = undefined;
  }

  private note(target: object, key: PropertyKey, value: unknown): void {
    this.version++;
    if (this.slices !== undefined) this.slices.note(target, key, value);
  }

  // ---- moving through the sequence of play --------------------------------------------------------

  /** The frame of the step in play; `D` is what that step remembers, which the caller must know. */
  top<D extends FrameData = FrameData>(): Frame<D> {
    const frame = this.stack[this.stack.length - 1];
    if (!frame) throw new EngineError("There is no step in play.");
    return frame as Frame<D>;
  }

  step(id: string): Step<R, P> {
    const step = this.steps.get(id);
    if (!step) throw new EngineError(`The rules of ${this.module.id} have no step “${id}”.`, id);
    return step;
  }

  /** The title of a step, as the rulebook in use has it. */
  title(id: string): string {
    return this.module.titleOf?.(this.rules, id) ?? this.step(id).title;
  }

  /** The number of a rule, as the rulebook in use has it. */
  cite(rule: string): string {
    return this.module.citation?.(this.rules, rule) ?? rule;
  }

  /**
   * Push a step and enter it. Let it be the last thing a step does: the new step is in play at once.
   * `data` becomes part of the state, so it must be made for this call alone, never taken from the ruleset.
   */
  call(id: string, data: FrameData = {}): void {
    const step = this.step(id);
    const frame: Frame = { step: id, data };
    this.journal.push(this.stack, frame);
    if (step.stream) this.openStream(step, frame);
    if (step.enter) step.enter(this, frame);
  }

  /** Put a frame on the stack that was entered when its position was saved. */
  takeUp(frame: Frame): void {
    this.journal.push(this.stack, frame);
    this.openStream(this.step(frame.step), frame);
  }

  private openStream(step: Step<R, P>, frame: Frame): void {
    const { chance, frames } = this.state;
    // In a lane nothing is rolled.
    if (chance.kind === "listed" || !chance.generator || this.lane) return;
    const name = step.stream?.(this, frame);
    if (name !== undefined) openScope(chance, this.journal, name, frames.length - 1);
  }

  private pop(): void {
    this.journal.pop(this.stack);
    const { chance, frames } = this.state;
    if (chance.kind === "seeded" && chance.generator) closeScopes(chance, this.journal, frames.length);
  }

  /** Call a step, or a named sequence of steps, by an id that stands in the data. */
  play(id: string): void {
    if (this.steps.has(id)) this.call(id);
    else this.call("sequence", { name: id, i: 0 });
  }

  /** Leave the step in play; the one below goes on, and finds the result with `result`. */
  leave(result?: Json): void {
    this.pop();
    if (result !== undefined) this.handBack(result);
  }

  private handBack(result: Json): void {
    const below = this.stack[this.stack.length - 1];
    if (below) this.set(below.data, "result", result);
    else if (this.lane) this.set(this.lane.frame.data.secret, this.lane.side, result);
  }

  /** What the step called last handed back, once: undefined when asked again. */
  result(frame: Frame): Json | undefined {
    const { result } = frame.data;
    if (result !== undefined) this.journal.remove(frame.data, "result");
    return result;
  }

  /** Leave this step and go on with another in its place. */
  goTo(id: string, data: FrameData = {}): void {
    this.leave();
    this.call(id, data);
  }

  /**
   * Leave every step above the nearest one with this id, and that one too when `inclusive`. The steps left
   * run nothing: whoever unwinds puts the position in order. In a lane it goes no further than the lane.
   */
  unwind(id: string, inclusive = false, result?: Json): void {
    const frames = this.stack;
    let depth = frames.length - 1;
    while (depth >= 0 && frames[depth]!.step !== id) depth--;
    if (depth < 0) throw new EngineError(`No step “${id}” is in play, so play cannot go back to it.`, id);
    const keep = inclusive ? depth : depth + 1;
    while (frames.length > keep) this.pop();
    if (result !== undefined) this.handBack(result);
  }

  /**
   * The nearest frame of this step, looking down from the top; from a lane, the steps below it too. `D` is what that
   * step remembers.
   */
  frame<D extends FrameData = FrameData>(id: string): Frame<D> | undefined {
    const own = nearest(this.stack, id);
    return (own || !this.lane ? own : nearest(this.state.frames, id)) as Frame<D> | undefined;
  }

  /** Play in one side's lane of a frame: until `play` returns, `call` and `leave` mean that lane. */
  inLane(frame: Frame<LanesData>, side: number, play: () => void): void {
    if (this.lane) throw new EngineError("A lane cannot have lanes of its own.", frame.step);
    const { confidant } = this;
    this.stack = frame.data.lanes[side]!;
    this.lane = { frame, side };
    this.confidant = side;
    try {
      play();
    } finally {
      this.stack = this.state.frames;
      this.lane = undefined;
      this.confidant = confidant;
    }
  }

  /** The frame in play in the lane, if it has one left. */
  laneTop(): Frame | undefined {
    return this.stack[this.stack.length - 1];
  }

  /** The game is over, here and now. */
  end(outcome: Outcome): void {
    this.set(this.state, "outcome", { ...outcome, rule: this.cite(outcome.rule) });
  }

  // ---- chance -------------------------------------------------------------------------------------

  /** Faces of the dice asked for, in order. */
  roll(request: RollRequest): number[] {
    if (request.dice <= 0) return [];
    this.beforeDice(request);
    const faces = this.script ? this.script.faces(request) : drawFaces(this, request);
    if (this.logging) this.log.addRoll(rollOf(this, request, faces, undefined));
    return faces;
  }

  /** How many of the dice are hits (face >= need). Cheaper than `roll`, and enumerated as a binomial. */
  hits(request: RollRequest & { need: number }): number {
    if (request.dice <= 0) return 0;
    this.beforeDice(request);
    if (this.script) return this.script.hits(request);
    if (!this.logging) return drawHits(this, request);
    const faces = drawFaces(this, request);
    const hits = hitsAmong(faces, request.need);
    this.log.addRoll(rollOf(this, request, faces, hits));
    return hits;
  }

  private beforeDice(request: RollRequest): void {
    // Which side answers first would decide who gets which dice.
    if (this.simultaneous || this.lane) {
      throw new EngineError(
        `${request.name} is rolled while several sides choose at once. Roll when all have chosen.`,
        this.stack[this.stack.length - 1]?.step,
      );
    }
    this.uncertain = true;
  }

  /** Something hidden became known: an undo past this is a different game. */
  reveal(): void {
    this.uncertain = true;
  }

  // ---- the log ------------------------------------------------------------------------------------

  /** Note a cell that was read for the next event, as its dice are noted. Made only where somebody reads the log. */
  read(reading: () => Reading): void {
    if (this.logging) this.log.addReading(reading());
  }

  /** Note a changed value for the next event. */
  change(pointer: string, from: Json, to: Json): void {
    this.listener?.changed(pointer, from, to, this.stepInPlay());
    if (this.logging) this.log.addChange({ pointer, from, to });
  }

  /**
   * Logs what happened; dice rolled, cells read and values changed since the last event go with it. `only` are the
   * sides that may read it; without it everybody, or in a secret choice the chooser alone.
   */
  say(rule: string, text: () => string, only?: number[]): void {
    this.listener?.logged(rule);
    if (!this.logging) return;
    if (!only && this.confidant >= 0) only = [this.confidant];
    const event: Event = { step: this.stepInPlay(), rule: this.cite(rule), text: text() };
    const readers = only?.map((side) => this.module.sides[side]!);
    this.log.add(event, readers, this.phase());
  }

  /**
   * Note a rule that changed what an event by another rule says, as the modifier of a roll does; numbered as in the
   * rulebook in use. Not for a rule that was only looked at.
   */
  acted(rule: string): void {
    this.listener?.acted(rule);
  }

  /** Note steps of a counter that are lost, for whoever counts losses; the diary says so in words. */
  lose(side: number, type: string, steps: number): void {
    this.listener?.lost(side, type, steps);
  }

  private stepInPlay(): string {
    return this.stack[this.stack.length - 1]?.step ?? "";
  }

  /** The phase in play, where the game names its phases. */
  phase(): Phase | undefined {
    const phase = this.module.phaseOf?.(this.state, (id) => ({
      title: this.title(id),
      rule: this.step(id).rule,
    }));
    if (!phase) return undefined;
    const title = this.module.titleOf?.(this.rules, phase.step) ?? phase.title;
    return { ...phase, title, rule: this.cite(phase.rule) };
  }

  // ---- options ------------------------------------------------------------------------------------

  /** Bit mask of the sides that must choose now. */
  asked(): number {
    if (this.state.outcome || this.state.frames.length === 0) return 0;
    const frame = this.top();
    return this.step(frame.step).asks?.(this, frame) ?? 0;
  }

  codes(side: number, out: number[] = []): number[] {
    if (out.length > 0) out.length = 0;
    const frame = this.top();
    const step = this.step(frame.step);
    step.options?.(this, frame, side, out);
    return out;
  }

  describe(code: number, side: number): Choice {
    const frame = this.top();
    return this.choiceOf(this.step(frame.step), frame, code, side);
  }

  /** The JSON of an option of this step. */
  choiceOf(step: Step<R, P>, frame: Frame, code: number, side: number): Choice {
    return step.describe?.(this, frame, code, side) ?? (code === DONE ? { do: "done" } : { code });
  }

  /** The frame that asks this side: the top one, or that of the side's lane. */
  asking(side: number): Frame {
    const frame = this.top();
    return this.step(frame.step).inner?.(frame, side) ?? frame;
  }

  /** The rule that an option stands on. */
  why(code: number, side: number): string {
    const frame = this.asking(side);
    const step = this.step(frame.step);
    return this.cite(step.why?.(this, frame, code) ?? step.rule);
  }
}

function nearest(frames: readonly Frame[], id: string): Frame | undefined {
  for (let i = frames.length - 1; i >= 0; i--) if (frames[i]!.step === id) return frames[i];
  return undefined;
}
