import type { Choice, Frame } from "../../../kernel";
import { isOfClass, pieceAt } from "../model/pieces";
import type { T } from "../model/position";
import { optionIsOn } from "../model/rules";
import { countedNames } from "../../../words";

/** 18.2.2 Tokyo Express: one marker, placed on a Task Force as it is formed, for one player turn at most. */

const ON_NONE = -1;

/** A ship of this class may sail with the Tokyo Express; land and air units have no class. */
export const isExpressClass = (t: T, p: number): boolean =>
  isOfClass(pieceAt(t, p), t.rules.parameters.tokyoExpress.classes);

/** The side has the marker at hand and these units may carry it. */
export const mayBeExpress = (t: T, side: number, units: readonly number[]): boolean =>
  units.length > 0 && hasMarker(t, side) && units.every((p) => isExpressClass(t, p));

const hasMarker = (t: T, side: number): boolean =>
  side === t.rules.parameters.tokyoExpress.side &&
  t.position.tokyoExpress === ON_NONE &&
  optionIsOn(t.rules, t.position.options, "tokyo-express");

/** Why the marker is not offered to the Task Force that is being formed. */
export function whyNotExpress(
  t: T,
  frame: Frame<{ units: number[] }>,
  choice: Choice,
  side: number,
): { rule: string; text: string } | undefined {
  if (choice.do !== "tokyo-express") return undefined;
  const { classes } = t.rules.parameters.tokyoExpress;
  const text = !optionIsOn(t.rules, t.position.options, "tokyo-express")
    ? "The optional rule of the Tokyo Express is not on."
    : !hasMarker(t, side)
      ? "The marker is not available: it is already on a Task Force, or belongs to the enemy."
      : `Only ${classes.join(" and ")} sail as the Tokyo Express, without passengers: ` +
        `${countedNames(frame.data.units.map((p) => pieceAt(t, p).name)) || "no unit yet"}.`;
  return { rule: "18.2.2", text };
}

export function placeExpress(t: T, force: number): void {
  t.set(t.position, "tokyoExpress", force);
  t.say("18.2.2", () => "The Task Force sails as the Tokyo Express.");
}

/** A ship that fires before all others. */
export const isExpress = (t: T, p: number): boolean =>
  t.position.tokyoExpress !== ON_NONE && t.position.tf[p] === t.position.tokyoExpress;

/** The surface combat, or the player turn, is over: the marker is put aside for later use. */
export function takeExpressBack(t: T): void {
  if (t.position.tokyoExpress === ON_NONE) return;
  t.set(t.position, "tokyoExpress", ON_NONE);
  t.say("18.2.2", () => "The Tokyo Express marker is removed.");
}
