import { type Curve, logSum, shareAt } from "./curves";
import { gamesOf, type Tally } from "./tally";

/**
 * What can still be true. A cut lies before the first value (0), between two of them, or behind the last: there the
 * share of wins crosses the wanted one, rising or falling.
 *
 * Against each cut somebody bets, game by game, at odds that would be fair if the share were the wanted one: on a higher
 * share where the cut says that it is not higher, on a lower one where it says that it is not lower. If the cut is
 * true his money does not grow, whatever is played next and whenever one looks. So the chance that it is ever multiplied by
 * twenty is at most one in twenty (Ville's inequality; I. Waudby-Smith and A. Ramdas, "Estimating means of bounded random
 * variables by betting", JRSS B 86, 2024). A cut against which it has been is excluded. The true one is among the
 * rest in nineteen of twenty searches, and nothing is assumed but that the share rises, or falls, all along.
 */
export interface Evidence {
  /** By cut, how often the money of whoever bets against it was multiplied, as a logarithm: of cuts where the share rises. */
  rising: number[];
  /** The same where it falls. */
  falling: number[];
}

/** `width`: how wide the interval may be in the end, in steps; curves are no closer to each other than that needs. */
export function evidenceOf(tallies: readonly Tally[], wanted: number, width: number): Evidence {
  const values = tallies.length;
  const played = tallies.flatMap((tally, value) => (gamesOf(tally) === 0 ? [] : [{ tally, value }]));
  const against = { rising: sums(values + 1), falling: sums(values + 1) };
  for (const way of [1, -1] as const) {
    const curves = curvesOver(values, width, way);
    const other = Math.log(ON_THE_OTHER_WAY / curves.length);
    const same = Math.log((1 - ON_THE_OTHER_WAY - ON_SINGLE_VALUES) / curves.length);
    for (const curve of curves) {
      const { higher, lower } = gainsOf(curve, played, values, wanted);
      for (let cut = 0; cut <= values; cut++) {
        // Whoever bets on higher shares does so where the cut says that they are not, and nowhere else.
        const rising = higher[cut]! + lower[values]! - lower[cut]!;
        const falling = lower[cut]! + higher[values]! - higher[cut]!;
        against.rising[cut]!.push(rising + (way > 0 ? same : other));
        against.falling[cut]!.push(falling + (way > 0 ? other : same));
      }
    }
  }
  const { higher, lower } = gainsValueByValue(tallies, wanted);
  for (let cut = 0; cut <= values; cut++) {
    against.rising[cut]!.push(Math.log(ON_SINGLE_VALUES) + higher[cut]! + lower[values]! - lower[cut]!);
    against.falling[cut]!.push(Math.log(ON_SINGLE_VALUES) + lower[cut]! + higher[values]! - higher[cut]!);
  }
  return { rising: against.rising.map(logSum), falling: against.falling.map(logSum) };
}

const sums = (length: number): number[][] => Array.from({ length }, () => []);

/** How much the log odds may change over the whole range: from hardly at all to nearly everything. */
const CHANGES = [1.5, 4, 10, 25];

/** The part of the money that is bet on a share that goes the other way altogether. */
const ON_THE_OTHER_WAY = 0.1;

/** The part that is bet on each value by itself, against a share that neither rises nor falls all along. */
const ON_SINGLE_VALUES = 0.1;

/** The money is spread over these curves, and each bets by the shares that it expects. */
function curvesOver(values: number, width: number, way: 1 | -1): Curve[] {
  const crossings = [-values / 2, values * 1.5];
  for (let at = -0.5; at < values; at += Math.max(1, Math.floor(width / 2))) crossings.push(at);
  return crossings.flatMap((at) => CHANGES.map((change) => ({ at, slope: (way * change) / values })));
}

/** What somebody wins who bets by the shares of a curve: where it expects a higher share than the wanted one, and a lower one. */
function gainsOf(
  curve: Curve,
  played: readonly { tally: Tally; value: number }[],
  values: number,
  wanted: number,
): Gains {
  const [higher, lower] = [new Float64Array(values + 1), new Float64Array(values + 1)];
  for (const { tally, value } of played) {
    const share = shareAt(curve, value, wanted);
    (share > wanted ? higher : lower)[value + 1] = gainAt(share, tally, wanted);
  }
  return { higher: addedUp(higher), lower: addedUp(lower) };
}

/** The same of somebody who bets at each value on a share of its own, a third of the money kept out of it. */
function gainsValueByValue(tallies: readonly Tally[], wanted: number): Gains {
  const gains = (nearTo: number): Float64Array =>
    addedUp([
      0,
      ...tallies.map((tally) => {
        const bets = [1 / 3, 2 / 3].map((part) => wanted + (nearTo - wanted) * part);
        return logSum([0, ...bets.map((share) => gainAt(share, tally, wanted))]) - Math.log(3);
      }),
    ]);
  return { higher: gains(1), lower: gains(0) };
}

/** By the values before each one, as logarithms. */
interface Gains {
  higher: Float64Array;
  lower: Float64Array;
}

/** What the games at a value multiply the money by that bets on a share, as a logarithm. */
function gainAt(share: number, { won, drawn, lost }: Tally, wanted: number): number {
  const stake = (share - wanted) / (wanted * (1 - wanted));
  return (
    won * Math.log(share / wanted) +
    drawn * Math.log(1 + stake * (0.5 - wanted)) +
    lost * Math.log((1 - share) / (1 - wanted))
  );
}

function addedUp(numbers: ArrayLike<number>): Float64Array {
  const sums = Float64Array.from(numbers);
  for (let i = 1; i < sums.length; i++) sums[i]! += sums[i - 1]!;
  return sums;
}
