import { DONE, type Game } from "../../../../lib/kernel";
import type { Bot } from "../../../../lib/playtest";
import { isFriendlyBase } from "../../../../lib/games/fire-in-the-sky/board/occupation";
import { pieceAt } from "../../../../lib/games/fire-in-the-sky/model/pieces";
import { chartsOf } from "../../../../lib/games/fire-in-the-sky/players/charts";
import type { Position, T } from "../../../../lib/games/fire-in-the-sky/model/position";
import { ALLIES, enemyOf, JAPAN, type Rules } from "../../../../lib/games/fire-in-the-sky/model/rules";
import { type Follies, noFollies } from "./record";

/** A land unit at sea in its own player turn, as it set sail. */
interface Passenger {
  p: number;
  steps: number;
  from: number;
  to: number;
  /** Its own Task Force has a ship. */
  escorted: boolean;
}

/** By side and place, 1 where land units stand ashore. */
type Garrisons = readonly [Uint8Array, Uint8Array];

/** Watches a game between two bots for what a person who knows it would not do. */
export class Watch {
  readonly follies: Follies = noFollies();
  private control: number[] = [];
  /** Land units ashore, by side and place, when it was last looked, and as the player turn began. */
  private ashore: Garrisons | undefined;
  private before: Garrisons | undefined;
  /** Bases whose last troops went by their owner's choice, and have not been relieved. */
  private readonly left = new Set<number>();
  private readonly passengers: Passenger[] = [];
  private readonly counted = new Set<string>();
  private turn = 0;
  private phasing = JAPAN;

  /** The bot, with an eye on what it is asked and what it chooses. */
  watching(bot: Bot): Bot {
    return (game, side, random) => {
      this.look(game as unknown as Game<Rules, Position>);
      const code = bot(game, side, random);
      this.chosen(game as unknown as Game<Rules, Position>, side, code);
      return code;
    };
  }

  /** What has come about since the last choice; to be called once more when the game is over. */
  look({ table: t }: Game<Rules, Position>): void {
    const { position } = t;
    if (position.phasing !== this.phasing || position.turn !== this.turn) {
      this.endPlayerTurn(t);
      this.before = this.ashore;
    }
    this.noteFalls(t);
    this.noteGarrisons(t);
    this.noteLandings(t);
    this.control = position.control.slice();
    this.turn = position.turn;
    this.phasing = position.phasing;
  }

  private chosen({ table: t }: Game<Rules, Position>, side: number, code: number): void {
    const { step, data } = t.asking(side);
    const { follies } = this;
    if ((step === "stacking" || step === "landing-stacking") && code !== DONE)
      follies.removals.push({ ...whereIs(t, code), side: enemyOf(side), step });
    if (step === "reaction") {
      this.once("chance", () => follies.chances[side as 0 | 1]++);
      if (code !== DONE) this.once("reaction", () => follies.reactions[side as 0 | 1]++);
    }
    if (step !== "sail-task-force") return;
    const to = t.rules.placeOfNode[code >> 1]!;
    for (const p of data.units as number[]) {
      const { kind, carrier } = pieceAt(t, p);
      if (kind === "land")
        this.passengers.push({
          p,
          steps: t.position.steps[p]!,
          from: t.position.at[p]!,
          to,
          escorted: (data.units as number[]).some((q) => pieceAt(t, q).kind === "naval"),
        });
      if (carrier && side === JAPAN && t.position.turn === 1 && t.position.phasing === JAPAN)
        follies.firstStrikes.push(t.rules.places[to]!.id);
    }
  }

  /** Counts what may be counted once a player turn. */
  private once(what: string, count: () => void): void {
    const key = `${what} ${this.turn} ${this.phasing}`;
    if (this.counted.has(key)) return;
    this.counted.add(key);
    count();
  }

