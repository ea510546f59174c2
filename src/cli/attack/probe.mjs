// Loaded into the site's process before its program (`node --import`), and by that into its threads: tells the attack command what the process holds in
// memory, and what stands in its database, which nobody else can ask while it is the embedded one. The site knows nothing of it.
import { once } from "node:events";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { BroadcastChannel, isMainThread } from "node:worker_threads";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");
const MB = 1_048_576;

/** Questions go by it to the thread of the pages, which has the database, and answers come back. */
const toPages = new BroadcastChannel("openpokemon attack");
toPages.unref();

if (isMainThread) process.on("message", answer);
else
  toPages.onmessage = async ({ data: { sql } }) => {
    const runtime = globalThis[Symbol.for("openpokemon.runtime")];
    if (runtime) toPages.postMessage(sql === undefined ? await held() : await runtime.database.$queryRawUnsafe(sql));
  };

async function answer(asked) {
  toPages.postMessage(asked);
  const [{ data: told }] = await once(toPages, "message");
  if (asked.sql === undefined) process.send({ heapMB: (told + (await held())) / MB, rssMB: process.memoryUsage.rss() / MB });
  else process.send({ rows: told });
}

/** The bytes that this thread holds once it has let go of what it can. */
async function held() {
  // What a first collection lets go of may let go of more.
  for (let times = 0; times < 3; times++) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
