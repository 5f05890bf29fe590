import { derived } from "../../../kernel";
import { reported } from "../../shared/known";
import { hexText, sideText } from "../model/pieces";
import type { FlatTopTable, Position } from "../model/position";
import { baseContact, type Report } from "../model/reports";
import { enemyOf, OFF_MAP } from "../model/rules";
import { sightOf } from "./conditions";

/**
 * 7.14 Planes at bases: whoever sees a base of the other side with Condition Number 3 gets a report whether planes are in its
 * Ready and Just Landed boxes; neither which nor how many, and nothing of those in Readying.
 */

/** Bases whose boxes are seen by the other side now. */
const basesInSight = derived(
  (t: FlatTopTable): number[] =>
    t.rules.bases.flatMap(({ hex }, base) => {
      const owner = t.position.bases.owner[base]!;
      if (owner < 0 || hex === OFF_MAP) return [];
      return sightOf(t, enemyOf(owner), hex, "base", false).condition === 3 ? [base] : [];
    }),
  ["forces", "fleet", "formations", "radar", "bases", "baseSet", "clouds", "turn", "watching"],
);

const contactOf = ({ known }: Position, side: number, base: number) =>
  known[side]!.contacts.find(({ subject }) => subject === baseContact(base));

/** Tells the other side what it sees at bases, where that is news or was last seen on an earlier turn. */
export function reportBases(t: FlatTopTable): void {
  for (const base of basesInSight(t)) {
    const { hex, field, id, name } = t.rules.bases[base]!;
    const owner = t.position.bases.owner[base]!;
    const side = enemyOf(owner);
    const { ready, landed } = t.position.decks[field]!;
    const planesAboard = ready.length > 0 || landed.length > 0;
    const before = contactOf(t.position, side, base);
    const isNews = (before?.what as Report | undefined)?.planesAboard !== planesAboard;
    if (!isNews && before!.at === t.position.turn) continue;
    const report: Report = { hex, isAir: false, condition: 3, base: id, planesAboard };
    reported(t, t.position.known[side]!, baseContact(base), report, t.position.turn);
    if (isNews)
      t.say(
        "7.14",
        () =>
          `Reported by ${sideText(owner)} at ${name} (${hexText(t, hex)}): ${planesAboard ? "planes" : "no planes in sight"}.`,
        [side, owner],
      );
  }
}
