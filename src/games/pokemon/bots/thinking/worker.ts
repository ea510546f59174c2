// Runs in a worker thread of its own: thinking takes tens of milliseconds, which nobody else's move waits for.
import type { Question } from "./question";
import { Thinker } from "./thinker";

const thinker = new Thinker();

export default (question: Question): number => thinker.think(question);
