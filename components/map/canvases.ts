/**
 * Canvases for the tiles of the ground. A new one costs more than the drawing on it: all of its memory is new to the browser,
 * once where it is drawn and once where the page is put together. So those that no tile needs are kept for the next ones.
 */
const spare: HTMLCanvasElement[] = [];
let used = 0;

/** More are not kept: a map that is pulled to and fro gives up a row or a column at a time. */
const MOST_SPARE = 12;

/** A canvas with whatever was drawn on it before. */
export function takeCanvas(): HTMLCanvasElement {
  used++;
  return spare.pop() ?? document.createElement("canvas");
}

/** Takes it off the page. With the last one all are given up: no map is shown any more. */
export function returnCanvas(canvas: HTMLCanvasElement): void {
  used--;
  canvas.remove();
  spare.push(canvas);
  // A browser lets the memory of a canvas go when it collects garbage, which may be long after.
  for (const each of spare.splice(used === 0 ? 0 : MOST_SPARE)) each.width = each.height = 0;
}
