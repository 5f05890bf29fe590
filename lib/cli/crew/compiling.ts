import { setFlagsFromString } from "node:v8";

/** How much code of other functions V8 may put into one that it compiles, in bytes of its bytecode; it would take 920. */
const MOST_INLINED = 200;

/**
 * Has V8 compile smaller pieces, for this process and all of its threads. The loop of the kernel calls hundreds of steps, and
 * V8 puts so much of them into one another that it is busy compiling for the first seconds of play, and starts anew whenever
 * one of them does something new. In smaller pieces the rules are compiled in about half the time; once they are, some games
 * are a few percent slower (docs/architecture.md). V8 asks for this flag whenever it compiles, so that it may be set at any time.
 */
export const compileSmall = (): void =>
  setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${MOST_INLINED}`);
