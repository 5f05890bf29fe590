import type { FireInTheSkyPosition, FireInTheSkyScenario } from "../../../documents/generated/types";
import { type Json, Table } from "../../../kernel";
import { fireInTheSkyModule } from "../module";
import { emptyPosition, type Position, type T } from "../model/position";
import { markIsOn, type Rules, sideIds } from "../model/rules";
import { printedFrom } from "../saved/form";
import { stateAsWritten } from "../saved/read-state";
import { type Force, forcesOf } from "../setup/forces";

/**
 * The board of a scenario as it is written, even where play would refuse it, so that overlays show what is wrong
 * with it too. Free groups stand at the first of their places, or nowhere.
 */
export function stageOf(rules: Rules, scenario: Json, withFree = true): T {
  const document = scenario as unknown as Partial<FireInTheSkyScenario>;
  const saved = document.position && savedStage(rules, document.position, document);
  const position = saved ?? emptyPosition(rules);
  if (saved) return tableOf(rules, position);
  position.turn = document.start?.turn ?? position.turn;
  position.options = document.recommendedOptions ?? [];
  const side = (id: string): number => (sideIds as readonly string[]).indexOf(id);
  position.phasing = Math.max(0, side(document.start?.side ?? ""));
  for (const [id, holder] of Object.entries(document.control ?? {})) {
    const place = rules.placeOf[id];
    if (place !== undefined) position.control[place] = side(holder);
  }
  const table = tableOf(rules, position);
  for (const force of forcesOf(document)) if (withFree || force.where !== "choices") place(table, force);
  return table;
}

const tableOf = (rules: Rules, position: Position): T =>
  new Table(fireInTheSkyModule, rules, {
    frames: [],
    chance: { kind: "listed", dice: [], next: 0 },
    outcome: null,
    position,
  });

/** A position saved from play as it stood; an empty board where it cannot be read, which the checks report. */
function savedStage(
  rules: Rules,
  position: FireInTheSkyPosition,
  { id = "", recommendedOptions = [] }: Partial<FireInTheSkyScenario>,
): Position {
  const printed = printedFrom(position, { scenario: id, options: recommendedOptions });
  return stateAsWritten(rules, printed)?.position ?? emptyPosition(rules);
}

function place({ rules, position }: T, { places, type, nation, count, reduced, where }: Force): void {
  const at = rules.placeOf[places[0] ?? ""];
  if (at === undefined || (where !== "setup" && where !== "choices")) return;
  const free = (pieces: readonly number[] | undefined): number[] =>
    (pieces ?? []).filter((p) => position.at[p] === rules.limbo.available && position.steps[p] === 0);
  if (nation !== undefined) {
    const air = rules.airOf[rules.nations.findIndex(({ id }) => id === nation)];
    let left = count;
    for (const p of free(air)) {
      if (left <= 0) break;
      position.at[p] = at;
      position.steps[p] = Math.min(left, rules.pieces[p]!.maxSteps);
      left -= position.steps[p]!;
    }
    return;
  }
  const known = rules.typeOf[type ?? ""];
  if (known === undefined) return;
  const { optional, maxSteps } = rules.types[known]!;
  if (optional !== null && !markIsOn(rules, position.options, optional)) return;
  for (const p of free(rules.piecesOfType[known]).slice(0, count)) {
    position.at[p] = at;
    position.steps[p] = reduced ? Math.max(1, maxSteps - 1) : maxSteps;
  }
}
