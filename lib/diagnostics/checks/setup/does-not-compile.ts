import type { CompileError } from "../../../games/types";
import type { Found } from "../../found";
import type { CodeEntry } from "../../registry-types";

export const doesNotCompile: CodeEntry & { report(error: CompileError): Found } = {
  code: "setup/does-not-compile",
  severity: "error",
  title: "The documents do not fit together into a game.",
  explain:
    "Each document is valid by itself, but the engine cannot compile them: something that one of them needs is missing from the others.",
  mend: "Change what the message names; it points to the document whose requirement is not met.",
  example: 'The holding box "naval-aviation-kure" is in "kure", which is not a base.',
  report(error) {
    return {
      code: doesNotCompile.code,
      severity: doesNotCompile.severity,
      place: { document: error.document, pointer: error.pointer },
      message: error.message,
      hint: "Each document is valid by itself; change the one that does not fit the others.",
      ...(error.rule !== undefined && { rule: error.rule }),
    };
  },
};
