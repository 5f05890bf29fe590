import { mayFly, reaches } from "../../../../lib/games/pacific-war/ch28-air-missions/eligibility";
import { siteOf } from "../../../../lib/games/pacific-war/model/air";
import { distance } from "../../../../lib/games/pacific-war/model/distance";
import { shipsAt } from "../../../../lib/games/pacific-war/model/navy";
import type { PacificTable, Position } from "../../../../lib/games/pacific-war/model/position";
import type { Rules } from "../../../../lib/games/pacific-war/model/rules";
import { shipsOf } from "../../../../lib/games/pacific-war/model/sea";
import { airClass } from "../../../../lib/games/pacific-war/model/units";
import { meanHits } from "../../../../lib/games/pacific-war/players/missions";
import { DONE, type Game } from "../../../../lib/kernel";
import type { Bot } from "../../../../lib/playtest";

/** What a person who knows the game would not do, counted over both sides. */
export interface Follies {
  /** Attacks of air units in strikes, and those with a strength below zero, which need a 0 (3.2). */
  attacks: number;
  hopeless: number;
  /** Air units that have nowhere to land (28.4). */
  stranded: number;
  /** Air Mission Phases in which aircraft can strike a detected Task Force well, and those in which none is struck. */
  chances: number;
  passed: number;
  /** Naval battles, and those in which a side has carriers. */
  navalBattles: number;
  withCarriers: number;
  /** Task Forces with troops aboard at the start of a Battle Cycle, and those of them without a ship that has guns. */
  convoys: number;
  bareConvoys: number;
  /** Ground attacks, and those by fewer steps than the defender has. */
  groundAttacks: number;
  outnumbered: number;
}

const noFollies = (): Follies => ({
  attacks: 0,
  hopeless: 0,
  stranded: 0,
  chances: 0,
  passed: 0,
  navalBattles: 0,
  withCarriers: 0,
  convoys: 0,
  bareConvoys: 0,
  groundAttacks: 0,
  outnumbered: 0,
});

const phases: readonly string[] = ["advantage-air-missions", "disadvantage-air-missions"];
const carriers: readonly string[] = ["CV", "CVL", "CVE"];

/** Mean hits from which a strike is well worth flying. */
const WELL = 0.5;

/** Whether a unit comes back to where it is now. */
function comesBack(t: PacificTable, n: number, hex: number): boolean {
  const unit = t.position.airUnits[n]!;
  const way = distance(t.rules.hexes, siteOf(t.position, unit), hex);
  return 2 * way <= airClass(t.rules, unit).range;
}

/** Mean hits on ships of all that can strike the hex of a choice and come back. */
function prospect(t: PacificTable, side: number, code: number): number {
  const hex = t.rules.hexes.of[String(t.describe(code, side)["at"])]!;
  return t.position.airUnits.reduce(
    (sum, _unit, n) =>
      mayFly(t, n, "strike", side) && reaches(t, n, "strike", hex) && comesBack(t, n, hex)
        ? sum + meanHits(t, side, hex, n, "ships")
        : sum,
    0,
  );
}

/** Watches players while they choose. */
export class Watch {
  readonly follies = noFollies();
  private cycle = 0;
  /** The naval battle that was counted last. */
  private battle: object | undefined;
  /** The Air Mission Phase in which a Task Force was struck last. */
  private struck: object | undefined;

  /** A player whose choices are looked at. */
  watching(play: Bot): Bot {
    return (game, side, random) => {
      const code = play(game, side, random);
      this.look((game as unknown as Game<Rules, Position>).table, side, code);
      return code;
    };
  }

  /** What the diary of a game that is over says. */
  read({ table }: Game<Rules, Position>): void {
    const { follies } = this;
    for (const { rule, text } of table.events) {
      const attack = rule === "28.11" && / attacks with (-?\d+|no strength): /.exec(text);
      if (attack) {
        follies.attacks++;
        if (!(Number(attack[1]) >= 0)) follies.hopeless++;
      }
      if (rule === "28.4" && text.endsWith("has nowhere to land.")) follies.stranded++;
      const steps = rule === "31.1.1" && /(\d+) to (\d+) steps/.exec(text);
      if (steps) {
        follies.groundAttacks++;
        if (Number(steps[1]) < Number(steps[2])) follies.outnumbered++;
      }
    }
  }

  private look(t: PacificTable, side: number, code: number): void {
    const { step } = t.asking(side);
    if (t.position.cycle !== this.cycle) {
      this.cycle = t.position.cycle;
      this.convoys(t);
    }
    const battle = t.frame("naval-battle")?.data;
    if (battle && battle !== this.battle) this.sea(t, Number(battle["hex"]));
    this.battle = battle;
    if (phases.includes(step)) this.air(t, side, code);
  }

  /** A phase in which no strike goes to a Task Force, though one is offered when the side ends it. */
  private air(t: PacificTable, side: number, code: number): void {
    const isStrike = (each: number): boolean => {
      const { mission, at } = t.describe(each, side);
      return (
        mission === "strike" &&
        t.position.taskForces.some(
          (force) => force.side !== side && force.detected && t.rules.hexes.ids[force.hex] === at,
        )
      );
    };
    const { data } = t.asking(side);
    if (this.struck === data) return;
    if (code !== DONE && isStrike(code)) {
      this.struck = data;
      this.follies.chances++;
    } else if (
      code === DONE &&
      t.codes(side).some((each) => each !== DONE && isStrike(each) && prospect(t, side, each) >= WELL)
    ) {
      this.follies.chances++;
      this.follies.passed++;
    }
  }

  private sea(t: PacificTable, hex: number): void {
    this.follies.navalBattles++;
    const hasCarrier = [0, 1].some((side) =>
      shipsAt(t, hex, side).some((ship) => carriers.includes(t.rules.ships[ship]!.type)),
    );
    if (hasCarrier) this.follies.withCarriers++;
  }

  private convoys(t: PacificTable): void {
    const { rules, position } = t;
    for (const n of position.taskForces.keys()) {
      const ships = shipsOf(t, n);
      if (!position.groundUnits.some((unit) => ships.includes(unit.ship))) continue;
      this.follies.convoys++;
      const hasGuns = ships.some((ship) => {
        const { of, gunnery } = rules.ships[ship]!;
        return of.transport === undefined && gunnery.some((strength) => strength !== null);
      });
      if (!hasGuns) this.follies.bareConvoys++;
    }
  }
}

/** What one game shows on average, in words. */
export function figuresOf(games: readonly Follies[]): Record<string, number> {
  const mean = (member: keyof Follies): number =>
    games.reduce((sum, each) => sum + each[member], 0) / games.length;
  return {
    "attacks of air units": mean("attacks"),
    "of them with a strength below zero": mean("hopeless"),
    "air units that have nowhere to land": mean("stranded"),
    "Air Mission Phases in which a Task Force can be struck well": mean("chances"),
    "of them without a strike on one": mean("passed"),
    "naval battles": mean("navalBattles"),
    "of them with carriers": mean("withCarriers"),
    "Task Forces with troops at the start of a Battle Cycle": mean("convoys"),
    "of them without guns": mean("bareConvoys"),
    "ground attacks": mean("groundAttacks"),
    "of them by fewer steps": mean("outnumbered"),
  };
}
