import type { PlayViews } from "../../../view-types";
import type { Rules } from "../../model/rules";
import { nothing } from "../../../shared/overlays";
import { overlayKinds, positionOverlay, stillOverlay } from "../overlays";
import { boardOf } from "./board";
import { moveOf, piecesOf, placesOf } from "./places";
import { seenIn, tableOf } from "./seen";

/** Pacific War while it is played: what is in Forces and Task Forces is hidden (2.5.10). */
export const play: PlayViews<Rules> = {
  hides: true,
  board: (rules, printed) => ({ ...boardOf(rules, printed), overlays: overlayKinds }),
  placesOf,
  piecesOf: (printed, choice, rules) => piecesOf(rules, printed, choice),
  moveOf,
  overlay(rules, printed, kind, from) {
    const still = stillOverlay(rules, kind, from);
    if (still) return still;
    if (!overlayKinds.some(({ id }) => id === kind))
      return nothing(kind, kind, "This overlay does not exist.");
    const seen = seenIn(printed);
    const overlay = positionOverlay(tableOf(rules, seen), kind, from);
    // 8.5: what the Homeland has lost is hidden from the Allies.
    return kind === "resources" && seen.war && seen.war.homelandLosses === undefined
      ? {
          ...overlay,
          note: "Of the Homeland its printed points are shown: what is left is hidden from the Allies.",
        }
      : overlay;
  },
};
