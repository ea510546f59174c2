import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openAccounts } from "@/accounts";
import { Gate } from "@/accounts/gate";
import { clearGuests, createGuest } from "@/accounts/guest";
import { noteSeen } from "@/accounts/session";
import { Pseudo } from "@/accounts/sign-up";
import { listPlayers } from "@/admin/player-list";
import { PlayerQuery } from "@/admin/schema";
import type { Database, OpenDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { locales } from "@/i18n/locales";

let opened: OpenDatabase;
let database: Database;
beforeAll(async () => {
  opened = await openTestDatabase();
  database = opened.prisma;
});
afterAll(() => opened.close());
beforeEach(async () => {
  await database.match.deleteMany();
  await database.user.deleteMany();
});

const DAY_MS = 24 * 3600 * 1000;
const form = {
  lastName: "Ketchum",
  firstName: "Sacha",
  email: "s@example.org",
  pseudo: "Sacha",
  password: "bourg-palette",
  passwordConfirmation: "bourg-palette",
};

test.for(locales)("a guest in %s has a pseudo that players may have too, and cannot be logged in to", async (locale) => {
  const guest = await createGuest(database, locale);
  expect(Pseudo.parse(guest.pseudo)).toBe(guest.pseudo);
  expect(guest).toMatchObject({ guest: true, locale, email: null });
  const accounts = openAccounts(database, new Gate(), null);
  expect(await accounts.authenticate({ login: guest.pseudo, password: "", address: "::1" })).toEqual({ refused: "wrongCredentials" });
  expect((await listPlayers(database, PlayerQuery.parse({}))).total).toBe(0);
});

test("a guest who signs up keeps decks and matches, and is a player like any other", async () => {
  const accounts = openAccounts(database, new Gate(), null);
  const guest = await createGuest(database, "fr");
  await database.deck.create({ data: { ownerId: guest.id, game: "duel", name: "Mine", cards: [] } });
  await matchOf(guest.id);
  expect(await accounts.register(form, "it", "::1", guest.id)).toEqual({ userId: guest.id, pseudo: "Sacha", kept: true });
  expect(await accounts.authenticate({ login: "s@example.org", password: form.password, address: "::1" })).toMatchObject({
    user: { id: guest.id, guest: false, firstName: "Sacha", locale: "it" },
  });
  expect(await database.deck.count({ where: { ownerId: guest.id } })).toBe(1);
  expect(await database.matchSeat.count({ where: { userId: guest.id } })).toBe(1);
});

test("who signs up over a guest that is gone, or no guest at all, gets a new account", async () => {
  const accounts = openAccounts(database, new Gate(), null);
  const first = await accounts.register(form, "fr", "::1", "nobody");
  expect(first).toMatchObject({ kept: false });
  const player = "userId" in first ? first.userId : "";
  const other = { ...form, pseudo: "Ondine", email: "o@example.org" };
  const second = await accounts.register(other, "fr", "::1", player);
  expect(second).toMatchObject({ kept: false, pseudo: "Ondine" });
  expect(await database.user.count()).toBe(2);
});

test("a guest who stays away is cleared with all matches; one who came back, and every player, stays", async () => {
  const [gone, back] = [await createGuest(database, "fr"), await createGuest(database, "fr")];
  const accounts = openAccounts(database, new Gate(), null);
  await accounts.register(form, "fr", "::1");
  const long = new Date(Date.now() - 8 * DAY_MS);
  await database.user.updateMany({ data: { lastSeenAt: long } });
  await matchOf(gone.id);
  await matchOf(back.id);
  await noteSeen(database, [back.id]);
  const expelled: string[] = [];
  expect(await clearGuests(database, 7, async (userId) => void expelled.push(userId))).toBe(1);
  expect(expelled).toEqual([gone.id]);
  expect(await database.user.findMany({ select: { pseudo: true }, orderBy: { pseudo: "asc" } })).toEqual([
    { pseudo: "Sacha" },
    { pseudo: back.pseudo },
  ]);
  expect(await database.match.count()).toBe(1);
});

test("a guest who signs up while guests are cleared keeps everything", async () => {
  const guest = await createGuest(database, "fr");
  await database.user.updateMany({ data: { lastSeenAt: new Date(0) } });
  await matchOf(guest.id);
  const signUp = async () => void (await openAccounts(database, new Gate(), null).register(form, "fr", "::1", guest.id));
  await clearGuests(database, 7, signUp);
  expect(await database.user.count({ where: { id: guest.id, guest: false } })).toBe(1);
  expect(await database.match.count()).toBe(1);
});

function matchOf(userId: string) {
  return database.match.create({
    data: {
      game: "duel",
      edition: "e",
      kind: "BOT",
      seed: "s",
      seedCommitment: "c",
      nonces: [],
      setup: {},
      clock: {},
      seats: {
        create: [
          { seat: 0, userId, pseudo: "Guest" },
          { seat: 1, pseudo: "easy", botName: "easy" },
        ],
      },
    },
  });
}
