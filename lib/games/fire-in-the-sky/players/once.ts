import type { Desk } from "./desk";

let slots = 0;

/** Something worked out at a desk once, however often it is asked for while a Task Force forms or a unit deploys. */
export function once<V extends object>(compute: (desk: Desk) => V): (desk: Desk) => V {
  const slot = slots++;
  return (desk) => (desk.notes[slot] ??= compute(desk)) as V;
}
