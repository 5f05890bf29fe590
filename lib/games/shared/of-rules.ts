/** Something that follows from the ruleset alone: worked out once for each ruleset, when it is first asked for. */
export function ofRules<R extends object, V>(make: (rules: R) => V): (rules: R) => V {
  const known = new WeakMap<R, { value: V }>();
  return (rules) => {
    let found = known.get(rules);
    if (!found) known.set(rules, (found = { value: make(rules) }));
    return found.value;
  };
}

/** The same for something that there is one of for each key, such as the ways to a hex: each is worked out when it is first asked for. */
export function ofRulesBy<R extends object, K, V extends object>(
  make: (rules: R, key: K) => V,
): (rules: R, key: K) => V {
  const known = ofRules((_rules: R) => new Map<K, V>());
  return (rules, key) => {
    const of = known(rules);
    let found = of.get(key);
    if (!found) of.set(key, (found = make(rules, key)));
    return found;
  };
}
