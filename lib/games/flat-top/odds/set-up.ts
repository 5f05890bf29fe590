import type { FlatTopBattle } from "../../../documents/generated/types";
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
import { forces, planes, Setup } from "../ch03-preparation";
import { canFightIn } from "../ch15-combat";
import { dayOf, turnOf } from "../model/clock";
import { forceAt, formationAt, type Flight, type Position } from "../model/position";
import { basings, enemyOf, OFF_MAP, ordnances, type Rules, sideIds, UNARMED } from "../model/rules";

type Force = FlatTopBattle["forces"]["allied"];
type Formation = NonNullable<Force["formations"]>[string];

/** A battle set up by hand: nothing but its units is on the map. All that is wrong with it, if anything is. */
export function setUpBattle(
  ruleset: Ruleset<Rules, Position>,
  document: Json,
): Result<Battle<Rules, Position>, SetupProblem[]> {
  const battle = document as unknown as FlatTopBattle;
  const made = new BattleSetup(ruleset.rules, battle);
  if (made.problems.length > 0) return fail(made.problems);
  const state: State<Position> = {
    frames: [{ step: "battle", data: { hex: made.where, i: 0 } }],
    chance: { kind: "seeded", state: seedState(1) },
    outcome: null,
    position: made.position,
  };
  const table = new Table(ruleset.module, ruleset.rules, state);
  const broken = ruleset.module.invariants(table);
  for (const text of broken) made.problem("/forces", text, "15");
  if (broken.length === 0 && !sideIds.some((_, side) => canFightIn(table, side, made.where))) {
    const hint =
      "Put interceptors of one side and planes of the other at one altitude, bombers over ships or a base, or ships of both sides in the hex.";
    made.problem("/forces", "These forces do not fight a battle.", "15.2", hint);
  }
  if (made.problems.length > 0) return fail(made.problems);
  const policies = sideIds.map((side) => battle.policies?.[side]);
  return ok({ game: new Game(ruleset, table, state), title: battle.title, policies });
}

/** The position that a battle document describes. */
class BattleSetup extends Setup {
  readonly where: number;

  constructor(
    rules: Rules,
    private readonly battle: FlatTopBattle,
  ) {
    super(rules);
    const { position } = this;
    position.options = [...(battle.options ?? [])];
    position.turn = turnOf(rules.firstDay, dayOf(battle.date), battle.hour);
    position.firstTurn = position.lastTurn = position.turn;
    position.initiative = sideIds.indexOf(battle.initiative);
    position.baseSet = battle.baseValues ?? Object.keys(rules.baseValues)[0]!;
    if (position.turn < 1)
      this.problem("/date", `${battle.date} is before the first day of the Time Record Chart.`, "3.2");
    if (!rules.baseValues[position.baseSet])
      this.problem("/baseValues", `There is no set of base values “${position.baseSet}”.`, "8.1");
    this.where = this.hex(battle.hex, "/hex");
    if (this.problems.length > 0) return;
    if (battle.weather === "cloud") position.clouds = [this.where];
    for (const side of sideIds.keys()) this.force(battle.forces[sideIds[side]!], side);
    for (const side of sideIds.keys()) this.seen(side);
  }

  private force(force: Force, side: number): void {
    const at = `/forces/${sideIds[side]!}`;
    const { hex } = this.battle;
    if (force.base) this.base(force.base, side, `${at}/base`);
    const taskForces = Object.fromEntries(
      Object.entries(force.taskForces ?? {}).map(([number, each]) => [number, { ...each, hex }]),
    );
    forces(this, { taskForces }, side, at);
    planes(this, { planes: force.planes ?? {} }, side, at);
    for (const [ship, hits] of Object.entries(force.hits ?? {}))
      this.damaged(ship, hits, side, `${at}/hits/${ship}`);
    for (const [number, flights] of Object.entries(force.formations ?? {}))
      this.formation(Number(number), flights, side, `${at}/formations/${number}`);
  }

