import { afterAll, beforeAll, expect, test } from "vitest";
import { LIMITS } from "@/accounts/gate";
import { POST as startImport, DELETE as stopImport, GET as watchImport } from "@/app/api/admin/import/route";
import { GET as listImportSets } from "@/app/api/admin/import/sets/route";
import { POST as makeResetLink } from "@/app/api/admin/players/[id]/reset/route";
import { PUT as changeRole } from "@/app/api/admin/players/[id]/role/route";
import { DELETE as deletePlayer } from "@/app/api/admin/players/[id]/route";
import { DELETE as lift, PUT as suspend } from "@/app/api/admin/players/[id]/suspension/route";
import { GET as listPlayers } from "@/app/api/admin/players/route";
import { GET as findCards } from "@/app/api/cards/route";
import { POST as confirmMail } from "@/app/api/confirmation/route";
import { POST as choose } from "@/app/api/decks/[id]/current/route";
import { DELETE as removeDeck, PUT as saveDeck } from "@/app/api/decks/[id]/route";
import { POST as writeDeckList } from "@/app/api/decks/export/route";
import { POST as readDeckList } from "@/app/api/decks/import/route";
import { POST as createDeck, GET as listDecks } from "@/app/api/decks/route";
import { POST as askForReset, PUT as setPassword } from "@/app/api/password-reset/route";
import { runtime } from "@/app/runtime";
import type { User } from "@/db/generated/client";
import { Site, until } from "../site";

let site: Site;
let admin: User;
beforeAll(async () => {
  site = await Site.open();
  site.serveRoutes();
  admin = await site.user("boss", "ADMIN");
});
afterAll(() => site.close());

const at = (id: string) => ({ params: Promise.resolve({ id }) });
const players = async (user: User | null, query = "") => listPlayers(await site.request(user, "GET", `/api/admin/players${query}`));
const remove = async (user: User | null, id: string) =>
  deletePlayer(await site.request(user, "DELETE", `/api/admin/players/${id}`, { reason: "r" }), at(id));

test("a session that was ended opens nothing", async () => {
  const former = await site.user("former", "ADMIN");
  await site.database.prisma.user.update({ where: { id: former.id }, data: { sessionVersion: 1 } });
  expect((await players(former)).status).toBe(401);
});

test("administrators list players by pages, without secrets", async () => {
  for (const pseudo of ["victim", "victim2"]) await site.user(pseudo);
  const answer = await players(admin, "?search=victim");
  const page = await answer.json();
  expect(page.players.map(({ pseudo }: { pseudo: string }) => pseudo)).toEqual(["victim", "victim2"]);
  expect(JSON.stringify(page)).not.toContain("passwordHash");
  expect((await players(admin, "?after=nobody")).status).toBe(400);
});

test("an import names a source that there is, and another site's page begins none", async () => {
  const start = async (body: unknown) => startImport(await site.request(admin, "POST", "/", body));
  expect((await start({ source: "folder/../..", languages: ["en"] })).status).toBe(404);
  expect((await start({ source: "tcgdex", languages: [] })).status).toBe(400);
  const own = await site.request(admin, "POST", "/", { source: "tcgdex", languages: ["en"] });
  const headers = new Headers(own.headers);
  headers.set("origin", "https://evil.example");
  expect((await startImport(new Request(own, { headers }))).status).toBe(403);
  expect(await (await watchImport(await site.request(admin, "GET", "/"))).json()).toEqual({
    status: null,
    reading: null,
    sources: ["tcgdex"],
  });
});

test("who stops what is not running has done nothing that the register tells of", async () => {
  expect((await stopImport(await site.request(admin, "DELETE", "/"))).status).toBe(200);
  expect(await site.database.prisma.auditEntry.count({ where: { action: "import-cancel" } })).toBe(0);
});

test("nobody deletes themself, another administrator or somebody who is gone", async () => {
  const other = await site.user("boss2", "ADMIN");
  expect(await (await remove(admin, admin.id)).json()).toEqual({ code: "yourself" });
  expect(await (await remove(admin, other.id)).json()).toEqual({ code: "administrator" });
  expect(await (await remove(admin, "nobody")).json()).toEqual({ code: "not-found" });
});

