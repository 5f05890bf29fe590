import type { Answer, Context } from "./answer";

/**
 * How a command's action is carried out: the program prints what it answers. Nothing is an answer too, of a
 * command that has done its own talking.
 */
export type Run = (
  action: (context: Context) => Answer | undefined | Promise<Answer | undefined>,
) => Promise<void>;
