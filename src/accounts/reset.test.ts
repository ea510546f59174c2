import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Accounts, openAccounts } from "@/accounts";
import { Gate, LIMITS } from "@/accounts/gate";
import { mailSender } from "@/accounts/mail";
import { hashPassword } from "@/accounts/password";
import { isOpen, issueToken } from "@/accounts/tokens";
import { resetLink } from "@/admin";
import type { Database, OpenDatabase } from "@/db";
import type { User } from "@/db/generated/client";
import { openTestDatabase } from "@/db/testing";

const OLD = "bourg-palette";
const NEW = "jadielle-la-verte";
const HERE = "10.0.0.1";

/** A mail server that takes what comes from who knows its password. */
const letters: { readonly to: readonly string[]; readonly text: string }[] = [];
const server = new SMTPServer({
  authOptional: false,
  allowInsecureAuth: true,
  disabledCommands: ["STARTTLS"],
  onAuth: ({ username, password }, _session, callback) =>
    username === "post" && password === "p@ss" ? callback(null, { user: "post" }) : callback(new Error("no")),
  onData(stream, { envelope }, callback) {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      letters.push({ to: envelope.rcptTo.map(({ address }) => address), text: Buffer.concat(chunks).toString() });
      callback();
    });
  },
});

let opened: OpenDatabase;
let database: Database;
let passwordHash: string;
let port: number;
beforeAll(async () => {
  opened = await openTestDatabase();
  database = opened.prisma;
  passwordHash = await hashPassword(OLD);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("The mail server has no port.");
  port = address.port;
});
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await opened.close();
});
beforeEach(async () => {
  letters.length = 0;
  await database.user.deleteMany();
});

const accounts = (gate = new Gate(), password = "p%40ss"): Accounts =>
  openAccounts(
    database,
    gate,
    mailSender({ smtpUrl: `smtp://post:${password}@127.0.0.1:${port}`, from: "site@example.org", publicUrl: "https://play.example.org" }),
  );

function player(pseudo: string, role: User["role"] = "PLAYER"): Promise<User> {
  const email = `${pseudo}@example.org`;
  const keys = { emailKey: email.toLowerCase(), pseudoKey: pseudo.toLowerCase() };
  return database.user.create({ data: { ...keys, pseudo, email, lastName: "n", firstName: "p", passwordHash, role } });
}

/** The token in the last letter, whose lines may have been broken on their way. */
function tokenIn(path: string): string {
  const text = letters.at(-1)?.text.replaceAll("=\r\n", "") ?? "";
  return new RegExp(`https://play\\.example\\.org${path}#([\\w-]{43})`).exec(text)?.[1] ?? "";
}
const logIn = (password: string) => accounts().authenticate({ login: "Sacha", password, address: HERE });

test("a forgotten password is set anew by a mailed link, once, and every session ends", async () => {
  const sacha = await player("Sacha");
  const { passwordReset } = accounts();
  await passwordReset.request(" SACHA@example.org");
  expect(letters.map(({ to }) => to)).toEqual([["Sacha@example.org"]]);
  const token = tokenIn("/mot-de-passe/nouveau");
  expect(await passwordReset.complete(token, NEW, HERE)).toEqual({ userId: sacha.id, pseudo: "Sacha" });
  expect(await logIn(NEW)).toHaveProperty("user");
  expect(await logIn(OLD)).toEqual({ refused: "wrongCredentials" });
  const changed = await database.user.findUniqueOrThrow({ where: { id: sacha.id } });
  expect(changed.sessionVersion).toBe(1);
  expect(changed.emailConfirmedAt).not.toBeNull();
  expect(await passwordReset.complete(token, "another-password", HERE)).toEqual({ refused: "link-expired" });
});

test.for(["password", "mail"] as const)("a link that is still under way opens nothing once the player has another %s", async (changed) => {
  const sacha = await player("Sacha");
  const { passwordReset, ownAccount } = accounts();
  await passwordReset.request("sacha@example.org");
  const token = tokenIn("/mot-de-passe/nouveau");
  const identity = { pseudo: "Sacha", email: "safe@example.org", locale: "fr" as const, acceptsRequests: true, currentPassword: OLD };
  if (changed === "mail") await ownAccount.changeIdentity(sacha.id, identity, HERE);
  else await ownAccount.changePassword(sacha, { currentPassword: OLD, password: "safe-password" }, HERE);
  expect(await passwordReset.complete(token, NEW, HERE)).toEqual({ refused: "link-expired" });
});

