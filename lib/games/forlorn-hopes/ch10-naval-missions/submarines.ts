import { counted } from "../../../words";
import { type Choice, DONE, type Step } from "../../../kernel";
import { hitShip, sinkShip } from "../model/losses";
import { shipId, shipText, shipDoes, doesShip } from "../model/pieces";
import { type ForlornTable, Gone, hasFlag, type Position, ShipFlag } from "../model/position";
import { readChart } from "../../shared/result-table";
import { roll, rollDie } from "../model/rolls";
import { enemyOf, isHex, type Rules } from "../model/rules";
import { setShipFlag, shipsAt } from "../model/units";
import { isSurfaceShip, looksOf, shipAim } from "./groups";

/** 5.4 A submarine attacks ships that enter its hex, and is hunted then. The rulebook gives no procedure; ours. */

/** A submarine of the enemy in a hex that has not attacked this turn; -1 for none. */
export function lurking(t: ForlornTable, side: number, site: number): number {
  if (!isHex(t.rules, site) || t.rules.parameters.submarines.attacks === 0) return -1;
  const found = shipsAt(t, site).find(
    (ship) =>
      t.rules.ships[ship]!.class === "SS" &&
      t.rules.ships[ship]!.side === enemyOf(side) &&
      !hasFlag(t.position.fleet.flags[ship]!, ShipFlag.attacked),
  );
  return found ?? -1;
}

type AttackData = { ship: number; targetShips: number[]; attacks: number };

const targets = (t: ForlornTable, { ship, targetShips }: AttackData): number[] =>
  targetShips.filter(
    (target) => t.position.fleet.site[target] === t.position.fleet.site[ship] && isSurfaceShip(t, target),
  );

export const submarineAttack: Step<Rules, Position, AttackData> = {
  rule: "5.4",
  title: "Submarine attack",
  asks: (t, { data }) =>
    data.attacks < t.rules.parameters.submarines.attacks && targets(t, data).length > 0
      ? 1 << t.rules.ships[data.ship]!.side
      : 0,
  options(t, { data }, _side, out) {
    out.push(...targets(t, data), DONE);
  },
  describe: (t, { data }, code): Choice =>
    code === DONE
      ? { do: "stay-hidden" }
      : { do: "torpedo", submarine: shipId(t, data.ship), target: shipId(t, code) },
  prompt: (t, { data }) => `Which ship ${doesShip(t, data.ship)} attack?`,
  take(t, { data }, code) {
    if (code === DONE) return t.leave();
    t.set(data, "attacks", data.attacks + 1);
    attack(t, data, code);
  },
  proceed: (t) => t.leave(),
};

function attack(t: ForlornTable, data: AttackData, target: number): void {
  const { ship } = data;
  const { side } = t.rules.ships[ship]!;
  const group = targets(t, data);
  setShipFlag(t, ship, ShipFlag.attacked, true);
  const { total } = roll(
    t,
    "submarine-attack",
    {
      t,
      side,
      hex: t.position.fleet.site[ship]!,
      target: shipAim(t, target),
      targetGroup: looksOf(t, group),
    },
    { name: `${shipDoes(t, ship, "attacks")} ${shipText(t, target)}`, key: "submarine attack", side },
  );
  const hits = Number(readChart(t, "submarine-attack", total, "result")?.text ?? 0);
  t.say("5.4", () => `${shipDoes(t, ship, "attacks")} ${shipText(t, target)}: ${counted(hits, "hit")}.`);
  for (let i = 0; i < hits && t.position.fleet.site[target] !== Gone.lost; i++) hitShip(t, target, "5.4");
  const { hunters, sunkFrom } = t.rules.parameters.submarines;
  if (!targets(t, data).some((each) => hunters.includes(t.rules.ships[each]!.class))) return;
  const face = rollDie(t, { name: `hunt for ${shipText(t, ship)}`, key: "hunt", side: enemyOf(side) });
  if (face >= sunkFrom) sinkShip(t, ship, "5.4");
}
