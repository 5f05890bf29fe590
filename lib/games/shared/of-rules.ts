/** Something that follows from the ruleset alone: worked out once for each ruleset, when it is first asked for. */
export function ofRules<R extends object, V>(make: (rules: R) => V): (rules: R) => V {
  const known = new WeakMap<R, { value: V }>();
  return (rules) => {
    let found = known.get(rules);
    if (!found) known.set(rules, (found = { value: make(rules) }));
    return found.value;
  };
}
