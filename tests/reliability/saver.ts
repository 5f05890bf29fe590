import { writeSync } from "node:fs";
import { createInterface } from "node:readline";
import { documentPath, saveDocument } from "../../lib/server/files";
import { makeText } from "./texts";

/**
 * Saves one document over and over, as the route that the studio saves by does, until it is killed. Says the number of
 * each text when it is saved; of none that is not. Begins when a line says with which number, and over which version
 * ("new" for none). Arguments: folder of the workspace, path of the document.
 */
const [folder = "", path = ""] = process.argv.slice(2);

for await (const line of createInterface({ input: process.stdin })) {
  const [first, from] = line.split(" ");
  let expected = from === "new" ? null : from!;
  for (let number = Number(first); ; number++) {
    const response = saveDocument(folder, documentPath(path.split("/")), makeText(number), expected);
    const said = (await response.json()) as { version: string };
    if (!response.ok) throw new Error(JSON.stringify(said));
    expected = said.version;
    writeSync(1, `${number}\n`);
  }
}