  private base({ id, hits = 0 }: NonNullable<Force["base"]>, side: number, at: string): void {
    const { rules, position } = this;
    const base = rules.baseOf[id];
    if (base === undefined) return this.problem(`${at}/id`, `There is no base “${id}”.`, "8.1");
    const { name, hex } = rules.bases[base]!;
    if (hex !== this.where)
      return this.problem(
        `${at}/id`,
        `${name} is not in ${this.battle.hex}.`,
        "15.2",
        hex === OFF_MAP ? "Off-board bases are never attacked." : `It is in ${rules.hexes.ids[hex]!}.`,
      );
    if (!rules.baseValues[position.baseSet]![base])
      return this.problem(
        `${at}/id`,
        `${name} has no values in base-values/${position.baseSet}.json.`,
        "8.1",
      );
    position.bases.owner[base] = side;
    position.bases.hits[base] = hits;
  }

  private damaged(id: string, hits: number, side: number, at: string): void {
    const { rules, position } = this;
    const ship = rules.shipOf[id];
    if (ship === undefined || position.fleet.force[ship]! < 0 || rules.ships[ship]!.side !== side)
      return this.problem(at, `“${id}” is not among the named ships of this side.`, "21.2");
    const { damage, name } = rules.ships[ship]!;
    if (hits >= damage)
      return this.problem(at, `${name} sinks with ${damage} hits.`, "21.2", `Give it at most ${damage - 1}.`);
    position.fleet.hits[ship] = hits;
  }

  private formation(number: number, flights: Formation, side: number, at: string): void {
    const { rules, position } = this;
    const { counters } = rules.parameters.airFormations;
    if (number > counters) return this.problem(at, `Air Formations are numbered up to ${counters}.`, "8.5");
    const formation = position.formations[formationAt(rules, side, number)]!;
    formation.hex = this.where;
    for (const [i, flight] of flights.entries()) {
      const made = this.flight(flight, side, `${at}/${i}`);
      if (made) formation.flights.push(made);
    }
  }

  private flight(
    { plane: id, count, ordnance, altitude }: Formation[number],
    side: number,
    at: string,
  ): Flight | undefined {
    const { rules, position } = this;
    const plane = rules.planes[rules.planeOf[id] ?? -1];
    const kind = basings.map((basing) => rules.kindOf[`${id}-${basing}`]).find((each) => each !== undefined);
    const refuse = (pointer: string, message: string, rule: string): undefined => {
      this.problem(pointer, message, rule);
      return undefined;
    };
    if (!plane || kind === undefined) return refuse(`${at}/plane`, `There is no plane “${id}”.`, "4.2");
    if (plane.side !== side) return refuse(`${at}/plane`, `${plane.name}s belong to the other side.`, "4.2");
    const load = ordnances.indexOf(ordnance ?? "none");
    if (load !== UNARMED && !plane.carries[load])
      return refuse(`${at}/ordnance`, `${plane.name}s cannot carry this ordnance.`, "8.7");
    return {
      kind,
      count,
      ordnance: load,
      due: position.turn + plane.range - 1,
      bomber: load !== UNARMED,
      high: altitude === "high",
      paid: 0,
      fought: false,
      strike: 0,
    };
  }

  /** 15.2: combat is between units that are seen, so all of them are. */
  private seen(side: number): void {
    const { position, where } = this;
    const reports = position.known[enemyOf(side)]!;
    const see = (isAir: boolean, units: { hex: number; marker: number }[]): void => {
      if (units.length === 0) return;
      const id = position.nextMarker++;
      for (const unit of units) unit.marker = id;
      position.markers.push({ id, side, isAir, hex: where, lastReport: "" });
      const { turn } = position;
      reports.contacts.push({
        id: reports.next++,
        since: turn,
        at: turn,
        what: { hex: where, isAir, condition: SEEN },
        subject: id,
      });
    };
    const taskForces = Object.keys(this.battle.forces[sideIds[side]!].taskForces ?? {});
    see(
      false,
      taskForces.flatMap((number) => position.forces[forceAt(side, Number(number))] ?? []),
    );
    see(
      true,
      position.formations.filter((each) => each.side === side && each.flights.length > 0),
    );
  }
}

/** The Condition Number with which everything is seen. */
const SEEN = 3;
