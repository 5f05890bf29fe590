import type { Book, NotPlayable, Playable } from "../../../lib/book";
import { balanceVariants, bidTitle, bidVariants } from "../../../lib/lab/balance/variants";
import { makePlan, variantOf } from "../../../lib/lab/make-plan";
import type { Plan, SearchPlan, Variant } from "../../../lib/lab/plan";
import { robustnessOf } from "../../../lib/lab/robustness";
import { sensitivityVariants } from "../../../lib/lab/sensitivity";
import {
  type MadeVariants,
  type RefusedVariant,
  type SweptSource,
  sweepVariants,
} from "../../../lib/lab/sweep";
import { DECISION_CAP, playerOf } from "../../../lib/playtest";
import { capital } from "../../../lib/words";
import type { RunRefusal, Wish } from "../protocol";
import { bookOf, booksOf, NoRuleset } from "./rulesets";

/** The requested run cannot be played. */
export class RefusedRun extends Error {
  override readonly name = "Refused";
  constructor(
    readonly field: RunRefusal["field"],
    message: string,
  ) {
    super(message);
  }
}

/** A plan, with the values that were skipped, in words. */
export interface MadePlan {
  plan: Plan;
  refused: string[];
}

/** The title of the current ruleset among those that are compared. */
const PRESENT = "The current ruleset";

/** A scenario of a book, ready to be played. Throws `Refused`. */
function playableIn(book: Book, scenario: string, field: RunRefusal["field"], called: string): Playable {
  return ready(book.playable(scenario), field, called);
}

function ready(playable: Playable | NotPlayable, field: RunRefusal["field"], called: string): Playable {
  if (!("reasons" in playable)) return playable;
  const [reason] = playable.reasons;
  const words = reason ? `${reason.file}: ${reason.message}` : "its documents have errors.";
  throw new RefusedRun(field, `${called} cannot be played. ${words}`);
}

/** Throws `Refused`. */
export function planOf(wish: Wish, present: Book): MadePlan {
  const playable = playableIn(present, wish.scenario, "scenario", "The scenario");
  const source = sourceOf(playable, present.layers, playable.title, wish.options);
  const { variants, refused, purpose, search } = variantsOf(wish, source, playable, present);
  for (const spec of wish.players) {
    const player = playerOf(playable.definition, spec, playable.ruleset.rules);
    if (!player.ok) throw new RefusedRun("players", player.error);
  }
  const { players, games, seed, stop, engine } = wish;
  const robustness =
    purpose === "compare"
      ? robustnessOf(playable.definition, playable.ruleset.rules, players, wish.robustness)
      : undefined;
  const plan = makePlan({
    engine,
    purpose,
    variants,
    players,
    seed,
    games,
    cap: DECISION_CAP,
    ...(stop && variants.length > 1 && { stop }),
    ...(robustness && { robustness }),
    ...(search && { search }),
  });
  const [first, ...others] = plan.variants;
  if (purpose === "compare" && others.every(({ dataHash }) => dataHash === first!.dataHash)) {
    throw new RefusedRun(
      "question",
      `There is no difference from ${lower(first!.title)}: every game would be the same. ` +
        "Change something, or compare with something else.",
    );
  }
  return { plan, refused: refused.map(({ title, reason }) => `${title}: ${reason}`) };
}

/** The title in the middle of a sentence. */
const lower = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);

/** `chosen` are optional rules; those that the ruleset does not have are ignored. */
export const sourceOf = (
  { definition, documents, path, options, recommended }: Playable,
  layers: readonly string[],
  title: string,
  chosen?: readonly string[],
): SweptSource => ({
  definition,
  documents,
  scenario: path,
  options: optionsOn(options, recommended, chosen),
  layers,
  title,
});

