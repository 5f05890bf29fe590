import { mean, median, sampleStandardDeviation } from "simple-statistics";
import { grouped } from "../grouped";
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
  const all = reports.flatMap(({ file, game }) =>
    game.times.flatMap(({ choice, seconds }) => {
      const phase = game.phases[phaseAt(game, choice)];
      return phase ? [{ phase, seconds, file, at: choice }] : [];
    }),
  );
  return [...grouped(all, ({ phase }) => keyOf(phase)).values()]
    .map((times) => {
      const { title, rule } = times[0]!.phase;
      const { phase: _phase, ...longest } = times.reduce((a, b) => (b.seconds > a.seconds ? b : a));
      return {
        title,
        rule,
        choices: times.length,
        median: median(times.map(({ seconds }) => seconds)),
        longest,
      };
    })
    .sort((a, b) => b.median - a.median || b.longest.seconds - a.longest.seconds)
    .slice(0, MOST);
}

function phaseLengthsOf(reports: readonly ReadReport[]): PhaseLength[] {
  const all = reports.flatMap(({ game }) =>
    [...grouped(game.times, ({ choice }) => game.phases[phaseAt(game, choice)])].map(([phase, times]) => ({
      phase,
      seconds: times.reduce((sum, { seconds }) => sum + seconds, 0),
    })),
  );
  return [...grouped(all, ({ phase }) => keyOf(phase)).values()]
    .map((lengths) => {
      const { title, rule } = lengths[0]!.phase;
      return { title, rule, times: lengths.length, mean: mean(lengths.map(({ seconds }) => seconds)) };
    })
    .sort((a, b) => b.mean - a.mean)
    .slice(0, MOST);
}

/** Rules that notes name, but for remarks on typos. */
function rulesOf(reports: readonly ReadReport[]): QuestionedRule[] {
  const all = reports.flatMap(({ file, game }) =>
    game.notes
      .filter(({ kind }) => kind !== "typo")
      .flatMap(({ about }) => about.flatMap(({ kind, id }) => (kind === "rule" ? [{ rule: id, file }] : []))),
  );
  return [...grouped(all, ({ rule }) => rule)]
    .map(([rule, notes]) => ({
      rule,
      notes: notes.length,
      games: new Set(notes.map(({ file }) => file)).size,
    }))
    .sort((a, b) => b.notes - a.notes || b.games - a.games || (a.rule < b.rule ? -1 : 1))
    .slice(0, MOST);
}

function wonOf(reports: readonly ReadReport[], names: ReportNames): WonGames[] {
  const scenarios = grouped(reports, ({ game }) => game.line.opening.scenario);
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
  return [...grouped(all, ({ id }) => id)].map(([id, answers]) => {
    const numbers = answers.flatMap(({ number }) => number ?? []);
    return {
      id,
      question: answers.at(-1)!.question,
      numbers: numbers.length,
      mean: numbers.length > 0 ? mean(numbers) : undefined,
      spread: numbers.length > 1 ? sampleStandardDeviation(numbers) : undefined,
      texts: answers.flatMap(({ text, file }) => (text === undefined ? [] : [{ text, file }])),
    };
  });
}
