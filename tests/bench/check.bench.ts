import { check, createChecker } from "../../lib/diagnostics";
import { assemble } from "../../lib/documents";
import { games } from "../../lib/games";
import { openGame } from "../../lib/workspace";
import { GAME, type Row, shortCampaign, timed } from "./support";

/** From text to problems, whole and after a keystroke. */
export default function checking(): Promise<Row[]> {
  const { files } = openGame(GAME);
  const definition = games[GAME]!;
  const checker = createChecker(definition);
  checker.check(files);
  const units = files["units.json"]!;
  let edits = 0;
  return timed(
    {
      "check the whole game": () => check(files, definition),
      "check after an edit of units.json": () =>
        checker.check({ ...files, "units.json": units + " ".repeat(edits++ % 9) }),
      "parse and merge all documents": () => assemble(files),
      "compile the rules": shortCampaign,
    },
    "ms",
  );
}
