import type { FireInTheSkyBattle, FireInTheSkyScenario } from "../../../documents/generated/types";
import {
  fail,
  Game,
  type Json,
  ok,
  type Result,
  type Ruleset,
  seedState,
  type SetupProblem,
  type State,
  Table,
} from "../../../kernel";
import type { Battle } from "../../battle-types";
import type { Documents } from "../../types";
import { battlePlaces } from "../ch12-combat";
import { quarters } from "../model/points";
import { Flag, type Position } from "../model/position";
import { type Rules, sideIds } from "../model/rules";
import { control, elitePilots, Setup } from "../ch03-preparation";

type Force = FireInTheSkyBattle["forces"]["japan"];
type TaskForce = NonNullable<Force["taskForces"]>[number];

/** A battle set up by hand: nothing but its units on the map. All that is wrong with it, if anything is. */
export function setUpBattle(
  ruleset: Ruleset<Rules, Position>,
  document: Json,
  documents: Documents,
): Result<Battle<Rules, Position>, SetupProblem[]> {
  const battle = document as unknown as FireInTheSkyBattle;
  const made = new BattleSetup(ruleset.rules, battle, documents);
  if (made.problems.length > 0) return fail(made.problems);
  const place = ruleset.rules.placeOf[battle.place]!;
  const state: State<Position> = {
    frames: [{ step: "battles", data: { openPlaces: [place] } }],
    chance: { kind: "seeded", state: seedState(1) },
    outcome: null,
    position: made.position,
  };
  const table = new Table(ruleset.module, ruleset.rules, state);
  const broken = ruleset.module.invariants(table);
  for (const text of broken) made.problem("/forces", text, "12.3");
  if (broken.length === 0 && !battlePlaces(table).includes(place)) {
    const hint = "Put units of both sides in the hex, or land units that come ashore there.";
    made.problem("/forces", "These forces do not fight a battle.", "12.3", hint);
  }
  if (made.problems.length > 0) return fail(made.problems);
  const policies = sideIds.map((side) => battle.policies?.[side]);
  return ok({ game: new Game(ruleset, table, state), title: battle.title, policies });
}

/** The position that a battle document describes. */
class BattleSetup extends Setup {
  private readonly where: number;

  constructor(
    rules: Rules,
    private readonly battle: FireInTheSkyBattle,
    private readonly documents: Documents,
  ) {
    super(rules, battle.options ?? []);
    const { position } = this;
    position.options = [...(battle.options ?? [])];
    position.turn = battle.turn;
    this.turnOfTheGame();
    position.phasing = sideIds.indexOf(battle.phasing);
    position.vp = battle.victoryPoints ?? 0;
    position.merchantmen = quarters(MERCHANTMEN);
    this.where = this.place(battle.place, "/place");
    this.controlOfBases();
    elitePilots(this);
    if (this.problems.length > 0) return;
    sideIds.forEach((side, number) => this.force(battle.forces[side], number, `/forces/${side}`));
  }

  /** 16.0: the schema does not know where a designer ends the game. */
  private turnOfTheGame(): void {
    const { lastTurn } = this.rules.parameters.clock;
    const { turn } = this.battle;
    if (turn <= lastTurn) return;
    const message = `The battle is fought in Turn ${turn}, but the game ends with Turn ${lastTurn}.`;
    this.problem("/turn", message, "16.0", "Give it an earlier turn, or let the game last longer.");
  }

  private controlOfBases(): void {
    const { scenario, control: own } = this.battle;
    if (scenario !== undefined) {
      const document = this.documents[`scenarios/${scenario}.json`] as unknown as
        FireInTheSkyScenario | undefined;
      if (!document) this.problem("/scenario", `There is no scenario “${scenario}”.`, "3.0");
      else if (document.control) this.controlOf(document);
    }
    if (own) control(this, { control: own });
  }

  /** What is wrong with the scenario stands elsewhere than in this document, which only names it. */
  private controlOf(scenario: FireInTheSkyScenario): void {
    const known = this.problems.length;
    control(this, scenario);
    const found = this.problems.splice(known);
    this.problems.push(...found.map((problem) => ({ ...problem, pointer: "/scenario" })));
  }

