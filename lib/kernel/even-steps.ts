import type { Step, Steps } from "./step";

const known = new WeakMap<object, ReadonlyMap<string, unknown>>();

/**
 * The steps of a module by id, each with all the members that a step can have, in one order. To V8 objects with other
 * members are of another shape, and the kernel's loop, which reads steps of a hundred shapes, would look every member up
 * by its name.
 */
export function evenSteps<R, P>(steps: Steps<R, P>): ReadonlyMap<string, Step<R, P>> {
  let even = known.get(steps) as ReadonlyMap<string, Step<R, P>> | undefined;
  if (!even) {
    even = new Map(Object.entries(steps).map(([id, step]) => [id, evenStep(step)]));
    known.set(steps, even);
  }
  return even;
}

const evenStep = <R, P>(step: Step<R, P>): Step<R, P> =>
  ({
    rule: step.rule,
    title: step.title,
    enter: step.enter,
    stream: step.stream,
    asks: step.asks,
    options: step.options,
    describe: step.describe,
    prompt: step.prompt,
    take: step.take,
    proceed: step.proceed,
    pass: step.pass,
    why: step.why,
    explain: step.explain,
    askForced: step.askForced,
    secret: step.secret,
    inner: step.inner,
  }) satisfies Record<keyof Step<R, P>, unknown>;
