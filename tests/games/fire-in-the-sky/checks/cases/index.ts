import type { Case } from "../support";
import { combatCases } from "./combat";
import { componentCases } from "./components";
import { mapCases } from "./map";
import { optionCases } from "./options";
import { scheduleCases } from "./schedules";
import { sequenceCases } from "./sequence";
import { setUpCases } from "./set-up";
import { victoryCases } from "./victory";

/** Every way in which the tests break the shipped documents. */
export const cases: readonly Case[] = [
  ...componentCases,
  ...mapCases,
  ...setUpCases,
  ...sequenceCases,
  ...scheduleCases,
  ...combatCases,
  ...victoryCases,
  ...optionCases,
];
