import type { GameRecord } from "../record/types";
import type { Fold, KnownRule, VariantContext } from "./context";

/** Which rules came up. */
export interface RulesAnswer {
  /** Rules that were used, in the order of their numbers: events by them, and what they changed of others. */
  used: { rule: string; title: string; games: number; perGame: number }[];
  /** Known rules that were used in no game, nor a rule below them, and at whose step nobody was asked. */
  never: KnownRule[];
  /** How many rules are known of which one could say so: those at steps of the sequence of play, and options that are on. */
  known: number;
}

export class RulesFold implements Fold<GameRecord, RulesAnswer> {
  private games = 0;
  private readonly rules: { [rule: string]: { games: number; times: number } } = {};
  private readonly asked = new Set<string>();

  constructor(private readonly context: VariantContext) {}

  add({ rules, asked }: GameRecord): void {
    this.games++;
    for (const [rule, times] of Object.entries(rules)) {
      const found = (this.rules[rule] ??= { games: 0, times: 0 });
      found.games++;
      found.times += times;
    }
    for (const step of Object.keys(asked)) this.asked.add(step);
  }

  answer(): RulesAnswer {
    const counted = Object.keys(this.rules);
    const never = this.context.rules.filter(
      ({ rule, step }) =>
        !counted.some((each) => isWithin(each, rule)) && (step === undefined || !this.asked.has(step)),
    );
    // Several steps belong to one rule: it was used if any of them was.
    const up = new Set(this.context.rules.filter((each) => !never.includes(each)).map(({ rule }) => rule));
    return {
      used: counted.sort(inOrder).map((rule) => {
        const { games, times } = this.rules[rule]!;
        const { names, rules } = this.context;
        const title = names.rule(rule) || (rules.find((each) => each.rule === rule)?.title ?? "");
        return { rule, title, games, perGame: times / this.games };
      }),
      never: this.games === 0 ? [] : never.filter(({ rule }) => !up.has(rule)),
      known: new Set(this.context.rules.map(({ rule }) => rule)).size,
    };
  }
}

/** Whether a rule is another one or stands below it: 12.3.2 is within 12.3, and within 12.0. */
const isWithin = (rule: string, outer: string): boolean =>
  rule === outer || rule.startsWith(`${outer.replace(/\.0$/, "")}.`);

/** 2.1 before 12.0: rule numbers as a rulebook has them. */
function inOrder(a: string, b: string): number {
  const [one, other] = [a.split("."), b.split(".")];
  for (let i = 0; i < Math.max(one.length, other.length); i++) {
    const difference = Number(one[i] ?? -1) - Number(other[i] ?? -1);
    if (difference !== 0 && !Number.isNaN(difference)) return difference;
  }
  return a < b ? -1 : a > b ? 1 : 0;
}
