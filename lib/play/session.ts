import {
  type Choice,
  choose,
  DiceError,
  type Event,
  type Game,
  type Phase,
  pending,
  redo,
  type Refusal,
  type SetupProblem,
  start,
  take,
  undo,
} from "../kernel";
import type { Playable } from "../book";
import type { Line, LineChoice, Moment, Opening, Waiting } from "./line";

/** How something that was tried at the table ended. */
export type Tried =
  | { ok: true }
  | { ok: false; why: "dice"; waiting: Waiting }
  | { ok: false; why: "refused"; refusal: Refusal }
  | { ok: false; why: "set-up"; problems: SetupProblem[] };

const OK: Tried = { ok: true };

/** Why something was not done at the table; nothing where it was, or where it waits for dice. */
export function refusalOf(tried: Tried): { message: string; rule?: string } | undefined {
  if (tried.ok || tried.why === "dice") return undefined;
  const { message, rule } =
    tried.why === "refused"
      ? tried.refusal
      : (tried.problems[0] ?? { message: "The scenario cannot be set up." });
  return { message, ...(rule !== undefined && { rule }) };
}

/**
 * A game in play by hand: the kernel's game, with the whole line of play around it. Choices that were taken back
 * stay in the line, and what they led to stays in the log, until another choice is made in their place.
 */
export class Session {
  /** Undefined until it has begun: with dice rolled by hand a set-up may wait for them. */
  game: Game | undefined;
  /** All choices of the line; the first `at` of them are made. */
  readonly moments: Moment[] = [];
  readonly log: Event[] = [];
  readonly phases: { from: number; phase: Phase }[] = [];
  waiting: Waiting | undefined;
  /** Faces rolled by hand before the game has begun. */
  private early: number[];

  constructor(
    readonly playable: Playable,
    readonly opening: Opening,
    rolled: readonly number[] = [],
  ) {
    this.early = rolled.slice();
  }

  /** How many choices are made. */
  get at(): number {
    return this.game?.made.length ?? 0;
  }

  // ---- beginning ---------------------------------------------------------------------------------

  begin(): Tried {
    const { playable, opening } = this;
    const { begin, dice, options } = opening;
    const scenario = begin ? playable.definition.beginAt(playable.scenario, begin) : playable.scenario;
    const chance =
      dice.kind === "seeded" ? { seed: dice.seed, generator: dice.generator ?? 1 } : { dice: this.early };
    try {
      const started = start(playable.ruleset, scenario, { ...chance, options });
      if (!started.ok) return { ok: false, why: "set-up", problems: started.error };
      this.game = started.value;
    } catch (error) {
      return this.wait(error, undefined);
    }
    this.waiting = undefined;
    this.takeEvents(0);
    return OK;
  }

  // ---- choosing ----------------------------------------------------------------------------------

  /** Make a choice; what had been taken back before is gone then. */
  choose(side: string, choice: Choice): Tried {
    const step = this.stepOf(side);
    this.forgetRolls();
    return this.make({ side, step, choice });
  }

  /** Make a choice with the dice that lie ready: those of a line that is played again. */
  make({ side, step, choice }: LineChoice): Tried {
    const game = this.playing();
    const before = this.now();
    const asking = step ?? this.stepOf(side);
    const made = choose(game, side, choice);
    if (made.ok) return this.made(side, asking, before);
    const { error } = made;
    if (error.wanted === undefined) return { ok: false, why: "refused", refusal: error };
    return this.waitFor({ wanted: error.wanted, choice: { side, step, choice } });
  }

  /** Make the choice with this code of the options of a side: what bots do. */
  take(side: number, code: number): Tried {
    const game = this.playing();
    const id = game.ruleset.module.sides[side]!;
    const step = this.stepOf(id);
    const choice = game.table.describe(code, side);
    this.forgetRolls();
    const before = this.now();
    try {
      take(game, side, code, choice);
    } catch (error) {
      return this.wait(error, { side: id, step, choice });
    }
    return this.made(id, step, before);
  }

  /** Faces that somebody has rolled for what is waiting. Refused when they are not what was asked for. */
  giveDice(faces: readonly number[]): Tried {
    const { waiting } = this;
    if (!waiting) return OK;
    const { wanted, choice } = waiting;
    const fit =
      faces.length === wanted.dice &&
      faces.every((face) => Number.isInteger(face) && face >= wanted.low && face <= wanted.high);
    if (!fit) {
      const dice = wanted.dice === 1 ? "one die" : `${wanted.dice} dice`;
      const message = `${wanted.name} needs ${dice} from ${wanted.low} to ${wanted.high}.`;
      return { ok: false, why: "refused", refusal: { code: "dice", message, nearest: [] } };
    }
    if (!this.game) {
      this.early.push(...faces);
      return this.begin();
    }
    this.setRolls([...this.rolled(), ...faces]);
    return this.make(choice!);
  }

