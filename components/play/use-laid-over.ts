import { useEffect, useState } from "react";
import type { Overlay } from "../../lib/games";
import { useTable } from "../workbench/context";
import { usePlay } from "./use-play";

/** An overlay of the game in play, asked of the table again after every choice; undefined until it answers. */
export function useLaidOver(kind: string, from: string | undefined): Overlay | undefined {
  const { play } = useTable();
  const at = usePlay(({ table }) => table?.shown?.at);
  const [laid, setLaid] = useState<Overlay>();
  useEffect(() => {
    if (kind === "") return;
    let isWanted = true;
    play.ask({ of: "overlay", kind, from }).then(
      (overlay) => isWanted && setLaid(overlay),
      // Behind a curtain nothing is shown.
      () => isWanted && setLaid(undefined),
    );
    return () => {
      isWanted = false;
    };
  }, [play, kind, from, at]);
  return kind !== "" && laid?.id === kind ? laid : undefined;
}
