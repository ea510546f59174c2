// Loaded into the site's process before its program (`node --import`): tells the load command how the process fares. The site knows nothing of it.
import { monitorEventLoopDelay } from "node:perf_hooks";
import "../compiled.mjs";

/** Milliseconds between two looks; a look that comes so much later than due is a delay. */
const RESOLUTION = 5;
const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
delays.enable();
let [cpu, since, rss] = [process.cpuUsage(), performance.now(), 0];
setInterval(() => {
  rss = Math.max(rss, process.memoryUsage.rss());
}, 500).unref();

process.on("message", (asked) => {
  if (asked === "begin") {
    delays.reset();
    [cpu, since, rss] = [process.cpuUsage(), performance.now(), process.memoryUsage.rss()];
    return;
  }
  if (asked !== "tell") return;
  const { user, system } = process.cpuUsage(cpu);
  const late = (percent) => Math.max(0, delays.percentile(percent) / 1e6 - RESOLUTION);
  process.send({
    eventLoopMs: { p50: late(50), p99: late(99), max: late(100) },
    cpu: (user + system) / 1000 / (performance.now() - since),
    rssMB: rss / 1_048_576,
  });
});
