import type { Documents, Finding, RuleCheck } from "../../../types";
import {
  clockOf,
  levelsOf,
  levelsPath,
  parametersOf,
  parametersPath,
  schedulesOf,
} from "../shared/documents";

/** V-15 (4.0, 7.1, 16.0): turns that the documents name lie between the first and the last of the clock. */
export const turnsOutsideClock: RuleCheck = {
  code: "rule/fire-in-the-sky/turns-outside-clock",
  rule: "4.0",
  severity: "warning",
  title: "Something is set for a turn that is not played.",
  explain:
    "The clock in parameters.json says on which turn the game begins and with which it ends. Arrivals, levels and rules that are set for a turn outside of it never come. " +
    "That is usual after a game has been made shorter, and harmless then; when the turn is a slip, units are lost without a word. " +
    "Change the turn or the clock, or take the entry away.",
  run(documents) {
    const { firstTurn, lastTurn } = clockOf(documents);
    const findings: Finding[] = [];
    if (firstTurn > lastTurn) {
      findings.push({
        document: parametersPath,
        pointer: "/clock/lastTurn",
        severity: "error",
        rule: "16.0",
        message: `The game ends with Turn ${lastTurn}, before it begins with Turn ${firstTurn}.`,
        hint: "Make the last turn later than the first.",
      });
      return findings;
    }
    for (const { document, pointer, turn, what, lasting } of turnsNamed(documents)) {
      // A value that holds from an early turn on holds in the game as well.
      if (turn <= lastTurn && (lasting || turn >= firstTurn)) continue;
      findings.push({
        document,
        pointer,
        message: `${what} Turn ${turn}; the game has Turns ${firstTurn} to ${lastTurn}.`,
        hint: "It never comes. Change the turn or the clock, or take the entry away.",
        related: [{ document: parametersPath, pointer: "/clock", message: "The clock stands here." }],
      });
    }
    return findings;
  },
};

interface Named {
  document: string;
  pointer: string;
  turn: number;
  what: string;
  /** Holds from that turn on, so that only a turn after the last is lost. */
  lasting: boolean;
}

function turnsNamed(documents: Documents): Named[] {
  const named: Named[] = [];
  for (const { path, turns } of schedulesOf(documents)) {
    for (const turn of Object.keys(turns)) {
      const what = "Units arrive on";
      named.push({ document: path, pointer: `/turns/${turn}`, turn: Number(turn), what, lasting: false });
    }
  }
  const { submarinePoints, transportPoints } = levelsOf(documents);
  for (const [member, levels] of Object.entries({ submarinePoints, transportPoints })) {
    for (const [who, byTurn] of Object.entries<Readonly<Record<string, number>>>({ ...levels })) {
      for (const turn of Object.keys(byTurn)) {
        const pointer = `/${member}/${who}/${turn}`;
        const what = "A level is set from";
        named.push({ document: levelsPath, pointer, turn: Number(turn), what, lasting: true });
      }
    }
  }
  const { expansion, turnOne, resourceFueling, victory } = parametersOf(documents);
  const parameter = (pointer: string, turn: number | undefined, what: string, lasting: boolean): void => {
    if (turn !== undefined) named.push({ document: parametersPath, pointer, turn, what, lasting });
  };
  for (const turn of Object.keys(expansion?.factorFromTurn ?? {})) {
    parameter(`/expansion/factorFromTurn/${turn}`, Number(turn), "Capacities grow from", true);
  }
  parameter("/turnOne/turn", turnOne?.turn, "The special rules of the first turn are set for", false);
  parameter(
    "/resourceFueling/fromTurn",
    resourceFueling?.fromTurn,
    "Ships fuel at Resource Hexes from",
    true,
  );
  parameter(
    "/victory/lateConquest/fromTurn",
    victory?.lateConquest.fromTurn,
    "Late conquest costs Victory Points from",
    true,
  );
  return named;
}
