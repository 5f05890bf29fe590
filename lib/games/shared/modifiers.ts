import type { Test } from "./conditions";

/** One modifier of a table: it counts when its condition holds. What it adds then, the game says (`worth`). */
export interface ConditionalModifier<S> {
  readonly id: string;
  readonly rule: string;
  readonly test: Test<S>;
}

/** Where the rules of modifiers that change a roll are noted: the table at which it is rolled. */
export interface RuleNotes {
  acted(rule: string): void;
}

export interface ModifierSums<M, S> {
  /** What all modifiers that hold add up to. With `notes` for a roll that is made, without them to compare. */
  sum(modifiers: readonly M[], situation: S, notes?: RuleNotes): number;
  /** The same, each by its name, for the log: "night -2 (16.10)". Those that add nothing are left out. */
  names(modifiers: readonly M[], situation: S): string[];
}

/** How the modifiers of a game add up, by what one that holds adds in a situation. */
export function modifierSums<S, M extends ConditionalModifier<S>>(
  worth: (modifier: M, situation: S) => number,
): ModifierSums<M, S> {
  return {
    sum(modifiers, situation, notes) {
      let sum = 0;
      for (const modifier of modifiers) {
        if (!modifier.test(situation)) continue;
        const add = worth(modifier, situation);
        if (add !== 0) notes?.acted(modifier.rule);
        sum += add;
      }
      return sum;
    },
    names(modifiers, situation) {
      const names: string[] = [];
      for (const modifier of modifiers) {
        if (!modifier.test(situation)) continue;
        const add = worth(modifier, situation);
        if (add !== 0) names.push(`${modifier.id} ${add > 0 ? "+" : ""}${add} (${modifier.rule})`);
      }
      return names;
    },
  };
}
