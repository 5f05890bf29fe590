import { nearest } from "../../../nearest";
import type { Found, ProblemPlace } from "../../found";
import { list, quote } from "../../words";
import { dangling } from "./dangling";

/** What names a file or an option that there is not; the links do not have these. */
export function unknownName(place: ProblemPlace, noun: string, id: string, known: readonly string[]): Found {
  const meant = nearest(id, known);
  return {
    code: dangling.code,
    severity: dangling.severity,
    place,
    message: `There is no ${noun} ${quote(id)}${meant === undefined ? "." : `: did you mean ${quote(meant)}?`}`,
    hint: known.length === 0 ? `No ${noun} is known.` : `Known: ${list(known)}.`,
    ...(meant !== undefined && {
      fixes: [
        {
          title: `Change ${quote(id)} to ${quote(meant)}`,
          changes: [{ do: "set" as const, place, value: meant }],
        },
      ],
    }),
  };
}
