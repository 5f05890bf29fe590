import type { Choice } from "../kernel";
import type { GameFile } from "../play/file";
import type {
  Gathered,
  GatheredAnswers,
  Hesitation,
  PhaseLength,
  QuestionedRule,
  ReadReport,
  TellingChoice,
  WonGames,
} from "./types";

/** How things of a game are called where its data are at hand. */
export interface ReportNames {
  scenario(id: string): string;
  side(id: string): string;
  choice(game: GameFile, choice: Choice): string;
}

/** Rows that each list has at most; the longest, the most questioned and so on come first. */
const MOST = 20;

/** What many games say together, of their files alone: games by older data count like others. */
export function gather(reports: readonly ReadReport[], names: ReportNames): Gathered {
  return {
    games: reports.length,
    hesitation: hesitationOf(reports),
    phases: phaseLengthsOf(reports),
    rules: rulesOf(reports),
    won: wonOf(reports, names),
    choices: choicesOf(reports, names),
    answers: answersOf(reports),
  };
}

type Phase = GameFile["phases"][number];
const keyOf = ({ title, rule }: Pick<Phase, "title" | "rule">): string => `${title}\n${rule}`;

/** The number of the phase in which a choice was made; -1 where none has begun. */
export const phaseAt = ({ phases }: Pick<GameFile, "phases">, choice: number): number =>
  phases.findLastIndex(({ from }) => from <= choice);

function hesitationOf(reports: readonly ReadReport[]): Hesitation[] {
  const found = new Map<string, { phase: Phase; times: { seconds: number; file: string; at: number }[] }>();
  for (const { file, game } of reports)
    for (const { choice, seconds } of game.times) {
      const phase = game.phases[phaseAt(game, choice)];
      if (!phase) continue;
      const of = found.get(keyOf(phase)) ?? { phase, times: [] };
      of.times.push({ seconds, file, at: choice });
      found.set(keyOf(phase), of);
    }
  return [...found.values()]
    .map(({ phase, times }) => ({
      title: phase.title,
      rule: phase.rule,
      choices: times.length,
      median: medianOf(times.map(({ seconds }) => seconds)),
      longest: times.reduce((most, each) => (each.seconds > most.seconds ? each : most)),
    }))
    .sort((a, b) => b.median - a.median || b.longest.seconds - a.longest.seconds)
    .slice(0, MOST);
}

function phaseLengthsOf(reports: readonly ReadReport[]): PhaseLength[] {
  const found = new Map<string, { phase: Phase; lengths: number[] }>();
  for (const { game } of reports) {
    const lengths = new Map<number, number>();
    for (const { choice, seconds } of game.times) {
      const at = phaseAt(game, choice);
      lengths.set(at, (lengths.get(at) ?? 0) + seconds);
    }
    for (const [at, seconds] of lengths) {
      const phase = game.phases[at];
      if (!phase) continue;
      const of = found.get(keyOf(phase)) ?? { phase, lengths: [] };
      of.lengths.push(seconds);
      found.set(keyOf(phase), of);
    }
  }
  return [...found.values()]
    .map(({ phase: { title, rule }, lengths }) => ({
      title,
      rule,
      times: lengths.length,
      mean: meanOf(lengths),
    }))
    .sort((a, b) => b.mean - a.mean)
    .slice(0, MOST);
}

/** Rules that notes name, but for remarks on typos. */
function rulesOf(reports: readonly ReadReport[]): QuestionedRule[] {
  const found = new Map<string, { notes: number; files: Set<string> }>();
  for (const { file, game } of reports)
    for (const { about, kind } of game.notes)
      for (const { kind: what, id } of kind === "typo" ? [] : about) {
        if (what !== "rule") continue;
        const of = found.get(id) ?? { notes: 0, files: new Set() };
        of.notes++;
        of.files.add(file);
        found.set(id, of);
      }
  return [...found]
    .map(([rule, { notes, files }]) => ({ rule, notes, games: files.size }))
    .sort((a, b) => b.notes - a.notes || b.games - a.games || (a.rule < b.rule ? -1 : 1))
    .slice(0, MOST);
}

function wonOf(reports: readonly ReadReport[], names: ReportNames): WonGames[] {
  const scenarios = groupedBy(reports, ({ game }) => game.line.opening.scenario);
  return [...scenarios].map(([scenario, games]) => {
    const ended = games.flatMap(({ game }) => game.outcome ?? []);
    const wins = new Map<string, number>();
    for (const { winner } of ended) if (winner !== undefined) wins.set(winner, (wins.get(winner) ?? 0) + 1);
    return {
      scenario: names.scenario(scenario),
      games: games.length,
      unfinished: games.length - ended.length,
      draws: ended.filter(({ winner }) => winner === undefined).length,
      wins: [...wins].map(([side, count]) => ({ side: names.side(side), games: count })),
    };
  });
}

/** Choices that not all sides in their place made, by how much more or less often those won who made them. */
function choicesOf(reports: readonly ReadReport[], names: ReportNames): TellingChoice[] {
  const ended = reports.filter(({ game }) => game.outcome !== undefined);
  const found = new Map<string, { side: string; choice: Choice; games: Set<GameFile> }>();
  for (const { game } of ended)
    for (const { side, choice } of game.line.choices) {
      const key = `${side} ${JSON.stringify(choice)}`;
      const of = found.get(key) ?? { side, choice, games: new Set() };
      of.games.add(game);
      found.set(key, of);
    }
  const won = (games: readonly GameFile[], side: string) => ({
    games: games.length,
    wins: games.filter(({ outcome }) => outcome?.winner === side).length,
  });
  const share = ({ games, wins }: { games: number; wins: number }): number => wins / games;
  const all = ended.map(({ game }) => game);
  return (
    [...found.values()]
      // Of one game alone nothing can be said.
      .filter(({ games }) => games.size > 1 && all.length - games.size > 1)
      .map(({ side, choice, games }) => ({
        side,
        choice,
        example: [...games][0]!,
        with: won([...games], side),
        without: won(
          all.filter((game) => !games.has(game)),
          side,
        ),
      }))
      .sort((a, b) => Math.abs(share(b.with) - share(b.without)) - Math.abs(share(a.with) - share(a.without)))
      .slice(0, MOST)
      .map(({ side, choice, example, ...counts }) => ({
        side: names.side(side),
        text: names.choice(example, choice),
        ...counts,
      }))
  );
}

function answersOf(reports: readonly ReadReport[]): GatheredAnswers[] {
  const all = reports.flatMap(({ file, game }) => game.answers.map((answer) => ({ ...answer, file })));
  return [...groupedBy(all, ({ id }) => id)].map(([id, answers]) => {
    const numbers = answers.flatMap(({ number }) => number ?? []);
    const mean = meanOf(numbers);
    const squares = numbers.map((number) => (number - mean) ** 2);
    return {
      id,
      question: answers.at(-1)!.question,
      numbers: numbers.length,
      mean: numbers.length > 0 ? mean : undefined,
      spread:
        numbers.length > 1
          ? Math.sqrt(squares.reduce((sum, each) => sum + each, 0) / (numbers.length - 1))
          : undefined,
      texts: answers.flatMap(({ text, file }) => (text === undefined ? [] : [{ text, file }])),
    };
  });
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

function medianOf(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

function groupedBy<T>(all: readonly T[], keyOf: (each: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const each of all) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return groups;
}
