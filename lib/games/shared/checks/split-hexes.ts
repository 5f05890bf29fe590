import { joinPointer } from "../../../documents";
import { hexsideId } from "../../../hex";
import type { Documents, Finding, RuleCheck } from "../../types";
import { type BoardCheck, boardIn, distanceBetween, gridOf, isMisplaced, neighboursOnBoard } from "./boards";
import { checkOf } from "./game-check";

/** What a check of split hexes must know of a game. */
export interface SplitHexesCheck extends BoardCheck {
  /** Terrains that no ship can enter, and those that are open to ships all round. */
  readonly terrains: { readonly closed: readonly string[]; readonly open: readonly string[] };
  /** Whether ships cannot cross the side of two hexes; without it, where the board has a record of it in `hexsides`. */
  readonly isImpassable?: (documents: Documents, path: string, a: string, b: string) => boolean;
}

/** The halves of a hex that land cuts in two open to its neighbours, each on its own side. */
export const splitHexesCheck = (game: SplitHexesCheck): RuleCheck =>
  checkOf("split-hexes", game, {
    severity: "error",
    title: "A half of a split hex opens to a hex that it cannot open to, or to none.",
    explain:
      "A peninsula cuts a split hex in two for ships: each half opens to some of the neighbours, and no ship crosses inside the hex. " +
      "A half can open to neighbouring sea hexes only, and not across an impassable hexside. A neighbour to which no half opens is never accessible; use an impassable hexside to show this on the map. " +
      "Correct the lists of neighbours.",
    run: (documents) => game.boards.flatMap((path) => problemsOf(game, documents, path)),
  });

function problemsOf(game: SplitHexesCheck, documents: Documents, path: string): Finding[] {
  const board = new SplitBoard(game, documents, path);
  return Object.keys(board.splitHexes).flatMap((hex) =>
    Object.hasOwn(board.hexes, hex) ? [...board.halfFaults(hex), ...board.closedNeighbours(hex)] : [],
  );
}

class SplitBoard {
  private readonly board;

  constructor(
    private readonly game: SplitHexesCheck,
    private readonly documents: Documents,
    private readonly document: string,
  ) {
    this.board = boardIn(documents, document);
  }

  get hexes() {
    return this.board.hexes;
  }

  get splitHexes() {
    return this.board.splitHexes;
  }

  halfFaults(hex: string): Finding[] {
    const { document } = this;
    const findings: Finding[] = [];
    for (const [half, { opensTo }] of Object.entries(this.splitHexes[hex]!.halves)) {
      const at = joinPointer("/splitHexes", hex, "halves", half);
      if (half.includes("-")) {
        findings.push({
          document,
          pointer: at,
          message: `The half “${half}” of hex ${hex} has a hyphen in its name. Hyphens separate hexes.`,
          hint: "Use one word, such as “west”.",
        });
      }
      opensTo.forEach((to, i) => {
        const fault = this.openingFault(hex, half, to);
        if (fault) findings.push({ document, pointer: `${at}/opensTo/${i}`, ...fault });
      });
    }
    return findings;
  }

  private openingFault(
    hex: string,
    half: string,
    to: string,
  ): Pick<Finding, "message" | "hint" | "severity"> | undefined {
    const { board } = this;
    const distance = distanceBetween(board, hex, to);
    // Of a hex that is not where its number says, that is reported, and not what follows from it.
    if (distance === undefined || isMisplaced(board, hex) || isMisplaced(board, to)) return undefined;
    const opening = `The ${half} half of hex ${hex} opens to ${to}`;
    if (distance !== 1) {
      return {
        message: `${opening}, which is not a neighbour of it.`,
        hint: "Name only neighbours of the hex.",
      };
    }
    if (Object.hasOwn(board.splitHexes, to)) {
      return {
        message: `${opening}, which is itself a split hex.`,
        hint: "Two split hexes cannot open to each other. Split only one of them.",
      };
    }
    if (this.isOf(this.game.terrains.closed, to)) {
      const hint = "Remove it from the list: ships cannot enter it.";
      return { severity: "warning", message: `${opening}, which no ship can enter.`, hint };
    }
    if (this.isImpassable(hex, to)) {
      return {
        severity: "warning",
        message: `${opening} across an impassable hexside, which ships cannot cross.`,
        hint: "Remove it from the list, or remove the hexside.",
      };
    }
    return undefined;
  }

  /** Open hexes next to it that none of its halves opens to, with nothing drawn between. */
  closedNeighbours(hex: string): Finding[] {
    const { game, documents, document } = this;
    const graph = (game.graphOf ?? gridOf)(documents, document);
    if (!graph) return [];
    const open = new Set(Object.values(this.splitHexes[hex]!.halves).flatMap(({ opensTo }) => opensTo));
    return neighboursOnBoard(graph, hex)
      .filter(
        (to) =>
          !open.has(to) &&
          this.isOf(game.terrains.open, to) &&
          !this.isImpassable(hex, to) &&
          !Object.hasOwn(this.splitHexes, to),
      )
      .map((to) => ({
        document,
        pointer: joinPointer("/splitHexes", hex, "halves"),
        severity: "warning" as const,
        message: `No half of hex ${hex} opens to its neighbour ${to}, so ships cannot pass between them.`,
        hint: `Add ${to} to one half, or make the hexside ${hexsideId(hex, to)} impassable.`,
      }));
  }

  private isOf(terrains: readonly string[], hex: string): boolean {
    const terrain = this.hexes[hex]?.terrain;
    return terrain !== undefined && terrains.includes(terrain);
  }

  private isImpassable(a: string, b: string): boolean {
    const { game, documents, document, board } = this;
    if (game.isImpassable) return game.isImpassable(documents, document, a, b);
    return Object.hasOwn(board.hexsides, hexsideId(a, b));
  }
}
