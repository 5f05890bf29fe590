import type { FireInTheSkyScenario } from "../../../documents/generated/types";
import {
  fail,
  ok,
  type Result,
  type SetupProblem,
  type SetupResult,
  type StartOptions,
} from "../../../kernel";
import { otherOptions } from "../../shared/saved-scenario";
import type { Position } from "../model/position";
import type { Rules } from "../model/rules";
import { printedFrom } from "./form";
import { readState } from "./read-state";

type SavedScenario = FireInTheSkyScenario & Required<Pick<FireInTheSkyScenario, "position">>;

/** A scenario that was saved in the midst of play becomes the position that it holds, with the steps under way. */
export function takeUpPosition(
  rules: Rules,
  { id, position, recommendedOptions }: SavedScenario,
  { options }: StartOptions,
): Result<SetupResult<Position>, SetupProblem[]> {
  const read = readState(rules, printedFrom(position, { scenario: id, options }), "/position");
  const others = otherOptions(recommendedOptions, options);
  const found = [
    ...(others ? [problem({ rule: "18.0", pointer: "/recommendedOptions", ...others })] : []),
    ...(read.ok ? [] : read.error),
    ...outermost(position),
  ];
  if (!read.ok || found.length > 0) return fail(found);
  return ok({ ...read.value, pointer: "/position", problems: [] });
}

/** A scenario is the whole of a game; a state may be printed of a part that is played by itself. */
function outermost({ frames }: SavedScenario["position"]): SetupProblem[] {
  if (frames[0]?.step === "game" || frames[0]?.step === "set-up") return [];
  const message = "The outermost step of a game is “game”, or “set-up” before it.";
  return [problem({ rule: "4.0", pointer: "/position/frames/0/step", message })];
}

const problem = (about: Omit<SetupProblem, "code" | "severity">): SetupProblem => ({
  code: "setup/fire-in-the-sky",
  severity: "error",
  ...about,
});
