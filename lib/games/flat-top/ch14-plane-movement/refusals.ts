import type { Choice } from "../../../kernel";
import { directionTo } from "../board/distance";
import { STORM, weatherOf } from "../board/sky";
import { formationText, hexText } from "../model/pieces";
import type { FlatTopTable, Formation } from "../model/position";
import { OFF_MAP } from "../model/rules";

/** Why an Air Formation cannot enter a hex, with the rule; undefined where that says nothing. */
export function whyNotEnter(
  t: FlatTopTable,
  formation: Formation,
  { do: what, hex: id }: Choice,
  { left, remains }: { left: number; remains: boolean },
): { rule: string; text: string } | undefined {
  const to = what === "enter" && typeof id === "string" ? (t.rules.hexes.of[id] ?? OFF_MAP) : OFF_MAP;
  if (to === OFF_MAP || formation.hex === OFF_MAP) return undefined;
  const name = formationText(formation);
  const direction = directionTo(t.rules.hexes, formation.hex, to);
  if (direction < 0)
    return {
      rule: "14.5",
      text: `${name} flies hex by hex: ${id as string} is not next to ${hexText(t, formation.hex)}.`,
    };
  if (remains)
    return {
      rule: "14.15.2",
      text: `${name} has changed its altitude where it began the turn, and remains there: on its way it may in each hex that it enters.`,
    };
  if (left <= 0)
    return { rule: formation.mode < 0 ? "14.3" : "14.8", text: `${name} has no movement left this turn.` };
  const isLow = formation.flights.some(({ high }) => !high);
  if (isLow && (t.rules.hexes.mountains[formation.hex]! >> direction) & 1)
    return {
      rule: "14.15.5",
      text: `Mountains lie between: all planes of ${name} must be at high altitude.`,
    };
  if (weatherOf(t, formation.hex) === STORM)
    return { rule: "6.6", text: `${name} leaves the storm by the shortest way first.` };
  if (weatherOf(t, to) === STORM)
    return { rule: "6.6", text: `${id as string} is a Storm hex: planes enter it only to land there.` };
  return { rule: "11.6", text: `${name} shadows: from ${id as string} it would not see the Task Force.` };
}
