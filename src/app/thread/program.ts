import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { createBirpc } from "birpc";
import { databasePools } from "@/app/database-pools";
import { joinDatabase } from "@/db";
import type { RealtimeForPages } from "@/realtime";
import { log, logConsole } from "@/telemetry/log";
import { registry } from "@/telemetry/metrics";
import { over, type PagesThread, type ThreadData } from "./line";
import { OwnPages } from "./pages";

/** The thread of the pages: it draws them, and hears of requests at an address that is known to its process alone. */

if (!parentPort) throw new Error("This program is a thread.");
const { environment, database }: ThreadData = workerData;
log.level = environment.logLevel;
logConsole();
// A fault in one request must not end the others; what counts is in the database.
process.on("unhandledRejection", (reason) => log.error({ err: reason }, "nobody waited for this fault"));

const FOLDER = "openpokemon-pages-";
const SOCKET = "socket";

const pages = new OwnPages(environment);
// A line within this process is closed by neither side while nobody asks: a request that is sent down one just as it closes would be lost.
const server = createServer({ keepAliveTimeout: 0 });
let end = async (): Promise<void> => {};

const sockets = createBirpc<RealtimeForPages, PagesThread>(
  {
    prepare: () => pages.prepare(),
    async open(build) {
      const { prisma, close } = joinDatabase(environment.databaseUrl, database, databasePools(environment).pages);
      server.on("request", await pages.open({ database: prisma, realtime: sockets, build }));
      clearAddresses();
      const { address, leave } = ownAddress();
      end = async () => {
        server.close();
        server.closeAllConnections();
        leave();
        await pages.close();
        await close();
      };
      await new Promise<void>((resolve, reject) => server.once("error", reject).listen(address, resolve));
      return address;
    },
    counted: () => registry.getMetricsAsJSON(),
    close: () => end(),
  },
  over(parentPort),
);

/** A socket in a folder that nobody else may enter; on Windows a name that nobody guesses. */
function ownAddress(): { readonly address: string; readonly leave: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), FOLDER));
  const leave = () => rmSync(folder, { recursive: true, force: true });
  return { address: process.platform === "win32" ? `\\\\.\\pipe\\${path.basename(folder)}` : path.join(folder, SOCKET), leave };
}

/** A process that was killed leaves its folder behind: it goes where nobody answers any more. */
function clearAddresses(): void {
  const folders = readdirSync(tmpdir()).filter((name) => name.startsWith(FOLDER));
  for (const folder of folders.map((name) => path.join(tmpdir(), name))) {
    const call = connect(path.join(folder, SOCKET), () => call.destroy());
    call.on("error", (error) => {
      if ("code" in error && error.code === "ECONNREFUSED") rmSync(folder, { recursive: true, force: true });
    });
  }
}
