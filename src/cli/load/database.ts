import path from "node:path";
import { encode } from "next-auth/jwt";
import { seedStarter } from "@/cards/seed";
import { type Database, openDatabase } from "@/db";
import type { Prisma } from "@/db/generated/client";
import { makeScratchDatabase } from "@/db/scratch";
import type { DeckRules } from "@/decks";
import { deckRules, gameCards } from "@/games";

/** Somebody who will play: logged in, with a deck. */
export interface Account {
  readonly pseudo: string;
  readonly game: string;
  readonly edition: string;
  /** What their browser sends with every request. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface Grounds {
  /** A Postgres database of this run's own; undefined for the embedded one. */
  readonly url: string | undefined;
  /** Takes the database away. */
  drop(): Promise<void>;
}

/** Makes a database for this run alone: on the server that `server` names, or in the folder. */
export async function makeDatabase(server: string | undefined): Promise<Grounds> {
  return server === undefined ? { url: undefined, drop: async () => {} } : makeScratchDatabase(server);
}

/** Fills the database while no site has it open: cards, and accounts that come two by two, of a game and an edition each. */
export async function fillDatabase(
  { url }: Pick<Grounds, "url">,
  dataDirectory: string,
  secret: string,
  count: number,
): Promise<readonly Account[]> {
  const { prisma, close } = await openDatabase({ url, directory: path.join(dataDirectory, "postgres") });
  try {
    for (const cards of gameCards) await seedStarter(prisma, cards);
    return await makeAccounts(prisma, secret, count);
  } finally {
    await close();
  }
}

async function makeAccounts(database: Database, secret: string, count: number): Promise<readonly Account[]> {
  const players = Array.from({ length: count }, (_, index) => ({ pseudo: `player${index}`, ...deckOf(Math.floor(index / 2), index) }));
  const users = await database.user.createManyAndReturn({
    data: players.map(({ pseudo }) => ({
      pseudo,
      pseudoKey: pseudo,
      email: `${pseudo}@load.invalid`,
      emailKey: `${pseudo}@load.invalid`,
      lastName: "Load",
      firstName: "Player",
      passwordHash: "",
      locale: "en",
    })),
    select: { id: true, pseudo: true, sessionVersion: true },
  });
  const ids = new Map(users.map((user) => [user.pseudo, user]));
  const owned = players.map((player) => {
    const user = ids.get(player.pseudo);
    if (!user) throw new Error(`There is no account of ${player.pseudo}.`);
    return { ...player, user };
  });
  const decks = await database.deck.createManyAndReturn({
    data: owned.map(({ user, game, name, cards }) => ({ ownerId: user.id, game, name, cards, legal: true })),
    select: { id: true, ownerId: true, game: true },
  });
  await database.currentDeck.createMany({ data: decks.map(({ id, ownerId, game }) => ({ ownerId, game, deckId: id })) });
  return Promise.all(
    owned.map(async ({ pseudo, game, edition, user }, index) => {
      const token = await encode({ token: { userId: user.id, sessionVersion: user.sessionVersion }, secret });
      const headers = { cookie: `next-auth.session-token=${token}`, "x-forwarded-for": addressOf(index) };
      return { pseudo, game, edition, headers };
    }),
  );
}

/** Players live in different places: two of them at one address. */
function addressOf(index: number): string {
  const home = Math.floor(index / 2);
  return `10.${(home >> 16) & 255}.${(home >> 8) & 255}.${home & 255}`;
}

/** A ready deck for a player of the `pair`th pair: the games take turns, then the editions; the two of a pair have different decks. */
function deckOf(pair: number, index: number) {
  const rules: DeckRules = deckRules[pair % deckRules.length] ?? deckRules[0];
  const editions = [...new Set(rules.ready.map(({ edition }) => edition))];
  const edition = editions[Math.floor(pair / deckRules.length) % editions.length];
  const decks = rules.ready.filter((deck) => deck.edition === edition);
  const deck = decks[index % decks.length];
  if (!edition || !deck) throw new Error(`There are no ready decks of ${rules.game}.`);
  const cards: Prisma.InputJsonValue = deck.cards.map(({ cardId, count }) => ({ cardId, count }));
  return { game: rules.game, edition, name: deck.names.en, cards };
}
