import { joinPointer } from "../../../documents";
import type { Documents, Finding, RuleCheck } from "../../types";
import { type AnyBox, type BoardCheck, boardIn, gridOf, neighboursOnBoard } from "./boards";
import { takeAway } from "./fixes";
import { checkOf } from "./game-check";

/** What a check of entry hexes must know of a game. */
export interface EntryHexesCheck extends BoardCheck {
  /** Terrains that nothing can enter that comes from an off-map box. */
  readonly closedTerrains: readonly string[];
  /** What comes in by Entry Hexes, one of it; without it a ship. */
  readonly mover?: string;
  /** Members of the game's boxes, beside `entryHexes`, that off-map boxes alone use. */
  readonly offMapMembers?: readonly string[];
  /** What else is wrong with an off-map box, by the game's own rules. */
  readonly boxFaults?: (box: AnyBox, at: { document: string; pointer: string }) => Finding[];
}

/** Off-map boxes and the hexes from which units enter. */
export const entryHexesCheck = (game: EntryHexesCheck): RuleCheck =>
  checkOf("entry-hexes", game, {
    severity: "warning",
    title: "An off-map box and its Entry Hexes do not match.",
    explain:
      "An off-map box is a place beyond the edge of the map; units enter and leave by its Entry Hexes, which count as one hex away from it. " +
      "Without Entry Hexes nothing can leave the box or return to it. An Entry Hex in the middle of the map would be a shortcut, and one that cannot be entered has no use. " +
      "Name hexes at the edge of the map that can be entered.",
    run: (documents) => game.boards.flatMap((path) => problemsOf(game, documents, path)),
  });

function problemsOf(game: EntryHexesCheck, documents: Documents, document: string): Finding[] {
  const { mover = "ship" } = game;
  return Object.entries(boardIn(documents, document).boxes).flatMap(([id, box]): Finding[] => {
    const at = { document, pointer: joinPointer("/boxes", id) };
    if (box.kind === "holding") return idleMembers(game, documents, box, at);
    const none: Finding = {
      ...at,
      message: `${box.name} has no Entry Hexes, so no ${mover} can leave it or return.`,
      hint: "Name at least one.",
    };
    const hexes = (box.entryHexes ?? []).flatMap((hex, i): Finding[] => {
      const fault = hexFault(game, documents, document, box.name, hex);
      return fault ? [{ document, pointer: `${at.pointer}/entryHexes/${i}`, ...fault }] : [];
    });
    return [...(box.entryHexes === undefined ? [none] : []), ...(game.boxFaults?.(box, at) ?? []), ...hexes];
  });
}

/** Members that only off-map boxes use. */
function idleMembers(
  { offMapMembers = [] }: EntryHexesCheck,
  documents: Documents,
  box: AnyBox,
  { document, pointer }: { document: string; pointer: string },
): Finding[] {
  return ["entryHexes", ...offMapMembers]
    .filter((member) => Object.hasOwn(box, member))
    .map((member) => ({
      document,
      pointer: joinPointer(pointer, member),
      message: `${box.name} is a holding box: its “${member}” has no effect.`,
      hint: "Remove it, or make the box an off-map box.",
      ...takeAway(documents, `Remove “${member}”`, document, joinPointer(pointer, member)),
    }));
}

function hexFault(
  { closedTerrains, mover = "ship", graphOf = gridOf }: EntryHexesCheck,
  documents: Documents,
  document: string,
  box: string,
  hex: string,
): Pick<Finding, "message" | "hint" | "severity"> | undefined {
  const { hexes, splitHexes } = boardIn(documents, document);
  if (!Object.hasOwn(hexes, hex)) return undefined;
  const entry = `Entry Hex ${hex} of ${box}`;
  const { terrain } = hexes[hex]!;
  if (terrain !== undefined && closedTerrains.includes(terrain)) {
    return {
      severity: "error",
      message: `${entry} is a ${terrain} hex, which no ${mover} can enter.`,
      hint: mover === "ship" ? "Name a sea hex." : `Name a hex that a ${mover} can enter.`,
    };
  }
  if (Object.hasOwn(splitHexes, hex)) {
    const hint = "Name a hex that is not split.";
    return { severity: "error", message: `${entry} is a split hex, which cannot be an Entry Hex.`, hint };
  }
  const graph = graphOf(documents, document);
  if (!graph || neighboursOnBoard(graph, hex).length < 6) return undefined;
  return {
    message: `${entry} lies inside the map, with neighbours on all six sides.`,
    hint: "Choose a hex at the edge of the map.",
  };
}
