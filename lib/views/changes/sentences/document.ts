import type { Difference } from "../../../compare";
import { child } from "../../../documents";
import { documentsOf, schemaLookUp, type ViewWorld } from "../../world";
import { sayer } from "../sayer";
import type { ChangedDocument, ChangedValue } from "../types";
import { describeArrivals } from "./arrivals";
import { describeModifiers } from "./modifiers";
import { describeNumbers } from "./numbers";
import { describeSequence } from "./sequence";
import { describeSetUp } from "./set-up";
import { subjectOf } from "./subject-of";
import { describeCells } from "./tables";
import type { ChangeSentence, Said, State, Describer } from "./types";
import { describeValues } from "./values";

/** In turn; each is asked about what those before it have left. */
const describers: readonly Describer[] = [
  describeNumbers,
  describeModifiers,
  describeCells,
  describeArrivals,
  describeSetUp,
  describeSequence,
  describeValues,
];

/** What differs in a document, in sentences. At least one sentence covers each difference. */
export function describeDocument(
  before: ViewWorld,
  after: ViewWorld,
  { path, changes }: ChangedDocument,
  differences: readonly Difference[],
): ChangeSentence[] {
  const versions = { path, before: stateOf(before, path), after: stateOf(after, path) };
  const byPointer = new Map(changes.map((change) => [change.pointer, change]));
  const said: Said[] = [];
  let left = differences;
  for (const describe of describers) {
    if (left.length === 0) break;
    const some = describe(versions, left);
    const about = new Set(some.flatMap((each) => each.about));
    said.push(...some);
    left = left.filter((each) => !about.has(each));
  }
  return said.map((each, i) => sentenceOf(each, i, versions, byPointer));
}

function sentenceOf(
  { sentence, about, subject, rule, ruleBefore, kind, alike, namesRule }: Said,
  index: number,
  { path, before, after }: { path: string; before: State; after: State },
  byPointer: ReadonlyMap<string, ChangedValue>,
): ChangeSentence {
  const [first] = about;
  const change = byPointer.get(first!.pointer)!;
  const isElsewhere = before.world.game?.id !== after.world.game?.id;
  const now =
    rule ?? ownRule(first!) ?? (change.kind === "removed" ? first!.ruleBefore : null) ?? change.rule;
  const was = ruleBefore ?? first!.ruleBefore ?? undefined;
  const isRenumbered = isElsewhere && was !== undefined && was !== now && change.kind === "changed";
  return {
    id: `${path}#${index} ${first!.pointer}`,
    subject: subject ?? subjectOf(after.world, path, first!.pointer),
    sentence,
    kind: kind ?? (about.length > 1 ? "changed" : change.kind),
    ...(now !== undefined && namesRule !== true && { rule: now }),
    ...(isRenumbered && namesRule !== true && { ruleBefore: was }),
    ...(change.reason !== undefined && { reason: change.reason }),
    by: change.by,
    file: path,
    pointers: about.map(({ pointer }) => pointer),
    place: change.place,
    ...(alike && { alike }),
  };
}

/** The rule that a thing names which has come or is gone. */
function ownRule({ kind, from, to }: Difference): string | undefined {
  const rule = kind === "changed" ? undefined : child(kind === "added" ? to : from, "rule");
  return typeof rule === "string" ? rule : undefined;
}

const stateOf = (world: ViewWorld, path: string): State => ({
  world,
  document: world.draft.documents.get(path),
  schema: schemaLookUp(world, path),
  sayer: sayer(world, path),
  documents: documentsOf(world),
});
