import { readFileSync } from "node:fs";
import { createServer, Server } from "node:http";
import type { Socket } from "node:net";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import { noteClientAddress } from "@/accounts/address";
import { AdministratorTakenError, administratorPasswordFile, seedAdministrator } from "@/accounts/administrator";
import { clearGuests } from "@/accounts/guest";
import { openRedis } from "@/accounts/redis";
import { limitBodies } from "@/app/body-limit";
import { BuildFiles } from "@/app/build-files";
import { databasePools } from "@/app/database-pools";
import { Health } from "@/app/health";
import { askToEnd, notePlace, onceFree } from "@/app/place";
import { limitRequests } from "@/app/request-limit";
import { logRequest, nameRequest } from "@/app/request-log";
import { secure } from "@/app/security-headers";
import { answerSymbols } from "@/app/symbols";
import { refuseUnreadable } from "@/app/target";
import { type Handler, OwnPages } from "@/app/thread/pages";
import { ThreadedPages } from "@/app/thread/threaded-pages";
import { dispatchUpgrades, keepUpgrades } from "@/app/upgrades";
import { hasStarterOf, refreshStarters, seedStarter } from "@/cards/seed";
import { step } from "@/cli/progress.mjs";
import { DatabaseInUseError, DatabaseUnreachableError, MigrationError, openDatabase } from "@/db";
import { backupFolder, openBackupDesk } from "@/db/backup-desk";
import { type Environment, EnvironmentError, processEnvironment } from "@/environment";
import { gameCards, offerGames } from "@/games";
import { startRealtime } from "@/realtime";
import { log, logConsole } from "@/telemetry/log";
import { observe } from "@/telemetry/metrics";
import { inRequest } from "@/telemetry/request";

// Each time the collector goes through the whole heap, all answers of a fifth of a second wait: it does so when what is in use has grown to three and a half
// times itself, which is every 24 seconds with 1,000 matches.
setFlagsFromString("--heap-growing-percent=250");

/**
 * How long a connection stays open between two requests. Longer than proxies keep theirs (nginx: 60 s): with Node's five seconds a request that was
 * sent down a connection just as it closed is lost with a broken line.
 */
const KEEP_ALIVE_MS = 75_000;

/** The composition root: one process serves pages, routes and sockets, and owns the embedded database; pages and database work in threads of their own. */
async function serve(): Promise<void> {
  const environment = processEnvironment();
  const { port, host, dataDirectory, databaseUrl, trustProxy, logLevel, metricsToken } = environment;
  const development = process.env.NODE_ENV !== "production";
  log.level = logLevel;
  // While one develops, faults are read by eye.
  if (!development) logConsole();

  // Whatever needs neither port nor database is done before the process that runs is asked to end.
  const succeeds = process.argv.includes("--take-over");
  const [lines, nextUpgrades] = [new Server(), new Server()];
  const pages = development ? new OwnPages(environment, nextUpgrades) : new ThreadedPages(environment, endWithoutPages);
  const preparing = pages.prepare();
  // What it fails by is told where it is waited for.
  preparing.catch(() => {});
  const prepared = () => step("Preparing the site", () => preparing);
  if (succeeds) await prepared();
  if (succeeds) for (const { starter } of gameCards) starter();

  // The port is taken first, so that a second start stops before it touches anything; early requests wait for the site.
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
  const sockets = trackSockets(server);
  const openUpgrades = keepUpgrades(server);
  let open: (handler: Handler) => void = () => {};
  const site = new Promise<Handler>((resolve) => {
    open = resolve;
  });
  const health = new Health(metricsToken);
  const files = new BuildFiles(development ? "" : ".next/static");
  const handle = limitBodies(async (request, response) => (await site)(request, response));
  server.on("request", (request, response) => {
    noteClientAddress(request.headers, request.socket.remoteAddress, trustProxy);
    const id = nameRequest(request, response, trustProxy);
    secure(request, response, environment, development);
    return inRequest(id, () => {
      logRequest(request, response);
      return (
        refuseUnreadable(request, response) ||
        health.answer(request, response) ||
        files.answer(request, response) ||
        answerSymbols(request, response, development) ||
        handle(request, response)
      );
    });
  });
  // Asked only where the port is really served: the note may be of a process that is long gone.
  let asked = false;
  await onceFree(
    () => listen(server, port, host),
    (error) => {
      if (!succeeds || !(error instanceof PortError)) return false;
      asked ||= askToEnd(dataDirectory, port);
      return asked;
    },
  );
  const leavePlace = notePlace(dataDirectory, port);

  const openIt = () =>
    openDatabase({
      url: databaseUrl,
      directory: path.join(dataDirectory, "postgres"),
      threaded: true,
      onLost: endWithoutDatabase,
      pool: databasePools(environment).sockets,
    });
  const opened = await step("Opening the database", () => onceFree(openIt, (error) => asked && error instanceof DatabaseInUseError));
  const database = opened.prisma;
  const build = development ? "" : readFileSync(".next/BUILD_ID", "utf8").trim();
  const seeded = await hasStarterOf(database, build);
  const administrator = await step("Seeding cards and administrator", async () => {
    if (!seeded) for (const cards of gameCards) await seedStarter(database, cards);
    return seedAdministrator(database, dataDirectory, environment.administrator);
  });

  const { secret, publicUrl, redisUrl, turnSeconds, graceSeconds, botDelayMs, retentionDays } = environment;
  const games = offerGames();
  const realtime = await startRealtime({
    httpServer: lines,
    database,
    games,
    secret,
    build,
    publicUrl,
    redisUrl,
    lobbyFile: path.join(dataDirectory, "lobby.json"),
    turnSeconds,
    graceSeconds,
    botDelayMs,
    retentionDays,
  });
  openUpgrades(() => dispatchUpgrades(server, lines, nextUpgrades, trustProxy));
  const redis = redisUrl ? await openRedis(redisUrl) : undefined;
  observe(() => realtime.figures());

  if (!succeeds) await prepared();
  open(limitRequests(await pages.open({ database, share: opened.share, realtime, build }), redis));
  health.open({ database, redis, counted: () => pages.counted() });
  const closing = new AbortController();
  const refreshing = seeded ? Promise.resolve() : refreshStarters(database, gameCards, build, closing.signal);
  const refreshed = refreshing.catch((error) => console.error("The starter cards stay as they were:", error));

  // A real Postgres is asked by the command itself.
  const backups = databaseUrl === undefined ? openBackupDesk(backupFolder(dataDirectory), (file) => opened.backup(file)) : undefined;

  const expel = (userId: string) => realtime.expelUser(userId, "deleted");
  const clear = () => clearGuests(database, environment.guestDays, expel).catch((error) => console.error("guests:", error));
  const clearing = setInterval(clear, 60 * 60 * 1000);
  void clear();

  closeOnSignal(async () => {
    clearInterval(clearing);
    health.close();
    server.close();
    closing.abort();
    await realtime.close();
    await refreshed;
    await pages.close();
    redis?.destroy();
    await backups?.();
    for (const socket of sockets) socket.destroy();
    await opened.close();
    leavePlace();
  });
  announce(environment, administrator);
}

