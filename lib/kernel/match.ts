import { distance } from "fastest-levenshtein";
import { stableText } from "./hash";
import { type Choice, type Decision, fail, type Json, ok, type Refusal, type Result } from "./types";

/** A member of an option's own; what every object inherits is none. */
const memberOf = (option: Choice, member: string): Json | undefined =>
  Object.hasOwn(option, member) ? option[member] : undefined;

const same = (a: Json | undefined, b: Json | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && stableText(a) === stableText(b));

/** How many options are shown to somebody whose choice was refused. */
const NEAREST = 5;

/**
 * Find the option that a choice means: the one option with all of the members given. Members that the
 * choice leaves out do not matter, as long as just one option is left.
 */
export function matchChoice(decision: Decision, choice: Choice): Result<number, Refusal> {
  const given = Object.entries(choice);
  const fits: number[] = [];
  decision.options.forEach((option, i) => {
    if (given.every(([member, value]) => same(memberOf(option, member), value))) fits.push(i);
  });
  if (fits.length === 1) return ok(fits[0]!);
  const exact = fits.filter((i) => Object.keys(decision.options[i]!).length === given.length);
  if (exact.length === 1) return ok(exact[0]!);
  const { rule } = decision;
  if (fits.length > 1) {
    const nearest = fits.slice(0, NEAREST).map((i) => decision.options[i]!);
    const message = `${JSON.stringify(choice)} matches ${fits.length} options of “${decision.prompt}”. Add members until only one matches.`;
    return fail({ code: "ambiguous", message, rule, nearest });
  }
  const nearest = decision.options
    .map((option, i) => ({ option, i, far: farness(choice, option) }))
    .sort((a, b) => a.far - b.far || a.i - b.i)
    .slice(0, NEAREST)
    .map(({ option }) => option);
  const message = `${JSON.stringify(choice)} is not among the ${decision.options.length} legal options of “${decision.prompt}”.`;
  return fail({ code: "illegal", message, rule, nearest });
}

/** 0 for the same members and values; a wrong value costs how unlike it is, a wrong member a whole point. */
function farness(choice: Choice, option: Choice): number {
  let far = 0;
  for (const [member, value] of Object.entries(choice)) {
    const other = memberOf(option, member);
    if (other === undefined) far += 1;
    else if (!same(value, other)) {
      const a = String(typeof value === "object" ? stableText(value) : value);
      const b = String(typeof other === "object" ? stableText(other) : other);
      far += distance(a, b) / Math.max(a.length, b.length, 1);
    }
  }
  return far;
}
