import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { expect, onTestFinished, test } from "vitest";
import { bySource } from "./by-source";

/** What a built program prints when it fails, and the clone in which it was built. */
async function failed() {
  const root = mkdtempSync(path.join(tmpdir(), "stack-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(
    path.join(root, "table.ts"),
    "interface Seat {}\n\nexport function sit(seat: Seat) {\n  throw new Error(String(seat));\n}\n",
  );
  writeFileSync(path.join(root, "program.ts"), 'import { sit } from "./table";\nsit("first");\n');
  const outfile = path.join(root, ".build/program.mjs");
  await build({
    absWorkingDir: root,
    entryPoints: ["program.ts"],
    outfile,
    bundle: true,
    format: "esm",
    sourcemap: true,
  });
  return { root, said: spawnSync(process.execPath, [outfile], { encoding: "utf8" }).stderr };
}

test("a stack of what was built tells where its sources are, wherever the build lay", async () => {
  const { root, said } = await failed();
  expect(said).not.toContain("table.ts");
  for (const told of [said, said.replaceAll(root, "/srv/elsewhere")]) {
    const stack = bySource(told, root);
    expect(stack).toContain("at sit (table.ts:4:9)");
    expect(stack).toContain("at program.ts:2:1");
  }
});

test("a line of the log stays a line of JSON", async () => {
  const { root, said } = await failed();
  const line: unknown = JSON.parse(bySource(JSON.stringify({ stack: said }), root));
  expect(line).toEqual({ stack: bySource(said, root) });
});

test("what has no map stays as it is", async () => {
  const { root } = await failed();
  const said = "at Room.answer (file:///srv/.build/missing.mjs:12:3)\nat next (/srv/node_modules/next/server.js:1:2)";
  expect(bySource(said, root)).toBe(said);
});
