import type { Diagnostic } from "../../lib/diagnostics";
import type { StepChange, StepList } from "../../lib/views";
import { counted } from "../../lib/words";

/** What undo and the line at the foot call a change of a list of steps. */
export function changeWords(change: StepChange, step: string, { title, steps }: StepList): string {
  switch (change.do) {
    case "move": {
      const next = steps[change.to]?.title;
      return next === undefined ? `Move ${step} to the end of ${title}` : `Move ${step} before ${next}`;
    }
    case "double":
      return `Repeat ${step} in ${title}`;
    case "remove":
      return `Remove ${step} from ${title}`;
    case "add":
      return `Add ${step} to ${title}`;
  }
}

/** The change with what it breaks. */
export function breaksWords(done: string, problems: readonly Diagnostic[]): string {
  const [worst] = problems;
  if (worst === undefined) return `${done}: no problems.`;
  const more = problems.length > 1 ? ` And ${counted(problems.length - 1, "more problem")}.` : "";
  return `${done} causes a problem: ${worst.message}${more}`;
}
