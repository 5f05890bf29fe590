import type { Json } from "../types";

/** A change of shape that documents went through, and how an old one is brought along. */
export interface Migration {
  /** A number of four digits, a hyphen, a name: "0001-control-by-base". Numbers rise by one and never change. */
  id: string;
  /** What changed, in one sentence. */
  description: string;
  /** What a designer has to look at by hand afterwards. */
  manualSteps?: readonly string[];
  /** True for a document of the old shape. Documents have no version number; the shape identifies it. */
  appliesTo(path: string, value: Json): boolean;
  /** The document in the new shape; the old one is left as it is. */
  migrate(value: Json): Json;
}
