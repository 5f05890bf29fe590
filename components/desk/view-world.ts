import type { ViewWorld } from "../../lib/views";
import type { Desk } from "./world";

/** What lib/views needs, taken from the desk. */
export const viewWorld = (desk: Desk): ViewWorld => ({ draft: desk.draft, game: desk.game, own: desk.own });
