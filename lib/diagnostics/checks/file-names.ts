import { alike, reservedPart } from "../../file-names";
import type { Found } from "../found";
import type { CodeEntry } from "../registry-types";
import { quote } from "../words";

export const reservedName: CodeEntry & { report(file: string, part: string): Found } = {
  code: "workspace/reserved-name",
  severity: "warning",
  title: "The name of a file is reserved by Windows.",
  explain:
    "Windows knows CON, PRN, AUX, NUL, COM1 to COM9 and LPT1 to LPT9 as devices, in any case and with any ending. A workspace with such a file cannot be unpacked or checked out on Windows.",
  mend: "Rename the file, and what refers to it by that name.",
  example: 'scenarios/aux.json: the name "aux.json" is reserved by Windows.',
  report: (file, part) => ({
    code: reservedName.code,
    severity: reservedName.severity,
    place: { file, pointer: "" },
    message: `${file}: the name ${quote(part)} is reserved by Windows.`,
    hint: reservedName.mend,
  }),
};

export const namesAlike: CodeEntry & { report(first: string, other: string): Found } = {
  code: "workspace/names-alike",
  severity: "warning",
  title: "Two files have names that differ only in capital letters.",
  explain:
    "Windows and macOS treat both as one file, so one of them is lost when the workspace is opened there.",
  mend: "Rename one of them.",
  example: "layers/mine/Bases.json and layers/mine/bases.json differ only in capital letters.",
  report: (first, other) => ({
    code: namesAlike.code,
    severity: namesAlike.severity,
    place: { file: other, pointer: "" },
    message: `${first} and ${other} differ only in capital letters.`,
    hint: "Rename one of them: Windows and macOS treat both as one file.",
    related: [{ message: "The other file.", place: { file: first, pointer: "" } }],
  }),
};

/** Names of files that some systems cannot keep. */
export const fileNameProblems = (files: readonly string[]): Found[] => [
  ...files.flatMap((file) => {
    const part = reservedPart(file);
    return part === undefined ? [] : [reservedName.report(file, part)];
  }),
  ...alike(files).map(([first, other]) => namesAlike.report(first, other)),
];
