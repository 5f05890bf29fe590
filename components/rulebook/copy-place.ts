import { useBench, useWorkbench } from "../workbench/context";
import type { Workbench } from "../workbench/workbench";
import type { CopyPlace } from "./own-copy";

/** Whose copy of a rulebook a workspace would have, and whether its folder may keep it; undefined while no game is open. */
export const copyPlaceOf = (
  { id, isLook }: Pick<Workbench, "id" | "isLook">,
  game: string | undefined,
): CopyPlace | undefined => (game === undefined ? undefined : { game, workspace: isLook ? undefined : id });

export function useCopyPlace(): CopyPlace | undefined {
  const workbench = useWorkbench();
  const game = useBench((state) => state.game);
  return copyPlaceOf(workbench, game);
}
