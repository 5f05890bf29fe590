import { DiceError, EngineError, type Json, type SetupProblem, start, type Table } from "../../kernel";

/**
 * A game in play as a scenario from which play continues. Where a set-up says everything, it is one, and a designer can
 * change it like any other; else it holds the position as printed, with the steps under way.
 */
export interface SavedForms<R, P> {
  /** The scenario document as a set-up; undefined where none can say how things stand. */
  setUp(): Json | undefined;
  /** The scenario document with the position as it stands. */
  whole(): Json;
  /** The optional rules in play. */
  readonly options: readonly string[];
  /** Whether the game that starts from the set-up stands as the one in play: dice and the scenario's name left out. */
  isAlike(started: Table<R, P>): boolean;
}

/** Throws `EngineError` when the game is over. */
export function savedScenario<R, P>(t: Table<R, P>, forms: SavedForms<R, P>): Json {
  if (t.state.outcome || t.state.frames.length === 0)
    throw new EngineError("The game is over, so it cannot be continued.");
  const setUp = forms.setUp();
  return setUp !== undefined && saysAll(t, setUp, forms) ? setUp : forms.whole();
}

function saysAll<R, P>({ module, rules }: Table<R, P>, scenario: Json, forms: SavedForms<R, P>): boolean {
  try {
    const started = start({ module, rules }, scenario, { options: forms.options, dice: [], bulk: true });
    return started.ok && forms.isAlike(started.value.table);
  } catch (error) {
    // Dice are rolled before the first choice; they would be rolled again.
    if (error instanceof DiceError) return false;
    throw error;
  }
}

/**
 * What lies on the board of a saved position, and the steps under way, have come about under its optional rules and no
 * others: what is wrong where it is to be continued with others.
 */
export function otherOptions(
  saved: readonly string[],
  options: readonly string[],
): Required<Pick<SetupProblem, "message" | "hint">> | undefined {
  const more = options.filter((id) => !saved.includes(id)).map((id) => `“${id}” is on`);
  const fewer = saved.filter((id) => !options.includes(id)).map((id) => `“${id}” is off`);
  if (more.length + fewer.length === 0) return undefined;
  return {
    message: `A saved position must be continued with its own optional rules, but ${[...more, ...fewer].join(" and ")}.`,
    hint: "Play it with exactly the optional rules that it lists.",
  };
}
