import { EngineError, type Steps } from "../../kernel";

/** The steps of all chapters of a game together. Throws if two chapters give a step the same id: one would be lost. */
export function joinSteps<R, P>(...chapters: readonly Steps<R, P>[]): Steps<R, P> {
  const joined: Record<string, Steps<R, P>[string]> = {};
  for (const steps of chapters)
    for (const [id, step] of Object.entries(steps)) {
      if (Object.hasOwn(joined, id)) throw new EngineError(`Two chapters have a step “${id}”.`, id);
      joined[id] = step;
    }
  return joined;
}
