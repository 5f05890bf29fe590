import { bundleCalls } from "./calls-bundle";
import { csvCalls } from "./calls-csv";
import { errataCalls } from "./calls-errata";
import { gridCalls } from "./calls-grid";
import { mapChangeCalls } from "./calls-map-change";

/** What the other ways to look at documents and to change them ask. */
export const formCalls = {
  ...gridCalls,
  ...errataCalls,
  ...csvCalls,
  ...mapChangeCalls,
  ...bundleCalls,
};
