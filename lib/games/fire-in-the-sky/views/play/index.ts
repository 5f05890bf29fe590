import type { PlayViews } from "../../../view-types";
import type { Rules } from "../../rules";
import { boardOf } from "./board";
import { piecesOf, placesOf } from "./places";

/** Fire in the Sky while it is played. */
export const play: PlayViews<Rules> = { board: boardOf, placesOf, piecesOf };