test("of two who use a link at once, one sets the password", async () => {
  const sacha = await player("Sacha");
  const token = await issueToken(database, sacha, "RESET_PASSWORD");
  const { passwordReset } = accounts();
  const answers = await Promise.all([NEW, `${NEW}-2`].map((password) => passwordReset.complete(token, password, HERE)));
  expect(answers.filter((answer) => "userId" in answer)).toHaveLength(1);
  expect(answers).toContainEqual({ refused: "link-expired" });
});

test("a link is good for an hour, only the newest one, and only for its purpose; the database does not know it", async () => {
  const sacha = await player("Sacha");
  const now = new Date();
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const first = await issueToken(database, sacha, "RESET_PASSWORD", now);
  const second = await issueToken(database, sacha, "RESET_PASSWORD", now);
  expect(await isOpen(database, first, "RESET_PASSWORD", now)).toBe(false);
  expect(await isOpen(database, second, "RESET_PASSWORD", after(59))).toBe(true);
  expect(await isOpen(database, second, "RESET_PASSWORD", after(60))).toBe(false);
  expect(await isOpen(database, second, "CONFIRM_EMAIL", now)).toBe(false);
  expect(JSON.stringify(await database.accountToken.findMany())).not.toContain(second);
  expect(Buffer.from(second, "base64url")).toHaveLength(32);
});

test("nothing is mailed to an address without an account, and no more than a few letters an hour to one with it", async () => {
  await player("Sacha");
  const { passwordReset } = accounts(new Gate(undefined, { ...LIMITS, mails: { points: 2, duration: 60 } }));
  await passwordReset.request("nobody@example.org");
  expect(letters).toEqual([]);
  for (let n = 0; n < 4; n++) await passwordReset.request("sacha@example.org");
  expect(letters).toHaveLength(2);
});

test("a mail server that refuses us is a fault that is thrown, and the old password holds", async () => {
  await player("Sacha");
  await expect(accounts(new Gate(), "wrong").passwordReset.request("sacha@example.org")).rejects.toThrow();
  expect(await logIn(OLD)).toHaveProperty("user");
});

test("without a mail server an administrator makes the link, for players only, and the audit says so", async () => {
  const [boss, sacha, other] = [await player("Boss", "ADMIN"), await player("Sacha"), await player("Chief", "ADMIN")];
  const link = await resetLink(database, boss, sacha.id, { reason: "No mail" });
  if (!("path" in link)) throw new Error("There is no link.");
  const { passwordReset } = openAccounts(database, new Gate(), null);
  expect(passwordReset.byMail).toBe(false);
  const token = link.path.split("#")[1] ?? "";
  expect(await passwordReset.complete(token, NEW, HERE)).toHaveProperty("pseudo", "Sacha");
  expect((await database.user.findUniqueOrThrow({ where: { id: sacha.id } })).emailConfirmedAt).toBeNull();
  expect(await database.auditEntry.findMany({ where: { subjectId: sacha.id } })).toMatchObject([
    { actorPseudo: "Boss", action: "reset-link" },
  ]);
  expect(await resetLink(database, boss, other.id, { reason: "r" })).toEqual({ refused: "administrator" });
  expect(await resetLink(database, boss, boss.id, { reason: "r" })).toEqual({ refused: "yourself" });
  expect(await resetLink(database, boss, "nobody", { reason: "r" })).toEqual({ refused: "not-found" });
});

test("a mail is confirmed by the link that was sent there, unless the account has another by then", async () => {
  const sacha = await player("Sacha");
  const { mailConfirmation, ownAccount } = accounts();
  await mailConfirmation.send(sacha.id);
  const late = tokenIn("/confirmation");
  const identity = { pseudo: "Sacha", email: "s@example.org", locale: "it" as const, acceptsRequests: true, currentPassword: OLD };
  expect(await ownAccount.changeIdentity(sacha.id, identity, HERE)).toMatchObject({ former: { email: "Sacha@example.org" } });
  expect(await mailConfirmation.complete(late)).toBe(false);
  await mailConfirmation.send(sacha.id);
  expect(letters.at(-1)?.to).toEqual(["s@example.org"]);
  expect(await mailConfirmation.complete(tokenIn("/confirmation"))).toBe(true);
  expect((await database.user.findUniqueOrThrow({ where: { id: sacha.id } })).emailConfirmedAt).not.toBeNull();
  letters.length = 0;
  await mailConfirmation.send(sacha.id);
  expect(letters).toEqual([]);
});
