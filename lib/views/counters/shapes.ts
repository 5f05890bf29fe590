/**
 * A piece of a drawing as plain data, so that one drawing serves the screen and paper. Attributes go by the names that
 * React gives them; `words` is the text of a text.
 */
export interface Shape {
  tag: "g" | "path" | "rect" | "circle" | "text";
  attributes: Readonly<Record<string, string | number>>;
  words?: string;
  children?: readonly Shape[];
}

export const path = (d: string, attributes: Shape["attributes"] = {}): Shape => ({
  tag: "path",
  attributes: { d, ...attributes },
});

export const text = (words: string, attributes: Shape["attributes"]): Shape => ({
  tag: "text",
  attributes,
  words,
});

export const group = (attributes: Shape["attributes"], children: readonly Shape[]): Shape => ({
  tag: "g",
  attributes,
  children,
});
