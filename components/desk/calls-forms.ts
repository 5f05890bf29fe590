import { bundleCalls } from "./calls-bundle";
import { type TourFacts, tourFacts } from "../../lib/views/tour";
import { csvCalls } from "./calls-csv";
import { errataCalls } from "./calls-errata";
import { gridCalls } from "./calls-grid";
import { mapChangeCalls } from "./calls-map-change";
import { reportCalls } from "./calls-reports";
import { ruleCalls } from "./calls-rules";
import { viewWorld } from "./view-world";
import type { Desk } from "./world";

/** Calls of the other views of documents. */
export const formCalls = {
  ...gridCalls,
  ...errataCalls,
  ...csvCalls,
  ...mapChangeCalls,
  ...bundleCalls,
  ...reportCalls,
  ...ruleCalls,

  /** The current values that the tour mentions. */
  tour: (desk: Desk): TourFacts | undefined => tourFacts(viewWorld(desk)),
};
