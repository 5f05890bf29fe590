import { fileName } from "../../lib/words";
import { download } from "../export/download";
import type { GameFile } from "../../lib/play/file";
import type { Workbench } from "../workbench/workbench";
import type { PlayedFacts } from "./protocol";

/** As much of the studio as a game is played in. */
type PlayedIn = Pick<Workbench, "play" | "store">;

/** The name of what is played, and its layers. */
function playedFacts({ store }: PlayedIn): PlayedFacts {
  const { title, game, overview } = store.getState();
  return {
    title: title || (game ?? ""),
    layers: overview.layers
      .filter(({ on }) => on)
      .map(({ id, title: name, version }) => ({
        id,
        title: name,
        ...(version !== undefined && { version }),
      })),
  };
}

/** Saves the game on the table as a file: the line of play with its dice, notes and answers. */
export const saveGameFile = (played: PlayedIn): Promise<boolean> =>
  saved(played, "game-file", ({ state, data }) => state ?? data.hash);

/** Saves the file for the other player of a game by file; from then on what was chosen stays. */
export async function saveTurnFile(played: PlayedIn): Promise<void> {
  const isSaved = await saved(
    played,
    "turn-file",
    ({ turn }) => `${String(turn?.number ?? 0).padStart(2, "0")}-for-${turn?.side ?? ""}`,
  );
  if (isSaved) played.play.order({ do: "file-saved" });
}

async function saved(
  played: PlayedIn,
  of: "game-file" | "turn-file",
  ending: (file: GameFile) => string,
): Promise<boolean> {
  try {
    const file = await played.play.ask({ of, facts: playedFacts(played) });
    const name = `${fileName(file.title) || file.game}-${ending(file)}.game.json`;
    download(name, new TextEncoder().encode(JSON.stringify(file)));
    return true;
  } catch (error) {
    played.play.store.setState({ refused: { message: (error as Error).message } });
    return false;
  }
}
