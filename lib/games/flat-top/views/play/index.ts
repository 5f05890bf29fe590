import type { PlayViews } from "../../../view-types";
import { type Observer, type Rules, type Target } from "../../model/rules";
import { hexOfPlace } from "../places";
import { sightOverlay } from "../sight";
import { boardOf } from "./board";
import { coverOf } from "./displays";
import { moveOf, piecesOf, placesOf } from "./places";
import { seenIn } from "./seen";

/** How far units can be seen from a hex, at this hour and in this weather: what a base, ships or planes would see. */
const sights: readonly { id: string; title: string; observer: Observer; target: Target }[] = [
  { id: "ships-see-ships", title: "Ships seen by ships here", observer: "task-force", target: "task-force" },
  {
    id: "planes-see-ships",
    title: "Ships seen by planes here",
    observer: "air-formation",
    target: "task-force",
  },
  { id: "base-sees-ships", title: "Ships seen by a base here", observer: "base", target: "task-force" },
  {
    id: "ships-see-planes",
    title: "Planes seen by ships here",
    observer: "task-force",
    target: "air-formation",
  },
  {
    id: "planes-see-planes",
    title: "Planes seen by planes here",
    observer: "air-formation",
    target: "air-formation",
  },
];

/** Flat Top while it is played. */
export const play: PlayViews<Rules> = {
  hides: true,
  board: (rules, printed) => ({
    ...boardOf(rules, printed),
    overlays: sights.map(({ id, title }) => ({ id, title, from: true })),
  }),
  placesOf,
  piecesOf: (printed, choice, rules) => piecesOf(rules, printed, choice),
  moveOf,
  overlay(rules, printed, kind, from) {
    const seen = seenIn(printed);
    const sight = sights.find(({ id }) => id === kind);
    const hex = hexOfPlace(rules, from);
    if (!sight || hex === undefined) {
      const title = sight?.title ?? kind;
      return { id: kind, title, rule: "7.11", key: [], marks: [], lines: [], note: "Choose a hex." };
    }
    const { over } = coverOf(rules, seen);
    const clouded = new Set(over.keys());
    const { observer, target } = sight;
    return {
      ...sightOverlay(rules, { hex, observer, target, turn: seen.turn, clouded }),
      id: kind,
      title: sight.title,
    };
  },
};
