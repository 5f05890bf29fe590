import type { ForlornHopesBattle } from "../../../documents/generated/types";
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
import { ownerOf } from "../model/bases";
import { emptyPosition } from "../model/empty";
import { AirFlag, BaseState, Box, Gone, GroundFlag, type Position, ShipFlag } from "../model/position";
import { enemyOf, NOWHERE, type Rules, sideIds } from "../model/rules";
import type { Target } from "../model/target";
import type { ForlornBattle, Order } from "./orders";

type Force = ForlornHopesBattle["forces"]["allied"];

const FOUL_WEATHER = "foul-weather";
/** The supply unit that is attacked. */
const SUPPLY = "battle";

/** A battle set up by hand: nothing but its units is on the map. All that is wrong with it, if anything is. */
export function setUpBattle(
  ruleset: Ruleset<Rules, Position>,
  document: Json,
): Result<ForlornBattle, SetupProblem[]> {
  const battle = document as unknown as ForlornHopesBattle;
  const made = new BattleSetup(ruleset.rules, battle);
  if (made.problems.length > 0) return fail(made.problems);
  const state: State<Position> = {
    frames: made.frames(),
    chance: { kind: "seeded", state: seedState(1) },
    outcome: null,
    position: made.position,
  };
  const table = new Table(ruleset.module, ruleset.rules, state);
  if (made.target?.base !== undefined && ownerOf(table, made.target.base) !== enemyOf(made.side))
    made.problem("/target/airbase", `${battle.target!.airbase} is no airbase of the other side.`, "6.1");
  for (const text of ruleset.module.invariants(table)) made.problem("/forces", text, "8.0");
  if (made.problems.length > 0) return fail(made.problems);
  return ok({
    game: new Game(ruleset, table, state),
    title: battle.title,
    policies: sideIds.map((side) => battle.policies?.[side]),
    orders: made.orders,
  });
}

/** The position that a battle document describes. */
class BattleSetup {
  readonly problems: SetupProblem[] = [];
  readonly position: Position;
  readonly side: number;
  readonly site: number;
  readonly orders = new Map<number, Order>();
  readonly mission: number[] = [];
  readonly interceptors: number[] = [];
  target: Target | null = null;

  constructor(
    private readonly rules: Rules,
    private readonly battle: ForlornHopesBattle,
  ) {
    const position = emptyPosition(rules);
    this.position = position;
    this.side = sideIds.indexOf(battle.attacker);
    position.initiative = this.side;
    position.options = [...(battle.options ?? [])];
    if (battle.foulWeather) position.events = [FOUL_WEATHER];
    this.site = this.hex(battle.hex, "/hex");
    if (this.site === NOWHERE) return;
    position.control[this.site] = enemyOf(this.side);
    for (const side of sideIds.keys()) this.force(battle.forces[sideIds[side]!], side);
    if (battle.kind === "air-mission") this.airMission();
    else if (battle.kind === "ground-attack") this.groundAttack();
    else this.bothSides("ships", "10.4", "ships");
  }

  problem(pointer: string, message: string, rule: string, hint?: string): void {
    this.problems.push({ code: "setup/forlorn-hopes", severity: "error", message, rule, pointer, hint });
  }

  /** What is played: the frames of the rules, as they are when such a battle is met in a game. */
  frames(): State<Position>["frames"] {
    const { side, site, battle } = this;
    switch (battle.kind) {
      case "surface-combat": {
        const rounds = battle.rounds ?? 0;
        const data = {
          side,
          site,
          begun: false,
          night: false,
          rounds,
          round: 1,
          firingShips: [],
          aimedShips: [],
        };
        return [{ step: "naval-battle", data }];
      }
      case "ground-attack": {
        const [groundUnit = -1] = this.unitsOf(side, "groundUnits");
        const data = { side, site, groundUnit, targetGroundUnit: -1, supportGroundUnits: [], stage: 0 };
        return [{ step: "ground-attack", data: { ...data, paratroops: false } }];
      }
      default:
        return [
          {
            step: "air-mission",
            data: {
              side,
              begun: true,
              site,
              airUnits: [...this.mission],
              attemptedAirUnits: [...this.interceptors],
              interceptorAirUnits: [...this.interceptors],
              target: this.target,
              ships: this.target?.kind === "naval" ? this.unitsOf(enemyOf(side), "ships") : [],
              boardHex: [],
              secret: [null, null],
            },
          },
          ...(this.target?.kind === "naval" && this.interceptors.length === 0
            ? [
                { step: "mission-attack", data: { airUnits: [] } },
                { step: "ships-under-attack", data: this.shipsData() },
              ]
            : [{ step: "mission-attack", data: { airUnits: [] } }]),
        ];
    }
  }

