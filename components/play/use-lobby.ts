import { useEffect, useState } from "react";
import { useTable } from "../workbench/context";
import type { PlayLobby } from "./protocol";
import { usePlay } from "./use-play";

/** The games that can be started with the present documents; undefined until the table has answered. */
export function useLobby(): PlayLobby | undefined {
  const { play } = useTable();
  const documents = usePlay((state) => state.documents);
  const [lobby, setLobby] = useState<PlayLobby>();
  useEffect(() => {
    let current = true;
    play.ask({ of: "lobby" }).then(
      (answer) => current && setLobby(answer),
      (error: Error) => play.store.setState({ refused: { message: error.message } }),
    );
    return () => {
      current = false;
    };
  }, [play, documents]);
  return lobby;
}
