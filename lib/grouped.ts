/** Things by a key of theirs, in their order. Those without a key are left out. */
export function grouped<K, T>(things: readonly T[], keyOf: (thing: T) => K | undefined): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return groups;
}