  private shipsData(): { ships: number[]; boardHex: number[] } {
    return { ships: this.unitsOf(enemyOf(this.side), "ships"), boardHex: [] };
  }

  private hex(id: string, pointer: string): number {
    const hex = this.rules.hexes.of[id];
    if (hex === undefined) this.problem(pointer, `There is no hex “${id}” on the map.`, "2.1");
    return hex ?? NOWHERE;
  }

  private indexOf(kind: "airUnits" | "ships" | "groundUnits"): Readonly<Record<string, number>> {
    const { airUnitOf, shipOf, groundUnitOf } = this.rules;
    return { airUnits: airUnitOf, ships: shipOf, groundUnits: groundUnitOf }[kind];
  }

  /** Units of a side as the document lists them. */
  private unitsOf(side: number, kind: "airUnits" | "ships" | "groundUnits"): number[] {
    return Object.keys(this.battle.forces[sideIds[side]!][kind] ?? {}).flatMap(
      (id) => this.indexOf(kind)[id] ?? [],
    );
  }

  private unit(
    kind: "airUnits" | "ships" | "groundUnits",
    id: string,
    side: number,
    pointer: string,
  ): number {
    const n = this.indexOf(kind)[id];
    if (n === undefined) this.problem(pointer, `There is no unit “${id}”.`, "2.2");
    else if (this.rules[kind][n]!.side !== side)
      this.problem(pointer, `${this.rules[kind][n]!.name} belongs to the other side.`, "2.2");
    else return n;
    return -1;
  }

  private force(force: Force, side: number): void {
    const { position, rules, site } = this;
    const at = `/forces/${sideIds[side]!}`;
    const home = rules.bases.findIndex(({ kind, users }) => kind === "off-map" && (users >> side) & 1);
    for (const [id, { marks = [], mode, altitude }] of Object.entries(force.airUnits ?? {})) {
      const unit = this.unit("airUnits", id, side, `${at}/airUnits/${id}`);
      if (unit < 0) continue;
      position.air.base[unit] = home;
      position.air.flags[unit] = marks.reduce((flags, each) => flags | AirFlag[each], 0);
      if (side === this.side) {
        this.mission.push(unit);
        this.orders.set(unit, { mode, altitude });
      } else this.interceptors.push(unit);
    }
    for (const [id, { marks = [] }] of Object.entries(force.ships ?? {})) {
      const ship = this.unit("ships", id, side, `${at}/ships/${id}`);
      if (ship < 0) continue;
      position.fleet.site[ship] = site;
      position.fleet.flags[ship] = marks.reduce(
        (flags, each) => flags | ShipFlag[each],
        ShipFlag.spotted as number,
      );
    }
    const from = this.battle.from === undefined ? site : this.hex(this.battle.from, "/from");
    for (const [id, { marks = [] }] of Object.entries(force.groundUnits ?? {})) {
      const unit = this.unit("groundUnits", id, side, `${at}/groundUnits/${id}`);
      if (unit < 0) continue;
      position.ground.site[unit] = side === this.side ? from : site;
      position.ground.flags[unit] = marks.reduce((flags, each) => flags | GroundFlag[each], 0);
    }
    if (side === this.side && from !== site && from !== NOWHERE) position.control[from] = side;
  }

