/** A pattern that is not well written, or asks for what only backtracking could find. */
export class PatternError extends Error {
  override readonly name = "PatternError";
}

export type Test = (code: number) => boolean;
/** What a thread does next; steps are named by their places. */
export type PatternStep =
  | { do: "read"; test: Test }
  | { do: "split"; first: number; second: number }
  | { do: "jump"; to: number }
  | { do: "check"; what: "start" | "end" | "word" | "inside" }
  | { do: "found" };

const mostSteps = 2_000;

/** Small letters without a change of length: a few letters of the world become two. */
export function lower(text: string): string {
  const small = text.toLowerCase();
  if (small.length === text.length) return small;
  return Array.from({ length: text.length }, (_, i) => {
    const each = text[i]!.toLowerCase();
    return each.length === 1 ? each : text[i]!;
  }).join("");
}

const isDigit: Test = (code) => code >= 48 && code <= 57;
export const isWord: Test = (code) =>
  isDigit(code) || code === 95 || ((code | 32) >= 97 && (code | 32) <= 122);
const isBlank: Test = (code) => /\s/.test(String.fromCharCode(code));
const not =
  (test: Test): Test =>
  (code) =>
    !test(code);

const classes: Readonly<Record<string, Test>> = {
  d: isDigit,
  D: not(isDigit),
  w: isWord,
  W: not(isWord),
  s: isBlank,
  S: not(isBlank),
};
const controls: Readonly<Record<string, string>> = { t: "\t", n: "\n", r: "\r", f: "\f", v: "\v" };

/** Makes steps out of a pattern, by descent. */
export class Compiler {
  private at = 0;
  private depth = 0;

  constructor(
    private readonly pattern: string,
    private readonly matchCase: boolean,
  ) {}

  compile(): PatternStep[] {
    const steps = this.alternatives();
    if (this.at < this.pattern.length) throw new PatternError("A closing bracket has no opening one.");
    return [...steps, { do: "found" }];
  }

  private alternatives(): PatternStep[] {
    let steps = this.sequence();
    while (this.pattern[this.at] === "|") {
      this.at++;
      const other = this.sequence();
      steps = sized([
        { do: "split", first: 1, second: steps.length + 2 },
        ...moved(steps, 1),
        { do: "jump", to: steps.length + 2 + other.length },
        ...moved(other, steps.length + 2),
      ]);
    }
    return steps;
  }

  private sequence(): PatternStep[] {
    let steps: PatternStep[] = [];
    while (this.at < this.pattern.length && !"|)".includes(this.pattern[this.at]!)) {
      const part = this.repeated(this.atom());
      steps = sized([...steps, ...moved(part, steps.length)]);
    }
    return steps;
  }

  private repeated(one: PatternStep[]): PatternStep[] {
    let steps = one;
    for (;;) {
      const sign = /^(?:[*+?]|\{(\d{1,3})(,?)(\d{0,3})\})/.exec(this.pattern.slice(this.at, this.at + 12));
      if (!sign) return steps;
      this.at += sign[0].length;
      const lazy = this.pattern[this.at] === "?";
      if (lazy) this.at++;
      const [low, high] = boundsOf(sign);
      if (high < low) throw new PatternError("A repetition ends before it starts.");
      steps = repeat(steps, low, high, lazy);
    }
  }

  private atom(): PatternStep[] {
    const sign = this.pattern[this.at++]!;
    switch (sign) {
      case "(":
        return this.group();
      case "[":
        return [{ do: "read", test: this.set() }];
      case ".":
        return [{ do: "read", test: () => true }];
      case "^":
        return [{ do: "check", what: "start" }];
      case "$":
        return [{ do: "check", what: "end" }];
      case "\\":
        return this.escaped();
      case "*":
      case "+":
      case "?":
        throw new PatternError(`There is nothing that "${sign}" could repeat.`);
      default:
        return [{ do: "read", test: this.letter(sign) }];
    }
  }

