import type { Accounts } from "@/accounts";
import type { CardImports } from "@/admin/imports/imports";
import type { GameCatalogue } from "@/cards/game-catalogue";
import type { Database } from "@/db";
import type { DeckRules } from "@/decks";
import type { Environment } from "@/environment";
import type { OfferedGame } from "@/match";
import type { RealtimeForPages } from "@/realtime";

/**
 * What the thread of the pages hands to them and to the routes. They reach the database and the sockets only through it and open nothing
 * themselves: Next bundles its own copy of every module, and the embedded database has one owner.
 */
export interface Runtime extends Accounts {
  readonly environment: Environment;
  /** Names what the pages were built from; empty in development, where nothing is built. */
  readonly build: string;
  readonly database: Database;
  readonly realtime: RealtimeForPages;
  readonly games: readonly OfferedGame[];
  /** What the games say of decks, in the order in which they are offered. */
  readonly deckRules: readonly [DeckRules, ...DeckRules[]];
  /** The games that have a part of the catalogue. */
  readonly catalogues: readonly GameCatalogue[];
  readonly imports: CardImports;
}

const key = Symbol.for("openpokemon.runtime");
const shared: typeof globalThis & { [key]?: Runtime } = globalThis;

/** Called once, before pages are served. */
export function provideRuntime(runtime: Runtime): void {
  shared[key] = runtime;
}

/** @throws when the pages are not served by `src/server.ts` */
export function runtime(): Runtime {
  const provided = shared[key];
  if (!provided) throw new Error("There is no runtime: start the site with npm start or npm run dev.");
  return provided;
}
