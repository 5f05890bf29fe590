import type { Draft, LayerProblem } from "../../../documents";
import { nearest } from "../../../nearest";
import { quote } from "../../words";
import type { LayerCheck } from "./check";
import { cyclesOf } from "./cycles";

const problemsOf = (draft: Draft, kind: LayerProblem["kind"]): LayerProblem[] =>
  draft.layerProblems.filter((each) => each.kind === kind);

export const unmetRequirement: LayerCheck = {
  code: "layer/requires",
  severity: "error",
  title: "A layer is on without a layer that it requires.",
  explain: "The layer changes what the other one adds, or depends on it.",
  mend: "Turn the required layer on as well, or turn this one off.",
  example: 'The layer "house-rules" requires "errata-2005", which is off.',
  run: (draft) =>
    problemsOf(draft, "requires-off").map(({ layer, other = "", file, pointer }) => {
      const there = draft.availableLayers.includes(other);
      const meant = there ? undefined : nearest(other, draft.availableLayers);
      const state = there ? "which is off" : "and there is no such layer";
      const place = { file, pointer };
      return {
        code: unmetRequirement.code,
        severity: unmetRequirement.severity,
        place,
        message:
          `The layer ${quote(layer)} requires ${quote(other)}, ${state}` +
          (meant === undefined ? "." : `: did you mean ${quote(meant)}?`),
        hint: there ? `Turn ${quote(other)} on as well, or turn ${quote(layer)} off.` : "Correct the id.",
        ...(meant !== undefined && {
          fixes: [
            { title: `Change it to ${quote(meant)}`, changes: [{ do: "set" as const, place, value: meant }] },
          ],
        }),
      };
    }),
};

export const requiredLater: LayerCheck = {
  code: "layer/order",
  severity: "error",
  title: "A layer comes before one that it requires.",
  explain: "Layers apply in order; the values of the required layer would replace those of this one.",
  mend: "Change the order of the layers.",
  example: 'The layer "house-rules" requires "errata-2005", which comes after it.',
  run(draft) {
    const circling = new Set(cyclesOf(draft.layers).flat());
    return problemsOf(draft, "requires-later")
      .filter(({ layer, other = "" }) => !(circling.has(layer) && circling.has(other)))
      .map(({ layer, other = "", file, pointer }) => ({
        code: requiredLater.code,
        severity: requiredLater.severity,
        place: { file, pointer },
        message: `The layer ${quote(layer)} requires ${quote(other)}, which comes after it.`,
        hint: `Put ${quote(other)} before ${quote(layer)}.`,
      }));
  },
};

export const incompatible: LayerCheck = {
  code: "layer/incompatible",
  severity: "error",
  title: "Two layers are on that cannot be on together.",
  explain: "One of them says so of the other: they change the same rule in different ways.",
  mend: "Turn one of the two off.",
  example: 'The layer "fast-game" cannot be on together with "slow-game".',
  run: (draft) =>
    problemsOf(draft, "conflicts-on").map(({ layer, other = "", file, pointer }) => ({
      code: incompatible.code,
      severity: incompatible.severity,
      place: { file, pointer },
      message: `The layer ${quote(layer)} cannot be on together with ${quote(other)}.`,
      hint: "Turn one of the two off.",
    })),
};
