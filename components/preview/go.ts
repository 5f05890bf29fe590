import type { HeldCounter } from "../../lib/games";
import { showNumber } from "../map/show-number";
import { goToPlace } from "../workbench/tabs";
import type { Workbench } from "../workbench/workbench";
import { setFullWidth } from "./full-width";

/** Goes from a preview to the text. Full width ends, else the text would not be visible. */
export function goFromPreview(
  workbench: Workbench,
  file: string,
  place: { line: number; column: number; pointer?: string },
): void {
  setFullWidth(false);
  goToPlace(workbench, file, place);
}

export function goToNumber(workbench: Workbench, scenario: string, { pointer }: HeldCounter): void {
  setFullWidth(false);
  void showNumber(workbench, scenario, pointer);
}
