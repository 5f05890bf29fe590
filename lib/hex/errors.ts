/** Wrong use of the hex library: a direction the layout lacks, a radius below zero, a node that does not exist. */
export class HexError extends Error {
  override readonly name: string = "HexError";
}

/** The records given do not make a graph. `problems` names every fault found, one sentence each. */
export class HexGraphError extends HexError {
  override readonly name = "HexGraphError";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The hex graph cannot be built:\n${problems.join("\n")}`);
    this.problems = problems;
  }
}
