import type { PacificWarBattle } from "../../../documents/generated/types";
import {
  fail,
  type Frame,
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
import { MISSION } from "../ch28-air-missions/mission";
import { newMission } from "../ch28-air-missions/phase";
import { navalBattleAt } from "../ch29-naval-combat";
import { shellingOf } from "../ch29-naval-combat/bombardment";
import { groundBattleIn } from "../ch31-ground-combat/phase";
import { troopsIn } from "../model/ground";
import { navalUnitsAt } from "../model/navy";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, type Rules, sideIds } from "../model/rules";
import { portHalfOf } from "../model/sea";
import { airClass } from "../model/units";
import { setup } from "../setup";
import type { PacificBattle } from "./battle";
import { scenarioOf } from "./scenario";

/** A battle set up by hand: nothing but its units is on the map. All that is wrong with it, if anything is. */
export function setUpBattle(
  ruleset: Ruleset<Rules, Position>,
  document: Json,
): Result<PacificBattle, SetupProblem[]> {
  const battle = document as unknown as PacificWarBattle;
  const { rules } = ruleset;
  if (hexOf(rules, battle.at) === undefined)
    return fail([problem("/at", `There is no hex or place “${battle.at}” on the map.`, "2.5.1")]);
  const made = setup(rules, scenarioOf(battle) as unknown as Json, { options: battle.options ?? [] });
  if (!made.ok)
    return fail(made.error.map((each) => ({ ...each, pointer: pointerInBattle(each.pointer ?? "") })));
  const { position } = made.value;
  position.cycle = 1;
  position.lighting = battle.lighting ?? "day-am";
  position.advantage = sideIds.indexOf(battle.attacker);
  const state: State<Position> = {
    frames: [],
    chance: { kind: "seeded", state: seedState(1) },
    outcome: null,
    position,
  };
  const table = new Table(ruleset.module, rules, state);
  const set = new BattleSetup(table, battle);
  state.frames.push(...set.frames());
  for (const text of ruleset.module.invariants(table)) set.problem("/forces", text, "2.2");
  if (set.problems.length > 0) return fail(set.problems);
  return ok({
    game: new Game(ruleset, table, state),
    title: battle.title,
    policies: sideIds.map((side) => battle.policies?.[side]),
    phases: battle.phases,
    orders: set.orders,
  });
}

/** The hex of a place or a hex number. */
function hexOf({ hexes, places, placeOf }: Rules, id: string): number | undefined {
  const place = Object.hasOwn(placeOf, id) ? placeOf[id] : undefined;
  return place === undefined ? hexes.of[id] : places[place]!.hex;
}

