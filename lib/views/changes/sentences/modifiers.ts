import type { Difference } from "../../../compare";
import { isWithin } from "../../../documents";
import { combatTables, type ModifierTable, type TableModifier } from "../../combat-table";
import { inWords } from "../../world";
import type { Said, State, Describer, DocumentVersions } from "./types";

/** The modifiers of the tables: each change of one of them in a sentence, whatever of it is changed. */
export const describeModifiers: Describer = (versions, differences) => {
  if (!versions.path.startsWith("tables/")) return [];
  const before = modifiersOf(versions.before, versions.path);
  const after = modifiersOf(versions.after, versions.path);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((pointer): Said[] => {
    const about = differences.filter((each) => isWithin(each.pointer, pointer));
    if (about.length === 0) return [];
    return [
      { ...say(before.get(pointer), after.get(pointer)), ...rules(about, before, after, pointer), about },
    ];
  });
};

interface Found {
  table: ModifierTable;
  modifier: TableModifier;
}

function modifiersOf({ world }: State, path: DocumentVersions["path"]): Map<string, Found> {
  const tables = (combatTables(world)?.modifiers ?? []).filter(({ document }) => document === path);
  return new Map(
    tables.flatMap((table) =>
      table.modifiers.map((modifier) => [modifier.pointer, { table, modifier }] as const),
    ),
  );
}

function say(before: Found | undefined, after: Found | undefined): Pick<Said, "sentence" | "kind"> {
  if (after === undefined)
    return { sentence: `${nameOf(before!)} is gone, was ${before!.modifier.sentence}`, kind: "removed" };
  if (before === undefined)
    return {
      sentence: `New: ${nameOf(after).replace(/^M/, "m")}, ${after.modifier.sentence}`,
      kind: "added",
    };
  const [was, is] = [partsOf(before.modifier), partsOf(after.modifier)];
  // Only what differs is given twice; an unchanged condition is given once.
  if (was.when === is.when) return { sentence: `${nameOf(after)}: ${is.effect}, was ${was.effect}` };
  if (was.effect === is.effect)
    return { sentence: `${nameOf(after)}: counts ${is.when || "always"}, was ${was.when || "always"}` };
  return { sentence: `${nameOf(after)}: ${after.modifier.sentence}, was ${before.modifier.sentence}` };
}

const nameOf = ({ table: { title }, modifier: { id } }: Found): string =>
  `Modifier “${inWords(id).toLowerCase()}” of ${title}`;

/** "+1" and "when the turn is 6 or later". */
function partsOf({ sentence }: TableModifier): { effect: string; when: string } {
  const at = sentence.indexOf(" when ");
  return at < 0
    ? { effect: sentence, when: "" }
    : { effect: sentence.slice(0, at), when: sentence.slice(at + 1) };
}

function rules(
  about: readonly Difference[],
  before: ReadonlyMap<string, Found>,
  after: ReadonlyMap<string, Found>,
  pointer: string,
): Pick<Said, "rule" | "ruleBefore" | "subject"> {
  const [was, is] = [before.get(pointer)?.modifier.rule, after.get(pointer)?.modifier.rule];
  const rule = is ?? was ?? about[0]?.rule ?? undefined;
  return {
    subject: "modifiers",
    ...(rule !== undefined && { rule }),
    ...(was !== undefined && { ruleBefore: was }),
  };
}
