import { BundleError } from "../../lib/export/bundle/error";
import { openBundle } from "../../lib/export/bundle/open";
import { rulesetOfBundle } from "../../lib/export/bundle/ruleset";
import type { Desk } from "./world";

export const bundleCalls = {
  /** A bundle to compare with, to be asked for by a key. Gives why it cannot be opened, if it cannot. */
  compareWithBundle(desk: Desk, key: string, bytes: Uint8Array): { trouble: string | undefined } {
    try {
      desk.held.give(key, rulesetOfBundle(openBundle(bytes)));
      return { trouble: undefined };
    } catch (error) {
      if (!(error instanceof BundleError)) throw error;
      return { trouble: [error.message, error.hint].filter((part) => part !== undefined).join(" ") };
    }
  },
};
