import type { Rules } from "./rules";

/** Something that follows from the ruleset alone: worked out once for each ruleset, when it is first asked for. */
export function ofRules<V>(make: (rules: Rules) => V): (rules: Rules) => V {
  const known = new WeakMap<Rules, { value: V }>();
  return (rules) => {
    let found = known.get(rules);
    if (!found) known.set(rules, (found = { value: make(rules) }));
    return found.value;
  };
}
