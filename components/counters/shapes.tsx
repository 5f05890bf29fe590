import { createElement } from "react";
import type { Shape } from "../../lib/views/counters";

/** A drawing of plain data. */
export function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  return shapes.map(({ tag, attributes, words, children }, i) =>
    createElement(tag, { key: i, ...attributes }, words ?? (children && <Shapes shapes={children} />)),
  );
}
