import type { FireInTheSkyScenario } from "../../../documents/generated/types";
import type { Json } from "../../../kernel";
import { numberIn } from "../../numbering";
import type { Beginning, Beginnings } from "../../types";
import { type ListId } from "../checks/sequence/steps";
import { printedOrder } from "../checks/sequence/printed-order";
import { type Rules, sideIds } from "../model/rules";

const listOf = (side: string): ListId & `${string}-player-turn` =>
  side === "japan" ? "japanese-player-turn" : "allied-player-turn";

const printedPhase = (side: string, step: string) =>
  printedOrder[listOf(side)].find((phase) => phase.step === step);

/** What people call a phase of a player turn; its id for one that the rulebook does not have there. */
export const phaseTitle = ({ numbering: { titles } }: Rules, side: string, step: string): string =>
  (Object.hasOwn(titles, step) ? titles[step] : printedPhase(side, step)?.title) ?? step;

/** Where a scenario may begin: any phase of any player turn. Undefined for a saved position, which stands in one. */
export function startsAt(rules: Rules, scenario: Json): Beginnings | undefined {
  if ((scenario as Partial<FireInTheSkyScenario>).position) return undefined;
  const { firstTurn, lastTurn } = rules.parameters.clock;
  const turns = Array.from({ length: Math.max(0, lastTurn - firstTurn + 1) }, (_none, i) => firstTurn + i);
  const phases = sideIds
    .filter((side) => rules.sequence.turn?.includes(listOf(side)))
    .flatMap((side) =>
      (rules.sequence[listOf(side)] ?? []).map((step) => ({
        side,
        step,
        title: phaseTitle(rules, side, step),
        rule: numberIn(rules.numbering, printedPhase(side, step)?.rule ?? "4.0"),
      })),
    );
  return { turns, phases };
}

/** The scenario with its set-up as it stands, beginning elsewhere. */
export function beginAt(scenario: Json, { turn, side, step }: Beginning): Json {
  const document = scenario as { [member: string]: Json };
  if (document.position !== undefined) return scenario;
  return { ...document, start: { turn, side: side!, step } };
}
