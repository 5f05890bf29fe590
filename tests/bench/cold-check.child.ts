import { check } from "../../lib/diagnostics";
import { games } from "../../lib/games";
import { openGame } from "../../lib/workspace";
import { GAME } from "./support";

/** The first check of a process: nothing has run before, and nothing is compiled but what loading needed. */
const loaded = performance.now();
const { files } = openGame(GAME);
const report = check(files, games[GAME]!);
const done = performance.now();
if (!report.ok) throw new Error("The shipped game has errors.");
process.stdout.write(JSON.stringify({ check: done - loaded, whole: done }));
