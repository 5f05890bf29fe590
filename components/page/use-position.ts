import { useEffect, useState } from "react";
import { usePlay } from "../play/use-play";
import { useTable } from "../workbench/context";

/** Identifies the position of the game in play; undefined where there is none, or where a curtain hides it. */
export function usePosition(): string | undefined {
  const { play } = useTable();
  const shown = usePlay(({ table }) => table?.shown);
  const [position, setPosition] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    const take = (answer: string | undefined): void => {
      if (isCurrent) setPosition(answer);
    };
    if (shown) play.ask({ of: "hash" }).then(take, () => take(undefined));
    else take(undefined);
    return () => {
      isCurrent = false;
    };
  }, [play, shown]);
  return position;
}
