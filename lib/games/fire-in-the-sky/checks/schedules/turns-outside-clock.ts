import type { Documents, Finding, RuleCheck } from "../../../types";
import {
  clockOf,
  levelsOf,
  levelsPath,
  parametersOf,
  parametersPath,
  schedulesOf,
} from "../shared/documents";
import { listed } from "../shared/words";

/** V-15 (4.0, 7.1, 16.0): turns that the documents name lie between the first and the last of the clock. */
export const turnsOutsideClock: RuleCheck = {
  code: "rule/fire-in-the-sky/turns-outside-clock",
  rule: "4.0",
  severity: "info",
  title: "Something is set for a turn that is not played.",
  explain:
    "The clock in parameters.json says on which turn the game begins and with which it ends. Arrivals, levels and rules that are set for a turn outside of it never come. " +
    "That is usual, and harmless, when a game has been made shorter; it is told so that nothing is lost without a word. A game that ends before it begins is an error. " +
    "Change the turn or the clock, or take the entries away.",
  run(documents) {
    const { firstTurn, lastTurn } = clockOf(documents);
    if (firstTurn > lastTurn) {
      const finding: Finding = {
        document: parametersPath,
        pointer: "/clock/lastTurn",
        severity: "error",
        rule: "16.0",
        message: `The game ends with Turn ${lastTurn}, before it begins with Turn ${firstTurn}.`,
        hint: "Make the last turn later than the first.",
      };
      return [finding];
    }
    return seriesOf(documents).flatMap(({ document, pointerOf, turns, what, lasting }): Finding[] => {
      // A value that holds from an early turn on holds in the game as well.
      const outside = turns.filter((turn) => turn > lastTurn || (!lasting && turn < firstTurn));
      if (outside.length === 0) return [];
      return [
        {
          document,
          pointer: pointerOf(outside[0]!),
          message: `${what} ${outside.length === 1 ? "Turn" : "Turns"} ${listed(outside.map(String), outside.length)}; the game has Turns ${firstTurn} to ${lastTurn}.`,
          hint: "That never comes. Change the turn or the clock, or leave it if the game was made shorter.",
          related: [
            { document: parametersPath, pointer: "/clock/lastTurn", message: "The clock stands here." },
          ],
        },
      ];
    });
  },
};

/** Turns that are named side by side, told of together. */
interface Series {
  document: string;
  pointerOf(turn: number): string;
  turns: number[];
  what: string;
  /** Holds from each turn on, so that only a turn after the last is lost. */
  lasting: boolean;
}

function seriesOf(documents: Documents): Series[] {
  const series: Series[] = [];
  const add = (
    document: string,
    pointer: string,
    turns: Readonly<Record<string, unknown>> | undefined,
    what: string,
    lasting: boolean,
  ): void => {
    series.push({
      document,
      pointerOf: (turn) => `${pointer}/${turn}`,
      turns: Object.keys(turns ?? {})
        .map(Number)
        .sort((a, b) => a - b),
      what,
      lasting,
    });
  };
  for (const { path, turns } of schedulesOf(documents)) add(path, "/turns", turns, "Units arrive on", false);
  const { submarinePoints, transportPoints } = levelsOf(documents);
  for (const [member, levels] of Object.entries({ submarinePoints, transportPoints })) {
    for (const [who, byTurn] of Object.entries<Readonly<Record<string, number>>>({ ...levels })) {
      add(levelsPath, `/${member}/${who}`, byTurn, "A level is set from", true);
    }
  }
  const { expansion, turnOne, resourceFueling, victory, kamikaze, pilotTraining } = parametersOf(documents);
  add(parametersPath, "/expansion/factorFromTurn", expansion?.factorFromTurn, "Capacities grow from", true);
  const single = (pointer: string, turn: number | undefined, what: string, lasting: boolean): void => {
    if (turn === undefined) return;
    series.push({ document: parametersPath, pointerOf: () => pointer, turns: [turn], what, lasting });
  };
  single("/turnOne/turn", turnOne?.turn, "The special rules of the first turn are set for", false);
  single("/resourceFueling/fromTurn", resourceFueling?.fromTurn, "Ships fuel at Resource Hexes from", true);
  single(
    "/victory/lateConquest/fromTurn",
    victory?.lateConquest.fromTurn,
    "Late conquest costs Victory Points from",
    true,
  );
  single("/kamikaze/fromTurn", kamikaze?.fromTurn, "Japan may declare Kamikaze from", true);
  single(
    "/pilotTraining/lastAutomaticTurn",
    pilotTraining?.lastAutomaticTurn,
    "Training of carrier pilots (18.2.3) is not needed until after",
    true,
  );
  return series;
}