test("a deletion ends the player's pages and sessions at once, loses their match, and friends see it", async () => {
  const [goner, rival] = [await site.armed("goner"), await site.armed("rival")];
  await goner.say("friend:ask", { userId: rival.id });
  await rival.say("friend:answer", { userId: goner.id, accept: true });
  await until(() => rival.me.friends.length === 1);
  for (const client of [goner, rival]) await client.say("queue:join", { game: "pokemon", edition: "xy" });
  await until(() => rival.found.length === 1);
  await rival.say("match:join", { matchId: rival.found[0] ?? "" });
  await until(() => rival.updates.length > 0);

  expect((await remove(admin, goner.id)).status).toBe(204);
  await until(() => goner.ended[0] === "deleted" && !goner.socket.connected);
  await until(() => rival.update.result?.outcome.reason === "deleted" && rival.me.friends.length === 0 && rival.me.match === null);
  expect(rival.update.result?.outcome.winner).toBe(rival.update.seat);
  await until(() => !rival.players.some(({ id }) => id === goner.id));
  expect((await listDecks(await site.request(goner.user, "GET", "/api/decks"))).status).toBe(401);
  const { prisma } = site.database;
  expect(await prisma.deck.count({ where: { ownerId: goner.id } })).toBe(0);
  expect(await prisma.auditEntry.count({ where: { subjectId: goner.id, actorId: admin.id } })).toBe(1);
});

