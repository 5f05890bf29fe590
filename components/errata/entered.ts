import type { ErratumDraft } from "../layers/erratum-fields";

/** What somebody has filled in of an erratum. */
export interface EnteredErratum {
  draft: ErratumDraft;
  /** The text of the corrected value. */
  text: string;
  layer: string;
}
