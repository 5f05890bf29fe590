import { counted } from "../../../words";
import { canPart, type Company } from "../model/air";
import { pieceAt, pieceName } from "../model/pieces";
import type { T } from "../model/position";
import type { Reason } from "./common";

/** A number of steps that an air unit cannot send (2.1.1.2). */
export function whyNotSteps(t: T, p: number, steps: unknown, company: Company): Reason {
  const all = t.position.steps[p]!;
  const rule = "2.1.1.2";
  if (pieceAt(t, p).kind !== "air")
    return { rule, text: `${pieceName(t, p)} is not an air unit: it moves as a whole.` };
  if (steps === all || (steps === 1 && canPart(t, p, company))) return undefined;
  if (steps === 1)
    return {
      rule,
      text: `No air counter is free for a single step, so the unit of ${all} steps moves as a whole.`,
    };
  return { rule, text: `The air unit has ${counted(all, "step")}: choose one or all.` };
}
