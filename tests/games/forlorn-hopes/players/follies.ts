import { isDisrupted, isFighter, ratingsOf } from "../../../../lib/games/forlorn-hopes/model/units";
import type { MoveData } from "../../../../lib/games/forlorn-hopes/ch09-air-missions/battle/moves";
import { isTransport, isWarship } from "../../../../lib/games/forlorn-hopes/ch10-naval-missions/groups";
import {
  type ForlornTable,
  GroundFlag,
  hasFlag,
  type Position,
} from "../../../../lib/games/forlorn-hopes/model/position";
import { modifiersOf } from "../../../../lib/games/forlorn-hopes/model/rolls";
import type { Rules } from "../../../../lib/games/forlorn-hopes/model/rules";
import { isHex } from "../../../../lib/games/forlorn-hopes/model/rules";
import { ashoreAt, chanceToLand } from "../../../../lib/games/forlorn-hopes/players/landings";
import { DONE, type Game } from "../../../../lib/kernel";
import type { Bot } from "../../../../lib/playtest";

/** What a person who knows the game would not do, counted over both sides. */
export interface Follies {
  /** Air battles with bombers in the mission, and those of them without a fighter. */
  battles: number;
  unescorted: number;
  /** Attempts to intercept, those with little chance, and those of disrupted fighters. */
  scrambles: number;
  hopeless: number;
  disruptedScrambles: number;
  /** Impulses of fighters in which they could fire and did not. */
  shots: number;
  heldFire: number;
  /** Transport missions with troops aboard, and those without a warship. */
  convoys: number;
  bareConvoys: number;
  /** Contested landings, and those with less than an even chance. */
  landings: number;
  outnumbered: number;
  /** Ground units on the map at the end of the turns, and those that are out of supply. */
  units: number;
  unsupplied: number;
  /** Bombers that aborted (9.8). */
  aborted: number;
}

const noFollies = (): Follies => ({
  battles: 0,
  unescorted: 0,
  scrambles: 0,
  hopeless: 0,
  disruptedScrambles: 0,
  shots: 0,
  heldFire: 0,
  convoys: 0,
  bareConvoys: 0,
  landings: 0,
  outnumbered: 0,
  units: 0,
  unsupplied: 0,
  aborted: 0,
});

const LITTLE = 0.25;

/** Watches players while they choose. */
export class Watch {
  readonly follies = noFollies();
  private battle = "";
  private convoy = "";
  private turn = 0;

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
    for (const { text } of table.events) if (text.includes("aborts its mission")) this.follies.aborted++;
  }

  private look(t: ForlornTable, side: number, code: number): void {
    const { position } = t;
    const frame = t.asking(side);
    const { follies } = this;
    if (position.turn !== this.turn) {
      this.turn = position.turn;
      for (const [unit, site] of position.ground.site.entries())
        if (isHex(t.rules, site) && position.ground.aboard[unit]! < 0) {
          follies.units++;
          if (hasFlag(position.ground.flags[unit]!, GroundFlag.oos)) follies.unsupplied++;
        }
    }
    const { battle } = position;
    const id = battle ? `${position.turn} ${position.missions} ${battle.site} ${battle.side}` : "";
    if (battle && id !== this.battle) {
      this.battle = id;
      const own = battle.airUnits.filter((unit) => t.rules.airUnits[unit]!.side === battle.side);
      if (!battle.patrol && own.some((unit) => !isFighter(t, unit))) {
        follies.battles++;
        if (!own.some((unit) => isFighter(t, unit))) follies.unescorted++;
      }
    }
    if (frame.step === "interceptor-scramble" && code !== DONE) this.scramble(t, side, code);
    if (frame.step === "battle-move") this.move(t, side, frame.data as unknown as MoveData, code);
    if (frame.step === "naval-movement") this.sail(t);
    if (frame.step.endsWith("-combat") && code !== DONE) {
      const { do: what, at } = t.describe(code, side);
      if (what === "land") this.land(t, side, t.rules.hexes.of[String(at)]!);
    }
  }

  private land(t: ForlornTable, side: number, hex: number): void {
    if (ashoreAt(t, 1 - side, hex).length === 0) return;
    const { ground } = t.position;
    const units = [...ground.site.keys()].filter(
      (unit) => ground.site[unit] === hex && ground.aboard[unit]! >= 0,
    );
    this.follies.landings++;
    if (chanceToLand(t, side, hex, units) < 0.5) this.follies.outnumbered++;
  }

  private scramble(t: ForlornTable, side: number, unit: number): void {
    const { follies } = this;
    const base = t.position.air.base[unit]!;
    const sum = modifiersOf(t, "interceptor-scramble", { t, side, airUnit: unit, base });
    follies.scrambles++;
    if (((ratingsOf(t, unit).tma ?? 0) - sum) / t.rules.parameters.die.faces < LITTLE) follies.hopeless++;
    if (isDisrupted(t, unit)) follies.disruptedScrambles++;
  }

  /** The last choice of an impulse without a shot though one is there. */
  private move(t: ForlornTable, side: number, { fired, points, movers }: MoveData, code: number): void {
    const isFire = code >= 128 && code < 256;
    if (isFire) this.follies.shots++;
    if (fired || isFire || points !== 1 || !isFighter(t, t.position.battle!.airUnits[movers[0]!]!)) return;
    if (t.codes(side).some((each) => each >= 128 && each < 256)) this.follies.heldFire++;
  }

  private sail(t: ForlornTable): void {
    const { ships, destinationSite } = t.frame("naval-mission")!.data as unknown as {
      ships: number[];
      destinationSite: number;
    };
    const id = `${t.position.turn} ${t.position.missions} ${destinationSite} ${ships.join(",")}`;
    if (id === this.convoy) return;
    this.convoy = id;
    const carries = ships.some(
      (ship) => isTransport(t.rules, ship) && t.position.ground.aboard.includes(ship),
    );
    if (!carries) return;
    this.follies.convoys++;
    if (!ships.some((ship) => isWarship(t.rules, ship))) this.follies.bareConvoys++;
  }
}
