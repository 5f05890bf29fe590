import { statuses as all } from "../../lib/views/statuses";

/** Where a value comes from: each with a letter, so that they never differ by colour alone. */
export const statuses = all.map((status) => ({ ...status, colour: `var(--${status.id})` }));
