import { hexOf, pieceAt } from "../model/pieces";
import type { T } from "../model/position";
import { JAPAN } from "../model/rules";

/** 17.6: note that a Japanese land unit has entered one of the bases that bring the European Fleet. */
export function noteLandEntry(t: T, p: number): void {
  const { kind, side } = pieceAt(t, p);
  if (kind !== "land" || side !== JAPAN) return;
  if (!t.rules.parameters.europeanFleet.triggerBases.includes(hexOf(t, p))) return;
  const { indiaEntered, turn } = t.position;
  if (indiaEntered === turn) return;
  // The Allied phase that the entry before opened may still lie ahead in this very turn.
  t.set(t.position, "indiaEnteredBefore", indiaEntered);
  t.set(t.position, "indiaEntered", turn);
}
