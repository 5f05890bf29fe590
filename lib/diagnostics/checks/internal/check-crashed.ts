import type { Found } from "../../found";
import type { CodeEntry } from "../../registry-types";

export const checkCrashed: CodeEntry & { report(what: string, document: string, reason: string): Found } = {
  code: "internal/check-crashed",
  severity: "error",
  title: "A check failed.",
  explain:
    "A check must handle every document that the earlier tiers accept. This one failed; the other checks ran, so the rest of the report is valid.",
  mend: "This is a fault of the program, not of the data. Report the message; undoing the last change makes the check work again.",
  example:
    "The check rule/fire-in-the-sky/air-capacity stopped: TypeError: cannot read properties of undefined.",
  report(what, document, reason) {
    return {
      code: checkCrashed.code,
      severity: checkCrashed.severity,
      place: { document, pointer: "" },
      message: `${what} stopped: ${reason}`,
      hint: "This is a fault of the program, not of the data; all other checks ran.",
    };
  },
};
