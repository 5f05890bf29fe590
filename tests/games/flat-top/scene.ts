import type { FlatTopScenario } from "../../../lib/documents/generated/types";
import { flatTopModule } from "../../../lib/games/flat-top/module";
import { emptyPosition, emptyFormation } from "../../../lib/games/flat-top/model/empty";
import { show } from "../../../lib/games/flat-top/ch07-observation";
import { invariants } from "../../../lib/games/flat-top/invariants";
import {
  type FlatTopTable,
  type Flight,
  forceAt,
  type Formation,
  formationAt,
  type Position,
} from "../../../lib/games/flat-top/model/position";
import type { Report } from "../../../lib/games/flat-top/model/reports";
import { dayOf, turnOf } from "../../../lib/games/flat-top/model/clock";
import { ordnances, type Rules, sideIds } from "../../../lib/games/flat-top/model/rules";
import { termsIn } from "../../../lib/games/flat-top/model/scenario";
import {
  type Choice,
  choose,
  type Decision,
  type Event,
  Game,
  type Json,
  pending,
  Table,
  view,
} from "../../../lib/kernel";
import { run } from "../../../lib/kernel/run";
import { documents, rules as shipped } from "./support";

export type SideId = (typeof sideIds)[number];
type Box = "ready" | "readying" | "dispersed" | "landed";

export interface SceneOptions {
  /** "0800"; day turns by default. */
  hour?: string;
  options?: string[];
  rules?: Rules;
  /** Members of the scenario document that differ from those of `training`. */
  scenario?: { [member: string]: Json };
  initiative?: SideId;
  baseSet?: string;
}

const training = documents["scenarios/training.json"] as { [member: string]: Json };

/** An empty map at some hour, in clear weather, on which a test puts what it needs. */
export class Scene {
  readonly rules: Rules;
  readonly position: Position;
  private readonly table: FlatTopTable;

  constructor({
    hour = "0800",
    options = [],
    rules = shipped,
    scenario = {},
    initiative,
    baseSet,
  }: SceneOptions = {}) {
    this.rules = rules;
    this.position = emptyPosition(rules);
    const turn = turnOf(rules.firstDay, dayOf("1942-05-08"), hour);
    Object.assign(this.position, {
      scenario: "scene",
      terms: termsIn({ ...training, ...scenario } as unknown as FlatTopScenario),
      options,
      turn,
      // The game has begun a while ago.
      firstTurn: turn - 3,
      lastTurn: turn + 24,
      baseSet: baseSet ?? "may-1942",
      initiative: initiative === undefined ? 0 : sideIds.indexOf(initiative),
      radar: { ships: [["CV"], []], bases: [false, false] },
    });
    this.table = new Table<Rules, Position>(flatTopModule, this.rules, {
      frames: [],
      chance: { kind: "listed", dice: [], next: 0 },
      outcome: null,
      position: this.position,
    });
    this.table.logging = false;
  }

  /** The table. Tests write to the position past it, so what it has derived must be found out again. */
  get t(): FlatTopTable {
    this.table.version++;
    this.table.slices = undefined;
    return this.table;
  }

  hex(id: string): number {
    const hex = this.rules.hexes.of[id];
    if (hex === undefined) throw new Error(`There is no hex ${id}.`);
    return hex;
  }

  ship(id: string): number {
    const ship = this.rules.shipOf[id];
    if (ship === undefined) throw new Error(`There is no ship ${id}.`);
    return ship;
  }

  field(id: string): number {
    const field = this.rules.fieldOf[id];
    if (field === undefined) throw new Error(`There is no ship or base ${id} with planes.`);
    return field;
  }

  kind(id: string): number {
    const kind = this.rules.kindOf[id];
    if (kind === undefined) throw new Error(`There are no planes ${id}.`);
    return kind;
  }

  /** A Task Force of these ships ("allied-dd-1" for one without a name). Returns its place in the list. */
  force(side: SideId, number: number, hex: string, ...ships: string[]): number {
    const n = forceAt(sideIds.indexOf(side), number);
    this.position.forces[n]!.hex = this.hex(hex);
    for (const id of ships) this.position.fleet.force[this.ship(id)] = n;
    return n;
  }

  bases(side: SideId, ...ids: string[]): this {
    for (const id of ids) this.position.bases.owner[this.rules.baseOf[id]!] = sideIds.indexOf(side);
    return this;
  }

  /** Planes in a box: "zero-carrier" with an ordnance. */
  planes(
    at: string,
    box: Box,
    plane: string,
    count: number,
    ordnance: (typeof ordnances)[number] = "none",
  ): this {
    this.position.decks[this.field(at)]![box].push({
      kind: this.kind(plane),
      count,
      ordnance: ordnances.indexOf(ordnance),
    });
    return this;
  }

  /** Planes in flight since an earlier turn. Returns the place of the Air Formation in the list. */
  formation(
    side: SideId,
    number: number,
    hex: string,
    ...flights: {
      plane: string;
      count: number;
      ordnance?: (typeof ordnances)[number];
      high?: boolean;
      due?: number;
      bomber?: boolean;
    }[]
  ): number {
    const s = sideIds.indexOf(side);
    const n = formationAt(this.rules, s, number);
    this.position.formations[n] = {
      ...emptyFormation(s, number),
      hex: this.hex(hex),
      origin: 0,
      flights: flights.map(({ plane, count, ordnance = "none", high = false, due, bomber }): Flight => ({
        kind: this.kind(plane),
        count,
        ordnance: ordnances.indexOf(ordnance),
        due: due ?? this.position.turn + 4,
        bomber: bomber ?? ordnance !== "none",
        high,
        paid: 0,
        fought: false,
        strike: 0,
      })),
    };
    return n;
  }

