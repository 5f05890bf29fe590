import { useCallback, useState } from "react";
import { scenarioPath } from "../../lib/documents";
import { showPreview } from "../studio/panes";
import { useWorkbench } from "../workbench/context";
import type { Workbench } from "../workbench/workbench";
import type { OpenableGame } from "./protocol";

/** Opens a game of a run in Play, at a moment or at its end; it uses the data of the run. */
function putOnTable(workbench: Workbench, { scenario, line, apart }: OpenableGame, at: number): void {
  workbench.store.setState({ previewScenario: scenarioPath(scenario) });
  showPreview("play");
  workbench.play.order({ do: "resume", line, at, seats: {}, hidden: false, ...(apart && { apart }) });
}

/** Opens games of the open run; they are replayed first, which takes time. */
export function useOpenGame(): {
  open(key: { variant: number; game: number }, at?: "parting"): Promise<void>;
  /** The game that is being replayed; no other is opened meanwhile. */
  opening: number | undefined;
  trouble: string | undefined;
} {
  const workbench = useWorkbench();
  const [opening, setOpening] = useState<number>();
  const [trouble, setTrouble] = useState<string>();
  const open = useCallback(
    async ({ variant, game }: { variant: number; game: number }, at?: "parting"): Promise<void> => {
      setOpening(game);
      setTrouble(undefined);
      try {
        const { lab } = workbench;
        const parting = at && (await lab.ask({ of: "parting", variant, game }));
        const found = await lab.ask({ of: "line", variant, game });
        putOnTable(workbench, found, parting?.at ?? found.line.choices.length);
      } catch (error) {
        setTrouble((error as Error).message);
      }
      setOpening(undefined);
    },
    [workbench],
  );
  return { open, opening, trouble };
}
