import type { IncomingMessage, Server, ServerResponse } from "node:http";
import next from "next";
import { openAccounts } from "@/accounts";
import { Gate } from "@/accounts/gate";
import { mailSender } from "@/accounts/mail";
import { openRedis } from "@/accounts/redis";
import { CardImports } from "@/admin/imports/imports";
import { gather } from "@/app/gather";
import { leadOn } from "@/app/lead-on";
import { requestIdHeader } from "@/app/request-id";
import { provideRuntime } from "@/app/runtime";
import type { Database, OpenDatabase } from "@/db";
import type { Environment } from "@/environment";
import { catalogues, deckRules, gameCards, offerGames } from "@/games";
import type { RealtimeForPages } from "@/realtime";
import type { Counted } from "@/telemetry/metrics";
import { inRequest } from "@/telemetry/request";

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

/** What pages are served from. */
export interface Ground {
  readonly database: Database;
  readonly realtime: RealtimeForPages;
  /** Names what the pages were built from; empty in development, where nothing is built. */
  readonly build: string;
}

/** The pages and routes of the site, and what they alone need. */
export interface Pages {
  /** Does what needs neither port nor database. */
  prepare(): Promise<void>;
  /** Called once, when they are prepared. @returns what answers requests from here on */
  open(ground: Ground & Pick<OpenDatabase, "share">): Promise<Handler>;
  /** What was counted in another thread than the one that asks. */
  counted(): Promise<Counted>;
  /** Lets what is being done come to its end. */
  close(): Promise<void>;
}

/** Pages that are drawn in the thread that asks for them. */
export class OwnPages implements Pages {
  readonly #next: ReturnType<typeof next>;
  readonly #closing = new AbortController();
  #close = async (): Promise<void> => {};

  /** @param upgrades in development: where Next listens for lines of hot reload */
  constructor(
    private readonly environment: Environment,
    upgrades?: Server,
  ) {
    const { port, host, publicUrl } = environment;
    // next-auth reads these itself. Without an address of its own it trusts the Host header, which `noteClientAddress` keeps honest.
    if (publicUrl === undefined) process.env.AUTH_TRUST_HOST = "true";
    const development = upgrades && { dev: true, httpServer: upgrades };
    this.#next = next({ dev: false, hostname: host ?? "localhost", port, ...development });
  }

  prepare(): Promise<void> {
    return this.#next.prepare();
  }

  async open({ database, realtime, build }: Ground): Promise<Handler> {
    const { environment } = this;
    const { redisUrl, mail, importDirectory, dataDirectory } = environment;
    const games = offerGames();
    const redis = redisUrl ? await openRedis(redisUrl) : undefined;
    const accounts = openAccounts(database, new Gate(redis), mail && mailSender(mail));
    const imports = new CardImports({ database, games: gameCards, directory: importDirectory, cache: dataDirectory });
    provideRuntime({ environment, build, database, realtime, games, deckRules, catalogues, imports, ...accounts });
    // Pages are served meanwhile: cards are played as they were read before, until their set is in.
    const readings = imports.readings
      .bringUp(this.#closing.signal)
      .catch((error) => console.error("Imported cards stay as they were read:", error));
    this.#close = async () => {
      await imports.close();
      await readings;
      await Promise.all(games.map((game) => game.close()));
      redis?.destroy();
    };
    const handle = this.#next.getRequestHandler();
    return (request, response) =>
      inRequest(String(request.headers[requestIdHeader]), async () => {
        if (await leadOn(request, response, database, environment.secret)) return;
        gather(response);
        return handle(request, response);
      });
  }

  counted(): Promise<Counted> {
    return Promise.resolve([]);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#close();
    await this.#next.close();
  }
}
