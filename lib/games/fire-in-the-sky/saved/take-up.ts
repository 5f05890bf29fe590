import type { FireInTheSkyScenario } from "../../../documents/generated/types";
import {
  fail,
  ok,
  type Result,
  type SetupProblem,
  type SetupResult,
  type StartOptions,
} from "../../../kernel";
import type { Position } from "../model/position";
import { parseState } from "../io/print";
import type { Rules } from "../model/rules";
import { printedFrom } from "./form";
import { type Problem, positionProblems } from "./problems";

type SavedScenario = FireInTheSkyScenario & Required<Pick<FireInTheSkyScenario, "position">>;

/** A scenario that was saved in the midst of play becomes the position that it holds, with the steps under way. */
export function takeUpPosition(
  rules: Rules,
  { id, position, recommendedOptions }: SavedScenario,
  { options }: StartOptions,
): Result<SetupResult<Position>, SetupProblem[]> {
  const found = [...otherOptions(recommendedOptions, options), ...positionProblems(rules, position)];
  if (found.length > 0) return fail(found.map(problemOf));
  const parsed = parseState(rules, printedFrom(position, { scenario: id, options }));
  if (!parsed.ok)
    return fail(parsed.error.map(({ message }) => problemOf({ pointer: "/position", message })));
  return ok({ ...parsed.value, pointer: "/position", problems: [] });
}

const problemOf = ({ pointer, message, rule = "3.0", hint }: Problem): SetupProblem => ({
  code: "setup/fire-in-the-sky",
  severity: "error",
  message,
  rule,
  pointer,
  ...(hint !== undefined && { hint }),
});

/** What lies on the board, and the steps under way, have come about under these optional rules and no others (18.0). */
function otherOptions(saved: readonly string[], options: readonly string[]): Problem[] {
  const more = options.filter((id) => !saved.includes(id)).map((id) => `“${id}” is on`);
  const fewer = saved.filter((id) => !options.includes(id)).map((id) => `“${id}” is off`);
  if (more.length + fewer.length === 0) return [];
  return [
    {
      pointer: "/recommendedOptions",
      rule: "18.0",
      message: `A saved position must be continued with its own optional rules, but ${[...more, ...fewer].join(" and ")}.`,
      hint: "Play it with exactly the optional rules that it lists.",
    },
  ];
}
