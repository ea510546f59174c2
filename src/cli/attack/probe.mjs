// Loaded into the site's process before its program (`node --import`): tells the attack command what the process holds in memory, and what stands in its
// database, which nobody else can ask while it is the embedded one. The site knows nothing of it.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");
const MB = 1_048_576;

process.on("message", async ({ sql }) => {
  if (sql !== undefined) {
    const { database } = globalThis[Symbol.for("openpokemon.runtime")];
    process.send({ rows: await database.$queryRawUnsafe(sql) });
    return;
  }
  // What a first collection lets go of may let go of more.
  for (let times = 0; times < 3; times++) {
    collect();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send({ rssMB: rss / MB, heapMB: (heapUsed + external) / MB });
});
