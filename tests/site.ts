import { createServer, type Server } from "node:http";
import { encode } from "next-auth/jwt";
import { io, type Socket } from "socket.io-client";
import { expect } from "vitest";
import { openAccounts } from "@/accounts";
import { Gate } from "@/accounts/gate";
import { createGuest } from "@/accounts/guest";
import type { SendMail } from "@/accounts/mail";
import { hashPassword } from "@/accounts/password";
import { CardImports } from "@/admin/imports/imports";
import { provideRuntime } from "@/app/runtime";
import { seedStarter } from "@/cards/seed";
import type { Database, OpenDatabase } from "@/db";
import type { User } from "@/db/generated/client";
import { openTestDatabase } from "@/db/testing";
import { createDeck, type DeckRules, giveReadyDeck } from "@/decks";
import { readEnvironment } from "@/environment";
import { catalogues, deckRules, gameCards, offerGames } from "@/games";
import { isPokemon, type PokemonUpdate } from "@/games/pokemon/board/record";
import { pokemonDecks } from "@/games/pokemon/decks";
import type { OfferedGame } from "@/match";
import { type Realtime, type RealtimeOptions, startRealtime } from "@/realtime";
import { changedPage } from "@/realtime/players-page";
import type {
  ChatView,
  ClientMessage,
  ClientMessages,
  CurrentDeck,
  MatchUpdate,
  Me,
  OnlinePlayer,
  Payload,
  PlayersPage,
  Reply,
  ServerMessages,
} from "@/realtime/protocol";
import { PATCH_FORM, ToldMatches } from "@/realtime/told-matches";
import { newRequestId } from "@/telemetry/request";

/** The site without its pages, for tests of what goes over the socket: a real HTTP server, real sockets, a real database. */

export const SECRET = "a secret of the tests, long enough for a real one";

type Options = Partial<
  Pick<
    RealtimeOptions,
    "redisUrl" | "redisPrefix" | "lobbyFile" | "turnSeconds" | "graceSeconds" | "botDelayMs" | "leaveMs" | "spectatorDelayMs"
  >
>;

export class Site {
  readonly #clients: Client[] = [];
  #server: Server | undefined;
  #realtime: Realtime | undefined;
  #games: readonly OfferedGame[] = [];
  url = "";

  private constructor(
    readonly database: OpenDatabase,
    private readonly options: Options,
  ) {}

  static async open(options: Options = {}): Promise<Site> {
    const site = new Site(await openTestDatabase(), options);
    for (const cards of gameCards) await seedStarter(site.database.prisma, cards);
    await site.start();
    return site;
  }

  /** A site on a database that has its cards and accounts already. */
  static async on(database: OpenDatabase): Promise<Site> {
    const site = new Site(database, {});
    await site.start();
    return site;
  }

  /** A second process of the same site, which may look at the database through a client of its own and have times of its own. */
  async twin(prisma: Database = this.database.prisma, options = this.options): Promise<Site> {
    const site = new Site({ ...this.database, prisma, close: async () => {} }, options);
    await site.start();
    return site;
  }

