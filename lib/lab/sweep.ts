import { CompileError, type Documents, type GameDefinition } from "../games/types";
import { fail, ok, type Result } from "../kernel";
import { capital } from "../words";
import type { VariantSource } from "./make-plan";
import { numberAt, type NumberPlace, refusal, withNumber } from "./numbers";

/** A ruleset whose numbers are turned. */
export interface SweptSource extends VariantSource {
  definition: GameDefinition;
}

/** A place and the values that it shall have in turn. */
export interface SweptPlace {
  place: string;
  values: readonly number[];
}

/** A variant that cannot be played, with the reason. */
export interface RefusedVariant {
  title: string;
  setting: { readonly [place: string]: number };
  reason: string;
}

export interface MadeVariants {
  variants: VariantSource[];
  /** Values that the schema or the rules do not allow; they are reported, and the others are played. */
  refused: RefusedVariant[];
}

/** Most variants of a sweep: more would be no answer to anything. */
export const MOST_VARIANTS = 400;

/**
 * The variants of a sweep over one place, or over all pairs of values of two. What the documents have now comes first
 * where it is among them, because the others are compared to the first.
 */
export function sweepVariants(base: SweptSource, swept: readonly SweptPlace[]): Result<MadeVariants, string> {
  if (swept.length < 1 || swept.length > 2) return fail("A sweep is over one place or over two.");
  const places: NumberPlace[] = [];
  for (const { place } of swept) {
    const apart = notPlayed(base, place);
    if (apart !== undefined) return fail(apart);
    const found = numberAt(base.definition, base.documents, place);
    if (!found.ok) return found;
    places.push(found.value);
  }
  if (new Set(places.map(({ place }) => place)).size < places.length)
    return fail("The two places of a sweep must differ.");
  const settings = swept.reduce<number[][]>(
    (all, { values }) => all.flatMap((before) => values.map((value) => [...before, value])),
    [[]],
  );
  if (settings.length > MOST_VARIANTS)
    return fail(`That is ${settings.length} variants; a sweep has at most ${MOST_VARIANTS}.`);
  const asItIs = (values: readonly number[]): boolean =>
    values.every((value, i) => value === places[i]!.value);
  const made = variantsOf(
    base,
    [...settings.filter(asItIs), ...settings.filter((values) => !asItIs(values))].map((values) =>
      places.map((place, i) => ({ place, value: values[i]! })),
    ),
  );
  return made.variants.length === 0
    ? fail(`None of these can be played. The first: ${made.refused[0]?.reason ?? "there are no values."}`)
    : ok(made);
}

/** Why changing a number has no effect: the scenario is not played with its document. */
export function notPlayed({ scenario }: Pick<SweptSource, "scenario">, place: string): string | undefined {
  const [document = ""] = place.split("#");
  const isApart = /^(scenarios|battles|playtests|reports)\//.test(document) && document !== scenario;
  return isApart ? `${document} is not part of what is played, which is ${scenario}.` : undefined;
}

/** Numbers at places, put into the documents of a ruleset. */
export type Turned = readonly { place: NumberPlace; value: number }[];

/** The variants of a sweep, and those that cannot be played. */
export function variantsOf(base: SweptSource, all: readonly Turned[]): MadeVariants {
  const made: MadeVariants = { variants: [], refused: [] };
  for (const turned of all) {
    const setting = Object.fromEntries(turned.map(({ place, value }) => [place.place, value]));
    const title = capital(turned.map(({ place, value }) => `${lastTitle(place)} ${value}`).join(", "));
    const documents = turned.reduce<Documents>(
      (before, { place, value }) => withNumber(before, place, value),
      base.documents,
    );
    const reason =
      turned.map(({ place, value }) => refusal(place, value)).find((each) => each !== undefined) ??
      whyNot(base.definition, documents);
    if (reason !== undefined) made.refused.push({ title, setting, reason });
    else made.variants.push({ ...base, documents, title, setting });
  }
  return made;
}

const lastTitle = ({ title }: NumberPlace): string => title.split(": ").at(-1) ?? title;

/** Why documents make no rules; undefined when they do. */
export function whyNot(definition: GameDefinition, documents: Documents): string | undefined {
  try {
    definition.compile(documents);
    return undefined;
  } catch (error) {
    if (error instanceof CompileError) return error.message;
    throw error;
  }
}

/** Reads "parameters.json#/oil/start=8..16:2" (from, to and step) and "…=8,12,16". */
export function readSwept(text: string): Result<SweptPlace, string> {
  const [place = "", given] = text.split(/=(.*)/s);
  if (given === undefined || given.trim() === "")
    return fail(`“${text}” has no values: write PLACE=8..16:2, or PLACE=8,12,16.`);
  const [, from, to, step = "1"] = /^\s*(-?[\d.]+)\.\.(-?[\d.]+?)(?::([\d.]+))?\s*$/.exec(given) ?? [];
  const values =
    from === undefined ? given.split(",").map(Number) : steps(Number(from), Number(to), Number(step));
  if (values.length === 0 || values.some((value) => !Number.isFinite(value)))
    return fail(`“${given}” are not values: write 8..16:2, or 8,12,16.`);
  return ok({ place: place.trim(), values: [...new Set(values)] });
}

function steps(from: number, to: number, step: number): number[] {
  if (!(step > 0) || !(to >= from) || (to - from) / step > MOST_VARIANTS) return [];
  // Rounding keeps 0.1 + 0.2 what was meant.
  return Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, i) =>
    Number((from + i * step).toPrecision(12)),
  );
}
