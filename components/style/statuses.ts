import { statuses as all } from "../../lib/views/statuses";

/** Where a value comes from: each with a letter, so that colour is never all that tells them apart. */
export const statuses = all.map((status) => ({ ...status, colour: `var(--${status.id})` }));
