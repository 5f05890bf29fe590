/** Exit statuses of the command line: part of its contract. */
export const status = { good: 0, findings: 1, usage: 2 } as const;
export type Status = (typeof status)[keyof typeof status];

/** A command cannot do what was asked. Printed in words on stderr, and as `{ ok: false, error }` with --json. */
export class CliError extends Error {
  override readonly name = "CliError";
  constructor(
    readonly exit: Status,
    readonly code: string,
    message: string,
    readonly hint?: string,
  ) {
    super(message);
  }
}

/** The command was called in a way that it cannot understand. */
export const usageError = (message: string, hint?: string): CliError =>
  new CliError(status.usage, "usage", message, hint);

/** What was asked for is understood, but cannot be had. */
export const badInput = (code: string, message: string, hint?: string): CliError =>
  new CliError(status.findings, code, message, hint);
