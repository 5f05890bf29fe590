import { isObject } from "../merge-patch";
import type { Migration } from "../migrations";
import type { Json } from "../types";

/** Scenarios that were shipped while copies did not say what they were copied from, by their titles. */
const shipped: Readonly<Record<string, string>> = {
  campaign: "Campaign Game",
  "short-campaign": "Short Campaign Game",
};

const isScenario = (path: string): boolean => /(?:^|\/)scenarios\/[^/]+\.json$/.test(path);

/** A copy was called "My Campaign Game", with the id "my-campaign"; one that has another name by now cannot be told. */
function originOf(scenario: Json): string | undefined {
  if (!isObject(scenario) || scenario["copiedFrom"] !== undefined) return undefined;
  return Object.keys(shipped).find(
    (id) => scenario["id"] === `my-${id}` && scenario["title"] === `My ${shipped[id]}`,
  );
}

/** A scenario that a workspace was begun with is compared with the shipped one that it was copied from. */
export const copiesNameTheirOrigin: Migration = {
  id: "0004-copies-name-their-origin",
  description: "A copied scenario says what it was copied from.",
  appliesTo: (path, value) => isScenario(path) && originOf(value) !== undefined,
  migrate(value) {
    const origin = originOf(value);
    return isObject(value) && origin !== undefined ? { ...value, copiedFrom: origin } : value;
  },
};
