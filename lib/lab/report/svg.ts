import { type Attributes, type Child, element, type Markup } from "../../export/print/markup";

const ELEMENT = 1;
const TEXT = 3;

/**
 * A drawing as markup of the page. It is written down element by element by what makes the page's own markup, so that
 * nothing in it can run or fetch anything, whatever the names in the data are.
 */
export function svgMarkup(node: Element): Markup {
  const attributes: { -readonly [name in keyof Attributes]: Attributes[name] } = {};
  for (const { name, value } of Array.from(node.attributes))
    if (!name.startsWith("xmlns")) attributes[name] = value;
  const children = Array.from(node.childNodes).flatMap((child): Child[] => {
    if (child.nodeType === ELEMENT) return [svgMarkup(child as Element)];
    return child.nodeType === TEXT ? [child.textContent ?? ""] : [];
  });
  return element(node.localName, attributes, ...children);
}
