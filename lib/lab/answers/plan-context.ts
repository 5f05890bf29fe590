import { child, get, isObject, type Json, parsePointer } from "../../documents";
import type { Documents, GameRecords } from "../../games";
import { turnNoun, turnTitle } from "../../games/time";
import { HOUSE_RULE } from "../../games/numbering";
import { start, titleOfStep, view } from "../../kernel";
import { inWords } from "../../views/world";
import { placeTitle } from "../numbers";
import type { OpenVariant } from "../play";
import type { KnownRule, TrackName, VariantContext } from "./context";

/** What the answers need to know of a variant, out of its documents and its rules. */
export function contextOf(open: OpenVariant, documents: Documents): VariantContext {
  const { definition, ruleset } = open;
  const { records } = definition;
  const { rules } = ruleset;
  const { steps, sides } = ruleset.module;
  const tracks = (records?.tracks ?? []).map(({ id, title, side, spent, pointer, setBy }): TrackName => ({
    id,
    title,
    ...(side !== undefined && { side }),
    ...(spent === true && { spent }),
    score: parsePointer(pointer).at(-1),
    ...(setBy && { anew: true }),
  }));
  const inDocuments = child(documents["game.json"], "sides");
  return {
    names: {
      side: (id) => textOf(child(child(inDocuments, id), "name")) ?? id,
      score: (id) => tracks.find((track) => track.score === id)?.title ?? inWords(id),
      step: (id) => (steps[id] ? titleOfStep(ruleset, id) : inWords(id)),
      place: (id) => definition.nameOf(rules, id) ?? id,
      rule: (number) => ruleTitle(documents["rulebook.json"], number),
      turn: (turn) => turnTitle(definition, documents, turn),
      type: (id) => records?.losses?.titleOf(rules, id) ?? definition.nameOf(rules, id) ?? id,
    },
    turnNoun: turnNoun(definition),
    sides,
    tracks,
    ...(records?.holdings && { holdings: records.holdings }),
    holders: records?.holdings ? holdersOf(open, records.holdings) : {},
    rules: rulesOf(open, documents),
    settingTitle: (place) => placeTitle(definition, documents, place),
    ...leaderOf(records, rules, open.plan.scenario),
  };
}

/** If the rulebook has no title for 5.1.2.3, that of 5.1.2 is used, and else that of 5.1 or 5.0. */
export function ruleTitle(rulebook: Json | undefined, number: string): string {
  const titles = child(rulebook, "rules");
  for (let at = number; at !== ""; at = at.slice(0, Math.max(0, at.lastIndexOf(".")))) {
    const title = textOf(child(titles, at)) ?? textOf(child(titles, `${at}.0`));
    if (title !== undefined) return title;
  }
  return "";
}

const textOf = (value: Json | undefined): string | undefined =>
  typeof value === "string" ? value : undefined;

function leaderOf(
  records: GameRecords | undefined,
  rules: unknown,
  scenario: Json,
): Pick<VariantContext, "leader"> {
  if (!records?.leader) return {};
  return { leader: (tracks) => records.leader!(rules, scenario, tracks) };
}

/** Who holds what when the first decision is asked. */
function holdersOf(
  { ruleset, plan }: OpenVariant,
  { pointer }: NonNullable<GameRecords["holdings"]>,
): VariantContext["holders"] {
  const started = start(ruleset, plan.scenario, { options: plan.options, bulk: true });
  // A scenario that cannot be set up is reported by each of its games.
  if (!started.ok) return {};
  const [before = "", behind = ""] = pointer.split("*");
  const things = get(view(started.value), before.replace(/\/$/, ""));
  if (!isObject(things)) return {};
  const found = Object.entries(things).flatMap(([id, thing]): [string, string][] => {
    const holder = parsePointer(behind).reduce<Json | undefined>((at, key) => child(at, key), thing);
    return typeof holder === "string" ? [[id, holder]] : [];
  });
  return Object.fromEntries(found);
}

/** The rules whose use can be observed in play: those at the steps of the sequence of play, and the optional rules that are on. */
function rulesOf({ ruleset, plan }: OpenVariant, documents: Documents): KnownRule[] {
  const { module, rules } = ruleset;
  const cite = (rule: string): string => module.citation?.(rules, rule) ?? rule;
  const atSteps = Object.entries(module.steps)
    .filter(([, { rule }]) => /^\d/.test(rule))
    .map(([step, { rule }]): KnownRule => ({ rule: cite(rule), title: titleOfStep(ruleset, step), step }));
  const options = child(documents["options.json"], "options");
  const optional = plan.options.flatMap((id): KnownRule[] => {
    const option = child(options, id);
    const rule = textOf(child(option, "rule"));
    // House rules share their name, so they cannot be looked up.
    return rule === undefined || rule === HOUSE_RULE
      ? []
      : [{ rule, title: textOf(child(option, "title")) ?? id }];
  });
  const isOptional = (rule: string): boolean =>
    Object.entries(isObject(options) ? options : {}).some(
      ([id, option]) => !plan.options.includes(id) && textOf(child(option, "rule")) === rule,
    );
  // What an optional rule that is off brings in cannot come up.
  return [...atSteps.filter(({ rule }) => !isOptional(rule)), ...optional];
}
