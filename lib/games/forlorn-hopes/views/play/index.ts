import { nothing } from "../../../shared/overlays";
import type { PlayViews } from "../../../view-types";
import type { Rules } from "../../model/rules";
import { overlayKinds, positionKinds, positionOverlay, stillOverlay, battleKinds } from "../overlays";
import { boardOf } from "./board";
import { costOfChoice } from "./costs";
import { moveOf, piecesOf, placesOf } from "./places";
import { seenIn, tableOf } from "./seen";

/** Forlorn Hopes while it is played: airbase displays are secret (6.1). */
export const play: PlayViews<Rules> = {
  hides: true,
  board: (rules, printed) => ({
    ...boardOf(rules, printed),
    overlays: [...positionKinds, ...battleKinds],
  }),
  placesOf,
  piecesOf: (printed, choice, rules) => piecesOf(rules, printed, choice),
  moveOf,
  noteOf: costOfChoice,
  overlay(rules, printed, kind, from) {
    const still = stillOverlay(rules, kind, from);
    if (still) return still;
    const title = overlayKinds.find(({ id }) => id === kind)?.title;
    if (title === undefined) return nothing(kind, kind, "This overlay does not exist.");
    return positionOverlay(tableOf(rules, seenIn(printed)), kind);
  },
};
