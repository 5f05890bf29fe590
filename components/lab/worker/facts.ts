import { child, type Json } from "../../../lib/documents";
import { games } from "../../../lib/games/loaded";
import type { Documents } from "../../../lib/games";
import { inScenario } from "../../../lib/games/time";
import { placeTitle } from "../../../lib/lab/numbers";
import type { Plan } from "../../../lib/lab/plan";
import { sidesOf } from "../../../lib/lab/sides";
import { documentsOf } from "../../../lib/lab/variant-documents";
import { factsOf } from "../../../lib/server/run-facts";
import type { RunNews } from "../protocol";

const textOf = (value: Json | undefined): string | undefined =>
  typeof value === "string" ? value : undefined;

/** What the page shows of a plan, out of the documents that the plan holds. */
export function newsFacts(plan: Plan): RunNews["facts"] {
  const { game, scenario } = plan.variants[0]!;
  const documents = documentsOf(plan, 0);
  const definition = inScenario(games[game]!, documents[scenario]!);
  const facts = factsOf(plan);
  return {
    ...facts,
    sides: sidesOf(documents, definition.module.sides),
    follows: {
      holdings: definition.records?.holdings !== undefined,
      spending: definition.records?.tracks.some(({ spent }) => spent === true) ?? false,
    },
    scenarioTitle: textOf(child(documents[scenario], "title")) ?? scenario,
    variantTitles: plan.variants.map(({ title }) => title),
    options: optionsOf(plan, documents),
    placeTitles: Object.fromEntries(
      facts.places.map((place) => [place, placeTitle(definition, documents, place)]),
    ),
  };
}

/** Of the variants of a sweep the first stands for all: only numbers differ there. */
function optionsOf(plan: Plan, first: Documents): RunNews["facts"]["options"] {
  const { purpose, variants } = plan;
  const shown = purpose === "compare" ? variants : variants.slice(0, 1);
  const titled = shown.map(({ options }, i) => {
    const named = child((i === 0 ? first : documentsOf(plan, i))["options.json"], "options");
    return options.map((id) => textOf(child(child(named, id), "title")) ?? id);
  });
  const all = titled[0]!.filter((title) => titled.every((titles) => titles.includes(title)));
  const besides = titled.map((titles) => titles.filter((title) => !all.includes(title)));
  return { all, besides: besides.some((titles) => titles.length > 0) ? besides : [] };
}
