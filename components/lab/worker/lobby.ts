import type { Book, Playable } from "../../../lib/book";
import { numbersIn } from "../../../lib/lab/numbers";
import { standing, start } from "../../../lib/kernel";
import { botsOf } from "../../../lib/playtest";
import { capital } from "../../../lib/words";
import { inWords } from "../../../lib/views/world";
import type { LabLobby } from "../protocol";

const empty = { sides: [], players: [], scores: [], options: [], recommended: [], parameters: [] };

/** The players of a scenario, and the questions about it. */
export function lobbyOf(book: Book, scenario: string): LabLobby {
  const playable = book.playable(scenario);
  if ("reasons" in playable) {
    const { title = scenario } = book.scenarios().find(({ id }) => id === scenario) ?? {};
    return { scenario, title, trouble: playable.reasons[0], ...empty };
  }
  const { definition, ruleset, documents, title, options, recommended, sideName } = playable;
  const players = botsOf(definition, ruleset.rules);
  return {
    scenario,
    title,
    trouble: undefined,
    sides: definition.module.sides.map((id) => ({ id, name: sideName(id) })),
    players: Object.values(players).map(({ id, title: name, summary, make }) => ({
      id,
      title: name,
      summary,
      budget: make !== undefined,
    })),
    scores: scoresOf(playable),
    options,
    recommended,
    parameters: numbersIn(definition, documents, "parameters.json").map(({ place, title: name, value }) => ({
      place,
      title: name,
      value,
    })),
  };
}

function scoresOf({ definition, ruleset, scenario, recommended }: Playable): LabLobby["scores"] {
  const started = start(ruleset, scenario, { options: recommended, bulk: true });
  if (!started.ok) return [];
  const tracks = definition.records?.tracks ?? [];
  return Object.keys(standing(started.value).score).map((id) => ({
    id,
    title: tracks.find((track) => track.id === id)?.title ?? capital(inWords(id)),
  }));
}
