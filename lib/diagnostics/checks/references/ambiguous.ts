import type { Found } from "../../found";
import type { ReferenceCheck } from "../../references/check";
import { quote } from "../../words";

export const ambiguous: ReferenceCheck = {
  code: "ref/ambiguous",
  severity: "error",
  title: "Two things of one kind have the same id.",
  explain:
    "Places, for instance, stand in several documents; when two of them share an id, a reference to it is ambiguous.",
  mend: "Give one of the two another id.",
  example: 'Two places are called "kure": one in bases.json, one in map.json.',
  run({ game, links, blame, reports }) {
    const found: Found[] = [];
    // A base is a place, too: reported once.
    const reported = new Set<string>();
    for (const { kind, noun } of game.targets) {
      for (const [id, definitions] of links.ambiguous(kind)) {
        const [first, ...others] = definitions;
        for (const other of others) {
          if (!first || !reports(other.document) || blame.covers(other.document, other.pointer)) continue;
          const key = `${other.document}\n${other.pointer}`;
          if (reported.has(key)) continue;
          reported.add(key);
          found.push({
            code: ambiguous.code,
            severity: ambiguous.severity,
            place: { ...other, part: "key" },
            message: `The id ${quote(id)} stands for two things, each a ${noun}: one here, one in ${first.document}.`,
            hint: "Give one of the two another id.",
            related: [{ place: { ...first, part: "key" }, message: "The other one is here." }],
          });
        }
      }
    }
    return found;
  },
};
