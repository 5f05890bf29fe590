import type { Found } from "../../found";
import type { CodeEntry } from "../../registry-types";

export const checkCrashed: CodeEntry & { tell(what: string, document: string, reason: string): Found } = {
  code: "internal/check-crashed",
  severity: "error",
  title: "A check stopped with a fault of its own.",
  explain:
    "A check must cope with every document that the tiers before it let through. This one did not; the other checks went on, so everything else in the report holds.",
  mend: "This is a fault of the program, not of the data. Report the message; undoing the last change brings the check back.",
  example:
    "The check rule/fire-in-the-sky/air-capacity stopped: TypeError: cannot read properties of undefined.",
  tell(what, document, reason) {
    return {
      code: checkCrashed.code,
      severity: checkCrashed.severity,
      place: { document, pointer: "" },
      message: `${what} stopped: ${reason}`,
      hint: "This is a fault of the program, not of the data; all other checks went on.",
    };
  },
};
