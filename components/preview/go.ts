import type { HeldCounter } from "../../lib/games";
import { showNumber } from "../map/show-number";
import { goToPlace } from "../workbench/tabs";
import type { Workbench } from "../workbench/workbench";
import { setFullWidth } from "./full-width";

/** From a preview to the text; it comes back from full width, or the text would not be seen. */
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
