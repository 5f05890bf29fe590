import type { ViewWorld } from "../../lib/views";
import type { Desk } from "./world";

/** What the models of lib/views take, out of the desk. */
export const viewWorld = (desk: Desk): ViewWorld => ({ draft: desk.draft, game: desk.game, own: desk.own });
