import { bundleCalls } from "./calls-bundle";
import { type TourFacts, tourFacts } from "../../lib/views/tour";
import { csvCalls } from "./calls-csv";
import { errataCalls } from "./calls-errata";
import { gridCalls } from "./calls-grid";
import { mapChangeCalls } from "./calls-map-change";
import { viewWorld } from "./view-world";
import type { Desk } from "./world";

/** What the other ways to look at documents and to change them ask. */
export const formCalls = {
  ...gridCalls,
  ...errataCalls,
  ...csvCalls,
  ...mapChangeCalls,
  ...bundleCalls,

  /** What the tour speaks of, as it stands now. */
  tour: (desk: Desk): TourFacts | undefined => tourFacts(viewWorld(desk)),
};
