import type { Json } from "../../lib/kernel";
import { expectable, playtestOf, type Sitting } from "../../lib/play";
import { bots } from "../../lib/playtest";
import type { Answers, Lobby, LobbyScenario, Question } from "./protocol";

/** Answers of the table. Throws where there is no game to tell of. */
export function answerTo(sitting: Sitting, question: Question): Answers[Question["of"]] {
  switch (question.of) {
    case "lobby":
      return lobbyOf(sitting);
    case "recording":
      return expectable(playing(sitting));
    case "playtest":
      return playtestOf(playing(sitting), question.recording);
    case "scenario":
      return scenarioOf(sitting, question.id, question.title);
  }
}

function playing({ session }: Sitting) {
  if (!session?.game) throw new RangeError("No game is being played.");
  return session;
}

function scenarioOf(sitting: Sitting, id: string, title: string): Json {
  const { game, playable } = playing(sitting);
  return playable.definition.scenarioOf(game!.table, { id, title });
}

function lobbyOf({ book }: Sitting): Lobby {
  return {
    scenarios: book.scenarios().map(({ id, title }): LobbyScenario => {
      const playable = book.playable(id);
      const empty = { options: [], recommended: [], sides: [], starts: undefined };
      if ("reasons" in playable) return { id, title, trouble: playable.reasons[0], ...empty };
      const { definition, ruleset, options, recommended, scenario, sideName } = playable;
      return {
        id,
        title,
        trouble: undefined,
        options,
        recommended,
        sides: definition.module.sides.map((side) => ({ id: side, name: sideName(side) })),
        starts: definition.startsAt(ruleset.rules, scenario),
      };
    }),
    bots: Object.values(bots).map(({ id, title, summary }) => ({ id, title, summary })),
  };
}
