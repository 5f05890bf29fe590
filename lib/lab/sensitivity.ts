import { fail, ok, type Result } from "../kernel";
import { type NumberPlace, numbersAt } from "./numbers";
import { rounded, strideOf } from "./stride";
import {
  type MadeVariants,
  MOST_VARIANTS,
  notPlayed,
  type RefusedVariant,
  type SweptSource,
  type Turned,
  variantsOf,
} from "./sweep";

/** The document whose numbers are tested by default. */
const PARAMETERS = "parameters.json";
const NO_PARAMETERS = `There are no numbers in ${PARAMETERS}: name the places to try.`;

/**
 * The variants that show which numbers matter: first the unchanged ruleset, then each number one step down and one
 * step up, everything else unchanged. A place means the number there, or all numbers below it. A step that the
 * schema or the rules do not allow is reported and left out.
 */
export function sensitivityVariants(
  base: SweptSource,
  places: readonly string[] = [],
): Result<MadeVariants, string> {
  const found = new Map<string, NumberPlace>();
  for (const place of places.length === 0 ? [PARAMETERS] : places) {
    const apart = notPlayed(base, place);
    if (apart !== undefined) return fail(apart);
    const numbers = numbersAt(base.definition, base.documents, place);
    if (!numbers.ok) return places.length === 0 ? fail(NO_PARAMETERS) : numbers;
    for (const number of numbers.value) found.set(number.place, number);
  }
  const numbers = [...found.values()];
  if (numbers.length > MOST_VARIANTS / 2)
    return fail(`That is ${numbers.length} numbers; the maximum is ${MOST_VARIANTS / 2}.`);
  const turned = numbers.flatMap((place): Turned[] => [
    [{ place, value: rounded(place.value - strideOf(place)) }],
    [{ place, value: rounded(place.value + strideOf(place)) }],
  ]);
  const { variants, refused } = variantsOf(base, turned);
  const setting = Object.fromEntries(numbers.map(({ place, value }) => [place, value]));
  return ok({ variants: [{ ...base, setting }, ...variants], refused: merged(refused) });
}

/** One line for each place and reason. */
function merged(refused: readonly RefusedVariant[]): RefusedVariant[] {
  return refused.filter(
    (one, i) => refused.findIndex(({ title, reason }) => title === one.title && reason === one.reason) === i,
  );
}
