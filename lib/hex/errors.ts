/** Wrong use of the hex library: a direction the layout lacks, a radius below zero, a node that does not exist. */
export class HexError extends Error {
  override readonly name: string = "HexError";
}

/** One fault of the records given: what is wrong, and in which of them. */
export interface GraphFault {
  readonly text: string;
  readonly record: "hex" | "box" | "split" | "hexside" | "link" | "excluded";
  readonly id: string;
}

/** The records given do not make a graph. `problems` names every fault found, one sentence each. */
export class HexGraphError extends HexError {
  override readonly name = "HexGraphError";
  readonly problems: readonly string[];

  constructor(readonly faults: readonly GraphFault[]) {
    const problems = faults.map(({ text }) => text);
    super(`The hex graph cannot be built:\n${problems.join("\n")}`);
    this.problems = problems;
  }
}
