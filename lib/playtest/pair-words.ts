import type { Event } from "../kernel";
import { counted, sideWins } from "../words";
import type { PairedDifference } from "./paired";
import type { FirstDifference, PairedMeasure, PairSummary } from "./versus";

/** What a comparison in play says, in words: the same on the command line and in the studio. */

/** A line of the table of results. */
export interface PairRow {
  what: string;
  a: string;
  b: string;
  difference: string;
  /** Between which bounds the difference lies, and whether that is more than chance. */
  sure: string;
}

const decimal = (value: number, digits: number): string =>
  value
    .toLocaleString("en-GB", { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .replace("-", "−");

/** "+0.25", "−3", "0": with its sign, and a minus that is as wide as a plus. */
function signed(value: number, digits: number): string {
  const text = decimal(Math.abs(value), digits);
  if (Number(text.replaceAll(",", "")) === 0) return text;
  return (value < 0 ? "−" : "+") + text;
}

const percent = (rate: number): string => `${decimal(rate * 100, 1)} %`;

/** `differing`: how many games differ in this. */
function sureWords(
  { low, high }: PairedDifference,
  differing: number,
  say: (value: number) => string,
): string {
  if (low === null || high === null) {
    if (differing === 0) return "the same in every game";
    return `${counted(differing, "game")} ${differing === 1 ? "differs" : "differ"}: too few to say`;
  }
  const bounds = `between ${say(low)} and ${say(high)}`;
  if (differing === 0) return `${bounds}: none was seen`;
  return low > 0 || high < 0 ? `${bounds}: significant` : `${bounds}: not significant`;
}

/** The lines of the table: games won, then standing, turns and decisions a game. */
export function pairRows(
  summary: PairSummary,
  sideName: (side: string) => string,
  scoreName: (score: string) => string,
): PairRow[] {
  const points = (value: number): string => `${signed(value * 100, 1)} %`;
  const wins = Object.entries(summary.wins).map(([who, found]): PairRow => ({
    what: who === "draw" ? "Draws" : sideWins(sideName(who)),
    a: decimal(found.a, 0),
    b: decimal(found.b, 0),
    difference: signed(found.a - found.b, 0),
    sure: sureWords(found, found.onlyA + found.onlyB, points),
  }));
  const row = (what: string, found: PairedMeasure | null | undefined, digits = 2): PairRow[] =>
    found
      ? [
          {
            what,
            a: decimal(found.a, digits),
            b: decimal(found.b, digits),
            difference: signed(found.difference, digits),
            sure: sureWords(found, found.differing, (value) => signed(value, digits)),
          },
        ]
      : [];
  return [
    ...wins,
    ...Object.entries(summary.standing).flatMap(([score, found]) => row(scoreName(score), found)),
    ...row("Turns a game", summary.turns),
    ...row("Decisions a game", summary.decisions, 1),
  ];
}

/** "12 of 20 games went differently (60.0 %; 95 % interval: 38.7 % to 78.1 %)." */
export function differentWords({ games, different, unfinished }: PairSummary): string {
  const { count, rate, low, high } = different;
  const bounds = `95 % interval: ${percent(low)} to ${percent(high)}`;
  const finished =
    count === 0
      ? `All ${counted(games, "game")} went the same way (different: ${bounds}).`
      : `${count} of ${counted(games, "game")} went differently (${percent(rate)}; ${bounds}).`;
  if (unfinished === 0) return finished;
  return `${finished} ${counted(unfinished, "pair")} did not end and ${unfinished === 1 ? "is" : "are"} excluded.`;
}

/** Where the first game that differs parts from the other: a heading, and what happened in each. */
export interface FirstWords {
  where: string;
  a: string;
  b: string;
  /** The number of the rule by which each happened. */
  ruleA: string | undefined;
  ruleB: string | undefined;
}

export function firstWords({ game, seed, a, b, phase }: FirstDifference): FirstWords {
  const where = [`game ${game + 1}, seed ${seed}`, ...(phase ? [phase.part, phase.title] : [])].join(" · ");
  if (!a && !b) {
    const same = "The logs are the same to the end, but the final positions differ.";
    return { where, a: same, b: same, ruleA: undefined, ruleB: undefined };
  }
  const textOf = (event: Event | null, more: (event: Event) => string): string =>
    event ? [event.text, more(event)].filter((part) => part !== "").join(" ") : "The game is over here.";
  // Where the words are the same, the dice show the difference, or what was changed.
  const more = [() => "", diceWords, changeWords].find(
    (each) => !a || !b || textOf(a, each) !== textOf(b, each),
  );
  const [wordsA, wordsB] = [textOf(a, more ?? changeWords), textOf(b, more ?? changeWords)];
  return { where, a: wordsA, b: wordsB, ruleA: a?.rule, ruleB: b?.rule };
}

const diceWords = ({ dice = [] }: Event): string =>
  dice
    .map(({ name, faces, need }) => `${name}: ${faces.join(" ")}${need === undefined ? "" : ` for ${need}`}.`)
    .join(" ");

const changeWords = ({ changes = [] }: Event): string =>
  changes
    .map(({ pointer, from, to }) => `${pointer}: ${JSON.stringify(from)} → ${JSON.stringify(to)}.`)
    .join(" ");
