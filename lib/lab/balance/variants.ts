import type { Documents } from "../../games";
import { fail, fingerprint, ok, type Result, stableText } from "../../kernel";
import { capital } from "../../words";
import { variantOf } from "../make-plan";
import { numberAt, type NumberPlace, refusal, withSetting } from "../numbers";
import type { Variant } from "../plan";
import { notPlayed, type SweptPlace, type SweptSource, whyNot } from "../sweep";

/** Most values of the number that is searched, and of the second one. */
const MOST_VALUES = 201;
const MOST_ROWS = 9;

/**
 * The variants of a search: all values of a number in order, for each value of a second one where there is one. Only the
 * first holds its documents; the others say in what they differ. A range with values that are not allowed is refused, because
 * a search has to be free to play any of them.
 */
export function balanceVariants(
  base: SweptSource,
  searched: SweptPlace,
  second?: SweptPlace,
): Result<Variant[], string> {
  const values = inOrder(searched.values);
  const rows = second ? inOrder(second.values) : [undefined];
  if (values.length < 3)
    return fail(`A search needs at least three values; ${searched.place} has ${values.length}.`);
  if (values.length > MOST_VALUES)
    return fail(`That is ${values.length} values; a search has at most ${MOST_VALUES}. Use a larger step.`);
  if (rows.length > MOST_ROWS)
    return fail(`That is ${rows.length} values of the second number; it has at most ${MOST_ROWS}.`);
  if (second && searched.place === second.place) return fail("The two numbers must differ.");
  const places: NumberPlace[] = [];
  for (const swept of [searched, ...(second ? [second] : [])]) {
    const apart = notPlayed(base, swept.place);
    if (apart !== undefined) return fail(apart);
    const found = numberAt(base.definition, base.documents, swept.place);
    if (!found.ok) return found;
    for (const value of swept.values) {
      const reason = refusal(found.value, value);
      if (reason !== undefined) return fail(`${reason} Give a range within that.`);
    }
    places.push(found.value);
  }
  const all = rows.flatMap((row) => values.map((value) => (row === undefined ? [value] : [value, row])));
  const settingOf = (setting: readonly number[]): Record<string, number> =>
    Object.fromEntries(setting.map((value, i) => [places[i]!.place, value]));
  const documentsWith = (setting: readonly number[]): Documents =>
    withSetting(base.documents, settingOf(setting));
  // What can be played at both ends of a number can nearly always be played between them.
  for (const setting of [all[0]!, all.at(-1)!]) {
    const reason = whyNot(base.definition, documentsWith(setting));
    if (reason !== undefined) return fail(`${titleOf(places, setting)} cannot be played: ${reason}`);
  }
  const [first, ...others] = all;
  const whole = variantOf({
    ...base,
    documents: documentsWith(first!),
    title: titleOf(places, first!),
    setting: settingOf(first!),
  });
  return ok([
    whole,
    ...others.map((setting) => derived(whole, titleOf(places, setting), settingOf(setting))),
  ]);
}

/** What a bid is called among the settings of a variant: the number of its parts that are given. */
const BID = "Bid";

/** What a variant of a bid is called, by the titles of what is given. */
export const bidTitle = (given: readonly string[]): string =>
  given.length === 0 ? "Nothing given" : `With ${given.join(", ")}`;

/** The variants of a search over a bid: nothing of it is given, then its first part, then its first two, and so on. */
export const bidVariants = (given: readonly SweptSource[]): Variant[] =>
  given.map((source, parts) => variantOf({ ...source, setting: { [BID]: parts } }));

/** A variant that differs from another in its numbers alone. */
function derived(
  { documents: _, ...whole }: Variant,
  title: string,
  setting: Record<string, number>,
): Variant {
  return { ...whole, title, setting, dataHash: derivedHash(whole, setting) };
}

/** Fingerprint of a variant without documents of its own, by that of the first one. */
export const derivedHash = (first: Pick<Variant, "dataHash">, setting: Record<string, number>): string =>
  fingerprint(`${first.dataHash} ${stableText(setting)}`);

const inOrder = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

const titleOf = (places: readonly NumberPlace[], setting: readonly number[]): string =>
  capital(setting.map((value, i) => `${places[i]!.title.split(": ").at(-1)} ${value}`).join(", "));
