import type { Answer, Context } from "./answer";

/** How a command's action is carried out; the program prints what it answers. */
export type Run = (action: (context: Context) => Answer | Promise<Answer>) => Promise<void>;
