import { describePattern } from "../../diagnostics/words";

/** Why a text is not taken, and what may be written: "“Rabaul!” is not a valid id. Use lower-case letters, …". */
export const notInForm = (text: string, what: string, pattern: string): string => {
  const form = describePattern(pattern);
  return `“${text}” is not ${what}.${form === undefined ? "" : ` Use ${form}.`}`;
};
