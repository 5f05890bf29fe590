import { kinds } from "../../../lib/documents/generated/kinds";

/** What the studio remembers of somebody who has chosen to look at documents of every kind as texts. */
export const asTexts = JSON.stringify(Object.fromEntries(kinds.map(({ kind }) => [kind, "text"])));
