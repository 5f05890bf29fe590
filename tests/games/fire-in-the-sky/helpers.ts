import { assemble } from "../../../lib/documents";
import { addAirSteps } from "../../../lib/games/fire-in-the-sky/model/air";
import { compile } from "../../../lib/games/fire-in-the-sky/compile";
import { fireInTheSkyModule } from "../../../lib/games/fire-in-the-sky/module";
import { formTaskForce } from "../../../lib/games/fire-in-the-sky/model/pieces";
import { quarters } from "../../../lib/games/fire-in-the-sky/model/points";
import { emptyPosition, type Position, type T } from "../../../lib/games/fire-in-the-sky/model/position";
import { printState } from "../../../lib/games/fire-in-the-sky/io/print";
import { readState } from "../../../lib/games/fire-in-the-sky/saved/read-state";
import { type Rules, sideIds } from "../../../lib/games/fire-in-the-sky/model/rules";
import {
  type Choice,
  choose,
  type Decision,
  type Event,
  Game,
  type Json,
  pending,
  Table,
} from "../../../lib/kernel";
import { run } from "../../../lib/kernel/run";
import { openGame } from "../../../lib/workspace";

const compiled = new Map<string, Rules>();

/** The shipped rules of an edition, by the id of its game; `without` leaves layers out. */
export function shippedRules(without: readonly string[] = [], game = "fire-in-the-sky"): Rules {
  const key = [game, ...without].join();
  const known = compiled.get(key);
  if (known) return known;
  const draft = assemble(openGame(game).files, { without });
  const rules = compile(
    Object.fromEntries([...draft.documents].map(([path, document]) => [path, document.value as Json])),
  );
  compiled.set(key, rules);
  return rules;
}

export type SideId = (typeof sideIds)[number];

export interface SceneOptions {
  turn?: number;
  phasing?: SideId;
  options?: string[];
  rules?: Rules;
}

/** An empty map at some moment of the game, on which a test puts the pieces it needs. */
export class Scene {
  readonly rules: Rules;
  private readonly table: T;

  constructor({ turn = 3, phasing = "japan", options = [], rules = shippedRules() }: SceneOptions = {}) {
    this.rules = rules;
    const position = emptyPosition(rules);
    Object.assign(position, {
      scenario: "scene",
      turn,
      phasing: sideIds.indexOf(phasing),
      options,
      merchantmen: quarters(30),
    });
    this.table = new Table<Rules, Position>(fireInTheSkyModule, rules, {
      frames: [],
      chance: { kind: "listed", dice: [], next: 0 },
      outcome: null,
      position,
    });
    this.table.logging = false;
  }

  /** The table. Tests write to the position past it, so what it has derived must be found out again. */
  get t(): T {
    this.table.version++;
    this.table.slices = undefined;
    return this.table;
  }

  get position(): Position {
    return this.t.position;
  }

  place(id: string): number {
    const place = this.rules.placeOf[id];
    if (place === undefined) throw new Error(`There is no place ${id}.`);
    return place;
  }

  /** A free counter of a type goes to a place. Returns its number. */
  unit(type: string, at: string, steps?: number): number {
    const n = this.rules.typeOf[type];
    if (n === undefined) throw new Error(`There is no unit type ${type}.`);
    const free = this.rules.piecesOfType[n]!.find((p) => this.position.at[p] === this.rules.limbo.available);
    if (free === undefined) throw new Error(`No ${type} is left.`);
    this.position.at[free] = this.place(at);
    this.position.steps[free] = steps ?? this.rules.pieces[free]!.maxSteps;
    return free;
  }

  units(at: string, ...types: string[]): number[] {
    return types.map((type) => this.unit(type, at));
  }

  /** Air steps of a nation, two on a counter, perhaps committed elsewhere. Returns the counters. */
  air(nation: string, at: string, steps: number, committed?: string): number[] {
    const before = [...this.position.steps];
    addAirSteps(
      this.t,
      this.rules.nations.findIndex(({ id }) => id === nation),
      this.place(at),
      steps,
    );
    const made = this.position.steps.flatMap((n, p) => (n !== before[p] ? [p] : []));
    if (committed !== undefined) for (const p of made) this.position.commit[p] = this.place(committed);
    return made;
  }

