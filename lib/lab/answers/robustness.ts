import type { Plan, Robustness } from "../plan";
import type { GameLine } from "../record/types";
import { castTitle } from "../robustness";
import { atMost, chanceBetween, holm } from "../statistics";
import type { Comparison, MeasureDifference } from "./comparison";
import type { VariantContext } from "./context";
import { Intake } from "./intake";
import { Pairing } from "./pairing";

/**
 * How an answer stands with other players. "holds": with them it is more than chance as well, the same way. "differs":
 * with them it is more than chance another one: it goes the other way, or is clearly further from what the run's own
 * players show than chance brings. "open": too few pairs to say.
 */
export type Standing = "holds" | "differs" | "open";

/** A figure as other players show it. */
export interface OtherDifference extends Pick<
  MeasureDifference,
  "measure" | "title" | "share" | "difference" | "low" | "high" | "chance" | "pairs" | "differing"
> {
  standing: Standing;
}

/** Who else was asked, and what they show. */
export interface OtherAnswer {
  players: readonly string[];
  title: string;
  pairs: number;
  /** Pairs of which a game did not end; they are in no result. */
  dropped: number;
  measures: OtherDifference[];
}

/** A figure over all who were asked. */
export interface Verdict {
  measure: string;
  /**
   * "holds": with all players asked. "habit": with none but the run's own. "depends": with some it is another one.
   * "open": with none another one, but with some there are too few pairs to say. "none": the run's own players show no
   * difference that is more than chance, nor do the others. "others": only others show one.
   */
  verdict: "holds" | "habit" | "depends" | "open" | "none" | "others";
}

/** How far a comparison depends on who plays. */
export interface RobustnessAnswer {
  /** Index of the variant that is compared to the first. */
  variant: number;
  /** Pairs that each was asked for. */
  asked: number;
  others: OtherAnswer[];
  verdicts: Verdict[];
}

/** The comparisons that other players of a plan make. */
interface OtherComparisons {
  players: readonly string[];
  received: number;
  comparisons: Comparison[];
}

/** Listens to the games of one cast of other players. */
export class OtherPlayers {
  private readonly intake: Intake;
  private readonly pairing: Pairing;

  constructor(
    plan: Plan,
    private readonly players: readonly string[],
    contexts: readonly VariantContext[],
  ) {
    const own: Plan = { ...plan, players, games: plan.robustness?.games ?? plan.games };
    // They play a fixed number of games, whatever was decided, and are tested once.
    delete own.stop;
    this.pairing = new Pairing(own, contexts);
    this.intake = new Intake(own, (line) => this.pairing.add(line), false);
  }

  onLine(line: GameLine): void {
    this.intake.add(line);
  }

  answer(): OtherComparisons {
    return { players: this.players, received: this.intake.received, comparisons: this.pairing.answer() };
  }
}

/** Figures that are asked of other players: who wins, and the scores. */
const isAsked = ({ measure }: MeasureDifference): boolean => /^(wins|score)\//.test(measure);

/** What others say of each comparison of a run. */
export function robustnessOf(
  comparisons: readonly Comparison[],
  { games }: Robustness,
  casts: readonly OtherComparisons[],
): RobustnessAnswer[] {
  return comparisons.map(({ variant, measures }): RobustnessAnswer => {
    const asked = measures.filter(isAsked);
    const found = casts.map(({ comparisons: all }) => all.find((each) => each.variant === variant));
    const standings = new Map(
      asked.map((main) => [
        main.measure,
        standingsOf(
          main,
          found.map((each) => each?.measures.find(({ measure }) => measure === main.measure)),
        ),
      ]),
    );
    return {
      variant,
      asked: games,
      others: casts.map(({ players }, i) => ({
        players,
        title: castTitle(players),
        pairs: found[i]?.pairs ?? 0,
        dropped: found[i]?.dropped ?? 0,
        measures: (found[i]?.measures ?? []).flatMap((each): OtherDifference[] => {
          const standing = standings.get(each.measure)?.[i];
          if (standing === undefined) return [];
          const { measure, title, share, difference, low, high, chance, pairs, differing } = each;
          return [{ measure, title, share, difference, low, high, chance, pairs, differing, standing }];
        }),
      })),
      verdicts: asked.map((main) => ({
        measure: main.measure,
        verdict: verdictOf(isSure(main), standings.get(main.measure) ?? []),
      })),
    };
  });
}

const isSure = ({ judged }: Pick<MeasureDifference, "judged">): boolean => judged !== null && judged < 0.05;

/**
 * How the result of each of the other players relates to that of the run's own. Both tests are corrected for the
 * number of players (Holm). If the own players show nothing, "differs" means a significant difference.
 */
export function standingsOf(
  main: MeasureDifference,
  others: readonly (MeasureDifference | undefined)[],
): Standing[] {
  const alone = holm(others.map((each) => each?.chance ?? 1));
  if (!isSure(main)) return alone.map((chance) => (chance < 0.05 ? "differs" : "open"));
  const apart = holm(others.map((each) => (each ? chanceApart(main, each) : 1)));
  return others.map((each, i): Standing => {
    const isSame = each !== undefined && each.difference * main.difference > 0;
    if (alone[i]! < 0.05) return isSame ? "holds" : "differs";
    return apart[i]! < 0.05 ? "differs" : "open";
  });
}

function chanceApart(main: MeasureDifference, other: MeasureDifference): number {
  // In a run with early stopping, the interval is that of the run.
  const { low, high } = main.always ?? main;
  if (low === null || high === null) return 1;
  if (other.low === null || other.high === null) return chanceOfSoFew(main, other);
  const { difference } = main;
  return chanceBetween(
    { difference, low, high },
    { difference: other.difference, low: other.low, high: other.high },
  );
}

/** Where too few pairs differ for an interval: how likely chance lets so few differ, if as many did as in the run. */
function chanceOfSoFew(main: MeasureDifference, { differing, pairs }: MeasureDifference): number {
  // Rule of succession: what was seen in every pair need not be so in the next.
  const rate = main.differing / (main.pairs + 1);
  return rate === 0 ? 1 : atMost(differing, pairs, rate);
}

function verdictOf(isMainSure: boolean, standings: readonly Standing[]): Verdict["verdict"] {
  const differ = standings.filter((each) => each === "differs").length;
  if (!isMainSure) return differ > 0 ? "others" : "none";
  if (differ > 0) return differ === standings.length ? "habit" : "depends";
  return standings.every((each) => each === "holds") ? "holds" : "open";
}
