import { answer, importZip, readBytes, route } from "../../../../lib/server";
import { bounds } from "../../../../lib/workspace";

export const dynamic = "force-dynamic";

/** Make a workspace of a zip, which is the body. */
export const POST = route(async (request) =>
  answer({ id: importZip(await readBytes(request, bounds.totalBytes)) }, 201),
);
