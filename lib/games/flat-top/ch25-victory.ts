import type { Step, Steps } from "../../kernel";
import { score } from "./model/losses";
import { sideText } from "./model/pieces";
import { scenarioOf } from "./model/scenario";
import { type FlatTopTable, Gone, type Position } from "./model/position";
import { enemyOf, type Rules, sideIds } from "./model/rules";

/** 25 Victory Conditions. */

/** 25.2: whether the difference ends the game at the end of a day. */
export function automaticVictory(t: FlatTopTable): boolean {
  const { victory } = scenarioOf(t);
  const [allied, japanese] = t.position.points;
  const ahead = Math.abs(allied - japanese);
  if (ahead < victory.automatic) return false;
  const winner = allied > japanese ? 0 : 1;
  t.end({
    winner: sideIds[winner]!,
    rule: "25.2",
    text: `${sideText(winner)} wins at once, ${ahead} points ahead.`,
  });
  return true;
}

/** 25.3: the last turn is over. */
const endOfGame: Step<Rules, Position> = {
  rule: "25.3",
  title: "End of the game",
  proceed(t) {
    scoreDamage(t);
    const [allied, japanese] = t.position.points;
    const winner = allied > japanese ? 0 : 1;
    const most = Math.max(allied, japanese);
    const result = `Allies ${allied}, Japan ${japanese}.`;
    if (allied === japanese || most < t.rules.victoryPoints.minimum)
      return t.end({ winner: null, rule: "25.3", text: `A draw: ${result}` });
    t.end({ winner: sideIds[winner]!, rule: "25.3", text: `${sideText(winner)} wins. ${result}` });
  },
};

/** 12.6, 25.1: hits on ships afloat score at the end, also on those that left the map. */
function scoreDamage(t: FlatTopTable): void {
  const { fleet } = t.position;
  for (const [ship, { type, side, name }] of t.rules.ships.entries()) {
    const force = fleet.force[ship]!;
    const hits = fleet.hits[ship]!;
    if (hits === 0 || (force < 0 && force !== Gone.left)) continue;
    score(
      t,
      enemyOf(side),
      hits * (t.rules.victoryPoints.damagePerHit[type] ?? 0),
      "25.1",
      () => `hits on ${name}`,
    );
  }
}

export const victorySteps: Steps<Rules, Position> = { "end-of-game": endOfGame };
