/** `npm run dev`: the studio with hot reload, on PORT or 3000. It builds nothing beforehand and is slower than `npm start`. */
import { spawn } from "node:child_process";
import { binOf, root } from "./bundle.mjs";
import { ensure } from "./ensure.mjs";
import { portOf } from "./serve.mjs";

ensure();
const port = portOf(process.env.PORT) ?? 3000;
const args = [binOf("next"), "dev", "--hostname", "127.0.0.1", "--port", String(port)];
const child = spawn(process.execPath, args, {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
});
child.on("exit", (code) => process.exit(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
