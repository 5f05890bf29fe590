import { createInterface, type Interface } from "node:readline";
import { createColors } from "picocolors";

export type Colours = ReturnType<typeof createColors>;

/** Everything a command may do to the outside world, so that tests can replace a terminal. */
export interface Io {
  /** Write to stdout. */
  out(text: string): void;
  /** Write to stderr. */
  err(text: string): void;
  /** On a terminal, rewrites the last line of stderr; an empty text clears it. Elsewhere it does nothing. */
  progress(line: string): void;
  /** One line of input without its line break, or null at the end of the input. */
  ask(prompt: string): Promise<string | null>;
  readonly colours: Colours;
  /** A person sits before it: progress may be shown, and questions may wait. */
  readonly terminal: boolean;
  readonly cwd: string;
  /** Called when somebody wants to end the program (Ctrl-C), which then does not end by itself. Returns how to unsubscribe. */
  onInterrupt(listener: () => void): () => void;
  close(): void;
}

/** Text is set for this many columns, whatever the terminal has. */
export const WIDTH = 100;

const interrupts = ["SIGINT", "SIGTERM"] as const;

/** The real terminal. Colours only there, and never when NO_COLOR is set. */
export function terminalIo(): Io {
  const terminal = process.stdout.isTTY === true;
  const colours = createColors(terminal && !process.env.NO_COLOR && process.env.TERM !== "dumb");
  let reader: LineReader | undefined;
  // A program that reads only the first lines (`| head`) closes the pipe; that is not an error.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit(0);
  });
  return {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    progress: (line) => void (terminal && process.stderr.write(`\r${line}\u001b[K`)),
    ask: (prompt) => (reader ??= new LineReader()).ask(prompt),
    colours,
    terminal,
    cwd: process.cwd(),
    onInterrupt: (listener) => {
      for (const signal of interrupts) process.on(signal, listener);
      return () => {
        for (const signal of interrupts) process.off(signal, listener);
      };
    },
    close: () => reader?.close(),
  };
}

/** Lines of stdin, one at a time, also when they come faster than they are asked for. */
class LineReader {
  /** With a terminal on both ends readline edits and echoes lines; otherwise we write what was read. */
  private readonly edits = process.stdin.isTTY === true && process.stdout.isTTY === true;
  private readonly reader: Interface;
  private readonly waiting: string[] = [];
  private wanted: ((line: string | null) => void) | undefined;
  private ended = false;

  constructor() {
    const output = this.edits ? process.stdout : undefined;
    this.reader = createInterface({ input: process.stdin, output, terminal: this.edits });
    this.reader.on("line", (line) => {
      if (this.wanted) this.answer(line);
      else this.waiting.push(line);
    });
    this.reader.on("close", () => {
      this.ended = true;
      this.answer(null);
    });
  }

  ask(prompt: string): Promise<string | null> {
    if (this.edits) this.reader.setPrompt(prompt);
    if (this.edits) this.reader.prompt();
    else process.stdout.write(prompt);
    return new Promise((resolve) => {
      this.wanted = resolve;
      const line = this.waiting.shift();
      if (line !== undefined) this.answer(line);
      else if (this.ended) this.answer(null);
    });
  }

  private answer(line: string | null): void {
    const wanted = this.wanted;
    if (!wanted) return;
    this.wanted = undefined;
    if (!this.edits) process.stdout.write(`${line ?? ""}\n`);
    wanted(line);
  }

  close(): void {
    this.reader.close();
  }
}
