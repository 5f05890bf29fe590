import type { Case } from "../support";
import { baseCases } from "./bases";
import { combatCases } from "./combat";
import { componentCases } from "./components";
import { mapCases } from "./map";
import { optionCases } from "./options";
import { reactionForceCases } from "./reaction-force";
import { scenarioCases } from "./scenario";
import { scheduleCases } from "./schedules";
import { sequenceCases } from "./sequence";
import { setUpCases } from "./set-up";
import { victoryCases } from "./victory";

/** Every way in which the tests break the shipped documents. */
export const cases: readonly Case[] = [
  ...componentCases,
  ...mapCases,
  ...baseCases,
  ...scenarioCases,
  ...setUpCases,
  ...reactionForceCases,
  ...sequenceCases,
  ...scheduleCases,
  ...combatCases,
  ...victoryCases,
  ...optionCases,
];
