import { type Event, type Roll, type Ruleset, titleOfStep } from "../../kernel";
import type { Colours } from "../io";
import { wrap } from "./layout";

/** What happened, as a war diary: a heading where the step changes, then a line an event with its dice. */
export function diary(events: readonly Event[], ruleset: Ruleset<unknown, unknown>, c: Colours): string[] {
  const lines: string[] = [];
  let heading = "";
  for (const event of events) {
    const title = titleOfStep(ruleset, event.step);
    if (title !== heading) {
      heading = title;
      if (title !== "") lines.push(c.bold(title));
    }
    lines.push(...wrap(`${event.text} ${c.dim(`(${event.rule})`)}`, undefined, "  "));
    for (const roll of event.dice ?? []) lines.push(...rollLines(roll, c));
  }
  return lines;
}

/** Dice with what they needed and why. */
function rollLines(roll: Roll, c: Colours): string[] {
  const { name, faces, need, hits, modifiers } = roll;
  const shown = faces.map((face) =>
    need !== undefined && face >= need ? c.bold(String(face)) : String(face),
  );
  const why = modifiers && modifiers.length > 0 ? ` (${modifiers.join(", ")})` : "";
  const needed = need === undefined ? "" : `, needing ${need} or more${why}`;
  const result = hits === undefined ? "" : `: ${hits} ${hits === 1 ? "hit" : "hits"}`;
  return wrap(`${c.dim("·")} ${name}: ${shown.join(" ") || "no dice"}${needed}${result}`, undefined, "    ");
}
