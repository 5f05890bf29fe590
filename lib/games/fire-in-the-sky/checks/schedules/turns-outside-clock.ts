import type { Documents, Finding, RuleCheck } from "../../../types";
import {
  clockOf,
  levelsOf,
  levelsPath,
  parametersOf,
  parametersPath,
  schedulesOf,
} from "../shared/documents";
import { listed } from "../../../shared/checks/words";
import { judge } from "../combat/conditions";
import { modifiersOf } from "../combat/idle-modifiers";

/** V-15 (4.0, 7.1, 16.0): turns that the documents name lie between the first and the last of the clock. */
export const turnsOutsideClock: RuleCheck = {
  code: "rule/fire-in-the-sky/turns-outside-clock",
  rule: "4.0",
  severity: "info",
  title: "An entry is set for a turn that is not played.",
  explain:
    "The clock in parameters.json gives the first and the last turn. Arrivals, levels, modifiers and rules for other turns never take effect. " +
    "This is usual and harmless when a game has been shortened; it is reported so that nothing is lost unnoticed. A game that ends before it begins is an error. " +
    "Change the turn or the clock, or remove the entries.",
  run(documents) {
    const { firstTurn, lastTurn } = clockOf(documents);
    if (firstTurn > lastTurn) {
      const finding: Finding = {
        document: parametersPath,
        pointer: "/clock/lastTurn",
        severity: "error",
        rule: "16.0",
        message: `The last turn, Turn ${lastTurn}, is before the first, Turn ${firstTurn}.`,
        hint: "Set the last turn later than the first.",
      };
      return [finding];
    }
    const series = seriesOf(documents);
    const before = series.flatMap((each) => (each.lasting ? [] : outside(each, (turn) => turn < firstTurn)));
    const after = series.flatMap((each) => outside(each, (turn) => turn > lastTurn));
    for (const { document, pointer, id, type, modifier } of modifiersOf(documents)) {
      const verdict = judge(modifier.when, { type, firstTurn, lastTurn });
      if (verdict.holds !== "never" || !verdict.outside) continue;
      const text = `The modifier “${id}” applies on ${verdict.outside === "before" ? "earlier" : "later"} turns only`;
      (verdict.outside === "before" ? before : after).push({ document, pointer: `${pointer}/when`, text });
    }
    return [
      ...report(before, { firstTurn, lastTurn }, "firstTurn"),
      ...report(after, { firstTurn, lastTurn }, "lastTurn"),
    ];
  },
};

/** Something that is set for turns outside of the clock. */
interface Outside {
  document: string;
  pointer: string;
  text: string;
}

/** The turns of a series that are not played, reported together, at the first of them. */
function outside(
  { document, pointerOf, turns, what }: Series,
  isOutside: (turn: number) => boolean,
): Outside[] {
  const missed = turns.filter(isOutside);
  if (missed.length === 0) return [];
  const named = `${missed.length === 1 ? "Turn" : "Turns"} ${listed(missed.map(String), missed.length)}`;
  return [{ document, pointer: pointerOf(missed[0]!), text: `${what} ${named}` }];
}

/** One entry is reported where it stands; several have one cause, the clock. */
function report(
  entries: readonly Outside[],
  { firstTurn, lastTurn }: { firstTurn: number; lastTurn: number },
  end: "firstTurn" | "lastTurn",
): Finding[] {
  const [first, ...others] = entries;
  if (!first) return [];
  const clock = { document: parametersPath, pointer: `/clock/${end}` };
  const hint = "It never takes effect. Change the turn or the clock, or leave it if the game was shortened.";
  if (others.length === 0) {
    return [
      {
        document: first.document,
        pointer: first.pointer,
        message: `${first.text}; the game has Turns ${firstTurn} to ${lastTurn}.`,
        hint,
        related: [{ ...clock, message: "The clock is here." }],
      },
    ];
  }
  const bound = end === "firstTurn" ? `begins with Turn ${firstTurn}` : `ends with Turn ${lastTurn}`;
  return [
    {
      ...clock,
      message: `The game ${bound}; ${entries.length} entries are set for ${end === "firstTurn" ? "earlier" : "later"} turns.`,
      hint: "They never take effect. Change the clock or the entries, or leave them if the game was shortened.",
      related: entries.map(({ document, pointer, text }) => ({ document, pointer, message: `${text}.` })),
    },
  ];
}

/** Turns that are named side by side, reported together. */
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
  // 0 says that they hold on no turn.
  single(
    "/turnOne/turn",
    turnOne?.turn || undefined,
    "The special rules of the first turn are set for",
    false,
  );
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