  private force({ taskForces = [], base, longRange }: Force, side: number, pointer: string): void {
    taskForces.forEach((force, i) => this.taskForce(force, side, `${pointer}/taskForces/${i}`));
    if (base) this.holding(base, this.where, side, `${pointer}/base`);
    for (const [id, airSteps] of Object.entries(longRange ?? {}))
      this.longRange(id, airSteps, side, `${pointer}/longRange/${id}`);
  }

  /** Units at a place, all of one side. */
  private holding(
    { units, reduced, airSteps }: NonNullable<Force["base"]>,
    place: number,
    side: number,
    pointer: string,
  ): number[] {
    const placed = [
      ...this.units(units, place, `${pointer}/units`),
      ...this.units(reduced, place, `${pointer}/reduced`, true),
      ...this.air(airSteps, place, `${pointer}/airSteps`),
    ];
    const stranger = placed.find((p) => this.rules.pieces[p]!.side !== side);
    if (stranger !== undefined) {
      const { name } = this.rules.pieces[stranger]!;
      this.problem(
        pointer,
        `${name} is a unit of the other side.`,
        "2.1.1",
        "Move it to that side's forces.",
      );
    }
    return placed;
  }

  /** 9.4: up to so many ships, and one passenger; they stand on their operational side. */
  private taskForce(force: TaskForce, side: number, pointer: string): void {
    const { pieces, places } = this.rules;
    const { position } = this;
    const members = this.holding(force, this.where, side, pointer);
    const node = this.node(force.half, `${pointer}/half`);
    if (members.length === 0 && this.problems.length === 0)
      this.problem(pointer, "A Task Force needs a unit.", "9.4");
    const ships = members.filter((p) => pieces[p]!.kind === "naval").length;
    const { ships: most, passengers } = this.rules.parameters.taskForce;
    if (ships > most || members.length - ships > passengers) {
      const message = `A Task Force has at most ${most} ships and ${passengers} passenger; this one has ${ships} and ${members.length - ships}.`;
      this.problem(
        pointer,
        message,
        "9.4",
        `Split it into several Task Forces at ${places[this.where]!.name}.`,
      );
    }
    const number = position.taskForces.length;
    if (force.express) position.tokyoExpress = number;
    position.taskForces.push({ side, node, origin: this.where, attacks: 0 });
    for (const p of members) {
      position.tf[p] = number;
      position.flags[p]! |= pieces[p]!.kind === "naval" ? Flag.operational : Flag.movedOperationally;
    }
  }

  private node(half: string | undefined, pointer: string): number {
    const { places, nodeIds } = this.rules;
    const { nodes, id, name } = places[this.where]!;
    const node = half === undefined ? nodes[0] : nodes.find((each) => nodeIds[each] === `${id}-${half}`);
    if (node !== undefined) return node;
    const message = half === undefined ? `There is no sea at ${name}.` : `${name} has no half “${half}”.`;
    this.problem(pointer, message, "2.2.1");
    return 0;
  }

  /** 11.0: aircraft of a neighbouring base, committed to this hex. */
  private longRange(
    id: string,
    airSteps: NonNullable<TaskForce["airSteps"]>,
    side: number,
    pointer: string,
  ): void {
    const { placeOf, commitOf, places } = this.rules;
    const from = placeOf[id];
    if (from === undefined || !commitOf[from]!.includes(this.where) || from === this.where) {
      const near = commitOf.flatMap((hexes, place) =>
        hexes.includes(this.where) && place !== this.where && places[place]!.kind === "base"
          ? [places[place]!.id]
          : [],
      );
      const hint = near.length > 0 ? `Possible places: ${near.join(", ")}.` : "Put them at the base instead.";
      this.problem(pointer, `Aircraft at “${id}” cannot be committed to ${this.battle.place}.`, "11.0", hint);
      return;
    }
    for (const p of this.holding({ airSteps }, from, side, pointer)) this.position.commit[p] = this.where;
    // Only what one's own base holds can fly from there.
    this.position.control[from] = side;
  }
}

/** Enough that losses at sea can be paid for; what is left of them no battle asks. */
const MERCHANTMEN = 100;