test("text that cannot be stored is refused by name wherever it comes in", async () => {
  const player = await site.user("scribe");
  const deck = (name: string) => ({ game: "pokemon", name, cards: [] });
  for (const wrong of ["a\0", "\ud800"]) {
    const field = encodeURIComponent("a\0");
    const answers = await Promise.all([
      createDeck(await site.request(player, "POST", "/", deck(wrong))),
      createDeck(await site.request(player, "POST", "/", { game: "pokemon", starterDeckId: wrong })),
      findCards(await site.request(player, "GET", `/?query=${field}`)),
      findCards(await site.request(player, "GET", `/?sets=${field}`)),
      listPlayers(await site.request(admin, "GET", `/?search=${field}`)),
      startImport(await site.request(admin, "POST", "/", { source: wrong, languages: ["en"] })),
      startImport(await site.request(admin, "POST", "/", { source: "tcgdex", sets: [wrong], languages: ["en"] })),
      listImportSets(await site.request(admin, "GET", `/?source=${field}`)),
      readDeckList(await site.request(player, "POST", "/", { game: "pokemon", text: wrong })),
      writeDeckList(await site.request(player, "POST", "/", { game: "pokemon", cards: [{ cardId: wrong, count: 1 }] })),
      createDeck(await site.request(player, "POST", "/", { ...deck("a"), cards: [{ cardId: wrong, count: 1 }] })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
    const unknown = await Promise.all([
      removeDeck(await site.request(player, "DELETE", "/"), at(wrong)),
      choose(await site.request(player, "POST", "/"), at(wrong)),
      deletePlayer(await site.request(admin, "DELETE", "/"), at(wrong)),
      saveDeck(await site.request(player, "PUT", "/", { name: "a", cards: [], version: 0 }), at(wrong)),
    ]);
    expect(unknown.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  }
});

test("a forgotten password: known and unknown mails get the same answer, a link opens once, and all pages end", async () => {
  const player = await site.visit(await site.user("forgetful"));
  const ask = async (email: string) => askForReset(await site.request(null, "POST", "/", { email }));
  const answers = [await ask("forgetful@example.org"), await ask("nobody@example.org")];
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  const made = await makeResetLink(await site.request(admin, "POST", "/", { reason: "No mail" }), at(player.id));
  expect(made.status).toBe(201);
  const token = (await made.json()).path.split("#")[1];
  const set = async (body: unknown) => setPassword(await site.request(null, "PUT", "/", body));
  expect(await (await set({ token, password: "short" })).json()).toEqual({ code: "faulty", faults: { password: "passwordTooShort" } });
  const done = await set({ token, password: "jadielle-la-verte" });
  expect([done.status, await done.json()]).toEqual([200, { pseudo: "forgetful" }]);
  await until(() => player.ended[0] === "logged-out");
  for (const used of [token, "x".repeat(43), "a\0", null]) {
    const answer = await set({ token: used, password: "jadielle-la-verte" });
    expect([answer.status, await answer.json()]).toEqual([410, { code: "link-expired" }]);
  }
  const confirmation = await confirmMail(await site.request(null, "POST", "/", { token }));
  expect(confirmation.status).toBe(410);
});

test("links are tried so many times an hour from one address", async () => {
  const answers = [];
  for (let n = 0; n <= LIMITS.resets.points; n++) {
    const request = await site.request(null, "PUT", "/", { token: "x".repeat(43), password: "jadielle-la-verte" });
    const headers = new Headers(request.headers);
    headers.set("x-client-address", "10.9.9.9");
    answers.push((await setPassword(new Request(request, { headers }))).status);
  }
  expect(answers.at(-2)).toBe(410);
  expect(answers.at(-1)).toBe(429);
});

test("nothing is done to a player without a reason", async () => {
  const { id } = await site.user("spared");
  const before = await site.database.prisma.auditEntry.count();
  for (const given of [{}, { reason: " " }]) {
    const answers = [
      await deletePlayer(await site.request(admin, "DELETE", "/", given), at(id)),
      await makeResetLink(await site.request(admin, "POST", "/", given), at(id)),
      await changeRole(await site.request(admin, "PUT", "/", { role: "ADMIN", ...given }), at(id)),
      await suspend(await site.request(admin, "PUT", "/", { days: 1, ...given }), at(id)),
      await lift(await site.request(admin, "DELETE", "/", given), at(id)),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  }
  expect(await site.database.prisma.auditEntry.count()).toBe(before);
});

test("a suspension ends the player's pages at once, keeps them out, and says why to who has the password; it can be lifted", async () => {
  const player = await site.visit(await site.user("loud", "PLAYER", "bourg-palette"));
  const shut = async (body: unknown) => suspend(await site.request(admin, "PUT", "/", body), at(player.id));
  for (const wrong of [{ days: 0, reason: "r" }, { days: 1, reason: " " }, { days: 1, reason: "a\0" }, {}])
    expect((await shut(wrong)).status).toBe(400);
  expect((await shut({ days: 3, reason: "Insults" })).status).toBe(204);
  await until(() => player.ended[0] === "suspended");
  expect((await listDecks(await site.request(player.user, "GET", "/?game=pokemon"))).status).toBe(401);
  const { authenticate } = runtime();
  const logIn = (password: string) => authenticate({ login: "loud", password, address: "::1" });
  expect(await logIn("wrong-password")).toEqual({ refused: "wrongCredentials" });
  expect(await logIn("bourg-palette")).toMatchObject({ refused: "suspended", suspension: { reason: "Insults" } });
  expect((await lift(await site.request(admin, "DELETE", "/", { reason: "Served" }), at(player.id))).status).toBe(204);
  expect(await logIn("bourg-palette")).toHaveProperty("user");
});

test("who is suspended in the middle of a match has lost it, and the opponent is told why", async () => {
  const [loud, quiet] = [await site.armed("loudmouth"), await site.armed("quiet")];
  await site.seat(loud, quiet);
  await suspend(await site.request(admin, "PUT", "/", { days: null, reason: "r" }), at(loud.id));
  await until(() => quiet.table.result !== null);
  expect(quiet.table.result?.outcome).toEqual({ winner: quiet.table.seat, reason: "suspended" });
  await until(() => quiet.me.match === null);
});

test("an administrator is made and unmade by others, and suspends no other", async () => {
  const other = await site.user("deputy");
  const role = async (by: User, id: string, name: string) =>
    changeRole(await site.request(by, "PUT", "/", { role: name, reason: "r" }), at(id));
  expect((await role(admin, other.id, "EMPEROR")).status).toBe(400);
  expect((await role(admin, other.id, "ADMIN")).status).toBe(204);
  expect((await players(other)).status).toBe(200);
  expect(await (await role(admin, admin.id, "PLAYER")).json()).toEqual({ code: "yourself" });
  const shut = await suspend(await site.request(other, "PUT", "/", { days: 1, reason: "r" }), at(admin.id));
  expect(await shut.json()).toEqual({ code: "administrator" });
  expect((await role(admin, other.id, "PLAYER")).status).toBe(204);
  expect((await players(other)).status).toBe(403);
});
