import { literal } from "./template";
import type { CompletionKind } from "./types";

/** Something to offer, before it is known how it fits into the text. */
export interface Offer {
  label: string;
  kind: CompletionKind;
  text: string;
  isSnippet?: boolean;
  detail?: string | undefined;
  documentation?: string | undefined;
  /** Further words under which it is found, such as the name of the thing with this id. */
  words?: string | undefined;
}

/** A member with a value to fill in. */
export const memberText = (key: string, value: string): string => `${literal(JSON.stringify(key))}: ${value}`;
