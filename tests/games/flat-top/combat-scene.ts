import { expect } from "vitest";
import type { FlatTopScenario } from "../../../lib/documents/generated/types";
import { emptyDeck, emptyPosition } from "../../../lib/games/flat-top/model/empty";
import { type Deck, forceAt, formationAt, type Position } from "../../../lib/games/flat-top/model/position";
import { ALLIED, type Ordnance, ordnances, type Rules } from "../../../lib/games/flat-top/model/rules";
import { type Terms, termsIn } from "../../../lib/games/flat-top/model/scenario";
import { flatTopModule } from "../../../lib/games/flat-top/module";
import { type Choice, choose, type FrameData, type Game, ok, pending, start } from "../../../lib/kernel";
import type { Start } from "../../../lib/kernel/game";
import { documents, rules as shipped } from "./support";

const DAY = 12;
export const NIGHT = 22;

/** Air Factors of a kind of counter in a box. */
export type Stack = [kind: string, count: number, ordnance?: Ordnance];

/** Air Factors in the air. */
export interface Planes {
  kind: string;
  count: number;
  high?: boolean;
  ordnance?: Ordnance;
  /** The last turn on which they can land; three turns from now without it. */
  due?: number;
}

/** What a scenario as shipped says for the whole game. */
export const termsOf = (scenario: string): Terms =>
  termsIn(documents[`scenarios/${scenario}.json`] as unknown as FlatTopScenario);

/**
 * A position made by hand: an empty map on which units stand where the test puts them, seen by the other side. `play`
 * begins with any step of the rules and plays on from there.
 */
export class Scene {
  readonly position: Position;

  constructor(readonly rules: Rules = shipped) {
    this.position = emptyPosition(rules);
    Object.assign(this.position, {
      scenario: "training",
      terms: termsOf("training"),
      baseSet: "august-1942",
      turn: DAY,
      firstTurn: 1,
      lastTurn: 30,
      initiative: ALLIED,
    });
  }

  at(turn: number): this {
    this.position.turn = turn;
    return this;
  }

  hex(id: string): number {
    const hex = this.rules.hexes.of[id];
    if (hex === undefined) throw new Error(`There is no hex ${id}.`);
    return hex;
  }

  ship = (id: string): number => {
    const ship = this.rules.shipOf[id];
    if (ship === undefined) throw new Error(`There is no ship ${id}.`);
    return ship;
  };

  /** Ships in a Task Force; the side is that of the first. Counters without names: "japanese-dd-1". */
  force(number: number, hex: string, ids: readonly string[], { seen = true, anchored = 0 } = {}): this {
    const ships = ids.map(this.ship);
    const { side } = this.rules.ships[ships[0]!]!;
    const n = forceAt(side, number);
    for (const ship of ships) {
      this.position.fleet.force[ship] = n;
      this.position.fleet.anchored[ship] = anchored;
    }
    const force = this.position.forces[n]!;
    force.hex = this.hex(hex);
    if (seen) force.marker = this.see(side, false, force.hex);
    return this;
  }

  /** An Air Formation; the side is that of its first planes. */
  formation(number: number, hex: string, planes: readonly Planes[], { seen = true, origin = -1 } = {}): this {
    const kinds = planes.map(({ kind }) => this.kind(kind));
    const { side } = this.rules.planes[this.rules.kinds[kinds[0]!]!.plane]!;
    const formation = this.position.formations[formationAt(this.rules, side, number)]!;
    formation.hex = this.hex(hex);
    formation.origin = origin;
    formation.flights = planes.map(({ count, high, ordnance = "none", due }, i) => ({
      kind: kinds[i]!,
      count,
      ordnance: ordnances.indexOf(ordnance),
      due: due ?? this.position.turn + 3,
      bomber: ordnance !== "none",
      high: high ?? false,
      paid: 0,
      fought: false,
      strike: 0,
    }));
    if (seen) formation.marker = this.see(side, true, formation.hex);
    return this;
  }

  kind(id: string): number {
    const kind = this.rules.kindOf[id];
    if (kind === undefined) throw new Error(`There is no kind of planes ${id}.`);
    return kind;
  }

  /** Planes on a ship or at a base, by box. */
  deck(
    id: string,
    boxes: Partial<Record<"ready" | "readying" | "dispersed" | "landed", readonly Stack[]>>,
  ): this {
    const deck = emptyDeck();
    for (const [box, stacks] of Object.entries(boxes) as [keyof typeof boxes, Stack[]][])
      deck[box] = stacks.map(([kind, count, ordnance = "none"]) => ({
        kind: this.kind(kind),
        count,
        ordnance: ordnances.indexOf(ordnance),
      }));
    this.position.decks[this.field(id)] = deck;
    return this;
  }

