import type { CodeEntry } from "../registry-types";

/** Reported by the command line, which reads files from the disk; here every file is a text already. */
export const unreadable: CodeEntry = {
  code: "workspace/unreadable",
  severity: "error",
  title: "A file could not be read from the disk.",
  explain: "Its content is left out of the check; all other files are checked.",
  mend: "Make sure that the file exists, is a regular file, is not too large, and is readable.",
  example: "bases.json has 40.0 MB; at most 16.0 MB are read.",
};

/** Reported by the command line as well: a checker sees only the files of folders that are read. */
export const misspeltFolder: CodeEntry = {
  code: "workspace/misspelt-folder",
  severity: "warning",
  title: "The name of a folder is similar to one that is read.",
  explain:
    "Documents of a workspace lie in folders of fixed names, such as scenarios and layers. What lies in another folder is not read, so a scenario in it is in no list and nothing in it is checked.",
  mend: "Rename the folder as the message says.",
  example: "The folder scenario is not read. Did you mean scenarios?",
};
