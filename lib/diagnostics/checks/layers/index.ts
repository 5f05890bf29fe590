import { baseChanged, staleWas } from "./base-changed";
import type { LayerCheck } from "./check";
import { conflict } from "./conflict";
import { cyclic } from "./cyclic";
import { lostErratum, outdatedErratum } from "./errata";
import { idDiffers, noManifest, patchNotObject } from "./folder";
import { idleConflict } from "./idle-conflict";
import { missingLayer } from "./missing";
import { onAndOff } from "./on-and-off";
import { removesNothing } from "./removes-nothing";
import { replacesValue } from "./replaces-value";
import { incompatible, requiredLater, unmetRequirement } from "./requires";
import { unknownTarget } from "./unknown-document";

export const layerChecks: readonly LayerCheck[] = [
  missingLayer,
  onAndOff,
  noManifest,
  idDiffers,
  cyclic,
  unmetRequirement,
  requiredLater,
  incompatible,
  idleConflict,
  unknownTarget,
  patchNotObject,
  conflict,
  baseChanged,
  staleWas,
  removesNothing,
  replacesValue,
  lostErratum,
  outdatedErratum,
];

export type { LayerCheck } from "./check";
