import type { GameViews } from "../../types";
import type { Rules } from "../rules";
import { map } from "./map";
import { odds } from "./odds";
import { play } from "./play";
import { print } from "./print";
import { schedule } from "./schedule";

/** What the studio's views show of this game beyond its schemas. */
export const views: GameViews<Rules> = { schedule, odds, map, play, print };