  /** What waited for dice is not done after all. */
  cancelDice(): void {
    this.waiting = undefined;
    if (this.game) this.forgetRolls();
  }

  private now(): Pick<Moment, "phase" | "events"> {
    const { table } = this.playing();
    return { phase: table.phase(), events: table.events.length };
  }

  private made(side: string, step: string, before: Pick<Moment, "phase" | "events">): Tried {
    const { uncertain, secret, choice } = this.playing().made.at(-1)!;
    this.waiting = undefined;
    this.moments.length = this.at - 1;
    this.moments.push({ side, step, choice: choice ?? {}, ...before, uncertain, secret });
    this.takeEvents(before.events);
    return OK;
  }

  /** Take over the events of the game from one on; later ones of the log are dropped. */
  private takeEvents(from: number): void {
    const { events, phases } = this.playing().table.log;
    this.log.length = from;
    this.log.push(...events.slice(from));
    while (this.phases.length > 0 && this.phases.at(-1)!.from >= from) this.phases.pop();
    this.phases.push(...phases.filter((phase) => phase.from >= from));
  }

  // ---- time travel -------------------------------------------------------------------------------

  /** To the moment after so many choices of the line; further than there is goes as far as there is. */
  goTo(index: number): void {
    const { game } = this;
    if (!game) return;
    this.waiting = undefined;
    while (this.at > index && undo(game));
    while (this.at < index && redo(game));
  }

  /** The moment at which an event was logged: how many choices had been made when it had happened. */
  momentOf(event: number): number {
    let low = 0;
    let high = this.moments.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.moments[middle]!.events <= event) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  // ---- the line ----------------------------------------------------------------------------------

  /** The line as far as it is made, or with what was taken back. */
  line(all = false): Line {
    const choices = (all ? this.moments : this.moments.slice(0, this.at)).map(({ side, step, choice }) => ({
      side,
      step,
      choice,
    }));
    return { opening: this.opening, rolled: all ? this.rolled() : this.rolledSoFar(), choices };
  }

  /** Faces rolled by hand, those of choices that were taken back too. */
  rolled(): number[] {
    const chance = this.game?.state.chance;
    return chance === undefined ? this.early.slice() : chance.kind === "listed" ? chance.dice.slice() : [];
  }

  private rolledSoFar(): number[] {
    const chance = this.game?.state.chance;
    return chance?.kind === "listed" ? chance.dice.slice(0, chance.next) : this.rolled();
  }

  /** Another choice rolls its own dice: those of the undone choice are gone. */
  private forgetRolls(): void {
    this.setRolls(this.rolledSoFar());
    this.waiting = undefined;
  }

  private setRolls(dice: number[]): void {
    const chance = this.game?.state.chance;
    if (chance?.kind === "listed") chance.dice = dice;
  }

  // ---- odds and ends -----------------------------------------------------------------------------

  private playing(): Game {
    if (!this.game) throw new RangeError("The game has not begun.");
    return this.game;
  }

  /** The step that asks a side now; nothing when it is not asked. */
  private stepOf(side: string): string {
    const game = this.playing();
    const index = game.ruleset.module.sides.indexOf(side);
    return index >= 0 && game.asked & (1 << index) ? game.table.asking(index).step : "";
  }

  /** Whether a choice of a line is asked for by another step than it was made in, and then by which. */
  asksElsewhere({ side, step }: LineChoice): string | undefined {
    if (step === undefined || this.stepOf(side) === step) return undefined;
    const [first] = pending(this.playing());
    return first
      ? `“${first.prompt}” (${first.rule}) waits for ${this.playable.sideName(first.side)}`
      : "the game is over";
  }

  private wait(error: unknown, choice: LineChoice | undefined): Tried {
    if (!(error instanceof DiceError)) throw error;
    if (error.wanted) return this.waitFor({ wanted: error.wanted, choice });
    return { ok: false, why: "refused", refusal: { code: "dice", message: error.message, nearest: [] } };
  }

  private waitFor(waiting: Waiting): Tried {
    this.waiting = waiting;
    return { ok: false, why: "dice", waiting };
  }
}
