// Writes down the shapes of what the scenarios of a test file play, in the folder that PLAYED_FOLDER names; `cards:played` compares them with real cards.
import { appendFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { threadId } from "node:worker_threads";
import { afterAll } from "vitest";
import { takePlayed } from "@/games/pokemon/engine/testing/played";
import { shapeOf } from "@/games/pokemon/engine/testing/shape";

afterAll(() => {
  const folder = process.env.PLAYED_FOLDER;
  const shapes = new Set(takePlayed().map(shapeOf));
  if (folder === undefined || shapes.size === 0) return;
  mkdirSync(folder, { recursive: true });
  appendFileSync(path.join(folder, `${process.pid}-${threadId}.txt`), `${[...shapes].join("\n")}\n`);
});