  private endPlayerTurn(t: T): void {
    if (this.turn === 0) return;
    const owner = this.phasing;
    if (owner === JAPAN) this.follies.oil[this.turn] = t.position.oil / 4;
    const counts = this.follies.empty[owner as 0 | 1];
    for (const base of t.rules.bases) {
      if (!isFriendlyBase(t, base, owner) || this.ashore?.[owner as 0 | 1][base]) continue;
      if (!isInReach(t, base, enemyOf(owner))) continue;
      const { id } = t.rules.places[base]!;
      counts[id] = (counts[id] ?? 0) + 1;
    }
  }

  private noteFalls(t: T): void {
    const { control } = t.position;
    this.control.forEach((side, place) => {
      if (control[place] === side || (side !== JAPAN && side !== ALLIES)) return;
      const { id } = t.rules.places[place]!;
      const empty = !this.before?.[side][place];
      this.follies.falls.push({ base: id, turn: this.turn, side, empty, left: this.left.has(place) });
      this.left.delete(place);
    });
  }

  private noteGarrisons(t: T): void {
    const { at, tf, steps } = t.position;
    const now: Garrisons = [new Uint8Array(t.rules.places.length), new Uint8Array(t.rules.places.length)];
    t.rules.pieces.forEach(({ kind, side }, p) => {
      if (kind === "land" && tf[p] === -1 && steps[p]! > 0)
        now[side as 0 | 1][t.rules.places[at[p]!]!.within] = 1;
    });
    for (const base of t.rules.bases) {
      for (const side of [JAPAN, ALLIES] as const) {
        if (now[side][base]) this.left.delete(base);
        // In its own deployments and movement nobody loses a unit but by sending it away.
        else if (
          this.ashore?.[side][base] &&
          t.position.phasing === side &&
          t.position.control[base] === side
        )
          this.left.add(base);
      }
    }
    this.ashore = now;
  }

  /** A passenger is ashore, or has been sent back, when its Task Force is gone. */
  private noteLandings(t: T): void {
    const { at, tf, steps, due, turn } = t.position;
    const { landings } = this.follies;
    const sailing = this.passengers.filter(({ p }) => tf[p] !== -1);
    if (sailing.length === this.passengers.length) return;
    for (const { p, to, steps: before, from, escorted } of this.passengers) {
      if (tf[p] !== -1 || at[p] === from) continue;
      landings.sailed++;
      if (!escorted) landings.alone++;
      if (at[p] === to) continue;
      const { eliminatedLand, notLanded } = t.rules.parameters.delays;
      const lost =
        steps[p]! < before ||
        (at[p] === t.rules.limbo.track && due[p]! - turn >= eliminatedLand && eliminatedLand > notLanded);
      if (lost) landings.lostAtSea++;
      else landings.turnedBack++;
    }
    this.passengers.splice(0, this.passengers.length, ...sailing);
  }
}

const whereIs = ({ rules, position }: T, p: number): { base: string; kind: string; turn: number } => ({
  base: rules.places[rules.places[position.at[p]!]!.within]!.id,
  kind: rules.pieces[p]!.kind,
  turn: position.turn,
});

/** Troops that need one Sea Deployment at most could land there in their next player turn (8.2, 9.1, 12.3.4.1). */
function isInReach(t: T, base: number, enemy: number): boolean {
  const { hexes, near } = chartsOf(t.rules);
  if (!near[base]!.some((other) => isFriendlyBase(t, other, enemy))) return false;
  const { movement, deployment, turnOne } = t.rules.parameters;
  if (enemy === ALLIES && t.position.turn === turnOne.turn) return false;
  const range = movement.landAndAirRange + deployment.seaRange;
  return t.rules.piecesOfSide[enemy]!.some(
    (p) =>
      pieceAt(t, p).kind === "land" &&
      t.position.tf[p] === -1 &&
      isFriendlyBase(t, t.position.at[p]!, enemy) &&
      hexes[enemy as 0 | 1][t.position.at[p]! * t.rules.places.length + base]! <= range,
  );
}
