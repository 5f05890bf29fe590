import { isSystemError } from "./errors";

/** Whether a process with this number runs on this machine. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    if (isSystemError(error) && error.code === "ESRCH") return false;
    // It runs, and belongs to somebody else.
    if (isSystemError(error) && error.code === "EPERM") return true;
    throw error;
  }
}
