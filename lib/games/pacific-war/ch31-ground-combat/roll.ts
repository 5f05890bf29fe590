import type { Step } from "../../../kernel";
import { peekChart, readChart, type Result } from "../../shared/result-table";
import { rollDie } from "../model/combat";
import { stopForCombat } from "../model/constructions";
import { stepsOf, troopsIn } from "../model/ground";
import type { PacificTable, Position } from "../model/position";
import { ALLIED, enemyOf, type Rules } from "../model/rules";
import { halved } from "../model/troop-check";
import { groundClass, nameOfHex } from "../model/units";
import { type Battle, battleOf, defenderOf, fightersOf } from "./battle";

const numberOf = (result: Result | undefined, part = 0): number => {
  const value = result?.parts[part];
  return typeof value === "number" ? value : 0;
};

/** 31.1.2: Troop Quality of a lead unit for the column. Who assaults alone has half of it (23.8.3.B, 28.14). */
function columnQuality(t: PacificTable, battle: Battle, side: number): number {
  const quality = battle.qualities[side]!;
  const { groundUnits } = t.position;
  const lead = groundUnits[battle.leadGroundUnits[side]!]!;
  if (side !== battle.attackerSide || lead.assault === "none" || battle.raidGroundUnit >= 0) return quality;
  const hasFriends = troopsIn(t, battle.hex, side).some((n) => groundUnits[n]!.assault === "none");
  return hasFriends ? quality : halved(quality);
}

/** 31.1.2: columns that the terrain gives the defender, as a number less than 0. A river makes Jungle/Hill of a hex. */
function terrainShift({ hexes, terrain }: Rules, hex: number): number {
  const land = terrain.lands[hexes.land[hex]!]?.columns ?? 0;
  return hexes.rivers[hex] === 0 ? land : Math.min(land, terrain.river.columns);
}

/** 34.15: whoever alone has armor; against a US unit no Japanese unit shifts. */
function armorShift(t: PacificTable, battle: Battle): number {
  const { rules, position } = t;
  if (!position.options.includes("armor-advantage")) return 0;
  const classes = [0, 1].map((side) =>
    fightersOf(t, battle, side).map((n) => groundClass(rules, position.groundUnits[n]!)),
  );
  const hasArmor = classes.map((units) => units.some(({ type }) => type === "armor"));
  if (hasArmor[0] === hasArmor[1]) return 0;
  const side = hasArmor[ALLIED] ? ALLIED : 1 - ALLIED;
  if (side !== ALLIED && classes[ALLIED]!.some(({ nation }) => nation === "us")) return 0;
  t.acted("34.15");
  const { armor } = rules.parameters.optional;
  return side === battle.attackerSide ? armor : -armor;
}

/** 31.1.1: the column from the two leads and the terrain, the line from the steps, and the die with the ratio. */
export const groundRoll: Step<Rules, Position> = {
  rule: "31.1.1",
  title: "Ground Combat Results Table",
  proceed(t) {
    const battle = battleOf(t);
    const { rules } = t;
    const { attackerSide, hex } = battle;
    const defender = defenderOf(battle);
    stopForCombat(t, hex, [...fightersOf(t, battle, ALLIED), ...fightersOf(t, battle, enemyOf(ALLIED))]);
    const attack = columnQuality(t, battle, attackerSide);
    const defence = columnQuality(t, battle, defender);
    const matrix = numberOf(readChart(t, "ground-quality", attack, defence));
    const column = Math.max(0, matrix + terrainShift(rules, hex) + armorShift(t, battle));
    const [own, other] = [attackerSide, defender].map((side) => stepsOf(t, fightersOf(t, battle, side)));
    const ratio = Math.floor((PER_HUNDRED * own!) / other!);
    const modifier = numberOf(readChart(t, "ground-ratio", ratio, "die"));
    const isRaid = battle.raidGroundUnit >= 0;
    const steps = isRaid ? rules.parameters.optional.raiderSteps : own! + other!;
    const resultWith = (each: number, read: typeof readChart): Result | undefined =>
      read(t, "ground-combat", steps, column - each - modifier);
    const name = `Ground combat in ${nameOfHex(rules, hex)}`;
    const comesTo = (each: number): string => resultWith(each, peekChart)?.text ?? "";
    const face = rollDie(t, name, attackerSide, "ground combat", comesTo);
    const result = resultWith(face, readChart);
    t.set(battle.losses, attackerSide, numberOf(result, 0));
    t.set(battle.losses, defender, numberOf(result, 1));
    // 34.19: nobody retreats from a raid, after which the raiders go.
    t.set(battle, "retreat", isRaid ? "" : String(result?.parts[2] ?? ""));
    t.say(
      "31.1.1",
      () =>
        `Troop Quality ${attack} against ${defence}: column ${matrix}, with the hex ${column}. ` +
        `${own!} to ${other!} steps, die ${face + modifier}: ${battle.losses[attackerSide]!}/${battle.losses[defender]!}, ` +
        `${retreatWords[battle.retreat] ?? "no retreat"}.`,
    );
    t.leave();
  },
};

const PER_HUNDRED = 100;

const retreatWords: Readonly<Record<string, string>> = {
  A: "the attacker must retreat",
  D: "the defender must retreat",
  F: "either side may retreat",
};