class PortError extends Error {}

function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${port} is already in use. Stop the other program, or choose another port, for instance: PORT=${port + 1} npm start`,
        EACCES: `Port ${port} is not open to this user. Choose one above 1023, for instance: PORT=3000 npm start`,
        EADDRNOTAVAIL: `HOST must be an address of this machine (it is "${host}").`,
        ENOTFOUND: `HOST must be an address of this machine (it is "${host}").`,
      };
      const reason = "code" in error ? reasons[String(error.code)] : undefined;
      reject(reason ? new PortError(reason) : error);
    });
    server.listen({ port, host }, resolve);
  });
}

/** `closeAllConnections()` skips upgraded sockets, so we keep our own list. */
function trackSockets(server: Server): Set<Socket> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  return sockets;
}

/** Nothing could be stored or read any more: whoever watches the process starts another, which opens the database anew. */
function endWithoutDatabase(error: Error): void {
  log.fatal({ err: error }, "the database has ended, and so does the site");
  process.exit(1);
}

/** A site without pages: whoever watches the process starts another, and matches go on there. */
function endWithoutPages(error: Error): void {
  log.fatal({ err: error }, "the pages have ended, and so does the site");
  process.exit(1);
}

function closeOnSignal(close: () => Promise<void>): void {
  let closing = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, async () => {
      if (closing) return;
      closing = true;
      // A supervisor kills after a few seconds anyway; the journal loses nothing by it.
      setTimeout(() => process.exit(1), 4000).unref();
      try {
        await close();
        process.exit(0);
      } catch (error) {
        log.error({ err: error }, "the site could not be closed in order");
        process.exit(1);
      }
    });
}

function announce(
  { port, publicUrl, dataDirectory, databaseUrl, redisUrl }: Environment,
  administrator: { pseudo: string; generatedPassword?: string },
): void {
  const url = publicUrl ?? `http://localhost:${port}`;
  const file = administratorPasswordFile(dataDirectory);
  const password = administrator.generatedPassword
    ? `password "${administrator.generatedPassword}" (kept in ${file})`
    : `with the password chosen at the first start (a generated one is kept in ${file})`;
  console.log(`\nOpenPokémon is ready: ${url}\nAdministration: ${url}/administration, pseudo "${administrator.pseudo}", ${password}\n`);
  // Nothing keeps an operator from starting another: each would have a lobby, a queue and limits of its own.
  if (databaseUrl !== undefined && redisUrl === undefined) console.log("One process only: several on one DATABASE_URL need REDIS_URL.\n");
}

/** Mistakes that the operator can put right: their message is enough. */
const operatorErrors = [EnvironmentError, DatabaseInUseError, DatabaseUnreachableError, MigrationError, AdministratorTakenError, PortError];

// A fault in one request or match must not end the others; what counts is in the database.
process.on("unhandledRejection", (reason) => log.error({ err: reason }, "nobody waited for this fault"));

try {
  await serve();
} catch (error) {
  if (error instanceof Error && operatorErrors.some((known) => error instanceof known)) process.stderr.write(`\n${error.message}\n\n`);
  else log.fatal({ err: error }, "the site could not start");
  process.exit(1);
}
