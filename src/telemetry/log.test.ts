import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { describeFault } from "./log";

test("a fault is described without what it carries along, down to its cause", () => {
  const cause = Object.assign(new RangeError("too far"), { code: "P2002", detail: "Key (email)=(ann@example.org) exists" });
  const fault = Object.assign(new Error("no row for ann@example.org", { cause }), { row: { pseudo: "Ann" } });
  const described = describeFault(fault);
  expect(described).toMatchObject({ type: "Error", message: "no row for [mail]", cause: { type: "RangeError", code: "P2002" } });
  expect(JSON.stringify(described)).not.toMatch(/Ann|ann@/);
});

test("the stack keeps the names of packages", () => {
  const fault = new Error("x");
  fault.stack = "Error: x\n    at f (/site/node_modules/@prisma/client/runtime/client.js:1:2)";
  expect(describeFault(fault).stack).toBe(fault.stack);
});

test("what is thrown and is no error is described too", () => {
  expect(describeFault("away")).toEqual({ type: "string", message: "away" });
});

test("a process whose log nobody reads any more ends all the same", async () => {
  const log = fileURLToPath(new URL("log.ts", import.meta.url));
  const program = `import { log } from ${JSON.stringify(log)};
    process.stdin.once("data", () => {
      for (let line = 0; line < 4; line++) log.error("a line");
      process.exit(3);
    });
    log.info("ready");`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", program], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  await once(child.stdout, "data");
  child.stdout.destroy();
  await once(child.stdout, "close");
  child.stdin.write("end");
  expect(await once(child, "exit")).toEqual([3, null]);
});
