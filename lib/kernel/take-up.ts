import type { Game } from "./game";
import type { FrameStart } from "./module";
import { run } from "./run";
import { DiceError, type SetupProblem } from "./types";

/**
 * Play on from frames that a scenario or a printed state brings. Returns all that keeps it from doing so, reported at
 * `pointer`, where the position stands with its `frames`. With new dice the frames declare what they are rolled for as
 * they are put on the stack; those of a printed state go on where they were. Frames are text that anybody may have
 * changed, and no schema says what a step remembers: whether it can be played shows when the steps read it.
 */
export function takeUp<R, P>(
  game: Game<R, P>,
  frames: readonly FrameStart[],
  pointer: string,
  dice: "new" | "as they were",
): SetupProblem[] {
  const { module } = game.ruleset;
  const problem = (code: string, message: string, at = ""): SetupProblem => ({
    code,
    severity: "error",
    message,
    hint: "Undo the change in the text, or save the position again from a game in play.",
    pointer: pointer + at,
  });
  const unknown = unknownStep(module, frames);
  if (unknown) return [problem("state/step", unknown.message, `/frames/${unknown.index}/step`)];
  try {
    for (const { step, data } of frames) {
      const frame = { step, data: structuredClone(data) };
      if (dice === "new") game.table.takeUp(frame);
      else game.state.frames.push(frame);
    }
    const broken = module.invariants(game.table).map((text) => problem("state/broken", text));
    if (broken.length > 0) return broken;
    run(game);
    for (let side = 0; side < module.sides.length; side++) if (game.asked & (1 << side)) ask(game, side);
    return [];
  } catch (error) {
    if (error instanceof DiceError || !(error instanceof Error)) throw error;
    return [problem("state/play-on", `Play cannot continue from this position: ${error.message}`)];
  }
}

/** Put the whole question to a side, as a player would see it. */
function ask<R, P>({ table }: Game<R, P>, side: number): void {
  const frame = table.asking(side);
  table.step(frame.step).prompt?.(table, frame, side);
  for (const code of table.codes(side)) table.describe(code, side);
}

/** The first frame of a step that the rules do not have. */
function unknownStep(
  { id, steps }: { readonly id: string; readonly steps: object },
  frames: readonly FrameStart[],
): { index: number; message: string } | undefined {
  const index = frames.findIndex(({ step }) => !Object.hasOwn(steps, step));
  if (index < 0) return undefined;
  return { index, message: `The rules of ${id} have no step “${frames[index]!.step}”.` };
}
