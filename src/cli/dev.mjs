// npm run dev: the site with hot reload; a change of the server's own code restarts it.
import { spawn } from "node:child_process";
import { prepare, root } from "./prepare.mjs";

await prepare();
const parameters = ["node_modules/tsx/dist/cli.mjs", "watch", "--clear-screen=false", "src/server.ts"];
const server = spawn(process.execPath, parameters, {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "development", NEXT_TELEMETRY_DISABLED: "1" },
});
// A terminal sends Ctrl-C to the server too; a supervisor ends only this process.
process.on("SIGINT", () => {});
process.on("SIGTERM", () => server.kill("SIGTERM"));
server.on("exit", (code) => process.exit(code ?? 0));
