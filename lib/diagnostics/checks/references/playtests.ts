import {
  child,
  type Draft,
  isObject,
  isPlaytestPath,
  isScenarioPath,
  type Json,
  kindOfPath,
  scenarioIdOf,
} from "../../../documents";
import type { Found } from "../../found";
import { unknownName } from "./unknown-name";

/** What playtests name: scenarios, optional rules and layers. They are no documents, so the links do not have them. */
export function playtestNames(draft: Draft): Found[] {
  const found: Found[] = [];
  for (const [file, { value }] of draft.files) {
    if (value === undefined || !isPlaytestPath(file)) continue;
    const layers = textsOf(child(value, "layers"));
    const report = (pointer: string, noun: string, id: string, known: readonly string[]): void => {
      if (!known.includes(id)) found.push(unknownName({ file, pointer }, noun, id, known));
    };
    const scenario = child(value, "scenario");
    // One that starts from a file says so by its path; that is for the command line alone.
    if (typeof scenario === "string" && !/[\\/]|\.json$/.test(scenario)) {
      report("/scenario", "scenario", scenario, scenariosOf(draft, layers));
    }
    layers?.forEach((id, i) => report(`/layers/${i}`, "layer", id, draft.availableLayers));
    const known = optionsOf(draft);
    textsOf(child(value, "options"))?.forEach((id, i) => {
      if (known.length > 0) report(`/options/${i}`, "optional rule", id, known);
    });
  }
  return found;
}

/** The scenarios that there are with the layers that are on, or with exactly those that a playtest names. */
function scenariosOf(draft: Draft, layers: readonly string[] | undefined): string[] {
  const paths = [...draft.files.keys()].flatMap((file) => {
    const kind = kindOfPath(file);
    if (kind.kind !== "patch") return isScenarioPath(file) ? [file] : [];
    const isOn = layers ? layers.includes(kind.layer) : draft.documents.has(kind.target);
    return isOn && isScenarioPath(kind.target) ? [kind.target] : [];
  });
  return [...new Set(paths)].map(scenarioIdOf);
}

/** Optional rules, those included that a layer takes away: a playtest may be played without it. */
function optionsOf(draft: Draft): string[] {
  const document = draft.documents.get("options.json");
  const ids = [document?.value, document?.base.value].flatMap((value) => {
    const options = child(value, "options");
    return isObject(options) ? Object.keys(options) : [];
  });
  return [...new Set(ids)];
}

const textsOf = (value: Json | undefined): string[] | undefined =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : undefined;
