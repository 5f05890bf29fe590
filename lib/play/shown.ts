import type { PlayBoard, PlayMove } from "../games";
import {
  type Choice,
  type Decision,
  type DiceWanted,
  type Event,
  type Json,
  pending,
  type Phase,
  type Reading,
  type Roll,
  standing,
  view,
} from "../kernel";
import { choiceText, type Names, namesOf } from "../book";
import { countKnown, isFor, neighbours } from "./known";
import type { LineChoice } from "./line";
import type { Session } from "./session";

/** What a person at the table sees of a game. Nothing in it is hidden from the eyes that it is made for. */
export interface Shown {
  /** Choices that were made, of those that these eyes know. */
  at: number;
  /** Those of the whole line, taken back or not. */
  length: number;
  phase: Phase | undefined;
  decisions: ShownDecision[];
  /** Dice that somebody has to roll by hand, and for which choice. */
  waiting: { wanted: DiceWanted; choice: string | undefined } | undefined;
  undo: { text: string; uncertain: boolean } | undefined;
  redo: { text: string } | undefined;
  board: PlayBoard | undefined;
  standing: { text: string; over: boolean };
  outcome: { text: string; rule: string } | undefined;
  /** Battles that wait, or the one that is being fought: ids of their places and their names. */
  battles: { id: string; title: string }[];
}

export interface ShownDecision {
  side: string;
  sideName: string;
  step: string;
  title: string;
  rule: string;
  prompt: string;
  secret: boolean;
  options: ShownOption[];
}

export interface ShownOption {
  text: string;
  choice: Choice;
  /** What it costs or brings, in few words. */
  note?: string;
  /** Its rule, if it is narrower than the decision's. */
  rule?: string;
  /** Places of the map that it is about, and pieces. */
  places: string[];
  pieces: string[];
  /** The pieces that it takes to another place of the map. */
  move?: PlayMove;
}

/** A line of the diary. */
export interface LogLine {
  text: string;
  rule: string;
  dice?: Roll[];
  /** Cells of tables that were read. */
  readings?: Reading[];
  /** The moment when it had happened: so many choices had been made, of those that these eyes know. */
  moment: number;
  /** Set where a phase begins with it. */
  phase?: Phase;
}

/** What eyes see of the game; without a side all of it. `asked` are the sides whose decisions are shown. */
export function shownTo(session: Session, eyes: string | undefined, asked: readonly string[]): Shown {
  const { game, waiting, moments, at, playable } = session;
  const names = namesOf(playable);
  const textOf = ({ side, choice }: LineChoice): string =>
    `${playable.sideName(side)}: ${choiceText(choice, names)}`;
  const { last, next } = neighbours(session, eyes, at);
  // What a bot is about to do is its own affair.
  const own = eyes === undefined || waiting?.choice?.side === eyes ? waiting?.choice : undefined;
  const base = {
    at: countKnown(session, eyes, at),
    length: countKnown(session, eyes, moments.length),
    waiting: waiting && { wanted: waiting.wanted, choice: own && choiceText(own.choice, names) },
    undo: last && { text: textOf(last), uncertain: last.uncertain },
    redo: next && { text: textOf(next) },
  };
  if (!game) {
    const text = "The set-up waits for dice.";
    return {
      ...base,
      phase: undefined,
      decisions: [],
      board: undefined,
      standing: { text, over: false },
      outcome: undefined,
      battles: [],
    };
  }
  const { definition, ruleset } = playable;
  const printed = view(game, eyes);
  const { text, over } = standing(game);
  const { outcome } = game.state;
  const decisions = pending(game).filter(({ side }) => asked.includes(side));
  return {
    ...base,
    phase: game.table.phase(),
    decisions: decisions.map((decision) => shownDecision(session, decision, printed, names)),
    board: definition.views?.play?.board(ruleset.rules, printed),
    standing: { text, over },
    outcome: outcome ? { text: outcome.text, rule: outcome.rule } : undefined,
    battles: definition.battles?.waiting(game) ?? [],
  };
}

function shownDecision(session: Session, decision: Decision, printed: Json, names: Names): ShownDecision {
  const { definition, ruleset, sideName } = session.playable;
  const { table } = session.game!;
  const { side, step, rule, prompt, options, secret = false } = decision;
  const index = ruleset.module.sides.indexOf(side);
  const codes = table.codes(index);
  const views = definition.views?.play;
  return {
    side,
    sideName: sideName(side),
    step,
    title: table.step(step).title,
    rule,
    prompt,
    secret,
    options: options.map((choice, i): ShownOption => {
      const narrower = table.why(codes[i]!, index);
      const move = views?.moveOf(ruleset.rules, printed, choice);
      const note = views?.noteOf?.(ruleset.rules, printed, choice);
      return {
        text: choiceText(choice, names),
        choice,
        ...(note !== undefined && { note }),
        ...(narrower !== rule && { rule: narrower }),
        places: views?.placesOf(ruleset.rules, printed, choice) ?? [],
        pieces: views?.piecesOf(printed, choice, ruleset.rules) ?? [],
        ...(move && { move }),
      };
    }),
  };
}

/** The diary as eyes may read it, with the events behind its lines. */
export function diaryOf(
  session: Session,
  eyes: string | undefined,
): { events: readonly Event[]; line(index: number): LogLine } {
  const { log, phases } = session;
  const seen = log.map((event, number) => ({ event, number })).filter(({ event }) => isFor(event, eyes));
  // A phase is headed by the first line of it that these eyes may read.
  const heads = new Map<number, Phase>();
  let next = 0;
  for (const { number } of seen) {
    let head: Phase | undefined;
    while (next < phases.length && phases[next]!.from <= number) head = phases[next++]!.phase;
    if (head) heads.set(number, head);
  }
  return {
    events: seen.map(({ event }) => event),
    line(index) {
      const { event, number } = seen[index]!;
      const phase = heads.get(number);
      return {
        text: event.text,
        rule: event.rule,
        ...(event.dice && { dice: event.dice }),
        ...(event.readings && { readings: event.readings }),
        moment: countKnown(session, eyes, session.momentOf(number)),
        ...(phase && { phase }),
      };
    },
  };
}
