import type { SchemaCheck } from "../../schema/problem";
import { badKey } from "./bad-key";
import { missingMember } from "./missing-member";
import { notHere } from "./not-here";
import { outOfRange } from "./out-of-range";
import { repeatedItem } from "./repeated-item";
import { unknownKey } from "./unknown-key";
import { unknownVariant } from "./unknown-variant";
import { wrongChoice } from "./wrong-choice";
import { wrongCount } from "./wrong-count";
import { wrongForm } from "./wrong-form";
import { wrongLength } from "./wrong-length";
import { wrongType } from "./wrong-type";

/**
 * In order of weight: of several errors at one value the first one's check reports them, since a text
 * that should be a number is not also out of range.
 */
export const schemaChecks: readonly SchemaCheck[] = [
  unknownVariant,
  notHere,
  wrongType,
  wrongChoice,
  badKey,
  wrongForm,
  wrongLength,
  outOfRange,
  wrongCount,
  repeatedItem,
  unknownKey,
  missingMember,
];
