import { get, isObject, isWithin, joinPointer, type Json } from "../documents";
import type { ScheduleSource } from "../games";

/** Where the groups of a schedule stand in their document. */

/** The key of a group with this id on a turn; with a number behind it if the id is taken. */
export function freePlace(value: Json, source: ScheduleSource, turn: number, id: string): string {
  let pointer = source.pointerOn(turn, id);
  for (let i = 2; get(value, pointer) !== undefined; i++) pointer = source.pointerOn(turn, `${id}-${i}`);
  return pointer;
}

/** Where what a group comes from is written, once it has moved: changes beside that of the group itself. */
export function sourcesMoved(
  value: Json,
  from: string,
  to: string,
): { pointer: string; value: Json | undefined }[] {
  const sources = get(value, "/sources");
  if (!isObject(sources)) return [];
  return Object.entries(sources)
    .filter(([pointer]) => isWithin(pointer, from))
    .flatMap(([pointer, entry]) => [
      { pointer: joinPointer("/sources", pointer), value: undefined },
      { pointer: joinPointer("/sources", to + pointer.slice(from.length)), value: entry },
    ]);
}