  get realtime(): Realtime {
    if (!this.#realtime) throw new Error("The site is down.");
    return this.#realtime;
  }

  /** Starts the server, at the same address as before if it was stopped. */
  async start(): Promise<void> {
    const server = createServer();
    const { prisma } = this.database;
    this.#games = offerGames();
    this.#realtime = await startRealtime({
      httpServer: server,
      database: prisma,
      games: this.#games,
      secret: SECRET,
      build: "tests",
      turnSeconds: 90,
      graceSeconds: 60,
      botDelayMs: 0,
      leaveMs: 50,
      spectatorDelayMs: 0,
      ...this.options,
    });
    const port = this.url === "" ? 0 : Number(new URL(this.url).port);
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    const address = server.address();
    if (address === null || typeof address === "string") throw new Error("The server has no port.");
    this.url = `http://127.0.0.1:${address.port}`;
    this.#server = server;
  }

  async stop(): Promise<void> {
    await this.#realtime?.close();
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  async close(): Promise<void> {
    for (const client of this.#clients) client.socket.disconnect();
    await this.stop();
    await this.database.close();
  }

  /** Makes this site the one that the routes serve, as the composition root does. */
  serveRoutes(sendMail: SendMail | null = null): void {
    const { prisma } = this.database;
    const environment = readEnvironment({ NEXTAUTH_SECRET: SECRET, DATA_DIR: ".build" });
    const imports = new CardImports({
      database: prisma,
      games: gameCards,
      directory: environment.importDirectory,
      cache: environment.dataDirectory,
    });
    const accounts = openAccounts(prisma, new Gate(), sendMail);
    const { realtime } = this;
    provideRuntime({ environment, build: "", database: prisma, realtime, games: this.#games, deckRules, catalogues, imports, ...accounts });
  }

  /** A request as this user's browser sends it from our own pages; null for a visitor who is not logged in. */
  async request(user: Pick<User, "id" | "sessionVersion"> | null, method: string, path: string, body?: unknown): Promise<Request> {
    const { host, origin } = new URL(this.url);
    const headers = { host, origin, ...(user && { cookie: await this.cookie(user) }) };
    return new Request(`${this.url}${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  }

  /** A new account, which has a password where the test needs one. */
  async user(pseudo: string, role: User["role"] = "PLAYER", password?: string): Promise<User> {
    const identity = { email: `${pseudo}@example.org`, emailKey: `${pseudo}@example.org`, pseudo, pseudoKey: pseudo.toLowerCase() };
    const passwordHash = password === undefined ? "" : await hashPassword(password);
    return this.database.prisma.user.create({ data: { ...identity, lastName: "n", firstName: "p", passwordHash, role, locale: "en" } });
  }

  /** The cookie of a browser that this user is logged in with. */
  async cookie(user: Pick<User, "id" | "sessionVersion">): Promise<string> {
    const token = await encode({ token: { userId: user.id, sessionVersion: user.sessionVersion }, secret: SECRET });
    return `next-auth.session-token=${token}`;
  }

  /** A browser of this user, not yet connected. */
  async browser(user: User, headers: Record<string, string> = {}): Promise<Client> {
    const client = new Client(this.url, user, { cookie: await this.cookie(user), ...headers });
    this.#clients.push(client);
    return client;
  }

  /** A browser of this user that shows the game page. */
  async visit(user: User): Promise<Client> {
    const client = await this.browser(user);
    await client.connect();
    return client;
  }

  /** A new player at the game page. */
  async player(pseudo: string): Promise<Client> {
    return this.visit(await this.user(pseudo));
  }

  /** A new guest at the game page, with nothing to play with. */
  async guest(): Promise<Client> {
    return this.visit(await createGuest(this.database.prisma, "en"));
  }

  /** A new player at the game page, with a deck to play with: this starter deck, or any. */
  async armed(pseudo: string, starterDeckId?: string, rules: DeckRules = pokemonDecks): Promise<Client> {
    const user = await this.user(pseudo);
    if (starterDeckId === undefined) await giveReadyDeck(this.database.prisma, rules, user.id, "en");
    else await createDeck(this.database.prisma, rules, user.id, "en", { game: rules.game, starterDeckId });
    return this.visit(user);
  }

  /** Brings two players to a table of their own; each of them joins again after a new connection, as the page does. */
  async seat(...pair: [Client, Client]): Promise<void> {
    await this.meet(pair, { game: "pokemon", edition: "xy" });
  }

  /** Brings two players to a table of a game, by the queue. */
  async meet(pair: readonly [Client, Client], queue: Payload<"queue:join">): Promise<void> {
    for (const client of pair) await client.say("queue:join", queue);
    await until(() => pair.every(({ found }) => found.length === 1));
    for (const client of pair) await client.sit(client.found[0] ?? "");
    // Who sits down last is told to the other one too: until then a count of updates means nothing.
    await until(() => pair.every(({ heard }) => heard.at(-1)?.seats.every(({ connected }) => connected)));
  }
}

/** One page in one browser. It keeps what the server says. */
export class Client {
  readonly socket: Socket<ServerMessages, ClientMessages>;
  readonly notices: Parameters<ServerMessages["notice"]>[0][] = [];
  /** Updates of whatever game. */
  readonly heard: MatchUpdate[] = [];
  readonly updates: PokemonUpdate[] = [];
  readonly found: string[] = [];
  readonly ended: string[] = [];
  readonly reactions: string[] = [];
  readonly chats: ChatView[] = [];
  readonly shuffles: string[] = [];
  nonce = "0123456789abcdef".repeat(2);
  /** By which the log knows the page. */
  readonly pageId = newRequestId();
  latestMe: Me | undefined;
  #page: PlayersPage = { players: [], total: 0, online: 0 };

  constructor(
    url: string,
    readonly user: User,
    headers: Record<string, string>,
  ) {
    this.socket = io(url, {
      transports: ["websocket"],
      extraHeaders: headers,
      auth: { pageId: this.pageId, patches: PATCH_FORM },
      forceNew: true,
      autoConnect: false,
      reconnectionDelay: 20,
      reconnectionDelayMax: 50,
    });
    this.socket.on("me", (me) => {
      this.latestMe = me;
    });
    this.socket.on("connect", () => this.ask("players:watch", { name: "", page: 0 }));
    this.socket.on("players", (page) => {
      this.#page = page;
    });
    this.socket.on("players:changed", (change) => {
      this.#page = changedPage(this.#page, change);
    });
    this.socket.on("notice", (notice) => this.notices.push(notice));
    this.socket.on("match:found", ({ matchId }) => this.found.push(matchId));
    const told = new ToldMatches();
    const hear = (update: MatchUpdate) => {
      this.heard.push(update);
      if (isPokemon(update)) this.updates.push(update);
    };
    this.socket.on("match:update", (update, mark) => hear(told.whole(update, mark)));
    this.socket.on("match:patch", (...patch) => {
      const update = told.patched(patch, (matchId) => this.ask("match:join", { matchId }));
      if (update) hear(update);
    });
    this.socket.on("match:chat", (chat) => this.chats.push(chat));
    this.socket.on("match:reaction", ({ reaction }) => this.reactions.push(reaction));
    this.socket.on("session:ended", ({ reason }) => this.ended.push(reason));
    this.socket.on("match:shuffle", ({ seedCommitment }, reply) => {
      this.shuffles.push(seedCommitment);
      reply(this.nonce);
    });
  }

  get id(): string {
    return this.user.id;
  }

  /** Who is online, as the game page shows it. */
  get players(): readonly OnlinePlayer[] {
    return this.#page.players;
  }

  get me(): Me {
    if (!this.latestMe) throw new Error(`${this.user.pseudo} has been told nothing yet.`);
    return this.latestMe;
  }

  /** What the player has to play Pokémon with. */
  get deck(): CurrentDeck | null {
    return this.me.games.find(({ name }) => name === "pokemon")?.deck ?? null;
  }

  get update(): PokemonUpdate {
    return this.lastOf(this.updates);
  }

  /** The latest update, of whatever game. */
  get table(): MatchUpdate {
    return this.lastOf(this.heard);
  }

  private lastOf<Update extends MatchUpdate>(updates: readonly Update[]): Update {
    const update = updates.at(-1);
    if (!update) throw new Error(`${this.user.pseudo} sees no match.`);
    return update;
  }

  async connect(): Promise<void> {
    this.socket.connect();
    await until(() => this.latestMe !== undefined);
  }

  /** Says something and waits for the answer. */
  say<M extends ClientMessage>(message: M, payload: Payload<M>): Promise<Reply> {
    return this.sayRaw(message, payload);
  }

  /** Says something again and again: after each new connection, so nobody minds a line that breaks meanwhile. */
  private ask<M extends ClientMessage>(message: M, payload: Payload<M>): void {
    this.say(message, payload).catch(() => {});
  }

  /** Says anything at all. */
  sayRaw(message: string, ...payload: unknown[]): Promise<Reply> {
    const { socket }: { socket: Socket } = this;
    return socket.timeout(5_000).emitWithAck(message, ...payload);
  }

  /** Takes a place at a match's table, now and after each new connection. */
  async sit(matchId: string): Promise<void> {
    expect(await this.say("match:join", { matchId })).toEqual(ok);
    this.socket.on("connect", () => this.ask("match:join", { matchId }));
  }

  /** Answers the open decision with its fallback. */
  answer(): Promise<Reply> {
    const { matchId, decision } = this.table;
    if (!decision) throw new Error(`${this.user.pseudo} is not asked.`);
    return this.say("match:answer", { matchId, decision: decision.id, choice: [...decision.fallback] });
  }
}

/** Waits for something that comes over the socket. */
export async function until(condition: () => boolean): Promise<void> {
  await expect.poll(condition, { timeout: 5_000, interval: 5 }).toBe(true);
}

export const ok = { ok: true };
export const refused = (code: string) => ({ ok: false, code });
