import type { Documents } from "../../../types";
import { printedOrder } from "./printed-order";
import {
  type ListId,
  type Played,
  playedIn,
  playerTurns,
  pointerOf,
  type PrintedStep,
  type StepId,
} from "./steps";

/** Why a step cannot do its work where it stands. */
export interface Fault {
  text: string;
  hint: string;
  severity?: "error";
}

const turns: readonly string[] = playerTurns;

/** Steps of a battle: those of the list and of the lists in it. */
const battleSteps: ReadonlySet<StepId> = new Set(
  (["battle", "air-combat", "land-combat"] satisfies ListId[]).flatMap((list) =>
    printedOrder[list].map(({ step }: PrintedStep) => step),
  ),
);

export function faultOf({ step, path }: Played): Fault | undefined {
  const lists = path.map(({ list }) => list);
  const inPlayerTurn = lists.some((each) => turns.includes(each));
  if (turns.includes(step) && inPlayerTurn) {
    return {
      text: "is played within a player turn, which then continues with the wrong side",
      hint: "Put player turns into “turn” only.",
      severity: "error",
    };
  }
  if (step === "battle" || (battleSteps.has(step) && !lists.includes("battle"))) {
    return {
      text: "is played outside a battle, where it does nothing",
      hint:
        step === "battle" ? "Play “battles” instead, which plays it for every hex." : "Put it into “battle”.",
    };
  }
  if (!inPlayerTurn && !turns.includes(step) && step !== "late-conquest") {
    return {
      text: "is played outside a player turn, by the side that played last",
      hint: "Put it into a player turn.",
    };
  }
  return undefined;
}

/** What is played in a list, without the steps that stand where they cannot do their work, and what is in them. */
export function wellPlacedIn(documents: Documents, list: ListId): Played[] {
  const played = playedIn(documents, list);
  const faulty = new Set(played.filter(faultOf).map(({ path }) => path.map(pointerOf).join()));
  return played.filter(({ path }) => {
    const way = path.map(pointerOf);
    return !way.some((_spot, depth) => faulty.has(way.slice(0, depth + 1).join()));
  });
}
