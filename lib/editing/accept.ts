import { child, EditError, inFile, isObject, type Json, setValue } from "../documents";
import { canSuppress, shortestReason, type Suppression } from "../diagnostics/suppress";
import { type Change, changing, type EditContext, fileNow, refuse } from "./edit-context";

const manifestPath = "sandtable.json";

/** The edits that accept a problem in the workspace, with the reason. */
export function acceptProblem(context: EditContext, problem: Suppression): Change {
  return changing(() => {
    const { code, file, pointer } = problem;
    const reason = problem.reason.trim();
    if (!canSuppress(code)) return refuse("A syntax or schema problem cannot be accepted: fix it.");
    if (reason.length < shortestReason) {
      return refuse(`A reason needs at least ${shortestReason} characters.`);
    }
    const entry = {
      code,
      ...(file !== undefined && { file }),
      ...(pointer !== undefined && { pointer }),
      reason,
    };
    return write(context, (entries) => [...entries, entry]);
  });
}

/** The edits that make an accepted problem a problem again; `at` is its place among the accepted ones. */
export function takeAcceptanceBack(context: EditContext, at: number): Change {
  return changing(() =>
    write(context, (entries) => {
      if (entries[at] === undefined) throw new EditError("This problem is no longer accepted.");
      return entries.toSpliced(at, 1);
    }),
  );
}

function write(context: EditContext, change: (entries: Json[]) => Json[]): Change {
  const text = fileNow(context, manifestPath);
  if (text === undefined)
    return refuse("This is a game as shipped. Make a workspace to accept its problems.");
  if (!isObject(text.value)) return refuse(`The text of ${manifestPath} must be fixed first.`);
  const entries = child(text.value, "suppress");
  const suppress = change(Array.isArray(entries) ? entries : []);
  const edits = inFile(manifestPath, setValue(text, "", { ...text.value, suppress }));
  return { ok: true, edits, file: manifestPath };
}
