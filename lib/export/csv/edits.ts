import type { TextEdit } from "../../documents";
import { type Change, changeValues, type EditContext, withNotes } from "../../editing";
import { cellAt, type CsvChange, type CsvImport, type CsvProblem } from "./types";

/** A problem, and the file that has it. */
export interface FileProblem extends CsvProblem {
  file: string;
}

/** The edits that put files into a layer, and what cannot be put there. */
export interface CsvEdits {
  /** None while there are problems, unless the good cells are to be taken over alone. */
  edits: TextEdit[];
  /** What the edits write: all changes, or the good ones. */
  changes: CsvChange[];
  /** Those of the files, and those of the layers. */
  problems: FileProblem[];
  more: number;
}

/**
 * The smallest edits after which the merged documents hold what the files say: in the layer, or in documents of the
 * workspace's own. Nothing is edited when any cell is bad, unless `goodOnly`.
 */
export function csvEdits(
  context: EditContext,
  imports: readonly CsvImport[],
  layer: string,
  { goodOnly = false } = {},
): CsvEdits {
  const read = withoutTwins(imports);
  const problems = read.flatMap(({ name, problems }) => problems.map((each) => ({ file: name, ...each })));
  const more = read.reduce((sum, each) => sum + each.more, 0);
  const edits: TextEdit[] = [];
  const changes: CsvChange[] = [];
  for (const document of new Set(read.flatMap((each) => each.changes.map((change) => change.document)))) {
    const wanted = read.flatMap(({ name, changes }) =>
      changes.filter((change) => change.document === document).map((change) => ({ file: name, change })),
    );
    const made = changesOf(context, layer, document, wanted);
    problems.push(...made.problems);
    edits.push(...made.edits);
    changes.push(...made.changes);
  }
  return problems.length > 0 && !goodOnly
    ? { edits: [], changes, problems, more }
    : { edits: withNotes(context, edits), changes, problems, more };
}

interface FromFile {
  file: string;
  change: CsvChange;
}

/** The changes of one document as one edit; where that cannot be made, those that can, and why the others cannot. */
function changesOf(
  context: EditContext,
  layer: string,
  document: string,
  wanted: readonly FromFile[],
): Omit<CsvEdits, "more"> {
  const write = (some: readonly FromFile[]): Change => written(context, layer, document, some);
  const { good, problems } = parted(wanted, write);
  const rest = write(good);
  if (rest.ok) return { edits: rest.edits, changes: good.map(({ change }) => change), problems };
  // Each can be made by itself, and together they cannot.
  const { file, change } = wanted[0]!;
  return { edits: [], changes: [], problems: [...problems, refusal(file, change, rest)] };
}

/** The changes that are possible, and why the others are not; the list is halved until the bad ones are alone. */
function parted(
  some: readonly FromFile[],
  write: (some: readonly FromFile[]) => Change,
): { good: FromFile[]; problems: FileProblem[] } {
  const made = write(some);
  if (made.ok) return { good: [...some], problems: [] };
  const [only, ...others] = some;
  if (only !== undefined && others.length === 0) {
    return { good: [], problems: [refusal(only.file, only.change, made)] };
  }
  const half = Math.ceil(some.length / 2);
  const [first, second] = [parted(some.slice(0, half), write), parted(some.slice(half), write)];
  return { good: [...first.good, ...second.good], problems: [...first.problems, ...second.problems] };
}

function refusal(
  file: string,
  { row, column }: CsvChange,
  { reason, blockedBy }: Extract<Change, { ok: false }>,
): FileProblem {
  const hint =
    blockedBy === undefined
      ? "Choose another layer, or make this change in the text."
      : `Import it into the layer “${blockedBy}” or a later one.`;
  return { file, ...cellAt(row, column), message: reason, hint };
}

const written = (
  context: EditContext,
  layer: string,
  document: string,
  wanted: readonly FromFile[],
): Change =>
  changeValues(
    context,
    { layer },
    document,
    inOrder(wanted.map(({ change }) => change)).map(({ pointer, value }) => ({ pointer, value })),
  );

/** What changes first, then what is new, then what goes: from the end, so that the entries of a list keep their places. */
function inOrder(changes: readonly CsvChange[]): CsvChange[] {
  const gone = changes.filter(isRowGone);
  return [...changes.filter((change) => !isRowGone(change)), ...gone.reverse()];
}

const isRowGone = ({ rowGone }: CsvChange): boolean => rowGone === true;

/** A table that comes twice counts once: it is unknown which of the two is meant. */
function withoutTwins(imports: readonly CsvImport[]): CsvImport[] {
  const first = new Map<string, string>();
  return imports.map((each) => {
    const file = each.table?.file;
    const other = file === undefined ? undefined : first.get(file);
    if (file === undefined || other === undefined) {
      if (file !== undefined) first.set(file, each.name);
      return each;
    }
    const message = `This is the same table as ${other}.`;
    const problem = { ...cellAt(1, 1), message, hint: "Import one of the two." };
    return { ...each, changes: [], problems: [problem], more: 0 };
  });
}
