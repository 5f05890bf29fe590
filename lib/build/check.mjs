/** `npm run check`: generated files, types, lint, unused code and format, without any test. */
import { tryEnsure } from "./ensure.mjs";
import { checks, report, runGates } from "./gates.mjs";

if (tryEnsure()) report(await runGates(checks));
else process.exitCode = 1;
