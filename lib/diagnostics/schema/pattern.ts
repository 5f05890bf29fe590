// Schemas have few patterns, and each is asked about often.
const compiled = new Map<string, RegExp>();

/** Whether a text fits a pattern of a schema. */
export function fitsPattern(pattern: string, text: string): boolean {
  let expression = compiled.get(pattern);
  if (!expression) compiled.set(pattern, (expression = new RegExp(pattern, "u")));
  return expression.test(text);
}
