import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";

/** A server that hands out the files of one folder, and does nothing else. */
export interface StaticSite {
  /** Ends with a slash. */
  address: string;
  close(): void;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
};

/** Serves a folder on a free port of this machine. */
export async function staticSite(folder: string): Promise<StaticSite> {
  const server = createServer((request, response) => {
    const path = join(folder, normalize(new URL(request.url!, "http://x").pathname));
    const file = path.endsWith("/") ? `${path}index.html` : path;
    if (statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": types[extname(file)] ?? "text/plain" });
    return response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}