  /** Puts Task Forces or Air Formations on the map. */
  show(kind: "ships" | "planes", ...numbers: number[]): this {
    for (const n of numbers)
      show(
        this.t,
        kind === "ships" ? this.position.forces[n]! : this.position.formations[n]!,
        kind === "planes",
      );
    return this;
  }

  clouds(...hexes: string[]): this {
    this.position.clouds.push(...hexes.map((id) => this.hex(id)));
    return this;
  }

  /** Plays a step from here, and then another. Dice come from the list. */
  play(steps: string | string[], dice: readonly number[] = [], data?: { [member: string]: Json }): Play {
    const list = typeof steps === "string" ? [steps] : steps;
    const rules: Rules = { ...this.rules, sequence: { ...this.rules.sequence, scene: list } };
    const state = structuredClone({
      frames: [],
      chance: { kind: "listed" as const, dice: [...dice], next: 0 },
      outcome: null,
      position: this.position,
    });
    const game = new Game<Rules, Position>(
      { module: flatTopModule, rules },
      new Table(flatTopModule, rules, state),
      state,
    );
    if (data) game.table.call(list[0]!, structuredClone(data));
    else game.table.call("sequence", { name: "scene", i: 0 });
    run(game);
    game.table.journal.clear();
    return new Play(game);
  }
}

/** A scene in play. */
export class Play {
  constructor(readonly game: Game<Rules, Position>) {}

  get position(): Position {
    return this.game.state.position;
  }

  get rules(): Rules {
    return this.game.ruleset.rules;
  }

  /** The one decision that waits, or that of a side where both are asked. */
  decision(side?: SideId): Decision {
    const all = pending(this.game);
    const own = side === undefined ? all[0] : all.find((each) => each.side === side);
    if (!own)
      throw new Error(`${side ?? "Nobody"} is not asked: ${JSON.stringify(all.map((d) => d.prompt))}`);
    return own;
  }

  get asked(): string[] {
    return pending(this.game).map(({ side, step }) => `${side} ${step}`);
  }

  get isOver(): boolean {
    return this.game.state.frames.length === 0;
  }

  by(side: SideId, ...choices: Choice[]): this {
    for (const choice of choices) {
      const result = choose(this.game, side, choice);
      if (!result.ok) throw new Error(`${result.error.message}\n${JSON.stringify(result.error.nearest)}`);
      const broken = invariants(this.game.table);
      if (broken.length > 0) throw new Error(broken.join("\n"));
    }
    return this;
  }

  /** Plots these moves of a side, and is done with it. */
  plots(side: SideId, ...choices: Choice[]): this {
    return this.by(side, ...choices, { do: "done" });
  }

  /** Is done with a side's questions until one by this rule comes. */
  until(side: SideId, rule: string): this {
    while (this.decision(side).rule !== rule) this.by(side, { do: "done" });
    return this;
  }

  /** Options of a side that have these members. */
  options(side: SideId, like: Choice = {}): Choice[] {
    return this.decision(side).options.filter((option) =>
      Object.entries(like).every(([key, value]) => JSON.stringify(option[key]) === JSON.stringify(value)),
    );
  }

  /** One member of each of those options, each value once. */
  values(side: SideId, member: string, like: Choice = {}): Json[] {
    return [...new Set(this.options(side, like).map((option) => option[member]!))];
  }

  /** Whether a side is offered something like this now. */
  offers(side: SideId, like: Choice): boolean {
    const own = pending(this.game).find((each) => each.side === side);
    return own !== undefined && this.options(side, like).length > 0;
  }

  /** Why a choice is refused. */
  refusal(side: SideId, choice: Choice): { rule?: string; message: string } {
    const result = choose(this.game, side, choice);
    if (result.ok) throw new Error("It was not refused.");
    return result.error;
  }

  formation(side: SideId, number: number): Formation {
    return this.position.formations[formationAt(this.rules, sideIds.indexOf(side), number)]!;
  }

  /** Where a Task Force or Air Formation is. */
  at(kind: "tf" | "af", side: SideId, number: number): string | undefined {
    const s = sideIds.indexOf(side);
    const unit = kind === "tf" ? this.position.forces[forceAt(s, number)]! : this.formation(side, number);
    return this.rules.hexes.ids[unit.hex];
  }

  /** The last reports to a side, newest last. */
  reports(side: SideId): Report[] {
    return this.position.known[sideIds.indexOf(side)]!.contacts.map(({ what }) => what as Report);
  }

  deck(id: string) {
    return this.position.decks[this.rules.fieldOf[id]!]!;
  }

  /** "5 b-17-land": what is in a box. */
  box(id: string, box: Box): string[] {
    return this.deck(id)[box].map(
      ({ kind, count, ordnance }) =>
        `${count} ${this.rules.kinds[kind]!.id}${ordnance === 0 ? "" : ` ${ordnances[ordnance]!}`}`,
    );
  }

  get events(): readonly Event[] {
    return this.game.table.events;
  }

  text(): string {
    return this.events.map((event) => event.text).join("\n");
  }

  seenBy(side: SideId): Json {
    return view(this.game, side);
  }

  get diceLeft(): number {
    const { chance } = this.game.state;
    return chance.kind === "listed" ? chance.dice.length - chance.next : Infinity;
  }
}

/** An Air Formation that a side takes up in the Plane Movement Phase. */
export const fly = (scene: Scene, dice: number[] = [], side: SideId = "allied", formation = "af-1"): Play =>
  scene.play("plane-movement", dice).by(side, { do: "fly", formation });
