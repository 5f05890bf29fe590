import type { Script } from "./script-shape";

/** Where things are in the document of a script: JSON pointers into its own text. */

/** The choice that was made as number `index`, counted from 0. */
function placeOfChoice({ chapters = [] }: Script, index: number): string {
  const chapter = chapters.findLast(({ from }) => from <= index);
  return chapter?.choices[index - chapter.from] ?? `/choices/${index}`;
}

/** The expectation `number` of all, counted from 0: those that stand by themselves come before those of sections. */
export function placeOfExpectation({ chapters = [], expect = [] }: Script, number: number): string {
  const inSections = chapters.flatMap((chapter) => chapter.expect);
  return inSections[number - (expect.length - inSections.length)] ?? `/expect/${number}`;
}

/** What a difference is about. */
export function placeOfError(
  script: Script,
  { code, index, expectation }: { code: string; index: number; expectation?: number },
): string {
  if (expectation !== undefined) return placeOfExpectation(script, expectation);
  if (code === "dice-left-over" || (code === "dice" && index < 0)) return "/dice";
  return index < 0 ? "/scenario" : placeOfChoice(script, index);
}
