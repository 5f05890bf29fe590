import type { Found } from "../../found";
import type { ReferenceCheck } from "../../references/check";
import { count, quote } from "../../words";

/**
 * A kind most of whose things are named nowhere (the hexes of a map) is one that need not be named; only in a
 * kind that is named as a rule does an exception tell something.
 */
const atMost = 0.25;

export const unused: ReferenceCheck = {
  code: "ref/unused",
  severity: "info",
  title: "Something is defined and named nowhere.",
  explain:
    "Nothing is wrong with that; but a unit type in no set-up and in no schedule never comes into play.",
  mend: "Use it, remove it, or leave it for later.",
  example: 'The unit type "j-cvl-2" is named nowhere.',
  run({ game, links, blame, reports, unread }) {
    // A text that cannot be read may well name it.
    if (unread.length > 0) return [];
    const found: Found[] = [];
    for (const { kind, noun } of game.targets) {
      const all = [...links.definedIn(kind).values()].flat();
      const idle = all.filter((each) => links.usesOf(kind, each.id).length === 0);
      if (idle.length > all.length * atMost) continue;
      for (const each of idle) {
        if (!reports(each.document) || blame.covers(each.document, each.pointer)) continue;
        found.push({
          code: unused.code,
          severity: unused.severity,
          place: { ...each, part: "key" },
          message: `The ${noun} ${quote(each.id)} is named nowhere.`,
          hint: `The other ${count(all.length - idle.length, `${noun} is`, `${noun}s are`)} named in a set-up, a schedule or a table.`,
        });
      }
    }
    return found;
  },
};
