import type { Difference } from "../../../compare";
import { deepEqual, type Draft, parentPointer, parsePointer } from "../../../documents";
import { numberIn, type Numbering } from "../../../games/numbering";
import { documentTitle } from "../../world";
import { inOneLine, placeParts, within } from "../place-words";
import type { Alike, Said, State, Describer } from "./types";

/** More than this are counted together. */
const MOST = 3;

/** Members that name a rule by its number. */
const naming = new Set(["rule", "option", "optional"]);
const isNumber = (value: unknown): value is string =>
  typeof value === "string" && /^\d+(\.\d+)*$/.test(value);

const alike: Alike = {
  key: "numbers",
  called: ["Rules are numbered as in another rulebook in", "places"],
  isShown: true,
  most: MOST,
};

/** Two rulebooks number the same rules differently. That does not change the rules, so it has a sentence of its own. */
export const describeNumbers: Describer = ({ path, before, after }, differences) => {
  const [was, is] = [numberingIn(before.world.draft), numberingIn(after.world.draft)];
  if (path === "numbering.json") return wholeNumbering(differences, was, is);
  if (deepEqual(was.rules, is.rules)) return [];
  return differences
    .filter((each) => isRenumbered(each, was, is))
    .map((difference): Said => {
      const holder = parentPointer(difference.pointer) ?? "";
      const what = whose(after, path, holder);
      return {
        sentence: `${what}: rule ${String(difference.to)}, was ${String(difference.from)}`,
        about: [difference],
        subject: "others",
        alike,
        namesRule: true,
      };
    });
};

/** What has the number: names say it well enough, without the lists in which they stand. */
function whose({ world, schema, document }: State, path: string, pointer: string): string {
  const title = documentTitle(path, document?.value);
  const parts = placeParts(world, schema, path, document?.value, pointer);
  const shown = parts.filter(({ isName }, i) => isName || i === parts.length - 1);
  if (shown.some(({ isName }) => isName)) return inOneLine(shown);
  return shown.length === 0 ? title : `${title}, ${shown.map(within).join("")}`;
}

function isRenumbered({ pointer, from, to }: Difference, was: Numbering, is: Numbering): boolean {
  const key = parsePointer(pointer).at(-1) ?? "";
  if (!naming.has(key) || !isNumber(from) || !isNumber(to)) return false;
  return key === "rule" || numberIn(is, from) === to || numberIn(was, to) === from;
}

function wholeNumbering(differences: readonly Difference[], was: Numbering, is: Numbering): Said[] {
  if (differences.length === 0) return [];
  const count = Object.keys(is.rules).length || Object.keys(was.rules).length;
  const words = `The rules are numbered as in another rulebook: ${count} are listed`;
  return [{ sentence: words, about: differences, subject: "others", alike }];
}

const none: Numbering = { rules: {}, titles: {} };

/** As a draft says it, perhaps broken. */
export function numberingIn({ documents }: Draft): Numbering {
  const value = documents.get("numbering.json")?.value as Partial<Numbering> | null | undefined;
  return typeof value?.rules === "object" && value.rules !== null
    ? { rules: value.rules, titles: value.titles ?? {} }
    : none;
}
