import { choiceText } from "../../../lib/book";
import { scenarioIdOf } from "../../../lib/documents";
import { type Choice, line } from "../../../lib/kernel";
import { type OpenVariant, recordGame } from "../../../lib/lab/play";
import type { GameKey, Plan } from "../../../lib/lab/plan";
import { seedOf } from "../../../lib/lab/seed";
import { documentsOf } from "../../../lib/lab/variant-documents";
import type { OpenableGame, Parting, PartingChoice } from "../protocol";

type MadeChoice = { side: string; choice: Choice };

/** The choices of a game, replayed. Throws `RangeError` when it cannot be replayed. */
function choicesOf(variant: OpenVariant, key: GameKey): MadeChoice[] {
  const { game } = recordGame(variant, key, { logged: true });
  if (!game) throw new RangeError("This game could not be set up, so it cannot be opened.");
  return line(game);
}

/** A game in the form that Play opens. */
export function openable(plan: Plan, variant: OpenVariant, key: GameKey, isSame: boolean): OpenableGame {
  const { scenario, options, title, game, documents: own } = plan.variants[key.variant]!;
  const documents = own ?? JSON.stringify(documentsOf(plan, key.variant));
  const id = scenarioIdOf(scenario);
  const dice = { kind: "seeded" as const, seed: seedOf(plan, key), generator: plan.generator };
  return {
    scenario: id,
    line: {
      opening: { scenario: id, options: [...options], dice },
      rolled: [],
      choices: choicesOf(variant, key),
    },
    apart: isSame ? undefined : { title: apartTitle(plan, title), game, documents },
  };
}

/** The title of a single variant is that of its scenario, and says nothing here. */
const apartTitle = ({ variants }: Plan, title: string): string =>
  variants.length === 1 ? "as they were then" : `“${title}”`;

/** Where a game diverges from the same game of the first variant. */
export function partingOf(variantOf: (variant: number) => OpenVariant, { variant, game }: GameKey): Parting {
  const variants = [variantOf(0), variantOf(variant)] as const;
  const [one, other] = [
    choicesOf(variants[0], { variant: 0, game }),
    choicesOf(variants[1], { variant, game }),
  ];
  let at = 0;
  while (at < one.length && at < other.length && JSON.stringify(one[at]) === JSON.stringify(other[at])) at++;
  return { at, choices: [inWords(variants[0], one[at]), inWords(variants[1], other[at])] };
}

function inWords(
  { definition, ruleset }: OpenVariant,
  made: MadeChoice | undefined,
): PartingChoice | undefined {
  if (!made) return undefined;
  const words = choiceText(made.choice, (id) => definition.nameOf(ruleset.rules, id));
  return { side: made.side, words };
}
