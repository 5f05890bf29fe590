import { createServer } from "node:http";
import { root } from "./bundle.mjs";

/**
 * Ports to try one after another when nobody named one. They stay the same from day to day, because a browser keeps
 * unsaved work for each port by itself.
 */
const usual = Array.from({ length: 20 }, (_, i) => 3000 + i);

/** The port that PORT names, or undefined. Throws when it names none. */
export function portOf(text) {
  if (text === undefined || text === "") return undefined;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new Error(`PORT must be a number from 0 to 65535; “${text}” is none.`);
}

/**
 * Serve the built studio. `port`: the one to listen on (0: any that is free); without it 3000, or the next that is
 * free. Returns where it listens and how to stop it.
 */
export async function serve({ port, host = "127.0.0.1" } = {}) {
  process.env.NODE_ENV = "production";
  process.env.NEXT_TELEMETRY_DISABLED = "1";
  let handle;
  const server = createServer((request, response) => {
    if (!methods.has(request.method)) return void response.writeHead(405, { allow }).end();
    if (!isAddress(request.url)) return void response.writeHead(400).end();
    started
      .then(() => handle(request, response))
      .catch((error) => {
        process.stderr.write(`${error.stack}\n`);
        response.writeHead(500).end();
      });
  });
  const taken = await listen(server, port === undefined ? usual : [port], host);
  const started = start(host, taken).then((answer) => (handle = answer));
  await started;
  const stop = () =>
    new Promise((resolve) => {
      server.close(resolve);
      // Pages that listen for changes would keep it open for ever.
      server.closeAllConnections();
    });
  return { port: taken, address: `http://${host.includes(":") ? `[${host}]` : host}:${taken}`, stop };
}

/** What a page can ask for; which of them a route answers is its own business. */
const allow = "GET, HEAD, POST, PUT, DELETE";
const methods = new Set(allow.split(", "));

/**
 * A path on this server. A whole address is for proxies, and this is none: the framework would send the browser
 * there. "%ff" says nothing; the framework would call that a mistake of its own.
 */
function isAddress(url) {
  if (!url.startsWith("/")) return false;
  try {
    decodeURIComponent(url);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

async function start(hostname, port) {
  const { default: next } = await import("next");
  const app = next({ dev: false, dir: root, hostname, port });
  // It reports how long it took to read its configuration; only errors matter here.
  const { log } = console;
  console.log = () => undefined;
  try {
    await app.prepare();
  } finally {
    console.log = log;
  }
  return app.getRequestHandler();
}

async function listen(server, ports, host) {
  for (const port of ports) {
    try {
      return await listenOn(server, port, host);
    } catch (error) {
      if (error.code === "EADDRINUSE" && port !== ports.at(-1)) continue;
      throw error;
    }
  }
  throw new Error("There is no port to listen on.");
}

function listenOn(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve(server.address().port);
    });
  });
}
