import { type Curve, shareAt } from "./curves";
import type { Possible } from "./possible";
import { gamesOf, type Tally } from "./tally";

/** Where the crossing most likely is, in steps from the first value. It says where to play next, and nothing is proved by it. */
export interface Belief {
  middle: number;
  /** Standard deviation. */
  spread: number;
}

const CHANGES = [0.5, 1, 2, 4, 8, 16, 32];

/** The mean over all curves that are still possible, each as likely as the games make it. */
export function beliefOf(tallies: readonly Tally[], wanted: number, possible: Possible): Belief {
  const curves = curvesOver(tallies.length, possible);
  const played = tallies.flatMap((tally, value) => (gamesOf(tally) === 0 ? [] : [{ tally, value }]));
  const logs = curves.map((curve) =>
    played.reduce((sum, { tally, value }) => {
      const share = shareAt(curve, value, wanted);
      return (
        sum +
        (tally.won + tally.drawn / 2) * Math.log(share) +
        (tally.lost + tally.drawn / 2) * Math.log(1 - share)
      );
    }, 0),
  );
  const most = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - most));
  const total = weights.reduce((sum, each) => sum + each, 0);
  const mean = (of: (curve: Curve) => number): number =>
    curves.reduce((sum, curve, i) => sum + of(curve) * weights[i]!, 0) / total;
  const middle = mean(({ at }) => at);
  return { middle, spread: Math.sqrt(mean(({ at }) => (at - middle) ** 2)) };
}

/** Curves that cross between any two values, or up to half a range beyond them. */
function curvesOver(values: number, { cuts, rises }: Possible): Curve[] {
  const curves: Curve[] = [];
  const beyond = Math.ceil(values / 2);
  for (let cut = -beyond; cut <= values + beyond; cut++)
    for (const change of CHANGES)
      for (const direction of [1, -1]) {
        const within = Math.min(values, Math.max(0, cut));
        if (cuts && (within < cuts.from || within > cuts.to)) continue;
        if (rises !== undefined && rises !== direction > 0) continue;
        curves.push({ at: cut - 0.5, slope: (direction * change) / values });
      }
  return curves;
}
