import { createContext } from "react";

/** Whether there is a pane of rules to open: an exported page that plays has none. */
export const RulesThere = createContext(false);
