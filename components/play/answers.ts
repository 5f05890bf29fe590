import type { Playable } from "../../lib/book";
import { questionsPath } from "../../lib/documents";
import type { QuestionsDocument } from "../../lib/documents/generated/types";
import { turnNoun, turnTitle } from "../../lib/games/time";
import { hash, type Json } from "../../lib/kernel";
import { expectable, laidOver, metBattle, playtestOf, type Sitting, waysOf } from "../../lib/play";
import { type GameFile, gameFileOf } from "../../lib/play/file";
import { type BotDefinition, bots, botsOf } from "../../lib/playtest";
import type { Answers, LobbyScenario, LobbyStarts, PlayedFacts, PlayLobby, PlayQuestion } from "./protocol";

/** Answers of the table. Each throws if no game is open. */
export function answerTo(sitting: Sitting, question: PlayQuestion): Answers[PlayQuestion["of"]] {
  switch (question.of) {
    case "lobby":
      return lobbyOf(sitting);
    case "recording":
      return expectable(playing(sitting));
    case "hash":
      // Of a game with secrets it would confirm a guess of them.
      if (sitting.seating.hidden) throw new RangeError("The position of a game with a curtain is not shown.");
      return hash(playing(sitting).game!);
    case "playtest":
      return playtestOf(playing(sitting), question.recording);
    case "scenario":
      return scenarioOf(sitting, question.id, question.title);
    case "battle":
      // Odds are calculated with the data of the workspace.
      if (sitting.apart)
        throw new RangeError("Odds use the current data, but this game is played with other data.");
      return metBattle(playing(sitting), eyesOf(sitting), question.place);
    case "ways":
      return waysOf(playing(sitting), { ...question, eyes: eyesOf(sitting) });
    case "document":
      return documentOf(sitting, question.path);
    case "overlay":
      return laidOver(playing(sitting), { ...question, eyes: eyesOf(sitting) });
    case "game-file":
      return gameFile(sitting, question.facts);
    case "turn-file":
      return turnFile(sitting, question.facts);
    case "questions":
      return sitting.book.documents.get(questionsPath) as unknown as QuestionsDocument | undefined;
  }
}

function playing({ session }: Sitting) {
  if (!session?.game) throw new RangeError("No game is being played.");
  return session;
}

/** The side that looks at the window; at a curtain, and in a hidden game without a side, nobody does. */
function eyesOf({ curtain, seating }: Sitting): string | undefined {
  const { hidden, eyes } = seating;
  if (curtain.length > 0 || (hidden && eyes === undefined))
    throw new RangeError("The curtain is closed. Open it first.");
  return eyes;
}

function scenarioOf(sitting: Sitting, id: string, title: string): Json {
  const { game, playable } = playing(sitting);
  return playable.definition.scenarioOf(game!.table, { id, title, from: playable.scenario });
}

function gameFile(sitting: Sitting, facts: PlayedFacts): GameFile {
  const { seats, hidden } = sitting.seating;
  return gameFileOf(playing(sitting), { ...facts, seats, hidden, papers: sitting.papers.data });
}

/** The file for the other player. The answers to the designer are not for that player. */
function turnFile(sitting: Sitting, facts: PlayedFacts): GameFile {
  const { turn, broken, seating, papers, isBusy } = sitting;
  const { seats, hidden, byFile } = seating;
  if (!byFile || isBusy || broken || turn === undefined || turn === byFile.side)
    throw new RangeError("There is no file to save now: it is not the other player’s turn.");
  return gameFileOf(playing(sitting), {
    ...facts,
    seats,
    hidden,
    papers: { ...papers.data, answers: [] },
    turn: { side: turn, number: byFile.opened + 1 },
  });
}

/** Data are no secret: both sides know the tables. */
function documentOf(sitting: Sitting, path: string): Json {
  const document = playing(sitting).playable.documents[path];
  if (document === undefined) throw new RangeError(`The data in play have no document ${path}.`);
  return document;
}

/** The bots that can play this package; if none of it can be played yet, the bots for every game. */
function whoPlays(book: Sitting["book"]): BotDefinition[] {
  for (const { id } of book.scenarios()) {
    const playable = book.playable(id);
    if (!("reasons" in playable)) return Object.values(botsOf(playable.definition, playable.ruleset.rules));
  }
  return Object.values(bots);
}

function lobbyOf({ book }: Sitting): PlayLobby {
  return {
    scenarios: book.scenarios().map(({ id, title }): LobbyScenario => {
      const playable = book.playable(id);
      const empty = { options: [], recommended: [], sides: [], starts: undefined, hides: false };
      if ("reasons" in playable) return { id, title, trouble: playable.reasons[0], ...empty };
      const { definition, options, recommended, sideName } = playable;
      return {
        id,
        title,
        trouble: undefined,
        options,
        recommended,
        sides: definition.module.sides.map((side) => ({ id: side, name: sideName(side) })),
        starts: startsOf(playable),
        hides: definition.views?.play?.hides === true,
      };
    }),
    bots: whoPlays(book).map(({ id, title, summary }) => ({ id, title, summary })),
  };
}

function startsOf({ definition, ruleset, scenario, documents }: Playable): LobbyStarts | undefined {
  const starts = definition.startsAt(ruleset.rules, scenario);
  if (!starts) return undefined;
  const titles = starts.turns.map((turn) => ({ turn, title: turnTitle(definition, documents, turn) }));
  return { ...starts, noun: turnNoun(definition), titles };
}
