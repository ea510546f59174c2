import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createAuthenticator } from "@/accounts/authenticate";
import { exportAccount } from "@/accounts/export";
import { Gate, LIMITS } from "@/accounts/gate";
import { ownAccount, ownAccountDeeds, PSEUDO_DAYS } from "@/accounts/own-account";
import { hashPassword } from "@/accounts/password";
import { removeAccount } from "@/accounts/remove";
import type { Database, OpenDatabase } from "@/db";
import type { Prisma, User } from "@/db/generated/client";
import { openTestDatabase } from "@/db/testing";

const PASSWORD = "bourg-palette";
const HERE = "10.0.0.1";
let opened: OpenDatabase;
let database: Database;
let passwordHash: string;
beforeAll(async () => {
  opened = await openTestDatabase();
  database = opened.prisma;
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => opened.close());
beforeEach(() => database.user.deleteMany());

function player(pseudo: string, role: User["role"] = "PLAYER"): Promise<User> {
  const email = `${pseudo}@example.org`;
  const keys = { emailKey: email.toLowerCase(), pseudoKey: pseudo.toLowerCase() };
  return database.user.create({ data: { ...keys, pseudo, email, lastName: "n", firstName: "p", passwordHash, role } });
}

function deeds(gate = new Gate()) {
  const authenticate = createAuthenticator(database, gate);
  return {
    ...ownAccountDeeds(database, gate, authenticate),
    logIn: (password: string) => authenticate({ login: "Sacha", password, address: HERE }),
  };
}

const identity = (user: User, part: object = {}) => ({
  pseudo: user.pseudo,
  email: user.email ?? "",
  locale: "fr" as const,
  acceptsRequests: true,
  currentPassword: "",
  ...part,
});
const changed = { former: null };
const wrongPassword = { faults: { currentPassword: "wrongPassword" } };

test("another password ends every session and is the one that opens the account", async () => {
  const sacha = await player("Sacha");
  const { changePassword, logIn } = deeds();
  expect(await changePassword(sacha, { currentPassword: "not-it-at-all", password: "jadielle-2" }, HERE)).toEqual(wrongPassword);
  expect(await changePassword(sacha, { currentPassword: PASSWORD, password: "jadielle-2" }, HERE)).toEqual({ sessionVersion: 1 });
  expect(await logIn(PASSWORD)).toEqual({ refused: "wrongCredentials" });
  expect(await logIn("jadielle-2")).toHaveProperty("user");
});

test("the current password can be guessed no more often than at the log-in", async () => {
  const sacha = await player("Sacha");
  const { changePassword, logIn } = deeds(new Gate(undefined, { ...LIMITS, guesses: { points: 2, duration: 60 } }));
  const guess = () => changePassword(sacha, { currentPassword: "not-it-at-all", password: "jadielle-2" }, HERE);
  expect([await guess(), await guess(), await guess()]).toEqual([wrongPassword, wrongPassword, { refused: "too-many-attempts" }]);
  expect(await logIn(PASSWORD)).toEqual({ refused: "tooManyAttempts" });
});

test("another mail asks for the password, another language does not", async () => {
  const sacha = await player("Sacha");
  const { changeIdentity } = deeds();
  const other = identity(sacha, { email: "s@example.org" });
  expect(await changeIdentity(sacha.id, other, HERE)).toEqual({ faults: { currentPassword: "required" } });
  expect(await changeIdentity(sacha.id, { ...other, currentPassword: "not-it-at-all" }, HERE)).toEqual(wrongPassword);
  expect(await changeIdentity(sacha.id, identity(sacha, { locale: "it" }), HERE)).toEqual(changed);
  expect(await changeIdentity(sacha.id, { ...other, currentPassword: PASSWORD }, HERE)).toMatchObject({
    former: { email: "Sacha@example.org" },
  });
  expect(await ownAccount(database, sacha.id)).toMatchObject({ email: "s@example.org", pseudo: "Sacha", locale: "fr" });
});

test("from one address no more mails are asked for by changes of accounts than by sign-ups, whoever's accounts they are", async () => {
  const [sacha, ondine] = [await player("Sacha"), await player("Ondine")];
  await player("Pierre");
  const { changeIdentity } = deeds(new Gate(undefined, { ...LIMITS, signUps: { points: 2, duration: 60 } }));
  const ask = (user: User) => changeIdentity(user.id, identity(user, { email: "pierre@example.org", currentPassword: PASSWORD }), HERE);
  expect([await ask(sacha), await ask(ondine)]).toEqual([{ faults: { email: "emailTaken" } }, { faults: { email: "emailTaken" } }]);
  expect([await ask(sacha), await ask(ondine)]).toEqual([{ refused: "too-many-requests" }, { refused: "too-many-requests" }]);
  expect(await changeIdentity(sacha.id, identity(sacha, { locale: "it" }), HERE)).toEqual(changed);
});

test("a pseudo is chosen again after a month, and never one that somebody has", async () => {
  const [sacha] = [await player("Sacha"), await player("Ondine")];
  const { changeIdentity } = deeds();
  const now = new Date("2026-01-01T12:00:00Z");
  const later = (days: number) => new Date(now.getTime() + days * 24 * 3600 * 1000);
  const rename = (pseudo: string, at = now) => changeIdentity(sacha.id, identity(sacha, { pseudo }), HERE, at);
  expect(await rename("ONDINE")).toEqual({ faults: { pseudo: "pseudoTaken" } });
  expect(await rename("SACHA")).toEqual(changed);
  expect(await rename("Red", later(PSEUDO_DAYS - 1))).toEqual({ faults: { pseudo: "pseudoTooSoon" } });
  expect((await ownAccount(database, sacha.id, later(1))).pseudoFixedUntil).toEqual(later(PSEUDO_DAYS));
  expect(await rename("Red", later(PSEUDO_DAYS))).toEqual(changed);
});

test("of two who choose the same pseudo at once, one gets it", async () => {
  const pair = [await player("Sacha"), await player("Ondine")];
  const { changeIdentity } = deeds();
  const answers = await Promise.all(pair.map((user) => changeIdentity(user.id, identity(user, { pseudo: "Race" }), HERE)));
  expect(answers.filter((answer) => "former" in answer)).toHaveLength(1);
  expect(answers).toContainEqual({ faults: { pseudo: "pseudoTaken" } });
});

test("a deleted account leaves opponents their match and no name in it", async () => {
  const [sacha, ondine] = [await player("Sacha"), await player("Ondine")];
  const { id } = await matchOf(sacha, ondine);
  const { deleteAccount } = deeds();
  expect(await deleteAccount(sacha, { currentPassword: "not-it-at-all" }, HERE)).toEqual(wrongPassword);
  expect(await deleteAccount(sacha, { currentPassword: PASSWORD }, HERE)).toBe("deleted");
  const seats = await database.matchSeat.findMany({ where: { matchId: id }, orderBy: { seat: "asc" } });
  expect(seats).toMatchObject([
    { userId: null, pseudo: "", deckName: null },
    { userId: ondine.id, pseudo: "Ondine", deckName: "Ondine's own" },
  ]);
});

test("a match that begins as the account is deleted keeps no name either", async () => {
  const [sacha, ondine] = [await player("Sacha"), await player("Ondine")];
  let deletion: Promise<boolean> | undefined;
  const { id } = await database.$transaction(async (beginning) => {
    const match = await matchOf(sacha, ondine, beginning);
    deletion = database.$transaction((leaving) => removeAccount(leaving, sacha.id), { maxWait: 5_000 });
    await pause(300);
    return match;
  });
  expect(await deletion).toBe(true);
  expect(await database.matchSeat.findFirst({ where: { matchId: id, seat: 0 } })).toMatchObject({
    userId: null,
    pseudo: "",
    deckName: null,
  });
});

test("the last administrator stays, also when two leave at once", async () => {
  const pair = [await player("Boss", "ADMIN"), await player("Chief", "ADMIN")];
  const { deleteAccount } = deeds();
  const answers = await Promise.all(pair.map((user) => deleteAccount(user, { currentPassword: PASSWORD }, HERE)));
  expect(answers).toContain("deleted");
  expect(answers).toContainEqual({ refused: "last-administrator" });
  expect(await database.user.count({ where: { role: "ADMIN" } })).toBe(1);
});

test("an administrator who is shut out is nobody that another one could leave the site to", async () => {
  const [boss, chief] = [await player("Boss", "ADMIN"), await player("Chief", "ADMIN")];
  const until = (suspendedUntil: Date) => database.user.update({ where: { id: chief.id }, data: { suspendedUntil } });
  const { deleteAccount } = deeds();
  await until(new Date("9999-12-31"));
  expect(await deleteAccount(boss, { currentPassword: PASSWORD }, HERE)).toEqual({ refused: "last-administrator" });
  await until(new Date("2020-01-01"));
  expect(await deleteAccount(boss, { currentPassword: PASSWORD }, HERE)).toBe("deleted");
});

test("the export names whom the player has blocked, and nobody who has blocked them", async () => {
  const [sacha, jessie, james] = [await player("Sacha"), await player("Jessie"), await player("James")];
  await database.block.createMany({
    data: [
      { blockerId: sacha.id, blockedId: jessie.id },
      { blockerId: james.id, blockedId: sacha.id },
    ],
  });
  let json = "";
  for await (const piece of exportAccount(database, sacha.id)) json += piece;
  expect(JSON.parse(json)).toMatchObject({ account: { acceptsRequests: true, suspendedUntil: null }, blocked: [{ pseudo: "Jessie" }] });
  expect(json).not.toContain("James");
});

test("the export holds decks, friends and the player's own answers, and nothing that is the opponent's or secret", async () => {
  const [sacha, ondine] = [await player("Sacha"), await player("Ondine")];
  const mine = { ownerId: sacha.id, game: "duel", name: "Mine", cards: [{ cardId: "a-1", count: 4 }], share: "its-link", sleeve: "night" };
  const { id: deckId } = await database.deck.create({ data: mine });
  await database.deck.create({ data: { ownerId: sacha.id, game: "duel", name: "Another", cards: [] } });
  await database.currentDeck.create({ data: { ownerId: sacha.id, game: "duel", deckId } });
  const expiresAt = new Date("2030-01-01");
  await database.challengeLink.create({ data: { code: "my-challenge", fromId: sacha.id, game: "duel", edition: "e", expiresAt } });
  await database.deck.create({ data: { ownerId: ondine.id, game: "duel", name: "Hers", cards: [] } });
  const [userLowId = "", userHighId = ""] = [sacha.id, ondine.id].sort();
  await database.friendship.create({ data: { userLowId, userHighId } });
  // More than are fetched at once.
  for (let n = 0; n < 27; n++) await matchOf(sacha, ondine);
  let json = "";
  for await (const piece of exportAccount(database, sacha.id)) json += piece;
  const told = JSON.parse(json);
  expect(told).toMatchObject({ account: { pseudo: "Sacha" }, friends: [{ pseudo: "Ondine" }], challengeLink: { code: "my-challenge" } });
  expect(told.decks).toMatchObject([
    { name: "Mine", share: "its-link", sleeve: "night", current: true },
    { name: "Another", current: false },
  ]);
  expect(told.decks).toHaveLength(2);
  expect(new Set(told.matches.map(({ id }: { id: string }) => id)).size).toBe(27);
  expect(told.matches[0]).toMatchObject({
    seat: 0,
    opponent: "Ondine",
    deckName: "Sacha's own",
    points: 6,
    answers: [{ decision: 1, choice: [7] }],
  });
  expect(json).not.toMatch(/secret-seed|4711|secret-setup|passwordHash|\$2b\$/);
});

function matchOf(one: User, other: User, inside: Prisma.TransactionClient = database) {
  return inside.match.create({
    data: {
      game: "duel",
      edition: "e",
      kind: "FRIEND",
      seed: "secret-seed",
      seedCommitment: "c",
      nonces: [],
      setup: { of: "secret-setup" },
      clock: {},
      seats: {
        create: [one, other].map(({ id, pseudo }, seat) => ({ seat, userId: id, pseudo, deckName: `${pseudo}'s own`, points: 6 - seat })),
      },
      answers: {
        create: [
          { seq: 0, seat: 0, answer: { decision: 1, seat: 0, choice: [7] } },
          { seq: 1, seat: 1, answer: { decision: 2, seat: 1, choice: [4711] } },
        ],
      },
    },
  });
}
