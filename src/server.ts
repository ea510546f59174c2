import { EventEmitter } from "node:events";
import { createServer, Server } from "node:http";
import type { Socket } from "node:net";
import path from "node:path";
import next from "next";
import { noteClientAddress } from "@/accounts/address";
import { AdministratorTakenError, administratorPasswordFile, seedAdministrator } from "@/accounts/administrator";
import { createAuthenticator } from "@/accounts/authenticate";
import { Gate } from "@/accounts/gate";
import { openRedis } from "@/accounts/redis";
import { createRegistrar } from "@/accounts/register";
import { CardImports } from "@/admin/imports/imports";
import { limitBodies } from "@/app/body-limit";
import { provideRuntime } from "@/app/runtime";
import { refreshStarter, seedStarter } from "@/cards/seed";
import { step } from "@/cli/progress.mjs";
import { type Database, DatabaseInUseError, DatabaseUnreachableError, MigrationError, openDatabase } from "@/db";
import { type Environment, EnvironmentError, processEnvironment } from "@/environment";
import { catalogues, deckRules, gameCards, offerGames } from "@/games";
import { startRealtime } from "@/realtime";

/** The composition root: one process serves pages, routes and sockets, and owns the embedded database. */
async function serve(): Promise<void> {
  const environment = processEnvironment();
  const { port, host, dataDirectory, databaseUrl, trustProxy } = environment;
  const development = process.env.NODE_ENV !== "production";

  // The port is taken first, so that a second start stops before it touches anything; early requests wait for the site.
  const server = createServer();
  const sockets = trackSockets(server);
  let open: (handler: RequestHandler) => void = () => {};
  const site = new Promise<RequestHandler>((resolve) => {
    open = resolve;
  });
  const handle = limitBodies(async (request, response) => (await site)(request, response));
  server.on("request", (request, response) => {
    noteClientAddress(request.headers, request.socket.remoteAddress, trustProxy);
    response.setHeader("Content-Security-Policy", contentSecurityPolicy(environment));
    return handle(request, response);
  });
  await listen(server, port, host);

  const opened = await step("Opening the database", () =>
    openDatabase({ url: databaseUrl, directory: path.join(dataDirectory, "postgres") }),
  );
  const database = opened.prisma;
  const administrator = await step("Seeding cards and administrator", async () => {
    for (const cards of gameCards) await seedStarter(database, cards);
    return seedAdministrator(database, dataDirectory, environment.administrator);
  });

  const { secret, publicUrl, redisUrl, turnSeconds, graceSeconds, botDelayMs } = environment;
  const realtime = await startRealtime({
    httpServer: server,
    database,
    games: offerGames(),
    secret,
    publicUrl,
    redisUrl,
    turnSeconds,
    graceSeconds,
    botDelayMs,
  });
  const imports = new CardImports({ database, games: gameCards, directory: environment.importDirectory, cache: dataDirectory });
  const redis = redisUrl ? await openRedis(redisUrl) : undefined;
  const gate = new Gate(redis);
  const [authenticate, register] = [createAuthenticator(database, gate), createRegistrar(database, gate)];
  provideRuntime({ environment, database, realtime, deckRules, catalogues, imports, authenticate, register });

  const nextUpgrades = dispatchUpgrades(server, trustProxy);
  // next-auth reads these itself. Without an address of its own it trusts the Host header, which `noteClientAddress` keeps honest.
  if (publicUrl === undefined) process.env.AUTH_TRUST_HOST = "true";
  const app = next({ dev: development, hostname: host ?? "localhost", port, httpServer: nextUpgrades });
  await step("Preparing the site", () => app.prepare());
  open(app.getRequestHandler());
  const closing = new AbortController();
  const refreshed = refreshAll(database, closing.signal).catch((error) => console.error("The starter cards stay as they were:", error));

  closeOnSignal(async () => {
    server.close();
    closing.abort();
    await refreshed;
    await imports.cancel();
    await realtime.close();
    redis?.destroy();
    for (const socket of sockets) socket.destroy();
    await opened.close();
    await app.close();
  });
  announce(environment, administrator);
  // The site is open meanwhile: cards are played as they were read before, until their set is in.
  await imports.readings.bringUp();
}

async function refreshAll(database: Database, signal: AbortSignal): Promise<void> {
  for (const cards of gameCards) await refreshStarter(database, cards, signal);
}

type RequestHandler = ReturnType<ReturnType<typeof next>["getRequestHandler"]>;

/** Set here and not by Next, which fixes its headers when it is built. */
function contentSecurityPolicy({ remoteImages }: Environment): string {
  const images = `img-src 'self' data: blob:${remoteImages ? " https:" : ""}`;
  return `frame-ancestors 'none'; base-uri 'self'; object-src 'none'; ${images}`;
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

/**
 * Upgrades of Socket.IO stay with it, all others go to Next. Next would end any socket whose path it does not know, so it listens
 * on a server of its own that never opens a port.
 */
function dispatchUpgrades(server: Server, trustProxy: boolean): Server {
  const nextUpgrades = new Server();
  const socketUpgrades = new EventEmitter();
  for (const listener of server.rawListeners("upgrade")) socketUpgrades.on("upgrade", (...args) => Reflect.apply(listener, server, args));
  server.removeAllListeners("upgrade");
  server.on("upgrade", (request, socket, head) => {
    noteClientAddress(request.headers, request.socket.remoteAddress, trustProxy);
    const target = request.url?.startsWith("/socket.io/") ? socketUpgrades : nextUpgrades;
    if (!target.emit("upgrade", request, socket, head)) socket.end();
  });
  return nextUpgrades;
}

function closeOnSignal(close: () => Promise<void>): void {
  let closing = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, async () => {
      if (closing) return;
      closing = true;
      // A supervisor kills after a few seconds anyway; the journal loses nothing by it.
      setTimeout(() => process.exit(1), 4000).unref();
      await close();
      process.exit(0);
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
process.on("unhandledRejection", (reason) => console.error("Unhandled:", reason));

try {
  await serve();
} catch (error) {
  console.error(operatorErrors.some((known) => error instanceof known) && error instanceof Error ? `\n${error.message}\n` : error);
  process.exit(1);
}
