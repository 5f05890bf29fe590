import type { CounterFace } from "../../../counter-types";
import { QUARTERS, type Rules, sideIds, type UnitType } from "../../model/rules";
import { faceOf } from "../faces";
import { liveries, liveryOf } from "../liveries";

/** Counters of the compiled rules, and the markers that lie among them. */

const made = new WeakMap<Rules, CounterFace[]>();

/** The counter of a type of units; replacements markers have one for each value. */
export function faceOfType(rules: Rules, type: number): CounterFace {
  let faces = made.get(rules);
  if (!faces) made.set(rules, (faces = rules.types.map((each) => faceOfUnit(rules, each))));
  return faces[type]!;
}

/** What a number says of a unit that may lack it: a compiled type has 0 there. */
const given = (value: number): number | undefined => (value > 0 ? value : undefined);

function faceOfUnit(rules: Rules, type: UnitType): CounterFace {
  const { kind, id, printedName: name, shipClass } = type;
  const nation = rules.nations[type.nation]!.id;
  const side = sideIds[type.side] ?? "none";
  const transport = type.transport / QUARTERS;
  if (kind === "replacements") return { ...marker(id, name, "Repl."), side, nation };
  const print = { kind, type: id, name, side, nation, transport, steps: type.maxSteps };
  if (kind === "air") return faceOf(print);
  if (kind === "land") {
    const { strength, reduced, marine } = type;
    return faceOf({ ...print, strength, reduced: given(reduced), marine });
  }
  const { firepower, defense, movement, antiAircraft, airStrength } = type;
  return faceOf({
    ...print,
    shipClass: shipClass!,
    firepower,
    defense,
    movement,
    antiAircraft: antiAircraft / QUARTERS,
    airStrength: given(airStrength),
  });
}

const marker = (type: string, name: string, words: string): CounterFace => ({
  type,
  kind: "other",
  name,
  label: words,
  side: "none",
  nation: "",
  livery: liveries.plain,
  picture: { kind: "marker", words },
  ratings: [],
});

/** A replacements marker of some value (7.4). */
export function replacementsFace(rules: Rules, type: number, value: number): CounterFace {
  const face = faceOfType(rules, type);
  const ratings = [{ name: "Value", value: String(value), at: "bottom" as const, chief: true }];
  return { ...face, name: `Replacements of ${value}`, ratings };
}

/** A Task Force of which nothing is known but its nation (18.1.4). */
export function hiddenFace(rules: Rules, nation: string, side: string): CounterFace {
  const name = rules.nations.find(({ id }) => id === nation)?.name ?? nation;
  const livery = nation === "us" || nation === "britain" ? liveryOf(nation, true) : liveries.plain;
  return { ...marker("task-force-marker", `Hidden Task Force (${name})`, "TF ?"), side, nation, livery };
}

/** The OCCUPIED BASE marker of a side (12.3.5). */
export const occupiedFace = (side: string): CounterFace => ({
  ...marker("occupied-base", "OCCUPIED BASE", "Occ."),
  side,
  livery: side === "japan" ? liveries.japan : liveries.plain,
});
