import type { CompileError } from "../../../games/types";
import type { Found } from "../../found";
import type { CodeEntry } from "../../registry-types";

export const doesNotCompile: CodeEntry & { tell(error: CompileError): Found } = {
  code: "setup/does-not-compile",
  severity: "error",
  title: "The documents do not fit together into a game.",
  explain:
    "Each document is in order by itself, but the engine cannot make rules of them: something that one of them needs is not in the others.",
  mend: "Change what the message names; it points to the document whose demand is not met.",
  example: 'The holding box "naval-aviation-kure" lies within "kure", which is no base.',
  tell(error) {
    return {
      code: doesNotCompile.code,
      severity: doesNotCompile.severity,
      place: { document: error.document, pointer: error.pointer },
      message: error.message,
      hint: "Each document is in order by itself; change the one that the others do not bear out.",
      ...(error.rule !== undefined && { rule: error.rule }),
    };
  },
};
