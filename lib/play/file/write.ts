import type { PlayedLayer } from "../../documents/generated/types";
import { isInReports, isScenarioPath } from "../../documents";
import type { Playable } from "../../book";
import { fingerprint, hash } from "../../kernel";
import type { Seats } from "../orders";
import type { PapersData } from "../papers";
import type { Session } from "../session";
import { FORMAT, FORMAT_VERSION, type GameFile } from "./format";

/** What a game file says that the game itself does not know. */
export interface GameFileFacts {
  /** The name of the variant. */
  title: string;
  /** The layers that are on, in order. */
  layers: readonly PlayedLayer[];
  seats: Seats;
  hidden: boolean;
  papers: PapersData;
  /** The side that plays next, where the game is played by exchanging files. */
  turn?: NonNullable<GameFile["turn"]>;
}

/** The game with its whole line, notes and answers, as a file. Choices that were taken back are part of the line. */
export function gameFileOf(session: Session, facts: GameFileFacts): GameFile {
  const { title, layers, seats, hidden, papers, turn } = facts;
  const { playable, at, moments } = session;
  session.goTo(moments.length);
  const { game } = session;
  const outcome = game?.state.outcome;
  const state = game && hash(game);
  session.goTo(at);
  const { module } = playable.definition;
  return {
    format: FORMAT,
    version: FORMAT_VERSION,
    game: playable.definition.id,
    title: cut(title, 200) || playable.definition.id,
    data: { hash: dataHashOf(playable), layers: layers.map((layer) => ({ ...layer })) },
    line: session.line(true),
    seats: Object.fromEntries(module.sides.map((side) => [side, seats[side] ?? "hand"])),
    hidden,
    ...(turn && { turn }),
    times: papers.times.filter(({ choice }) => choice < moments.length),
    phases: phasesOf(session),
    notes: papers.notes.map((note) => ({ ...note, at: Math.min(note.at, moments.length) })),
    answers: papers.answers,
    ...(outcome && {
      outcome: { ...(outcome.winner !== null && { winner: outcome.winner }), text: cut(outcome.text, 500) },
    }),
    ...(state !== undefined && { state }),
  };
}

/**
 * Identifies the data that a game is played with: equal for documents that play alike. Other scenarios, playtests,
 * battles and drawings have no part in it; members keep their order, because counters are numbered by it.
 */
export function dataHashOf({ definition, documents, path }: Playable): string {
  const played = Object.entries(documents)
    .filter(([each]) => each === path || !isBeside(each))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return fingerprint(JSON.stringify([definition.id, path, played]));
}

const isBeside = (path: string): boolean =>
  isScenarioPath(path) || isInReports(path) || /^(playtests|battles|drawings|players)\//.test(path);

/** Where phases begin, by choices: one that passes without a choice is not listed. */
function phasesOf({ moments }: Session): GameFile["phases"] {
  const phases: GameFile["phases"] = [];
  let id: string | undefined;
  moments.forEach(({ phase }, from) => {
    if (!phase || phase.id === id) return;
    id = phase.id;
    phases.push({
      from,
      title: cut(phase.title, 200) || phase.step,
      rule: cut(phase.rule, 60),
      part: cut(phase.part, 200),
    });
  });
  return phases;
}

const cut = (text: string, most: number): string => text.slice(0, most);
