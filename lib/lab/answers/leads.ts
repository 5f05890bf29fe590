import { count, type Counts } from "../../playtest/statistics";
import type { GameRecord } from "../record/types";
import { type Spread, spreadOf } from "../statistics";
import { countsAt, type Fold, type VariantContext } from "./context";

/** Who would have won, had the game ended then. */
export interface Leads {
  /** At the end of each turn, of the games still in play: shares by side; the rest is level. */
  byTurn: { turn: number; games: number; shares: { side: string; title: string; share: number }[] }[];
  /** How often the lead went from one side to another in a game. */
  changes: Spread;
  /** From which turn on the later winner led to the end; of the games that were won by the one who led then. */
  forGood: Spread | null;
  /** Games that were won by a side which did not lead at the end of the turn before the last. */
  turnedLate: number;
}

const LEVEL = "";

export class LeadsFold implements Fold<GameRecord, Leads | null> {
  private readonly byTurn: { [turn: string]: Counts } = {};
  private readonly changes: Counts = {};
  private readonly forGood: Counts = {};
  private turnedLate = 0;

  constructor(private readonly context: VariantContext) {}

  add({ tracks, turns, winner }: GameRecord): void {
    const { leader } = this.context;
    if (!leader || !turns) return;
    const [first, last] = turns;
    const leaders: (string | null)[] = [];
    for (let i = 0; i <= last - first; i++) {
      const at = Object.fromEntries(
        Object.entries(tracks).flatMap(([track, values]) => (i < values.length ? [[track, values[i]!]] : [])),
      );
      leaders.push(leader(at));
    }
    leaders.forEach((side, i) => {
      const found = countsAt(this.byTurn, String(first + i));
      found[side ?? LEVEL] = (found[side ?? LEVEL] ?? 0) + 1;
    });
    const led = leaders.filter((side) => side !== null);
    count(this.changes, led.filter((side, i) => i > 0 && side !== led[i - 1]).length);
    if (winner === null) return;
    // The last turn is the one on which the game ended: who won it led there, whatever its tracks say.
    const before = leaders.slice(0, -1);
    const lastOther = before.findLastIndex((side) => side !== winner);
    count(this.forGood, first + lastOther + 1);
    if (before.length > 0 && before.at(-1) !== winner) this.turnedLate++;
  }

  answer(): Leads | null {
    const { sides, names } = this.context;
    const changes = spreadOf(this.changes);
    if (!changes) return null;
    const byTurn = Object.keys(this.byTurn)
      .map(Number)
      .sort((a, b) => a - b)
      .map((turn) => {
        const found = this.byTurn[turn]!;
        const games = Object.values(found).reduce((sum, n) => sum + n, 0);
        const shares = sides.map((side) => ({
          side,
          title: names.side(side),
          share: (found[side] ?? 0) / games,
        }));
        return { turn, games, shares };
      });
    return { byTurn, changes, forGood: spreadOf(this.forGood), turnedLate: this.turnedLate };
  }
}
