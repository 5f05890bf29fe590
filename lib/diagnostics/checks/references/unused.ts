import { get, isObject, isScenarioPath, parentPointer } from "../../../documents";
import type { Found } from "../../found";
import type { ReferenceCheck, ReferenceContext } from "../../references/check";
import type { Definition, Use } from "../../references/links";
import { quote } from "../../words";
import { danglingUses } from "./dangling";

/**
 * A collection most of whose entries are named nowhere (the hexes of a map, the counters for air steps) is one
 * that is not used by name; only where naming is the custom does an exception mean something.
 */
const atMost = 0.25;

/** Entries of this kind may go unused when they have a certain member. */
function isExcused({ game, documents }: ReferenceContext, { kind, document, pointer }: Definition): boolean {
  const member = game.targets.find((target) => target.kind === kind)?.mayBeUnused;
  const entry = get(documents[document] ?? null, pointer);
  return member !== undefined && isObject(entry) && entry[member] !== undefined;
}

export const unused: ReferenceCheck = {
  code: "ref/unused",
  severity: "info",
  title: "Something is defined and never used.",
  explain: "That is allowed; but a unit type in no set-up and no schedule never comes into play.",
  mend: "Use it, remove it, or leave it for later.",
  example: 'The unit type "j-cvl-2" is never used.',
  gameOnly: true,
  run(context) {
    const { links, blame, reports, unread, game } = context;
    // A saved position names what happens to lie on the table; that makes no custom.
    const inPosition = ({ document, pointer }: Use): boolean =>
      game.savedPosition !== undefined &&
      isScenarioPath(document) &&
      `${pointer}/`.startsWith(`${game.savedPosition}/`);
    // What cannot be read, or is broken, may well name it.
    if (unread.length > 0 || blame.documents().size > 0) return [];
    // So may a name that is misspelt.
    const misspelt = new Set(danglingUses(context).map((use) => use.kind));
    const found: Found[] = [];
    for (const entries of links.collections().values()) {
      const unnamed = [...entries.values()].filter((same) =>
        same.every(({ kind, id }) => !misspelt.has(kind) && links.usesOf(kind, id).every(inPosition)),
      );
      if (unnamed.length > entries.size * atMost) continue;
      const idle = unnamed.filter((same) =>
        same.every(({ kind, id }) => links.usesOf(kind, id).length === 0),
      );
      for (const [each] of idle) {
        if (!each || !reports(each.document) || isExcused(context, each)) continue;
        const noun = links.nounOf(each.kind);
        found.push({
          code: unused.code,
          severity: unused.severity,
          place: { document: each.document, pointer: each.pointer, part: "key" },
          message: `The ${noun} ${quote(each.id)} is never used.`,
          crowd: {
            of: `${each.document} ${parentPointer(each.pointer)}`,
            message: (n) =>
              `${n} of ${quote(parentPointer(each.pointer) ?? "")} are never used; ${quote(each.id)} is the first.`,
          },
          hint: `${entries.size - idle.length} of the ${entries.size} beside it are named in a set-up, a schedule or a table.`,
        });
      }
    }
    return found;
  },
};
