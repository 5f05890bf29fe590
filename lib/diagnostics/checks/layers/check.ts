import type { Draft } from "../../../documents";
import type { Found } from "../../found";
import type { CodeEntry } from "../../registry-types";

/** A check of how layers fit the documents and one another. */
export interface LayerCheck extends CodeEntry {
  run(draft: Draft): Found[];
}
