import { type CheckInSteps, createChecker } from "../../lib/diagnostics";
import type { FileMap } from "../../lib/documents";
import { games } from "../../lib/games";
import { airZoc, enemyNodes, loadsOf, unitPlaces } from "../../lib/games/fire-in-the-sky/board/presence";
import type { T } from "../../lib/games/fire-in-the-sky/model/position";
import { ALLIES, JAPAN } from "../../lib/games/fire-in-the-sky/model/rules";
import { layLabels, mapView, type MapView } from "../../lib/views/map";
import { setUpOf } from "../../lib/views/setup";
import { openGame } from "../../lib/workspace";
import { LAYER, LARGE_SCENARIO, largeGame } from "./large-game";
import { writeSpreadsheets } from "./one-game";
import { GAME, medianOf, processorTime, type Row } from "./support";

const EDITS = 12;
const WRITES = 2_000;
/** Width of a letter by its size. */
const LETTER = 0.55;

/** One number that is typed over: where it stands, and what stands there in turn. */
interface Typed {
  name: string;
  path: string;
  /** Ends with the digit. */
  member: string;
  digits: readonly [string, string];
}

const edits: readonly Typed[] = [
  { name: "a small scenario", path: `${LAYER}/scenarios/theatre-1.json`, member: '": 1', digits: ["2", "1"] },
  {
    name: "the scenario of 3,000 counters",
    path: `${LAYER}/${LARGE_SCENARIO}`,
    member: '": 1',
    digits: ["2", "1"],
  },
  { name: "the units", path: `${LAYER}/units.json`, member: '"firepower": 1', digits: ["2", "1"] },
  { name: "the bases", path: `${LAYER}/bases.json`, member: '"victoryPoints": 1', digits: ["3", "1"] },
  { name: "the map", path: `${LAYER}/map.json`, member: '"row": 1', digits: ["2", "1"] },
];

/** A game of 6,000 hexes, 3,000 counters and 100 documents: what each part of the studio takes for it. */
export default function scale(): Row[] {
  const large = largeGame();
  const definition = games[GAME]!;
  const files: FileMap = { ...openGame(GAME).files, ...large.files };
  const checker = createChecker(definition);
  const first = milliseconds(() => void checker.check(files));
  const rows = [
    { name: "hexes", value: large.hexes, unit: "hexes" },
    { name: "counters of the largest set-up", value: large.counters, unit: "counters" },
    { name: "documents", value: checker.draft!.documents.size, unit: "documents" },
    row("check of all", first),
  ];
  for (const typed of edits) {
    const text = files[typed.path]!;
    const at = text.indexOf(typed.member, text.length >> 1) + typed.member.length - 1;
    const times = Array.from({ length: EDITS }, (_, i) => {
      const now = text.slice(0, at) + typed.digits[i % 2]! + text.slice(at + 1);
      return inSteps(checker, { ...files, [typed.path]: now });
    }).slice(2);
    const all = (of: keyof CheckTimes): number => medianOf(times.map((each) => each[of]));
    rows.push(
      row(`first report after a digit in ${typed.name}`, all("early")),
      row(`check after a digit in ${typed.name}`, all("whole")),
      row(`its longest step, for which the next key waits`, all("longest")),
    );
  }
  return [...rows, ...views(checker, files), ...spreadsheets(checker, files), ...afterAWrite(checker, files)];
}

interface CheckTimes {
  /** What syntax and schemas find, which the desk reports before the rest. */
  early: number;
  whole: number;
  /** The longest of its steps after the first report; the desk listens between them. */
  longest: number;
}

/** A check as the desk does it, step by step. */
function inSteps(checker: Checker, files: FileMap): CheckTimes {
  let check: CheckInSteps | undefined;
  const early = milliseconds(() => {
    check = checker.begin(files);
    check.step();
    check.report();
  });
  const steps: number[] = [];
  for (let isMore = true; isMore;) steps.push(milliseconds(() => void (isMore = check!.step())));
  steps.push(milliseconds(() => void check!.report()));
  return { early, whole: steps.reduce((sum, step) => sum + step, early), longest: Math.max(...steps) };
}

type Checker = ReturnType<typeof createChecker>;

/** What the preview asks after an edit of the large scenario: the set-up in words, and the map with its stacks. */
function views(checker: Checker, files: FileMap): Row[] {
  const path = `${LAYER}/${LARGE_SCENARIO}`;
  const text = files[path]!;
  const at = text.indexOf('": 1', text.length >> 1) + 3;
  const words: number[] = [];
  const maps: number[] = [];
  const labels: number[] = [];
  for (let i = 0; i < EDITS; i++) {
    const now = text.slice(0, at) + String(2 - (i % 2)) + text.slice(at + 1);
    const report = checker.check({ ...files, [path]: now });
    const world = { draft: checker.draft!, game: games[GAME]! };
    const game = checker.gameOf(LARGE_SCENARIO);
    words.push(milliseconds(() => void setUpOf(world, report, game, LARGE_SCENARIO)));
    let view: MapView | undefined;
    maps.push(milliseconds(() => void (view = mapView(world, LARGE_SCENARIO))));
    labels.push(milliseconds(() => void layLabels(view!, 1, (text) => text.length * LETTER)));
  }
  return [
    row("set-up view after an edit: in words", medianOf(words.slice(2))),
    row("set-up view after an edit: the map", medianOf(maps.slice(2))),
    row("names and figures of the map laid at zoom 1", medianOf(labels.slice(2))),
  ];
}

function spreadsheets(checker: Checker, files: FileMap): Row[] {
  const path = `${LAYER}/units.json`;
  const times = Array.from({ length: 3 }, (_, i) => {
    checker.check({ ...files, [path]: files[path]! + " ".repeat(i) });
    return milliseconds(() => writeSpreadsheets(GAME, checker, files));
  });
  return [row("all tables as CSV", medianOf(times))];
}

/** What the rules ask of a position again and again, after a write that it rests on and after one that it does not. */
function afterAWrite(checker: Checker, files: FileMap): Row[] {
  checker.check(files);
  const game = checker.gameOf(LARGE_SCENARIO);
  if (!game) throw new Error("The large scenario cannot be set up.");
  const t = game.table as T;
  const places = [t.position.at[0]!, t.position.at[t.position.at.length - 1]!];
  const ask = (): void => {
    for (const side of [JAPAN, ALLIES]) {
      unitPlaces(t, side);
      enemyNodes(t, side);
      airZoc(t, side);
      loadsOf(t, side);
    }
  };
  const after = (write: (i: number) => void): number => {
    const once = (count: number): number => {
      for (let i = 0; i < count; i++) {
        write(i);
        ask();
      }
      return count;
    };
    once(WRITES);
    return processorTime(() => once(WRITES));
  };
  return [
    {
      name: "where all units are, after a piece has moved",
      value: after((i) => t.set(t.position.at, 0, places[i % 2]!)),
      unit: "µs",
    },
    {
      name: "where all units are, after another write",
      value: after((i) => t.set(t.position, "vp", i % 2)),
      unit: "µs",
    },
  ];
}

const milliseconds = (run: () => void): number =>
  processorTime(() => {
    run();
    return 1;
  }) / 1000;

const row = (name: string, value: number): Row => ({ name, value, unit: "ms of processor time" });
