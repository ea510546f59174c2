import path from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The tests that a mutant of the engine has to get past: the engine's own, the judges' compendium and a short fuzz. */
export default defineConfig({
  root,
  resolve: { alias: { "@": path.join(root, "src") } },
  test: {
    environment: "node",
    include: ["src/games/pokemon/engine/**/*.test.ts", "tests/{compendium,mutants}/**/*.test.ts"],
    // Whether the kept cards are what their prints compile to says nothing of the engine.
    exclude: ["tests/compendium/prints.test.ts"],
    testTimeout: 20_000,
    // A mutant is met by dozens of files: the modules are loaded once for all of them.
    isolate: false,
    setupFiles: ["tests/mutants/forget.ts"],
  },
});