  /** A Task Force of new counters, or of the given ones; `node` is a place, or "malaya-east". */
  force(side: SideId, node: string, ...members: (string | number)[]): number {
    const at = this.rules.nodeIds.indexOf(node);
    const place = this.rules.places[this.rules.placeOfNode[at]!]!.id;
    const units = members.map((each) => (typeof each === "number" ? each : this.unit(each, place)));
    return formTaskForce(this.t, sideIds.indexOf(side), units, at, at);
  }

  control(side: SideId | "none", ...bases: string[]): void {
    for (const base of bases)
      this.position.control[this.place(base)] = (sideIds as readonly string[]).indexOf(side);
  }

  submarines(side: SideId, points: number): void {
    this.position.submarine[sideIds.indexOf(side)] = quarters(points);
  }

  /**
   * Play these steps, one after the other, from here. The position is printed and read back on the way, so
   * that every scene also tests the two.
   */
  play(steps: string | string[], dice: readonly number[] | { seed: [number, number, number, number] }): Play {
    const rules: Rules = {
      ...this.rules,
      sequence: { ...this.rules.sequence, test: typeof steps === "string" ? [steps] : steps },
    };
    const state = this.t.state;
    state.frames = [{ step: "sequence", data: { name: "test", i: 0 } }];
    state.chance =
      "seed" in dice ? { kind: "seeded", state: dice.seed } : { kind: "listed", dice: [...dice], next: 0 };
    const read = readState(rules, structuredClone(printState(this.t)));
    if (!read.ok) throw new Error(read.error.map(({ message }) => message).join("\n"));
    // Not resumed: a scene may be none that a game could come to.
    const own = { ...read.value, chance: structuredClone(state.chance), outcome: null };
    const game = new Game(
      { module: fireInTheSkyModule, rules },
      new Table(fireInTheSkyModule, rules, own),
      own,
    );
    run(game);
    game.table.journal.clear();
    return new Play(game);
  }
}

/** A scene being played. */
export class Play {
  constructor(readonly game: Game<Rules, Position>) {}

  get position(): Position {
    return this.game.state.position;
  }

  get rules(): Rules {
    return this.game.ruleset.rules;
  }

  /** The one decision that waits. */
  get decision(): Decision {
    const [decision] = pending(this.game);
    if (!decision) throw new Error("Nobody is asked.");
    return decision;
  }

  get over(): boolean {
    return this.game.state.frames.length === 0;
  }

  /** Make choices, each by the side that is asked. */
  choose(...choices: Choice[]): this {
    for (const choice of choices) {
      const result = choose(this.game, this.decision.side, choice);
      if (!result.ok) {
        throw new Error(`${result.error.message}\n${JSON.stringify(result.error.nearest)}`);
      }
    }
    return this;
  }

  /** The same, saying who must be asked. */
  by(side: SideId, ...choices: Choice[]): this {
    for (const choice of choices) {
      if (this.decision.side !== side) {
        throw new Error(`${this.decision.side} is asked (${this.decision.prompt}), not ${side}.`);
      }
      this.choose(choice);
    }
    return this;
  }

  /** Where a piece is: the id of its place. */
  at(p: number): string {
    return this.rules.places[this.position.at[p]!]!.id;
  }

  onTrack(p: number): number | undefined {
    return this.position.at[p] === this.rules.limbo.track ? this.position.due[p] : undefined;
  }

  steps(p: number): number {
    return this.position.steps[p]!;
  }

  get merchantmen(): number {
    return this.position.merchantmen / 4;
  }

  occupied(base: string): string {
    return sideIds[this.position.occupied[this.rules.placeOf[base]!]!] ?? "none";
  }

  get diceLeft(): number {
    const { chance } = this.game.state;
    return chance.kind === "listed" ? chance.dice.length - chance.next : Infinity;
  }

  get events(): readonly Event[] {
    return this.game.table.events;
  }

  /** What a roll needed, by its name: the least face of each roll of that name. */
  needs(name: string): (number | undefined)[] {
    return this.events
      .flatMap((event) => event.dice ?? [])
      .filter((roll) => roll.name.startsWith(name))
      .map((roll) => roll.need);
  }

  /** How many dice were rolled under that name, roll by roll. */
  diceOf(name: string): number[] {
    return this.events
      .flatMap((event) => event.dice ?? [])
      .filter((roll) => roll.name.startsWith(name))
      .map((roll) => roll.faces.length);
  }

  text(): string {
    return this.events.map((event) => event.text).join("\n");
  }
}