  private airMission(): void {
    const { battle, rules } = this;
    if (this.mission.length === 0)
      this.problem("/forces", "No air unit flies the mission.", "9.1", "Name air units of the attacker.");
    for (const unit of [...this.mission, ...this.interceptors]) this.takeOff(unit);
    if (!battle.target) return this.problem("", "An air mission needs a target.", "9.6", "Add a target.");
    const { airbase, place, ship, groundUnit, supply } = battle.target;
    const enemy = enemyOf(this.side);
    const own = (kind: "ships" | "groundUnits", id: string, pointer: string): number => {
      const n = this.unit(kind, id, enemy, pointer);
      if (n >= 0 && !this.unitsOf(enemy, kind).includes(n)) {
        this.problem(pointer, `${this.rules[kind][n]!.name} is not among the forces of the battle.`, "9.6");
        return -1;
      }
      return n;
    };
    if (airbase !== undefined) this.airbase(airbase, enemy);
    else if (place !== undefined) {
      const n = rules.placeOf[place] ?? -1;
      if (rules.places[n]?.hex !== this.site)
        return this.problem("/target/place", `There is no place “${place}” in ${battle.hex}.`, "9.6");
      this.position.hits[n] = Math.min(battle.hits ?? 0, rules.places[n]!.maximumHits);
      this.target = { kind: "city-or-port", place: n };
    } else if (ship !== undefined) {
      const n = own("ships", ship, "/target/ship");
      if (n < 0) return;
      for (const unit of this.mission) this.orders.get(unit)!.ship = n;
      this.target = { kind: "naval", site: this.site };
    } else if (groundUnit !== undefined) {
      const n = own("groundUnits", groundUnit, "/target/groundUnit");
      if (n >= 0) this.target = { kind: "ground", groundUnit: n };
    } else if (supply !== undefined) {
      this.position.supply.push({
        id: SUPPLY,
        side: enemy,
        site: this.site,
        level: supply,
        hits: 0,
        aboard: -1,
      });
      this.target = { kind: "supply", supply: SUPPLY };
    }
  }

  /** In the air over the hex of the battle. */
  private takeOff(unit: number): void {
    const { air } = this.position;
    air.box[unit] = Box.out;
    air.hex[unit] = this.site;
    air.flags[unit]! |= AirFlag.mission | AirFlag.flew;
  }

  private airbase(id: string, enemy: number): void {
    const { battle, position, rules } = this;
    const base = rules.baseOf[id] ?? -1;
    if (rules.bases[base]?.place === undefined || position.bases.hex[base] !== this.site)
      return this.problem("/target/airbase", `There is no airbase “${id}” in ${battle.hex}.`, "9.6");
    if (battle.airbaseState === "disrupted") position.bases.state[base] = BaseState.disrupted;
    for (const [n, unitId] of (battle.forces[sideIds[enemy]!].onGround ?? []).entries()) {
      const unit = this.unit("airUnits", unitId, enemy, `/forces/${sideIds[enemy]!}/onGround/${n}`);
      if (unit < 0) continue;
      if (position.air.base[unit] !== Gone.absent)
        this.problem(
          `/forces/${sideIds[enemy]!}/onGround/${n}`,
          `${rules.airUnits[unit]!.name} is in the air already.`,
          "9.4",
        );
      position.air.base[unit] = base;
    }
    for (const unit of this.interceptors) position.air.base[unit] = base;
    this.target = { kind: "airbase", base };
  }

  private groundAttack(): void {
    const { battle } = this;
    const { hexes } = this.rules;
    this.bothSides("groundUnits", "11.4", "ground units");
    const from = battle.from === undefined ? NOWHERE : (hexes.of[battle.from] ?? NOWHERE);
    const isBeside = [0, 1, 2, 3, 4, 5].some(
      (direction) =>
        ((hexes.passable[this.site]! >> direction) & 1) === 1 &&
        hexes.next[this.site * 6 + direction] === from,
    );
    if (!isBeside)
      this.problem(
        battle.from === undefined ? "" : "/from",
        `Ground units attack from a hex that is connected to ${battle.hex} over land.`,
        "11.4",
        "Give such a hex as “from”.",
      );
  }

  private bothSides(kind: "ships" | "groundUnits", rule: string, noun: string): void {
    for (const side of sideIds.keys())
      if (this.unitsOf(side, kind).length === 0)
        this.problem(
          `/forces/${sideIds[side]!}`,
          `No ${noun} are named here.`,
          rule,
          `Name some under “${kind}”.`,
        );
  }
}
