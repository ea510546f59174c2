import { readFileSync } from "node:fs";
import { createServer, Server } from "node:http";
import type { Socket } from "node:net";
import path from "node:path";
import { setFlagsFromString } from "node:v8";
import next from "next";
import { openAccounts } from "@/accounts";
import { noteClientAddress } from "@/accounts/address";
import { AdministratorTakenError, administratorPasswordFile, seedAdministrator } from "@/accounts/administrator";
import { Gate } from "@/accounts/gate";
import { clearGuests } from "@/accounts/guest";
import { mailSender } from "@/accounts/mail";
import { openRedis } from "@/accounts/redis";
import { CardImports } from "@/admin/imports/imports";
import { limitBodies } from "@/app/body-limit";
import { BuildFiles } from "@/app/build-files";
import { gather } from "@/app/gather";
import { Health } from "@/app/health";
import { askToEnd, notePlace, onceFree } from "@/app/place";
import { limitRequests } from "@/app/request-limit";
import { logRequest, nameRequest } from "@/app/request-log";
import { provideRuntime } from "@/app/runtime";
import { secure } from "@/app/security-headers";
import { answerSymbols } from "@/app/symbols";
import { refuseUnreadable } from "@/app/target";
import { dispatchUpgrades } from "@/app/upgrades";
import { hasStarterOf, refreshStarters, seedStarter } from "@/cards/seed";
import { step } from "@/cli/progress.mjs";
import { DatabaseInUseError, DatabaseUnreachableError, MigrationError, openDatabase } from "@/db";
import { backupFolder, openBackupDesk } from "@/db/backup-desk";
import { type Environment, EnvironmentError, processEnvironment } from "@/environment";
import { catalogues, deckRules, gameCards, offerGames } from "@/games";
import { startRealtime } from "@/realtime";
import { log, logConsole } from "@/telemetry/log";
import { observe } from "@/telemetry/metrics";
import { inRequest } from "@/telemetry/request";

// Left to itself, memory grows to a multiple of what is in use before it is tidied: with 100 matches to 990 MB instead of 650.
setFlagsFromString("--heap-growing-percent=50");

/**
 * How long a connection stays open between two requests. Longer than proxies keep theirs (nginx: 60 s): with Node's five seconds a request that was
 * sent down a connection just as it closed is lost with a broken line.
 */
const KEEP_ALIVE_MS = 75_000;

/** No statement of the site takes nearly as long: one that does waits for a lock that nobody gives back, or keeps everybody from a connection. */
const STATEMENT_MS = 20_000;

/** The composition root: one process serves pages, routes and sockets, and owns the embedded database. */
async function serve(): Promise<void> {
  const environment = processEnvironment();
  const { port, host, dataDirectory, databaseUrl, trustProxy, logLevel, metricsToken } = environment;
  const development = process.env.NODE_ENV !== "production";
  log.level = logLevel;
  // While one develops, faults are read by eye.
  if (!development) logConsole();

  // Whatever needs neither port nor database is done before the process that runs is asked to end.
  const succeeds = process.argv.includes("--take-over");
  const nextUpgrades = new Server();
  // next-auth reads these itself. Without an address of its own it trusts the Host header, which `noteClientAddress` keeps honest.
  if (environment.publicUrl === undefined) process.env.AUTH_TRUST_HOST = "true";
  const app = next({ dev: development, hostname: host ?? "localhost", port, httpServer: nextUpgrades });
  const prepare = () => step("Preparing the site", () => app.prepare());
  if (succeeds) await prepare();
  if (succeeds) for (const { starter } of gameCards) starter();

  // The port is taken first, so that a second start stops before it touches anything; early requests wait for the site.
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
  const sockets = trackSockets(server);
  let open: (handler: RequestHandler) => void = () => {};
  const site = new Promise<RequestHandler>((resolve) => {
    open = resolve;
  });
  const health = new Health(metricsToken);
  const files = new BuildFiles(development ? "" : ".next/static");
  const handle = limitBodies(async (request, response) => {
    gather(response);
    return (await site)(request, response);
  });
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
      pool: { connections: environment.databasePool, statementMs: STATEMENT_MS },
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
    httpServer: server,
    database,
    games,
    secret,
    build,
    publicUrl,
    redisUrl,
    turnSeconds,
    graceSeconds,
    botDelayMs,
    retentionDays,
  });
  dispatchUpgrades(server, nextUpgrades, trustProxy);
  const imports = new CardImports({ database, games: gameCards, directory: environment.importDirectory, cache: dataDirectory });
  const redis = redisUrl ? await openRedis(redisUrl) : undefined;
  const accounts = openAccounts(database, new Gate(redis), environment.mail && mailSender(environment.mail));
  observe(() => realtime.figures());
  provideRuntime({ environment, build, database, realtime, games, deckRules, catalogues, imports, ...accounts });

  if (!succeeds) await prepare();
  open(limitRequests(app.getRequestHandler(), redis));
  health.open(database, redis);
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
    await imports.close();
    redis?.destroy();
    await backups?.();
    for (const socket of sockets) socket.destroy();
    await opened.close();
    leavePlace();
    await app.close();
  });
  announce(environment, administrator);
  // The site is open meanwhile: cards are played as they were read before, until their set is in.
  await imports.readings.bringUp(closing.signal).catch((error) => console.error("Imported cards stay as they were read:", error));
}

type RequestHandler = Parameters<typeof limitRequests>[0];

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

function announce({ port, publicUrl, dataDirectory }: Environment, administrator: { pseudo: string; generatedPassword?: string }): void {
  const url = publicUrl ?? `http://localhost:${port}`;
  const file = administratorPasswordFile(dataDirectory);
  const password = administrator.generatedPassword
    ? `password "${administrator.generatedPassword}" (kept in ${file})`
    : `with the password chosen at the first start (a generated one is kept in ${file})`;
  console.log(`\nOpenPokémon is ready: ${url}\nAdministration: ${url}/administration, pseudo "${administrator.pseudo}", ${password}\n`);
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
