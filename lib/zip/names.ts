import { isReserved, plainName } from "../file-names";
import { ZipError } from "./error";

/** Longest path, in UTF-16 units. */
const LONGEST = 240;

const reasons: readonly [test: RegExp, why: string][] = [
  [/\\/, "has a backslash in its name"],
  [/^[a-z]:/i, "begins with a drive letter"],
  [/^\//, "begins at the root of the disk"],
  [/(^|\/)\.\.(\/|$)/, "is outside of its folder"],
  [/(^|\/)\.(\/|$)|\/\//, "has an empty part in its path"],
  [/[\u0000-\u001f\u007f]/, "has a control character in its name"],
  [/[:*?"<>|]/, "has a character in its name that some systems do not allow"],
  [/[. ](\/|$)/, "has a name that ends in a dot or a space"],
];

/** What is wrong with the name of a file in a zip: “is outside of its folder”; undefined when nothing is. */
function whyUnsafe(name: string): string | undefined {
  if (name === "") return "has no name";
  if (name.length > LONGEST) return `has a name of more than ${LONGEST} characters`;
  if (name.split("/").some(isReserved)) return "has a name that is reserved on Windows";
  return reasons.find(([test]) => test.test(name))?.[1];
}

/**
 * Refuses names that lead elsewhere, that some systems take for one, or that are a file here and a folder there.
 * Throws `ZipError`.
 */
export function requireSafeNames(names: readonly string[]): void {
  const seen = new Map<string, string>();
  for (const name of names) {
    const why = whyUnsafe(name);
    if (why !== undefined)
      throw new ZipError("name", `“${shown(name)}” ${why}.`, "Rename it and pack it again.");
    const plain = plainName(name);
    const other = seen.get(plain);
    if (other === name) throw new ZipError("twice", `It contains “${name}” twice.`, "Remove one of them.");
    if (other !== undefined) {
      const message = `“${other}” and “${name}” differ only in capital letters; on some systems they are the same file.`;
      throw new ZipError("twice", message, "Rename one of them.");
    }
    seen.set(plain, name);
  }
  for (const [plain, name] of seen) {
    for (let at = plain.indexOf("/"); at >= 0; at = plain.indexOf("/", at + 1)) {
      const file = seen.get(plain.slice(0, at));
      if (file === undefined) continue;
      throw new ZipError(
        "twice",
        `“${file}” is a file, but “${name}” needs a folder with that name.`,
        "Rename one of them.",
      );
    }
  }
}

/** A name that somebody made to confuse is shown without what confuses. */
const shown = (name: string): string =>
  name.slice(0, 120).replaceAll(/[\u0000-\u001f\u007f-\u009f\u202a-\u202e]/g, "?");