/** In the order of the documents, so that the recommended rules are always the same list. */
function optionsOn(
  options: Playable["options"],
  recommended: readonly string[],
  chosen: readonly string[] = recommended,
): readonly string[] {
  const on = options.map(({ id }) => id).filter((id) => chosen.includes(id));
  const isRecommended = on.length === recommended.length && on.every((id) => recommended.includes(id));
  return isRecommended ? recommended : on;
}

/** The same ruleset with optional rules switched. Throws `Refused`. */
function switched(source: SweptSource, { options }: Playable, ids: readonly string[]): SweptSource {
  const before = new Set(source.options);
  const known = options.filter(({ id }) => ids.includes(id));
  if (known.length === 0) throw new RefusedRun("question", "Change at least one optional rule.");
  const on = options.filter(({ id }) => before.has(id) !== ids.includes(id)).map(({ id }) => id);
  const titles = known.map(({ id, title }) => `${before.has(id) ? "without" : "with"} ${title}`);
  return { ...source, options: on, title: capital(titles.join(", ")) };
}

interface PlannedVariants {
  purpose: Plan["purpose"];
  variants: Variant[];
  refused: RefusedVariant[];
  search?: SearchPlan;
}

function variantsOf(
  { question, scenario, options }: Wish,
  present: SweptSource,
  presentPlayable: Playable,
  book: Book,
): PlannedVariants {
  switch (question.kind) {
    case "play":
      return { purpose: "simulate", variants: [variantOf(present)], refused: [] };
    case "compare": {
      const title = capital(question.title);
      const other = otherBook(() => bookOf(question.source), title);
      const playable = ready(other.playableLike(scenario, book), "question", title);
      if (playable.definition.module.sides.join() !== present.definition.module.sides.join())
        throw new RefusedRun("question", `${title} is another game: it has other sides.`);
      const from = sourceOf(playable, other.layers, title, options);
      const variants = [from, { ...present, title: PRESENT }].map(variantOf);
      return { purpose: "compare", variants, refused: [] };
    }
    case "switched": {
      const asItIs = { ...present, title: PRESENT };
      const other = switched(present, presentPlayable, question.options);
      return { purpose: "compare", variants: [asItIs, other].map(variantOf), refused: [] };
    }
    case "sweep": {
      const made = sweepVariants(present, question.numbers);
      if (!made.ok) throw new RefusedRun("question", made.error);
      return { purpose: "sweep", ...planned(made.value) };
    }
    case "sensitivity": {
      const made = sensitivityVariants({ ...present, title: PRESENT }, question.places);
      if (!made.ok) throw new RefusedRun("question", made.error);
      return { purpose: "sensitivity", ...planned(made.value) };
    }
    case "balance": {
      const [number, second] = question.numbers;
      const made = balanceVariants(present, number!, second);
      if (!made.ok) throw new RefusedRun("question", made.error);
      const values = new Set(number!.values).size;
      return {
        purpose: "balance",
        variants: made.value,
        refused: [],
        search: { ...question.search, values },
      };
    }
    case "bid": {
      const { layers, from, search } = question;
      const bookWith = booksOf(from);
      const given = Array.from({ length: layers.length + 1 }, (_, parts) => {
        const title = bidTitle(layers.slice(0, parts).map((layer) => layer.title));
        const switched = layers.map(({ id }, i) => ({ layer: id, on: i < parts }));
        const other = otherBook(() => bookWith(switched), title);
        const playable = ready(other.playableLike(scenario, book), "question", title);
        return sourceOf(playable, other.layers, title, options);
      });
      return {
        purpose: "balance",
        variants: bidVariants(given),
        refused: [],
        search: { ...search, values: given.length },
      };
    }
  }
}

const planned = ({ variants, refused }: MadeVariants): Pick<PlannedVariants, "variants" | "refused"> => ({
  variants: variants.map(variantOf),
  refused,
});

function otherBook(make: () => Book, title: string): Book {
  try {
    return make();
  } catch (error) {
    if (error instanceof NoRuleset) throw new RefusedRun("question", `${title}: ${error.message}`);
    throw error;
  }
}
