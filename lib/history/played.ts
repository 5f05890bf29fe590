import { child, isObject, isScenarioPath, type Json, withScenario } from "../documents";
import { games } from "../games/loaded";
import { OutcomesFold } from "../lab/answers/outcomes";
import { dataHashOf, documentsText } from "../lab/make-plan";
import type { Plan, Variant } from "../lab/plan";
import { type GameLine, isTrouble } from "../lab/record/types";
import { isMain } from "../lab/robustness";
import { type SideShown, sidesOf } from "../lab/sides";
import type { KeptRun, Played } from "./types";
import type { WorldThen } from "./world";

/** The games of a run that were all played with the same data. */
export interface PlayedData extends Pick<Variant, "game" | "scenario" | "options" | "dataHash"> {
  played: Played;
}

/**
 * What the games of a run say, by the data with which they were played. Numbers that were only tried belong to no version. Of
 * a search nothing counts: how many games it plays of a number hangs on who won.
 */
export function playedOf({ id, read }: KeptRun): PlayedData[] {
  const { plan, decided, lines } = read();
  if (plan.search) return [];
  const outcomes = plan.variants.map((variant) => new Outcome(variant));
  for (const line of lines) {
    const isCounted = isMain(plan, line) && (!decided || line.game < decided.after);
    if (isCounted) outcomes[line.variant]?.add(line);
  }
  return plan.variants.flatMap((variant, at): PlayedData[] => {
    const { game, scenario, options, dataHash } = variant;
    const outcome = outcomes[at]!;
    const { data } = outcome;
    if (!data) return [];
    const { players, seed, engine } = plan;
    const played = {
      run: id,
      series: JSON.stringify([game, scenario, [...options].sort(), players, engine]),
      scenario: titleOf(data[scenario]) ?? scenario,
      options: optionWords(data, scenario, options),
      players,
      seed,
      ...outcome.found(),
    };
    return [{ game, scenario, options, dataHash, played }];
  });
}

const titleOf = (value: Json | undefined): string | undefined => {
  const title = child(value, "title");
  return typeof title === "string" ? title : undefined;
};

/** Counts the games of a variant as they are read: a run may have more of them than memory holds. */
class Outcome {
  /** Undefined for a variant that is the first one with other numbers. */
  readonly data: { [path: string]: Json } | undefined;
  private readonly sides: readonly SideShown[];
  private readonly fold: OutcomesFold;
  private without = 0;

  constructor({ documents, game }: Variant) {
    this.data = documents === undefined ? undefined : (JSON.parse(documents) as { [path: string]: Json });
    this.sides = sidesOf(this.data ?? {}, games[game]?.module.sides ?? []);
    const side = (id: string): string => this.sides.find((each) => each.id === id)?.name ?? id;
    const sides = this.sides.map(({ id }) => id);
    this.fold = new OutcomesFold({ sides, names: { side, score: (id) => id } });
  }

  add(line: GameLine): void {
    if (isTrouble(line) || line.ended !== "over") this.without++;
    else this.fold.add(line);
  }

  found(): Pick<Played, "games" | "excluded" | "shares" | "sides"> {
    const { games: over, wins } = this.fold.answer();
    return { games: over, excluded: this.without, shares: wins, sides: this.sides };
  }
}

/** The optional rules that are other than the scenario recommends. */
function optionWords(data: { [path: string]: Json }, scenario: string, on: readonly string[]): string[] {
  const known = child(data["options.json"], "options");
  const recommended = child(data[scenario], "recommendedOptions");
  const usual = Array.isArray(recommended) ? recommended.map(String) : [];
  const title = (id: string): string => titleOf(child(isObject(known) ? known : null, id)) ?? id;
  return [
    ...on.filter((id) => !usual.includes(id)).map((id) => `with ${title(id)}`),
    ...usual.filter((id) => !on.includes(id)).map((id) => `without ${title(id)}`),
  ];
}

/** The fingerprint that a run would have if it were played with the data of this time; undefined without the scenario. */
export function hashThen(
  { draft, game }: WorldThen,
  { game: id, scenario, options }: Pick<Variant, "game" | "scenario" | "options">,
): Plan["variants"][number]["dataHash"] | undefined {
  if (game?.id !== id || !isScenarioPath(scenario) || !draft.documents.has(scenario)) return undefined;
  const played = withScenario(draft, scenario).documents;
  const documents = documentsText(
    Object.fromEntries([...played].map(([path, { value }]) => [path, value])),
    scenario,
  );
  return dataHashOf({ game: id, scenario, options, documents });
}
