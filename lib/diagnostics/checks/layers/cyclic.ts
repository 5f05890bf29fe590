import { list, quote } from "../../words";
import type { LayerCheck } from "./check";
import { cyclesOf, requirements } from "./cycles";

export const cyclic: LayerCheck = {
  code: "layer/cyclic-requires",
  severity: "error",
  title: "Layers require one another in a circle.",
  explain: "Each of them must come before the others, so there is no order in which they could be on.",
  mend: "Remove one of the requirements, or make one layer of them.",
  example: 'The layers "a" and "b" require one another.',
  run: (draft) =>
    cyclesOf(draft.layers).flatMap((cycle) => {
      const [first, second = first] = cycle;
      const layer = draft.layers.find((each) => each.id === first);
      const at = layer && requirements(layer).find((each) => each.id === second)?.at;
      if (!layer || at === undefined) return [];
      const place = { file: layer.path, pointer: `/requires/${at}` };
      return [
        {
          code: cyclic.code,
          severity: cyclic.severity,
          place,
          message:
            cycle.length === 1
              ? `The layer ${quote(layer.id)} requires itself.`
              : `The layers ${list(cycle.map(quote))} require one another.`,
          hint: "Remove one of the requirements.",
          fixes: [{ title: "Remove this requirement", changes: [{ do: "remove" as const, place }] }],
        },
      ];
    }),
};
