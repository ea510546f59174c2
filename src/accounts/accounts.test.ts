import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { encode } from "next-auth/jwt";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { AdministratorTakenError, administratorPasswordFile, seedAdministrator } from "@/accounts/administrator";
import { Attempts } from "@/accounts/attempts";
import { createAuthenticator } from "@/accounts/authenticate";
import { registerUser } from "@/accounts/register";
import { endSessions, sessionUser } from "@/accounts/session";
import type { Database, OpenDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";

let opened: OpenDatabase;
let database: Database;
beforeAll(async () => {
  opened = await openTestDatabase();
  database = opened.prisma;
});
afterAll(() => opened.close());
beforeEach(() => database.user.deleteMany());

const form = (pseudo: string, email = `${pseudo}@example.org`) => ({
  lastName: "Ketchum",
  firstName: "Sacha",
  email,
  pseudo,
  password: "bourg-palette",
  passwordConfirmation: "bourg-palette",
});
const register = (pseudo: string, email?: string) => registerUser(database, form(pseudo, email), "it");

test("a registered player has the role PLAYER, a hash instead of the password, and the visitor's language", async () => {
  const registration = await register("Sacha");
  const [user] = await database.user.findMany();
  expect(registration).toEqual({ userId: user?.id, pseudo: "Sacha" });
  expect(user).toMatchObject({ role: "PLAYER", pseudo: "Sacha", pseudoKey: "sacha", locale: "it", sessionVersion: 0 });
  expect(user?.passwordHash).toMatch(/^\$2b\$/);
});

test("pseudo and mail are unique without regard to case, and both faults are told", async () => {
  await register("Sacha");
  expect(await register("sAcHa", "other@example.org")).toEqual({ faults: { pseudo: "pseudoTaken" } });
  expect(await register("Other", "SACHA@example.org")).toEqual({ faults: { email: "emailTaken" } });
  expect(await register("SACHA", "Sacha@Example.org")).toEqual({ faults: { email: "emailTaken", pseudo: "pseudoTaken" } });
  expect(await database.user.count()).toBe(1);
});

test("of five who ask for the same pseudo at once, one gets it", async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => register("Race", `race${n}@example.org`)));
  expect(answers.filter((answer) => "userId" in answer)).toHaveLength(1);
  expect(answers.filter((answer) => "faults" in answer)).toEqual(Array(4).fill({ faults: { pseudo: "pseudoTaken" } }));
});

test("log-in takes pseudo or mail in any case, and says no more than wrong", async () => {
  await register("Sacha");
  const authenticate = createAuthenticator(database);
  const logIn = (login: string, password: string) => authenticate({ login, password, address: "::1" });
  expect(await logIn("SACHA", "bourg-palette")).toMatchObject({ user: { pseudo: "Sacha" } });
  expect(await logIn(" sacha@EXAMPLE.org ", "bourg-palette")).toMatchObject({ user: { pseudo: "Sacha" } });
  expect(await logIn("Sacha", "bourg-palettE")).toEqual({ refused: "wrongCredentials" });
  expect(await logIn("Nobody", "bourg-palette")).toEqual({ refused: "wrongCredentials" });
});

test("failures shut one account to one address, until the window is over", async () => {
  await register("Sacha");
  let now = 0;
  const authenticate = createAuthenticator(database, new Attempts(3, 60_000, () => now));
  const logIn = (password: string, address = "10.0.0.1") => authenticate({ login: "Sacha", password, address });
  for (let i = 0; i < 3; i++) expect(await logIn("wrong-password")).toEqual({ refused: "wrongCredentials" });
  expect(await logIn("bourg-palette")).toEqual({ refused: "tooManyAttempts" });
  expect(await logIn("bourg-palette", "10.0.0.2")).toHaveProperty("user");
  now = 60_001;
  expect(await logIn("bourg-palette")).toHaveProperty("user");
});

test("guesses made at once are counted too, and a success forgets the failures", async () => {
  await register("Sacha");
  const authenticate = createAuthenticator(database, new Attempts(3, 60_000));
  const logIn = (password: string) => authenticate({ login: "sacha", password, address: "::1" });
  await logIn("wrong-password");
  await logIn("bourg-palette");
  const answers = await Promise.all(Array.from({ length: 6 }, () => logIn("wrong-password")));
  expect(answers.filter((answer) => "refused" in answer && answer.refused === "wrongCredentials")).toHaveLength(3);
});

const secret = "x".repeat(32);
const cookieOf = async (claims: { userId: string; sessionVersion: number }, signedWith = secret) => {
  const token = await encode({ token: claims, secret: signedWith });
  return (name: string) => (name === "next-auth.session-token" ? token : undefined);
};

test("a session lasts until it is ended or the account is deleted", async () => {
  const registration = await register("Sacha");
  if (!("userId" in registration)) throw new Error("not registered");
  const { userId } = registration;
  const first = await cookieOf({ userId, sessionVersion: 0 });
  expect(await sessionUser(database, secret, first)).toEqual({ id: userId, pseudo: "Sacha", role: "PLAYER", locale: "it" });

  await endSessions(database, userId);
  expect(await sessionUser(database, secret, first)).toBeNull();
  const second = await cookieOf({ userId, sessionVersion: 1 });
  expect(await sessionUser(database, secret, second)).toMatchObject({ pseudo: "Sacha" });

  await database.user.delete({ where: { id: userId } });
  expect(await sessionUser(database, secret, second)).toBeNull();
});

test("no cookie, a forged one and one without claims are no session", async () => {
  const registration = await register("Sacha");
  const userId = "userId" in registration ? registration.userId : "";
  expect(await sessionUser(database, secret, () => undefined)).toBeNull();
  expect(await sessionUser(database, secret, () => "nonsense")).toBeNull();
  expect(await sessionUser(database, secret, await cookieOf({ userId, sessionVersion: 0 }, "y".repeat(32)))).toBeNull();
  expect(await sessionUser(database, secret, await cookieOf({ userId, sessionVersion: Number.NaN }))).toBeNull();
});

test("the first administrator is made once, with a password kept privately", async () => {
  const directory = mkdtempSync(`${tmpdir()}/openpokemon-admin-`);
  const first = { pseudo: "admin", email: "admin@example.org", password: undefined };
  const made = await seedAdministrator(database, directory, first);
  const file = administratorPasswordFile(directory);
  expect(readFileSync(file, "utf8")).toBe(`${made.generatedPassword}\n`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const logIn = { login: "admin", password: made.generatedPassword ?? "", address: "::1" };
  expect(await createAuthenticator(database)(logIn)).toMatchObject({ user: { role: "ADMIN" } });
  expect(await seedAdministrator(database, directory, first)).toEqual({ pseudo: "admin" });
  expect(await database.user.count()).toBe(1);
  rmSync(directory, { recursive: true });
});

test("the administrator's chosen password is written nowhere, and a player's pseudo is not taken over", async () => {
  const directory = mkdtempSync(`${tmpdir()}/openpokemon-admin-`);
  await register("admin");
  const first = { pseudo: "Admin", email: "a@example.org", password: "chosen-password" };
  await expect(seedAdministrator(database, directory, first)).rejects.toThrow(AdministratorTakenError);
  await seedAdministrator(database, directory, { ...first, pseudo: "Chief" });
  expect(() => statSync(administratorPasswordFile(directory))).toThrow();
  rmSync(directory, { recursive: true });
});
