import type { Frame, FrameData } from "../../../kernel";
import type { Outlook } from "./outlook";

/** What an option is worth to who must choose, against the others of the same decision, and why. */
export interface Judgement {
  score: number;
  /** In words that stand alone: why it is well or badly thought of. */
  why: string;
}

/**
 * Weighs the options of one kind of decision: looks at the outlook once, then at each option. `D` is what the step that
 * asks remembers. A method in disguise, as in the kernel's `Step`, so that advisers of all steps stand in one list.
 */
export type Adviser<D extends FrameData = FrameData> = {
  advise(outlook: Outlook, frame: Frame<D>, codes: readonly number[]): (code: number) => Judgement;
}["advise"];

export const judged = (score: number, why: string): Judgement => ({ score, why });

/** An adviser that wants the greatest number on offer. */
export const most =
  (why: string): Adviser =>
  () =>
  (code) =>
    judged(code, why);

/** An adviser that wants a number, or the one on offer that is nearest to it. */
export const nearTo = (wanted: number, why: string) => (code: number) =>
  judged(-Math.abs(code - wanted), why);
