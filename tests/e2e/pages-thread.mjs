// Loaded into a site before its programs (pages-thread.spec.ts): in the thread of its pages time runs a hundred times faster for idle lines, each line
// by which something is asked is told (another site that starts only looks whether anybody is here), and a request can end the thread.
import http from "node:http";
import { syncBuiltinESMExports } from "node:module";
import { workerData } from "node:worker_threads";

if (workerData?.environment && workerData.database) {
  const { createServer } = http;
  http.createServer = ({ keepAliveTimeout, ...options }) => {
    const server = createServer({ ...options, keepAliveTimeout: keepAliveTimeout / 100 });
    const told = new WeakSet();
    return server.on("request", ({ url, socket }) => {
      if (!told.has(socket)) process.stdout.write("a line to the pages\n");
      told.add(socket);
      // In a thread this ends the thread alone.
      if (url.startsWith("/?end")) process.exit(3);
    });
  };
  syncBuiltinESMExports();
}
