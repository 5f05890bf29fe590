import type { Command } from "commander";
import { canonicalText, type Draft, type DraftDocument, isWithin, type Origin } from "../../documents";
import type { Answer, Context } from "../answer";
import { withJson, withLayers } from "../arguments";
import { status } from "../errors";
import { openDraft, unknownId, type Wanted } from "../load";
import type { Run } from "../run-action";

interface ShowOptions extends Wanted {
  doc: string;
}

/** The merged document with the origin of each value. Throws `CliError` if there is no such document. */
function showDocument(wanted: ShowOptions, { io }: Context): Answer {
  const { draft } = openDraft(wanted, io.cwd);
  const document = findDocument(draft, wanted.doc);
  const origins = document.origins();
  return {
    status: status.good,
    json: { document: document.value, origins },
    text: ({ colours: c }) => {
      const changed = Object.entries(origins).filter(
        ([pointer, origin]) => origin.layer !== "base" && !isWithin(pointer, "/sources"),
      );
      return [
        canonicalText(document.value).trimEnd(),
        ...changed.map(([pointer, origin]) => c.dim(`${pointer || "/"} is set by ${place(origin)}`)),
      ];
    },
  };
}

const place = ({ layer, file, pointer }: Origin) =>
  `layer ${layer} (${file}${pointer === "" ? "" : ` at ${pointer}`})`;

function findDocument(draft: Draft, asked: string): DraftDocument {
  const doc = asked.replace(/^\.\//, "");
  const found = draft.documents.get(doc) ?? draft.documents.get(`${doc}.json`);
  if (found) return found;
  throw unknownId("document", doc, [...draft.documents.keys()]);
}

export function registerShow(program: Command, run: Run): void {
  withLayers(withJson(program.command("show [path]")))
    .description("print a document with all layers applied, and the layer that set each value")
    .requiredOption("--doc <path>", "the document: bases.json, tables/combat.json")
    .option("--game <id>", "a shipped game")
    .action((path: string | undefined, options: ShowOptions) =>
      run((context) => showDocument({ ...options, path }, context)),
    );
}
