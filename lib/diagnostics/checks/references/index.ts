import type { ReferenceCheck } from "../../references/check";
import { ambiguous } from "./ambiguous";
import { dangling } from "./dangling";
import { unknownRule } from "./unknown-rule";
import { unknownSource } from "./unknown-source";
import { unknownValue } from "./unknown-value";
import { unused } from "./unused";

export const referenceChecks: readonly ReferenceCheck[] = [
  dangling,
  ambiguous,
  unknownRule,
  unknownSource,
  unknownValue,
  unused,
];
