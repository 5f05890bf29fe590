import * as games from "../../lib/games/load";
import { patient } from "./patient";

/** Games as a worker loads them: while the studio's server is gone, they wait for it. */
export const loadGame = patient(games.loadGame);
export const loadRules = patient(games.loadRules);
