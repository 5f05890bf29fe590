import { fileName } from "../../lib/words";
import { download } from "../export/download";
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
export async function saveGameFile(played: PlayedIn): Promise<boolean> {
  try {
    const file = await played.play.ask({ of: "game-file", facts: playedFacts(played) });
    const name = `${fileName(file.title) || file.game}-${file.state ?? file.data.hash}.game.json`;
    download(name, new TextEncoder().encode(JSON.stringify(file)));
    return true;
  } catch (error) {
    played.play.store.setState({ refused: { message: (error as Error).message } });
    return false;
  }
}
