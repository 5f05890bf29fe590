import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { check, createChecker } from "../../lib/diagnostics";
import { assemble } from "../../lib/documents";
import { games } from "../../lib/games";
import { openGame } from "../../lib/workspace";
import { GAME, inTurn, type Row, shortCampaign, type Surroundings, type Times, timed } from "./support";

const EDITS = 200;
const PROCESSES = 9;

/** The shipped game: from its texts to problems of all tiers, set-ups included; whole, and after a keystroke. */
export default async function checking({ bundle }: Surroundings): Promise<Row[]> {
  const { files } = openGame(GAME);
  const definition = games[GAME]!;
  const [largest] = Object.keys(files)
    .filter((path) => !path.startsWith("playtests/"))
    .sort((a, b) => files[b]!.length - files[a]!.length);
  const edited = await afterEdits(largest!);
  const cold = await inNewProcess(fileURLToPath(new URL("cold-check.child.mjs", bundle)));
  return [
    ...(await timed(
      {
        "check the whole game": () => check(files, definition),
        "parse and merge all documents": () => assemble(files),
        "compile the rules": shortCampaign,
      },
      "ms",
    )),
    { name: "check the whole game cold: read and check", value: cold.check.median, unit: "ms (median)" },
    {
      name: "check the whole game cold: from the start of the process",
      value: cold.whole.median,
      unit: "ms (median)",
    },
    {
      name: `check after a changed digit of ${largest}`,
      value: edited.digit.median,
      unit: "ms (median)",
    },
    { name: `check after a changed digit of ${largest}`, value: edited.digit.p95, unit: "ms (95 of 100)" },
    { name: `check after a blank more in ${largest}`, value: edited.blank.median, unit: "ms (median)" },
    { name: `check after a blank more in ${largest}`, value: edited.blank.p95, unit: "ms (95 of 100)" },
  ];
}

/** One character typed somewhere in a document of a game that has been checked before. */
async function afterEdits(path: string): Promise<Record<"digit" | "blank", Times>> {
  const { files } = openGame(GAME);
  const text = files[path]!;
  const checker = createChecker(games[GAME]!);
  checker.check(files);
  const digits = [...text.matchAll(/(?<=: )\d/g)].map(({ index }) => index);
  const lines = [...text.matchAll(/\n/g)].map(({ index }) => index);
  const somewhere = (places: readonly number[], round: number): number =>
    places[(round * 97) % places.length]!;
  const replaced = (at: number, length: number, by: string): string =>
    text.slice(0, at) + by + text.slice(at + length);
  return inTurn(
    {
      digit: (round) => {
        const at = somewhere(digits, round);
        const other = String((Number(text[at]) + 1) % 10);
        checker.check({ ...files, [path]: replaced(at, 1, other) });
      },
      // Back to what it was first, so that the blank alone is new.
      back: () => checker.check(files),
      blank: (round) => checker.check({ ...files, [path]: replaced(somewhere(lines, round), 0, " ") }),
    },
    EDITS,
    20,
  );
}

interface Cold {
  check: number;
  whole: number;
}

/** The first check of a process: of its own time, and of the whole, with starting Node and loading the program. */
async function inNewProcess(script: string): Promise<Record<keyof Cold, { median: number }>> {
  const runs: Cold[] = [];
  for (let i = 0; i < PROCESSES; i++) {
    runs.push(JSON.parse(execFileSync(process.execPath, [script], { encoding: "utf8" })) as Cold);
  }
  const median = (pick: (run: Cold) => number) => ({
    median: runs.map(pick).sort((a, b) => a - b)[PROCESSES >> 1]!,
  });
  return { check: median((run) => run.check), whole: median((run) => run.whole) };
}
