import { child, type Json, type JsonObject, scenarioPath } from "../documents";
import { type Book, choiceText, namesOf, type Playable } from "../book";
import { hash } from "../kernel";
import { expectable, playtestOf, type Session } from "../play";
import { dataHashOf, type GameFile } from "../play/file";
import { replay } from "../play/replay";
import { phaseAt, type ReportNames } from "./gather";
import type { ReadReport, ReportEntry, ReportReplay } from "./types";

/** A game played again by the present data, as far as it goes. */
export function replayed(
  book: Book,
  { line, data, state }: GameFile,
): { replay: ReportReplay; session?: Session } {
  const playable = book.playable(line.opening.scenario);
  if ("reasons" in playable) {
    const message = playable.reasons[0]?.message ?? "The scenario cannot be played.";
    return { replay: { isPresent: false, goes: "unplayable", holds: 0, message } };
  }
  const isPresent = dataHashOf(playable) === data.hash;
  const steps = replay(playable, line);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { session, broken } = step.value;
  if (broken) {
    const goes = broken.index < 0 ? "unplayable" : "breaks";
    return {
      replay: { isPresent, goes, holds: Math.max(0, broken.index), message: broken.message },
      ...(session.game && { session }),
    };
  }
  const isSame = session.game === undefined || state === undefined || hash(session.game) === state;
  return { replay: { isPresent, goes: isSame ? "same" : "other", holds: line.choices.length }, session };
}

/** A game as the list shows it. */
export function entryOf(book: Book, { file, game }: ReadReport, replay: ReportReplay): ReportEntry {
  const names = reportNames(book);
  const { line, data, notes, seats, times, outcome, title } = game;
  return {
    file,
    title,
    data: data.hash,
    layers: data.layers
      .map(({ id, title: name = id, version }) => (version === undefined ? name : `${name} ${version}`))
      .join(", "),
    scenario: names.scenario(line.opening.scenario),
    players: Object.entries(seats)
      .map(([side, seat]) => `${names.side(side)}: ${seat === "hand" ? "person" : seat}`)
      .join(", "),
    choices: line.choices.length,
    seconds: times.reduce((sum, { seconds }) => sum + seconds, 0),
    outcome: outcome?.text,
    notes: notes.map((note) => {
      const phase = game.phases[phaseAt(game, note.at)] ?? game.phases.at(-1);
      return { ...note, phase: phase ? `${phase.part === "" ? "" : `${phase.part}, `}${phase.title}` : "" };
    }),
    replay,
  };
}

/** What the present data call things; an id where they do not know it. */
export function reportNames(book: Book): ReportNames {
  const textAt = (value: Json | undefined, member: string): string | undefined => {
    const text = child(value, member);
    return typeof text === "string" ? text : undefined;
  };
  const sides = child(book.documents.get("game.json"), "sides");
  const playables = new Map<string, Playable | undefined>();
  const playableOf = (scenario: string): Playable | undefined => {
    if (!playables.has(scenario)) {
      const playable = book.playable(scenario);
      playables.set(scenario, "reasons" in playable ? undefined : playable);
    }
    return playables.get(scenario);
  };
  return {
    scenario: (id) => textAt(book.documents.get(scenarioPath(id)), "title") ?? id,
    side: (id) => textAt(child(sides, id), "name") ?? id,
    choice: ({ line }, choice) => {
      const playable = playableOf(line.opening.scenario);
      return playable ? choiceText(choice, namesOf(playable)) : choiceText(choice);
    },
  };
}

/** Members of a position with more values than these are not expected: those that are have figures. */
const FEW = 20;

/** A playtest that leads to the moment of a note; throws in words where the game does not go so far any more. */
export function playtestOfNote(book: Book, game: GameFile, at: number, title: string): JsonObject {
  const { replay: outcome, session } = replayed(book, game);
  if (!session?.game || at > session.moments.length)
    throw new RangeError(
      `By the present data the game holds for ${outcome.holds} choices only, and the note is at ${at}. ${outcome.message ?? ""}`,
    );
  session.goTo(at);
  const expect = expectable(session)
    .filter(({ values }) => values <= FEW)
    .map(({ member }) => member);
  return playtestOf(session, { title, expect });
}
