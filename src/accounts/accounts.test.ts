import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { encode } from "next-auth/jwt";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { AdministratorTakenError, administratorPasswordFile, seedAdministrator } from "@/accounts/administrator";
import { createAuthenticator } from "@/accounts/authenticate";
import { Gate, LIMITS } from "@/accounts/gate";
import { createRegistrar, registerUser } from "@/accounts/register";
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
  expect(registration).toEqual({ userId: user?.id, pseudo: "Sacha", kept: false });
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

/** Three failures for an account, five from an address, two sign-ups. */
const strict = (duration = 60) => {
  const within = (points: number) => ({ points, duration });
  return new Gate(undefined, { ...LIMITS, guesses: within(3), failures: within(5), signUps: within(2) });
};
const wrong = { refused: "wrongCredentials" };

test("failures shut one account to one address", async () => {
  await register("Sacha");
  const authenticate = createAuthenticator(database, strict());
  const logIn = (password: string, address = "10.0.0.1") => authenticate({ login: "Sacha", password, address });
  expect(await Promise.all([1, 2, 3].map(() => logIn("wrong-password")))).toEqual([wrong, wrong, wrong]);
  expect(await logIn("bourg-palette")).toEqual({ refused: "tooManyAttempts" });
  expect(await logIn("bourg-palette", "10.0.0.2")).toHaveProperty("user");
});

test("guesses by pseudo and by mail are guesses at one account", async () => {
  await register("Sacha");
  const authenticate = createAuthenticator(database, strict());
  const guess = (login: string, password = "wrong-password") => authenticate({ login, password, address: "10.0.0.1" });
  for (const login of ["Sacha", "sacha@example.org", "SACHA"]) expect(await guess(login)).toEqual(wrong);
  expect(await guess("sacha@example.org", "bourg-palette")).toEqual({ refused: "tooManyAttempts" });
});

test("what was shut is open again when the window is over", async () => {
  const gate = strict(1);
  const ways = await Promise.all([1, 2, 3, 4].map(() => gate.tryGuess("sacha", "10.0.0.1")));
  expect(ways).toEqual([true, true, true, false]);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(await gate.tryGuess("sacha", "10.0.0.1")).toBe(true);
});

test("guesses made at once are counted too, and a success forgets the failures", async () => {
  await register("Sacha");
  const authenticate = createAuthenticator(database, new Gate(undefined, { ...LIMITS, guesses: { points: 3, duration: 60 } }));
  const logIn = (password: string) => authenticate({ login: "sacha", password, address: "::1" });
  await logIn("wrong-password");
  await logIn("bourg-palette");
  const answers = await Promise.all(Array.from({ length: 6 }, () => logIn("wrong-password")));
  expect(answers.filter((answer) => "refused" in answer && answer.refused === "wrongCredentials")).toHaveLength(3);
});

test("who sprays over many accounts is shut out by address, a /64 of IPv6 is one, and one's own success pays for none of it", async () => {
  await register("Sacha");
  const authenticate = createAuthenticator(database, new Gate(undefined, { ...LIMITS, failures: { points: 3, duration: 60 } }));
  const guess = (login: string, password: string, last: number) => authenticate({ login, password, address: `2001:db8::${last}` });
  expect(await guess("Nobody1", "wrong-password", 1)).toEqual(wrong);
  expect(await guess("Sacha", "wrong-password", 2)).toEqual(wrong);
  expect(await guess("Sacha", "bourg-palette", 3)).toHaveProperty("user");
  expect(await guess("Nobody2", "wrong-password", 4)).toEqual(wrong);
  expect(await guess("Nobody3", "wrong-password", 5)).toEqual({ refused: "tooManyFromAddress" });
  expect(await guess("Sacha", "bourg-palette", 6)).toEqual({ refused: "tooManyFromAddress" });
  expect(await authenticate({ login: "Sacha", password: "bourg-palette", address: "2001:db8:0:1::1" })).toHaveProperty("user");
});

test("sign-ups from one address are limited, whether they succeed or not", async () => {
  const signUp = createRegistrar(database, strict());
  expect(await signUp(form("Sacha"), "fr", "10.0.0.1")).toHaveProperty("userId");
  expect(await signUp(form("Sacha"), "fr", "10.0.0.1")).toHaveProperty("faults");
  expect(await signUp(form("Ondine"), "fr", "10.0.0.1")).toEqual({ refused: "too-many-sign-ups" });
  expect(await signUp(form("Ondine"), "fr", "10.0.0.2")).toHaveProperty("userId");
  expect(await database.user.count()).toBe(2);
});

test("two hundred false log-ins at once keep an honest one waiting less than a second", async () => {
  await register("Sacha");
  const authenticate = createAuthenticator(database, new Gate(undefined, { ...LIMITS, failures: { points: 20, duration: 60 } }));
  const honest = async () => {
    const began = performance.now();
    expect(await authenticate({ login: "Sacha", password: "bourg-palette", address: "10.0.0.2" })).toHaveProperty("user");
    return performance.now() - began;
  };
  const alone = await honest();
  const flood = Array.from({ length: 200 }, (_, index) =>
    authenticate({ login: `nobody${index}`, password: "wrong-password", address: "10.0.0.1" }),
  );
  const waited = await honest();
  const answers = await Promise.all(flood);
  // One turn of somebody else's, and one's own. A machine that needs longer for one log-in alone is given as many times more.
  expect(waited).toBeLessThan(Math.max(1_000, 5 * alone));
  expect(answers.filter((answer) => "refused" in answer && answer.refused === "wrongCredentials")).toHaveLength(20);
}, 120_000);

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
  expect(await sessionUser(database, secret, first)).toEqual({ id: userId, pseudo: "Sacha", role: "PLAYER", locale: "it", guest: false });

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

test("of processes that start together one makes the administrator, and the password that is kept opens the account", async () => {
  const directory = mkdtempSync(`${tmpdir()}/openpokemon-admin-`);
  const first = { pseudo: "admin", email: "admin@example.org", password: undefined };
  const made = await Promise.all([1, 2, 3].map(() => seedAdministrator(database, directory, first)));
  expect(made.filter(({ generatedPassword }) => generatedPassword !== undefined)).toHaveLength(1);
  const password = readFileSync(administratorPasswordFile(directory), "utf8").trim();
  expect(await createAuthenticator(database)({ login: "admin", password, address: "::1" })).toMatchObject({ user: { role: "ADMIN" } });
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
