import { quote } from "../../words";
import type { LayerCheck } from "./check";

export const noManifest: LayerCheck = {
  code: "layer/no-manifest",
  severity: "error",
  title: "A layer's folder has no layer.json.",
  explain: "Its purpose is unknown, and so is whether it fits the others.",
  mend: "Write a layer.json with title, kind and reason.",
  example: 'The layer "house-rules" has no layer.json.',
  run: (draft) =>
    draft.layerProblems
      .filter((each) => each.kind === "no-manifest")
      .map(({ layer, file }) => ({
        code: noManifest.code,
        severity: noManifest.severity,
        place: { file, pointer: "" },
        message: `The layer ${quote(layer)} has no layer.json.`,
        hint: "Write one with title, kind and reason; the layers that are shipped are examples.",
      })),
};

export const idDiffers: LayerCheck = {
  code: "layer/id-differs",
  severity: "error",
  title: "The id of a layer differs from the name of its folder.",
  explain: "Layers are found by the names of their folders; two names for one layer mislead.",
  mend: "Give the id the name of the folder, or rename the folder.",
  example: 'The layer in the folder "house-rules" has the id "my-rules".',
  run: (draft) =>
    draft.layerProblems
      .filter((each) => each.kind === "id-differs")
      .map(({ layer, other = "", file, pointer }) => {
        const place = { file, pointer };
        return {
          code: idDiffers.code,
          severity: idDiffers.severity,
          place,
          message: `The layer in the folder ${quote(layer)} has the id ${quote(other)}.`,
          hint: "Give the id the name of the folder, or rename the folder.",
          fixes: [
            { title: `Change it to ${quote(layer)}`, changes: [{ do: "set" as const, place, value: layer }] },
          ],
        };
      }),
};

export const patchNotObject: LayerCheck = {
  code: "layer/not-a-patch",
  severity: "error",
  title: "A layer's file is not a merge patch.",
  explain:
    "A patch is an object with the members to change. A list or a single value would replace the whole document.",
  mend: "Write an object that holds only what changes.",
  example: "layers/house-rules/bases.json is not an object, so it cannot change a document.",
  run: (draft) =>
    draft.layerProblems
      .filter((each) => each.kind === "patch-not-object")
      .map(({ file, pointer }) => ({
        code: patchNotObject.code,
        severity: patchNotObject.severity,
        place: { file, pointer },
        message: `${file} is not an object, so it cannot change a document.`,
        hint: "Write an object that holds only the members that change.",
      })),
};
