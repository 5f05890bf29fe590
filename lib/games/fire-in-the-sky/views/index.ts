import type { GameViews } from "../../types";
import { odds } from "./odds";
import { schedule } from "./schedule";

/** What the studio's views show of this game beyond its schemas. */
export const views: GameViews = { schedule, odds };