  field(id: string): number {
    const field = this.rules.fieldOf[id];
    if (field === undefined) throw new Error(`There is no ship or base ${id}.`);
    return field;
  }

  base(id: string, side: number, hits = 0): this {
    const base = this.rules.baseOf[id]!;
    this.position.bases.owner[base] = side;
    this.position.bases.hits[base] = hits;
    return this;
  }

  private see(side: number, isAir: boolean, hex: number): number {
    const { markers, known, turn } = this.position;
    const there = markers.find((m) => m.side === side && m.isAir === isAir && m.hex === hex);
    if (there) return there.id;
    const id = this.position.nextMarker++;
    markers.push({ id, side, isAir, hex, lastReport: "" });
    const report = { hex, isAir, condition: 3 };
    known[(1 - side) as 0].contacts.push({ id, since: turn, at: turn, what: report, subject: id });
    known[(1 - side) as 0].next = id + 1;
    return id;
  }

  /** Plays a step from here, with these dice in order; `seed` instead of them. */
  play(step: string, data: FrameData = {}, chance: readonly number[] | number = []): Play {
    const module = {
      ...flatTopModule,
      setup: () => ok({ position: structuredClone(this.position), first: { step, data }, problems: [] }),
    };
    const options: Start = typeof chance === "number" ? { seed: chance } : { dice: chance };
    const started = start({ module, rules: this.rules }, {}, options);
    if (!started.ok) throw new Error(JSON.stringify(started.error));
    return new Play(started.value, this);
  }

  /** The battle in a hex. */
  battle(hex: string, chance: readonly number[] | number = []): Play {
    return this.play("battle", { hex: this.hex(hex), i: 0 }, chance);
  }
}

/** A scene in play. */
export class Play {
  constructor(
    readonly game: Game<Rules, Position>,
    readonly scene: Scene,
  ) {}

  get position(): Position {
    return this.game.table.position;
  }

  /** What is offered now, as text: for the side that is asked alone. */
  get options(): Choice[] {
    return [...(pending(this.game)[0]?.options ?? [])];
  }

  get asked(): string | undefined {
    return pending(this.game)[0]?.side;
  }

  /** Makes choices one after the other: each must be offered, all members given must agree, and be the only such one. */
  take(...wanted: Choice[]): this {
    for (const want of wanted) {
      const decision = pending(this.game).find(({ options }) => options.some((each) => agrees(each, want)));
      expect(
        decision,
        `${JSON.stringify(want)} is not offered, but ${JSON.stringify(this.options.slice(0, 12))}`,
      ).toBeDefined();
      const [option] = decision!.options.filter((each) => agrees(each, want));
      const result = choose(this.game, decision!.side, option!);
      expect(result.ok, JSON.stringify(result)).toBe(true);
    }
    return this;
  }

  /** Takes whatever of these is offered until none is. */
  all(...wanted: Choice[]): this {
    for (let i = 0; i < 200; i++) {
      const next = wanted.find((want) => this.options.some((each) => agrees(each, want)));
      if (!next) return this;
      this.take(next);
    }
    return this;
  }

  get log(): string[] {
    return this.game.table.events.map(({ rule, text }) => `${rule} ${text}`);
  }

  hits = (ship: string): number => this.position.fleet.hits[this.scene.ship(ship)]!;
  isAfloat = (ship: string): boolean => this.position.fleet.force[this.scene.ship(ship)]! >= 0;
  points = (): readonly number[] => this.position.points;

  /** Air Factors of a kind in the air, all sides and formations together. */
  inAir(kind: string): number {
    return this.flights(kind).reduce((sum, { count }) => sum + count, 0);
  }

  flights(kind: string) {
    return this.position.formations
      .flatMap(({ flights }) => flights)
      .filter((flight) => flight.kind === this.scene.kind(kind));
  }

  deck = (id: string): Deck => this.position.decks[this.scene.field(id)]!;

  /** Air Factors aboard. */
  aboard(id: string): number {
    const { ready, readying, dispersed, landed } = this.deck(id);
    return [...ready, ...readying, ...dispersed, ...landed].reduce((sum, { count }) => sum + count, 0);
  }
}

const agrees = (option: Choice, wanted: Choice): boolean =>
  Object.entries(wanted).every(([key, value]) => (option as Record<string, unknown>)[key] === value);
