import { appendFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { threadId } from "node:worker_threads";
import type { Observer } from "../match";
import { shapeOf } from "./shape";

const noted = new Set<string>();

/**
 * Notes the shape of each part of a text that a scenario plays, in the folder that `PLAYED_FOLDER` names;
 * `src/cli/cards-played.ts` compares them with what real cards do.
 */
export const notePlayed: Observer = (part) => {
  const folder = process.env.PLAYED_FOLDER;
  if (!folder) return;
  const shape = shapeOf(part);
  if (noted.has(shape)) return;
  noted.add(shape);
  mkdirSync(folder, { recursive: true });
  appendFileSync(path.join(folder, `${process.pid}-${threadId}.txt`), `${shape}\n`);
};