  private group(): PatternStep[] {
    if (this.pattern.startsWith("?:", this.at)) this.at += 2;
    else if (this.pattern[this.at] === "?")
      throw new PatternError("Lookahead and lookbehind are not supported.");
    if (++this.depth > 50) throw new PatternError("The brackets are nested too deeply.");
    const steps = this.alternatives();
    if (this.pattern[this.at++] !== ")") throw new PatternError("A bracket is never closed.");
    this.depth--;
    return steps;
  }

  private escaped(): PatternStep[] {
    const sign = this.pattern[this.at++];
    if (sign === undefined) throw new PatternError("Nothing follows the last backslash.");
    if (sign === "b") return [{ do: "check", what: "word" }];
    if (sign === "B") return [{ do: "check", what: "inside" }];
    if (/[1-9k]/.test(sign)) throw new PatternError("References to groups are not supported.");
    return [{ do: "read", test: classes[sign] ?? this.letter(controls[sign] ?? sign) }];
  }

  private set(): Test {
    const tests: Test[] = [];
    const negative = this.pattern[this.at] === "^";
    if (negative) this.at++;
    for (let first = true; ; first = false) {
      const sign = this.pattern[this.at];
      if (sign === undefined) throw new PatternError("A square bracket is never closed.");
      if (sign === "]" && !first) break;
      const low = this.member();
      if (typeof low !== "number") {
        tests.push(low);
        continue;
      }
      let high = low;
      if (this.pattern[this.at] === "-" && !["]", undefined].includes(this.pattern[this.at + 1])) {
        this.at++;
        const end = this.member();
        if (typeof end !== "number" || end < low) throw new PatternError("A character range is reversed.");
        high = end;
      }
      tests.push((code) => code >= low && code <= high);
    }
    this.at++;
    const any: Test = (code) => tests.some((test) => test(code));
    return negative ? not(any) : any;
  }

  /** One letter of a set, or a class. */
  private member(): number | Test {
    const sign = this.pattern[this.at++] ?? "";
    if (sign !== "\\") return this.code(sign);
    const next = this.pattern[this.at++];
    if (next === undefined) throw new PatternError("Nothing follows the last backslash.");
    return classes[next] ?? this.code(controls[next] ?? next);
  }

  private letter(sign: string): Test {
    const wanted = this.code(sign);
    return (code) => code === wanted;
  }

  private code(sign: string): number {
    return (this.matchCase ? sign : lower(sign)).charCodeAt(0);
  }
}

function boundsOf([sign, low = "0", comma, high]: RegExpExecArray): [number, number] {
  if (sign === "*") return [0, Infinity];
  if (sign === "+") return [1, Infinity];
  if (sign === "?") return [0, 1];
  return [Number(low), comma === "" ? Number(low) : high === "" ? Infinity : Number(high)];
}

function repeat(one: PatternStep[], low: number, high: number, lazy: boolean): PatternStep[] {
  let steps: PatternStep[] = [];
  const add = (more: PatternStep[]): void => {
    steps = sized([...steps, ...moved(more, steps.length)]);
  };
  const split = (into: number, past: number): PatternStep =>
    lazy ? { do: "split", first: past, second: into } : { do: "split", first: into, second: past };
  for (let i = 0; i < low; i++) add(one);
  if (high === Infinity) add([split(1, one.length + 2), ...moved(one, 1), { do: "jump", to: 0 }]);
  else for (let i = low; i < high; i++) add([split(1, one.length + 1), ...moved(one, 1)]);
  return steps;
}

/** The same steps further on. */
const moved = (steps: readonly PatternStep[], by: number): PatternStep[] =>
  steps.map((step) => {
    if (step.do === "jump") return { do: "jump", to: step.to + by };
    if (step.do === "split") return { do: "split", first: step.first + by, second: step.second + by };
    return step;
  });

function sized(steps: PatternStep[]): PatternStep[] {
  if (steps.length > mostSteps) throw new PatternError("The pattern is too large.");
  return steps;
}
