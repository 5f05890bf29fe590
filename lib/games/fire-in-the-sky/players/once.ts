import type { Outlook } from "./outlook";

let slots = 0;

/** A value that is calculated once for an outlook, however often it is asked for while a Task Force forms or a unit deploys. */
export function once<V extends object>(compute: (outlook: Outlook) => V): (outlook: Outlook) => V {
  const slot = slots++;
  return (outlook) => (outlook.notes[slot] ??= compute(outlook)) as V;
}
