import { type Event, type SetupProblem, titleOfStep } from "../kernel";
import { namesOf, type Playable, refusalText } from "../book";
import type { Break, Line } from "./line";
import { Session, type Tried } from "./session";

/** A line that was played again, perhaps on other data. */
export interface Replayed {
  session: Session;
  broken: Break | undefined;
}

/**
 * Play a line again from its start. It stops at the first choice that cannot be made as it was, and says why. A
 * generator, so that a long line can be played in slices: each step is one choice.
 */
export function* replay(playable: Playable, line: Line): Generator<undefined, Replayed> {
  const { choices } = line;
  const session = new Session(playable, line.opening, line.rolled);
  const begun = session.begin();
  // A set-up that waits for its dice has nothing beyond it that could break.
  if (session.waiting && choices.length === 0) return { session, broken: undefined };
  if (!begun.ok) return { session, broken: breakOf(session, line, -1, begun) };
  for (const [index, choice] of choices.entries()) {
    yield undefined;
    const elsewhere = session.asksElsewhere(choice);
    if (elsewhere !== undefined) {
      const { step = "" } = choice;
      const title = titleOfStep(session.game!.ruleset, step);
      const message = `This was chosen in “${title}”; now ${elsewhere}.`;
      return { session, broken: { ...placeOf(session, line, index), message } };
    }
    const tried = session.make(choice);
    if (!tried.ok) return { session, broken: breakOf(session, line, index, tried) };
  }
  return { session, broken: undefined };
}

const placeOf = (session: Session, { choices }: Line, index: number): Omit<Break, "message"> => ({
  index,
  choice: choices[index],
  phase: session.game?.table.phase(),
  rest: choices.length - Math.max(0, index),
});

function breakOf(session: Session, line: Line, index: number, tried: Extract<Tried, { ok: false }>): Break {
  const place = placeOf(session, line, index);
  switch (tried.why) {
    case "set-up":
      return { ...place, ...firstOf(tried.problems) };
    case "refused": {
      const { message, rule } = tried.refusal;
      const { choice } = place.choice ?? {};
      const text = choice ? refusalText(message, choice, namesOf(session.playable)) : message;
      return { ...place, message: text, rule };
    }
    case "dice": {
      const { name, dice } = tried.waiting.wanted;
      session.cancelDice();
      const message = `${name} needs ${dice} more ${dice === 1 ? "die" : "dice"} than were rolled.`;
      return { ...place, message };
    }
  }
}

const firstOf = ([first]: readonly SetupProblem[]): { message: string; rule?: string } => ({
  message: first?.message ?? "The scenario cannot be set up.",
  ...(first?.rule !== undefined && { rule: first.rule }),
});

/** Where play with other data came out otherwise, though every choice could still be made. */
export interface Differs {
  /** The moment after the first choice that led to something else. */
  moment: number;
  before: string;
  now: string;
}

/** Compares with the events of before; of either only what `counts`. */
export function firstDifference(
  session: Session,
  earlier: readonly Event[],
  counts: (event: Event) => boolean = () => true,
): Differs | undefined {
  if (earlier.length === 0) return undefined;
  const before = earlier.filter(counts);
  const numbers = session.log.flatMap((event, number) => (counts(event) ? [number] : []));
  const textAt = (i: number): string => session.log[numbers[i] ?? -1]?.text ?? "";
  const length = Math.max(before.length, numbers.length);
  for (let i = 0; i < length; i++) {
    const was = before[i]?.text ?? "";
    const now = textAt(i);
    if (was !== now) return { moment: session.momentOf(numbers[i] ?? session.log.length), before: was, now };
  }
  return undefined;
}
