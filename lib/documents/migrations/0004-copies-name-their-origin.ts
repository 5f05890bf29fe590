import { isObject } from "../merge-patch";
import type { Migration } from "./migration";
import type { Json } from "../types";

/** Scenarios that were shipped while copies did not say what they were copied from. */
const shipped = ["campaign", "short-campaign"];

const isScenario = (path: string): boolean => /(?:^|\/)scenarios\/[^/]+\.json$/.test(path);

/**
 * A copy had the id "my-campaign", whatever its title has become. A scenario of that id that stands for itself says so
 * by `null`, and is then left alone.
 */
function originOf(scenario: Json): string | undefined {
  if (!isObject(scenario) || scenario["copiedFrom"] !== undefined) return undefined;
  return shipped.find((id) => scenario["id"] === `my-${id}`);
}

/** A scenario that a workspace was begun with is compared with the shipped one that it was copied from. */
export const copiesNameTheirOrigin: Migration = {
  id: "0004-copies-name-their-origin",
  description:
    'A copied scenario says what it was copied from ("copiedFrom"; null where it is to stand for itself).',
  appliesTo: (path, value) => isScenario(path) && originOf(value) !== undefined,
  migrate(value) {
    const origin = originOf(value);
    return isObject(value) && origin !== undefined ? { ...value, copiedFrom: origin } : value;
  },
};
