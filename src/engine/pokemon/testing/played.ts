import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, expect } from "vitest";
import type { Observer } from "../match";
import { shapeOf } from "./shape";

const shapes = new Set<string>();

/** Notes the shape of each part of a text that a scenario plays. */
export const notePlayed: Observer = (part) => {
  shapes.add(shapeOf(part));
};

// `src/cli/cards-played.ts` compares these with what real cards do.
afterAll(() => {
  const folder = process.env.PLAYED_FOLDER;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const file = path.relative(process.cwd(), expect.getState().testPath ?? "").replaceAll(path.sep, "-");
  writeFileSync(path.join(folder, `${file}.json`), JSON.stringify([...shapes]));
});
