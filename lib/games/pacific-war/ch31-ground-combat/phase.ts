import type { Choice, Step } from "../../../kernel";
import { offerSupportBase } from "../ch11-links";
import { offerCapture } from "../ch17-capture";
import { isContested, settle, troopsIn } from "../model/ground";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, NOBODY, NOWHERE, type Rules } from "../model/rules";
import { baseAt } from "../model/units";
import type { Battle } from "./battle";

type PhaseData = { hexes: number[] };

/** 31.1 Ground Combat Phase: hexes with ground units of both sides, in the order of the Operation player. */
export const groundCombat: Step<Rules, Position, PhaseData> = {
  rule: "31.1",
  title: "Ground Combat",
  enter(t, { data }) {
    const hexes = new Set(
      t.position.groundUnits.flatMap(({ hex, ship }) => (ship < 0 && hex >= 0 ? hex : [])),
    );
    t.set(
      data,
      "hexes",
      [...hexes].filter((hex) => isContested(t, hex)).sort((a, b) => a - b),
    );
  },
  asks: (t, { data }) => (data.hexes.length > 0 ? 1 << t.position.operation.side : 0),
  options: (_t, { data }, _side, out) => void out.push(...data.hexes),
  describe: (t, _frame, code): Choice => ({ examine: t.rules.hexes.ids[code]! }),
  prompt: () => "Which hex is examined next?",
  take(t, { data }, code) {
    t.removeAt(data.hexes, data.hexes.indexOf(code));
    if (!isContested(t, code)) return;
    t.call("ground-battle", groundBattleIn(t, code));
  },
};

/** The combat in a hex, before its first step. */
export const groundBattleIn = (t: PacificTable, hex: number): Battle => ({
  i: 0,
  hex,
  attackerSide: NOBODY,
  leadGroundUnits: [-1, -1],
  qualities: [0, 0],
  broken: [false, false],
  raidGroundUnit: -1,
  groundUnits: [],
  losses: [0, 0],
  retreat: "",
  retreatSide: NOBODY,
  retreatedGroundUnits: [],
  toHex: NOWHERE,
  baseSide: baseAt(t, hex) < 0 ? NOBODY : t.position.bases[baseAt(t, hex)]!.side,
});

/** The steps of one combat, in the order of the sequence of play. */
export const groundBattle: Step<Rules, Position, Battle> = {
  rule: "31.1.1",
  title: "Ground combat in a hex",
  stream: (t, { data }) => `ground combat at ${t.rules.hexes.ids[data.hex]!}`,
  proceed(t, { data }) {
    const next = t.rules.sequence["ground-battle"]![data.i];
    const isOver = data.i > 0 && data.attackerSide === NOBODY;
    if (next !== undefined && !isOver) {
      t.set(data, "i", data.i + 1);
      return t.call(next);
    }
    if (isOver) return t.leave();
    if (data.raidGroundUnit >= 0)
      return t.goTo("raid-end", { hex: data.hex, side: data.attackerSide, groundUnit: data.raidGroundUnit });
    const { attackerSide, baseSide, hex, retreatSide } = data;
    // 23.8.3: whoever came by sea or air has fought for the hex.
    let isLanding = false;
    for (const n of troopsIn(t, hex, attackerSide)) {
      const unit = t.position.groundUnits[n]!;
      isLanding ||= unit.assault === "amphibious";
      t.set(unit, "assault", "none");
    }
    settle(t, hex);
    t.leave();
    if (isLanding && retreatSide !== attackerSide) offerSupportBase(t, hex, attackerSide);
    offerCapture(t, hex, enemyOf(baseSide), baseSide !== NOBODY);
  },
};
