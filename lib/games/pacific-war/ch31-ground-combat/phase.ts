import { type Choice, DONE, type Step } from "../../../kernel";
import { isContested, settle, troopsIn } from "../model/ground";
import type { PacificTable, Position } from "../model/position";
import { enemyOf, NOBODY, NOWHERE, type Rules } from "../model/rules";
import { baseAt, groundClass, nameOfHex } from "../model/units";
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
    t.call("ground-battle", {
      i: 0,
      hex: code,
      attackerSide: NOBODY,
      leadGroundUnits: [-1, -1],
      qualities: [0, 0],
      broken: [false, false],
      groundUnits: [],
      losses: [0, 0],
      retreat: "",
      retreatSide: NOBODY,
      retreatedGroundUnits: [],
      toHex: NOWHERE,
      baseSide: baseAt(t, code) < 0 ? NOBODY : t.position.bases[baseAt(t, code)]!.side,
    });
  },
};

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
    // 23.8.3: whoever came by sea or air has fought for the hex.
    for (const n of troopsIn(t, data.hex, data.attackerSide))
      t.set(t.position.groundUnits[n]!, "assault", "none");
    settle(t, data.hex);
    const { baseSide, hex } = data;
    if (baseSide !== NOBODY && baseAt(t, hex) < 0 && kindsOfNewBase(t, hex, enemyOf(baseSide)).length > 0)
      return t.goTo("convert-base", { hex, side: enemyOf(baseSide) });
    t.leave();
  },
};

type ConvertData = { hex: number; side: number };

/** Small Bases of the nations whose engineers are in the hex. */
function kindsOfNewBase(t: PacificTable, hex: number, side: number): number[] {
  const { rules, position } = t;
  const nations = troopsIn(t, hex, side)
    .map((n) => groundClass(rules, position.groundUnits[n]!))
    .flatMap(({ type, nation }) => (type === "engineer" ? nation : []));
  return rules.baseClasses.flatMap((base, n) => (!base.isLarge && nations.includes(base.nation) ? n : []));
}

const KEEP_EMPTY = DONE;

/** 17.11: with an engineer in the hex a captured airbase becomes a small one of its own at once. */
export const convertBase: Step<Rules, Position, ConvertData> = {
  rule: "17.11",
  title: "Captured airbase",
  asks: (_t, { data }) => 1 << data.side,
  options: (t, { data }, _side, out) => void out.push(...kindsOfNewBase(t, data.hex, data.side), KEEP_EMPTY),
  describe: (t, _frame, code): Choice =>
    code === KEEP_EMPTY ? { do: "done" } : { found: t.rules.baseClasses[code]!.id },
  prompt: (t, { data }) => `Found a small Base in ${nameOfHex(t.rules, data.hex)}?`,
  take(t, { data }, code) {
    if (code !== KEEP_EMPTY) {
      t.push(t.position.bases, { side: data.side, kind: code, hex: data.hex, hits: 0 });
      t.say(
        "17.11",
        () => `${t.rules.baseClasses[code]!.name} is founded in ${nameOfHex(t.rules, data.hex)}.`,
      );
    }
    t.leave();
  },
};
