import { spawn } from "node:child_process";
import { ensure } from "./ensure.mjs";
import { portOf, serve } from "./serve.mjs";
import { buildStudio } from "./studio.mjs";

const say = (text) => process.stdout.write(`${text}\n`);

ensure();
try {
  await main();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

async function main() {
  const wanted = portOf(process.env.PORT);
  await buildStudio(say);
  const { port, address, stop } = await serve({ port: wanted, host: process.env.SANDTABLE_LISTEN });
  if (wanted === undefined && port !== 3000) say(`Port 3000 is in use; this is port ${port}.`);
  say(`Sandtable is at ${address}`);
  say("Ctrl-C stops it.");
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => void stop().then(() => process.exit(0)));
  }
  openBrowser(address);
}

function explain(error) {
  if (error.code === "EADDRINUSE") return `Port ${error.port} is in use. Name another: PORT=3100 npm start`;
  if (error.code === "EACCES" && error.port)
    return `Port ${error.port} may not be used. Name one above 1023.`;
  return error.message;
}

/** Where there is a desktop; BROWSER=none keeps it shut. */
function openBrowser(address) {
  const opener = openerOf(process.platform, process.env);
  if (!opener) return;
  const [command, ...args] = opener;
  const child = spawn(command, [...args, address], { stdio: "ignore", detached: true });
  // The address is on the screen, so a desktop without an opener costs nothing.
  child.on("error", () => say("Open that address in a browser."));
  child.unref();
}

function openerOf(platform, environment) {
  if (environment.BROWSER === "none" || environment.CI) return undefined;
  if (platform === "darwin") return ["open"];
  if (platform === "win32") return ["cmd", "/c", "start", ""];
  return environment.DISPLAY || environment.WAYLAND_DISPLAY ? ["xdg-open"] : undefined;
}
