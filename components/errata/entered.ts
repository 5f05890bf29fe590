import type { ErratumDraft } from "../layers/erratum-fields";

/** The fields of an erratum as they are filled in. */
export interface EnteredErratum {
  draft: ErratumDraft;
  /** The text of the corrected value. */
  text: string;
  layer: string;
}
