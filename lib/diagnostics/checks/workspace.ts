import type { Json } from "../../documents";
import type { Found } from "../found";
import type { CodeEntry } from "../registry-types";
import { canSuppress, type Suppression } from "../suppress";
import { nearest } from "../../nearest";
import { quote, shortList, show } from "../words";
import { misspeltFolder, unreadable } from "./unread";

/** The document of a workspace. */
export const workspaceFile = "sandtable.json";

const unusedSuppression: CodeEntry & { report(suppression: Suppression, index: number): Found } = {
  code: "workspace/unused-suppression",
  severity: "warning",
  title: "An accepted problem no longer exists.",
  explain:
    "An entry that matches nothing hides nothing today, and may hide something else tomorrow. It is reported only while all documents can be read.",
  mend: "Remove the entry, or correct its code, file or pointer.",
  example: 'No problem "rule/fire-in-the-sky/air-capacity" is left for this entry to accept.',
  report(suppression, index) {
    const place = { file: workspaceFile, pointer: `/suppress/${index}` };
    const where = suppression.file === undefined ? "" : ` in ${suppression.file}`;
    return {
      code: unusedSuppression.code,
      severity: unusedSuppression.severity,
      place,
      message: `No problem ${quote(suppression.code)}${where} is left for this entry to accept.`,
      hint: "Remove the entry, or correct its code, file or pointer.",
      fixes: [{ title: "Remove the entry", changes: [{ do: "remove", place }] }],
    };
  },
};

const cannotSuppress: CodeEntry & { report(suppression: Suppression, index: number): Found } = {
  code: "workspace/cannot-suppress",
  severity: "error",
  title: "A problem of this kind cannot be accepted.",
  explain:
    "A text that is not JSON, a value that breaks its schema and a fault of the program cannot be accepted: nothing can be built on them.",
  mend: "Fix the problem itself, and remove the entry.",
  example: 'Problems "schema/wrong-type" cannot be accepted; fix the value instead.',
  report(suppression, index) {
    const entry = { file: workspaceFile, pointer: `/suppress/${index}` };
    return {
      code: cannotSuppress.code,
      severity: cannotSuppress.severity,
      place: { file: workspaceFile, pointer: `/suppress/${index}/code` },
      message: `Problems ${quote(suppression.code)} cannot be accepted.`,
      hint: "Fix the problem itself, and remove the entry.",
      fixes: [{ title: "Remove the entry", changes: [{ do: "remove", place: entry }] }],
    };
  },
};

export const unknownGame: CodeEntry & {
  report(given: string, checked: string | undefined, known: readonly string[]): Found;
} = {
  code: "workspace/unknown-game",
  severity: "error",
  title: "The workspace is based on a game that does not exist.",
  explain:
    "Rules, schemas and documents come from the game; without it only texts and layers can be checked.",
  mend: "Write the id of one of the shipped games.",
  example: 'There is no game "fire-in-the-skies": did you mean "fire-in-the-sky"?',
  report(given, checked, known) {
    const place = { file: workspaceFile, pointer: "/game" };
    const meant = checked ?? nearest(given, known);
    return {
      code: unknownGame.code,
      severity: unknownGame.severity,
      place,
      message:
        checked === undefined
          ? `There is no game ${quote(given)}${meant === undefined ? "." : `: did you mean ${quote(meant)}?`}`
          : `The workspace names the game ${quote(given)}; its files are those of ${quote(checked)}.`,
      hint:
        known.length === 0
          ? "Write the id of one of the shipped games."
          : `The games are ${shortList(known.map(quote))}.`,
      ...(meant !== undefined && {
        fixes: [
          { title: `Change it to ${quote(meant)}`, changes: [{ do: "set" as const, place, value: meant }] },
        ],
      }),
    };
  },
};

export const otherGame: CodeEntry & { report(given: Json | undefined, game: string): Found } = {
  code: "workspace/other-game",
  severity: "error",
  title: "game.json gives the game another id.",
  explain:
    "Rules, workspaces, scripts and saved games find a game by its id. A layer may give a variant another title; under another id it would be a game without rules.",
  mend: "Give the game its own id again, and call the variant by its title.",
  example: 'game.json calls the game "my-sky"; its rules are those of "fire-in-the-sky".',
  report(given, game) {
    const place = { document: "game.json", pointer: "/id" };
    return {
      code: otherGame.code,
      severity: otherGame.severity,
      place,
      message: `game.json calls the game ${show(given)}; its rules are those of ${quote(game)}.`,
      hint: otherGame.mend,
      fixes: [{ title: `Change it to ${quote(game)}`, changes: [{ do: "set", place, value: game }] }],
    };
  },
};

const tooMany: CodeEntry = {
  code: "workspace/too-many",
  severity: "info",
  title: "A file has more problems than are shown.",
  explain: "A list of more than some hundreds is of no use. Errors are shown before warnings.",
  mend: "Fix some of those shown; the others then appear.",
  example: "37 more problems of this file are not shown.",
};

export const workspaceEntries: readonly CodeEntry[] = [
  unusedSuppression,
  cannotSuppress,
  unknownGame,
  otherGame,
  tooMany,
  unreadable,
  misspeltFolder,
];

/** Which entries cannot be honoured, and which of the others nothing matched. */
export function suppressionProblems(
  suppressions: readonly Suppression[],
  used: ReadonlySet<number>,
  allWasRead: boolean,
): Found[] {
  return suppressions.flatMap((each, index) => {
    if (each.code === "") return [];
    if (!canSuppress(each.code)) return [cannotSuppress.report(each, index)];
    return allWasRead && !used.has(index) ? [unusedSuppression.report(each, index)] : [];
  });
}