/** Where in the battle stands what the set-up found in its scenario. */
const pointerInBattle = (pointer: string): string =>
  pointer
    .replace(/^\/sides\//, "/forces/")
    .replace(/\/taskForces\/[^/]+\/at$/, "/ships")
    .replace(/\/bases\/[^/]+/, "/base")
    .replace(/\/at$/, "");

const problem = (pointer: string, message: string, rule: string, hint?: string): SetupProblem => ({
  code: "setup/pacific-war",
  severity: "error",
  message,
  rule,
  pointer,
  hint,
});

/** What the kind of the battle asks of its forces, and the frames with which it is played. */
class BattleSetup {
  readonly problems: SetupProblem[] = [];
  readonly orders = new Map<string, readonly string[]>();
  private readonly side: number;
  private readonly enemy: number;
  private readonly hex: number;

  constructor(
    private readonly t: PacificTable,
    private readonly battle: PacificWarBattle,
  ) {
    this.side = sideIds.indexOf(battle.attacker);
    this.enemy = enemyOf(this.side);
    this.hex = hexOf(t.rules, battle.at)!;
  }

  problem(pointer: string, message: string, rule: string, hint?: string): void {
    this.problems.push(problem(pointer, message, rule, hint));
  }

  /** What is played: the frames of the rules, as they are when such a battle is met in a game. */
  frames(): Frame[] {
    switch (this.battle.kind) {
      case "air-strike":
        return this.airStrike();
      case "naval-combat":
        return this.navalCombat();
      case "bombardment":
        return this.bombardment();
      default:
        return this.groundAssault();
    }
  }

  private need(side: number, hasAny: boolean, what: string, rule: string, hint: string): void {
    if (!hasAny) this.problem(`/forces/${sideIds[side]!}`, `No ${what} here.`, rule, hint);
  }

  /** 28.3: the units are over the target, as those of a Simultaneous Strike are when their phase comes. */
  private airStrike(): Frame[] {
    const { t, side, enemy, hex, battle } = this;
    const { airUnits, taskForces } = t.position;
    const flying: number[] = [];
    for (const [n, unit] of airUnits.entries()) {
      if (airClass(t.rules, unit).side !== side) continue;
      flying.push(n);
      this.order(unit.id);
      unit.over = hex;
      unit.flew = true;
      if (unit.ship >= 0)
        this.problem(
          `/forces/${battle.attacker}/airUnits/${unit.id}/on`,
          "Air units of the attacker fly the mission.",
          "28.3",
          "Leave out “on”.",
        );
    }
    this.need(side, flying.length > 0, "air units strike", "28.3.2", "Name some under “airUnits”.");
    const { groundUnits, base, fortifications, ships } = battle.forces[sideIds[enemy]!];
    const targets = { ...groundUnits, ...fortifications, ...ships, ...(base && { base }) };
    const hasTarget = Object.keys(targets).length > 0 || taskForces.length > 0;
    this.need(enemy, hasTarget, "targets are named", "28.11", "Name ships, a Base or ground units.");
    const { detection, coordination = "roll" } = battle;
    const mission = { ...newMission(side, { kind: "strike", hex }), detected: detection === "detected" };
    const parts = t.rules.sequence[MISSION]!;
    const phase = {
      side,
      isAdvantage: true,
      usedHex: [hex],
      checkedGroundUnits: [],
      over: true,
    };
    const own =
      coordination === "roll"
        ? mission
        : {
            ...mission,
            airUnits: flying,
            hits: flying.map(() => 0),
            coordinated: coordination === "coordinated",
            part: parts.indexOf("mission-flight"),
          };
    return [
      { step: "advantage-air-missions", data: phase },
      { step: MISSION, data: own },
    ];
  }

  /** 28.11: what a unit attacks, if the battle says so. */
  private order(id: string): void {
    const { battle, enemy } = this;
    const attacks = battle.forces[battle.attacker].airUnits?.[id]?.attacks;
    if (attacks === undefined) return;
    this.orders.set(id, attacks);
    const ships = battle.forces[sideIds[enemy]!].ships ?? {};
    for (const [n, ship] of attacks.entries())
      if (!Object.hasOwn(ships, ship))
        this.problem(
          `/forces/${battle.attacker}/airUnits/${id}/attacks/${n}`,
          `“${ship}” is no ship of the other side in this battle.`,
          "28.11",
          "Name it among the ships, too.",
        );
  }

  private navalCombat(): Frame[] {
    const { t, hex } = this;
    const half = portHalfOf(t.rules.hexes, hex);
    for (const side of sideIds.keys()) {
      const hasAny = navalUnitsAt(t, hex, side, half).length > 0;
      this.need(side, hasAny, "naval units fight", "29.0", "Name some under “ships”.");
    }
    return [{ step: "naval-battle", data: navalBattleAt(t, { hex, half }) }];
  }

  private bombardment(): Frame[] {
    const { t, side, enemy, hex, battle } = this;
    const data = shellingOf(t, hex, side);
    this.need(
      side,
      data.ships.length > 0,
      "ships can bombard",
      "29.3",
      "Name ships with a Bombardment Strength in a Task Force.",
    );
    const hasTarget = troopsIn(t, hex, enemy).length > 0 || battle.forces[sideIds[enemy]!].base !== undefined;
    this.need(enemy, hasTarget, "targets are named", "29.3", "Name ground units or a Base.");
    return [{ step: "bombard", data }];
  }

  private groundAssault(): Frame[] {
    const { t, side, hex, battle } = this;
    const { groundUnits, entryArrows } = t.position;
    for (const each of sideIds.keys()) {
      const hasAny = troopsIn(t, hex, each).length > 0;
      this.need(each, hasAny, "ground units fight", "31.1", "Name some under “groundUnits”.");
    }
    const own = battle.forces[battle.attacker].groundUnits ?? {};
    for (const n of troopsIn(t, hex, side)) {
      const unit = groundUnits[n]!;
      // Who has come in this cycle must attack (31.1).
      unit.entered = true;
      unit.assault = own[unit.id]?.assault ?? "none";
    }
    for (const [n, id] of (battle.from ?? []).entries()) {
      const from = hexOf(t.rules, id);
      if (from === undefined || !isBeside(t.rules, from, hex))
        this.problem(`/from/${n}`, `${id} is no hex next to ${battle.at} over land.`, "23.1.4");
      else entryArrows.push({ side, from, to: hex });
    }
    return [{ step: "ground-battle", data: groundBattleIn(t, hex) }];
  }
}

const isBeside = ({ hexes }: Rules, from: number, to: number): boolean =>
  [0, 1, 2, 3, 4, 5].some(
    (direction) => hexes.next[from * 6 + direction] === to && (hexes.ground[from]! & (1 << direction)) !== 0,
  );
