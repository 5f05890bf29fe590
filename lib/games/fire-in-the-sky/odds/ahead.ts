import type { T } from "../model/position";
import type { Rules } from "../model/rules";

/** Steps of the battle that are under way or still to come. */
export type Ahead = ReadonlySet<string>;

/**
 * What of a battle lies ahead: what none of these steps reads makes no difference any more. It follows from where in
 * their lists the steps under way stand, and these are the data's own: a changed sequence is read as it is.
 */
export function stepsAhead(): (t: T) => Ahead {
  const known = new Map<string, Ahead>();
  return (t) => {
    const { frames } = t.state;
    let key = "";
    for (const { step, data } of frames)
      key += step === "sequence" ? `${data.name as string}${data.i as number}/` : `${step}/`;
    const before = known.get(key);
    if (before) return before;
    const ahead = new Set<string>();
    for (const { step, data } of frames) {
      if (step !== "sequence") ahead.add(step);
      else
        for (const next of t.rules.sequence[data.name as string]!.slice(data.i as number))
          addTo(ahead, t.rules, next);
    }
    known.set(key, ahead);
    return ahead;
  };
}

/** A step, or all steps of a named list. */
function addTo(ahead: Set<string>, rules: Rules, name: string): void {
  if (ahead.has(name)) return;
  ahead.add(name);
  for (const step of rules.sequence[name] ?? []) addTo(ahead, rules, step);
}
