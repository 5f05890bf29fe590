/**
 * Conditions of modifiers as tables write them: each names a predicate of the game, or puts others together by `all`,
 * `any` and `not`. Compiled once, they are functions of the situation of a roll.
 */
export type Condition = { readonly is: string; readonly [member: string]: unknown };

/** A compiled condition. */
export type Test<S> = (situation: S) => boolean;

/** By name, what makes a condition that names it into a function. `C` is what the game compiles with: its sides, say. */
export type Predicates<S, C> = Readonly<Record<string, (condition: Condition, context: C) => Test<S>>>;

export interface Conditions<S, C> {
  /** All names that a condition may have, those that put others together included. */
  readonly names: readonly string[];
  /** Throws RangeError for a predicate that there is not: a fault of the data that its schema should have found. */
  compile(condition: Condition, context: C): Test<S>;
}

/** The conditions of a game with these predicates. */
export function conditionsOf<S, C>(predicates: Predicates<S, C>): Conditions<S, C> {
  const parts = ({ of }: Condition, context: C): Test<S>[] =>
    (of as Condition[]).map((part) => compile(part, context));
  const makers: Predicates<S, C> = {
    ...predicates,
    all: (condition, context) => {
      const tests = parts(condition, context);
      return (situation) => tests.every((test) => test(situation));
    },
    any: (condition, context) => {
      const tests = parts(condition, context);
      return (situation) => tests.some((test) => test(situation));
    },
    not: ({ of }, context) => {
      const test = compile(of as Condition, context);
      return (situation) => !test(situation);
    },
  };
  function compile(condition: Condition, context: C): Test<S> {
    if (!Object.hasOwn(makers, condition.is))
      throw new RangeError(`There is no predicate “${condition.is}”.`);
    return makers[condition.is]!(condition, context);
  }
  return { names: Object.keys(makers), compile };
}
