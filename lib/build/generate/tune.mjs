/**
 * Makes the code that ajv writes smaller and faster without changing what it finds. Each rule has to fit somewhere:
 * one that no longer does belongs to another version of ajv.
 */
export function tune(code) {
  const schemas = schemasIn(code);
  const name = nameOf(code, 'require("ajv/dist/runtime/ucs2length").default');
  const hasOwn = nameOf(code, "Object.prototype.hasOwnProperty");
  const choices = (schema, path) => JSON.stringify(follow(schemas.get(schema), path));
  const rules = [
    // What `if` finds is counted and thrown away.
    [
      /const (err\d+) = \{\};\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;/g,
      () => "errors++;",
    ],
    // An error is noted in one place instead of a thousand.
    [
      /const (err\d+) = (\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\nerrors\+\+;/g,
      (_, _name, error) => `vErrors = noted(vErrors, ${error});\nerrors++;`,
    ],
    // Equal items of a list are found by their text or number, not by comparing each with each.
    [
      /outer\d+:\nfor\(;(i\d+)--;\)\{\nfor\((j\d+) = \1; \2--;\)\{\nif\((func\d+)\((\w+)\[\1\], \4\[\2\]\)\)\{\n(.*\nerrors\+\+;)\nbreak outer\d+;\n\}\n\}\n\}/g,
      (_, i, j, equal, list, error) =>
        `const pair = equalPair(${list}, ${equal});\nif(pair !== null){\n[${i}, ${j}] = pair;\n${error}\n}`,
    ],
    // Nearly no key has anything to be escaped.
    [/(\w+)\.replace\(\/~\/g, "~0"\)\.replace\(\/\\\/\/g, "~1"\)/g, (_, key) => `escaped(${key})`],
    // A text has at most as many characters as UTF-16 units.
    [new RegExp(`${name}\\((\\w+)\\) < 1\\b`, "g"), (_, text) => `${text}.length < 1`],
    [
      new RegExp(`${name}\\((\\w+)\\) < (\\d+)`, "g"),
      (_, text, least) => `(${text}.length < ${least} || ${name}(${text}) < ${least})`,
    ],
    [
      new RegExp(`${name}\\((\\w+)\\) > (\\d+)`, "g"),
      (_, text, most) => `(${text}.length > ${most} && ${name}(${text}) > ${most})`,
    ],
    // Of a schema, only the list of choices is needed.
    [/(schema\d+)((?:\.\w+|\["[^"]*"\])*\.enum)\b/g, (_, schema, path) => choices(schema, path)],
    // Comparing with each of the keys takes less time than looking one up.
    [
      new RegExp(`${hasOwn}\\.call\\((schema\\d+)((?:\\.\\w+|\\["[^"]*"\\])*), (\\w+)\\)`, "g"),
      (_, schema, path, key) =>
        Object.keys(follow(schemas.get(schema), path))
          .map((each) => `${key} === ${JSON.stringify(each)}`)
          .join(" || "),
    ],
  ];
  let tuned = code;
  for (const [pattern, replacement] of rules) {
    if (!pattern.test(tuned)) throw new Error(`ajv writes nothing like ${pattern} any more.`);
    tuned = tuned.replace(pattern, replacement);
  }
  return `${tuned}\n${helpers}`;
}

const helpers = `
function noted(errors, error) {
  if (errors === null) return [error];
  errors.push(error);
  return errors;
}
/** The last item that equals one before it, and the last of those. */
function equalPair(list, equal) {
  let pair = null;
  const last = new Map();
  const composite = [];
  for (let i = 0; i < list.length; i++) {
    if (typeof list[i] === "object" && list[i] !== null) {
      composite.push(i);
      continue;
    }
    const before = last.get(list[i]);
    if (before !== undefined) pair = [i, before];
    last.set(list[i], i);
  }
  for (let n = composite.length; n--; ) {
    if (pair !== null && composite[n] < pair[0]) break;
    for (let m = n; m--; ) {
      if (equal(list[composite[n]], list[composite[m]])) return [composite[n], composite[m]];
    }
  }
  return pair;
}
function escaped(key) {
  return key.includes("~") || key.includes("/") ? key.replace(/~/g, "~0").replace(/\\//g, "~1") : key;
}
`;

/** The schemas that the code holds, by the names of its constants. */
function schemasIn(code) {
  return new Map(
    [...code.matchAll(/^const (schema\d+) = (\{.*\});$/gm)].map(([, name, json]) => [name, JSON.parse(json)]),
  );
}

function follow(schema, path) {
  const segments = [...path.matchAll(/\.(\w+)|\["([^"]*)"\]/g)].map(([, plain, quoted]) => plain ?? quoted);
  return segments.reduce((value, segment) => value[segment], schema);
}

/** The name that the code gives a value. */
function nameOf(code, value) {
  const line = code.split("\n").find((each) => each.endsWith(` = ${value};`));
  const name = /^const (\w+)/.exec(line ?? "")?.[1];
  if (name === undefined) throw new Error(`ajv's code does not use ${value} any more.`);
  return name;
}
