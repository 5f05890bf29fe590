import { counted } from "../../../words";
import { canPart, type Company } from "../air";
import { pieceAt, pieceName } from "../pieces";
import type { T } from "../position";
import type { Reason } from "./common";

/** A number of steps that an air unit cannot send (2.1.1.2). */
export function whyNotSteps(t: T, p: number, steps: unknown, company: Company): Reason {
  const all = t.position.steps[p]!;
  const rule = "2.1.1.2";
  if (pieceAt(t, p).kind !== "air")
    return { rule, text: `${pieceName(t, p)} is not an air unit: it goes whole.` };
  if (steps === all || (steps === 1 && canPart(t, p, company))) return undefined;
  if (steps === 1)
    return {
      rule,
      text: `No air counter is free to hold the step alone, so the unit of ${all} steps goes whole.`,
    };
  return { rule, text: `The air unit has ${counted(all, "step")}: one of them goes, or all.` };
}
