import { type Command, InvalidArgumentError, Option } from "commander";

/** `--layer a --no-layer b`, in the order given. */
export interface Switch {
  id: string;
  on: boolean;
}

/** An option that may be given many times, with `--no-` before its name to take something away. */
function switches(command: Command, name: string, add: string, remove: string): Command {
  const collect = (on: boolean) => (id: string, before: Switch[] | undefined) => [
    ...(before ?? []),
    { id, on },
  ];
  return command
    .addOption(new Option(`--${name} <id>`, add).argParser(collect(true)))
    .addOption(new Option(`--no-${name} <id>`, remove).argParser(collect(false)));
}

export const withLayers = (command: Command): Command =>
  switches(
    command,
    "layer",
    "add a layer (may be repeated; order counts)",
    "turn off a layer that is on by default",
  );

export const withOptionalRules = (command: Command): Command =>
  switches(command, "option", "turn on an optional rule (may be repeated)", "turn off an optional rule");

export const withJson = (command: Command): Command =>
  command.option("--json", "print the result as one JSON document");

/** A parser for whole numbers in a range. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^-?\d+$/.test(text) || !Number.isSafeInteger(value) || value < least || value > most) {
      const range = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
      throw new InvalidArgumentError(`Use a whole number ${range}.`);
    }
    return value;
  };
}

/** Seeds fit 32 bits, so that every saved script can hold them. */
export const seedNumber = wholeNumber(0, 4294967295);

/** "a,b" as a list. */
export const commaList = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
