import type { FirstDifference } from "../../lib/playtest";
import { showPreview } from "../studio/panes";
import type { Workbench } from "../workbench/workbench";
import type { Message } from "./protocol";

/** Opens a game of a comparison on the table, at the moment at which it first differs. */
export function openLine(
  { play }: Workbench,
  scenario: string,
  { seed, choices: at }: FirstDifference,
  { options, generator, choices }: Extract<Message, { type: "line" }>,
): void {
  showPreview("play");
  const opening = { scenario, options, dice: { kind: "seeded" as const, seed, generator } };
  const line = { opening, rolled: [], choices: choices.slice(0, at) };
  play.order({ do: "resume", line, at, seats: {}, hidden: false });
}
