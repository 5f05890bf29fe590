import type { Rules } from "../model/rules";

/** What planes carry, as options name it. */
const loads: Readonly<Record<string, string>> = {
  none: "unarmed",
  gp: "with GP",
  ap: "with AP",
  torpedo: "with torpedoes",
};

/** What people call the thing with this id. */
export const nameOf = (rules: Rules, id: string): string | undefined => {
  const { ships, shipOf, bases, baseOf, planes, planeOf, kinds, kindOf } = rules;
  const unit = /^(tf|af)-(\d+)$/.exec(id);
  if (unit) return `${unit[1] === "tf" ? "Task Force" : "Air Formation"} ${unit[2]}`;
  return (
    ships[shipOf[id] ?? -1]?.name ??
    bases[baseOf[id] ?? -1]?.name ??
    planes[planeOf[id] ?? kinds[kindOf[id] ?? -1]?.plane ?? -1]?.name ??
    loads[id]
  );
};
