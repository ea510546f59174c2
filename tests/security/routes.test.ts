import { afterAll, beforeAll, expect, test } from "vitest";
import { POST as signUp } from "@/app/api/accounts/route";
import { POST as readAgain } from "@/app/api/admin/import/reading/route";
import { DELETE as cancelImport, POST as startImport, GET as watchImport } from "@/app/api/admin/import/route";
import { GET as listImportSets } from "@/app/api/admin/import/sets/route";
import { DELETE as deletePlayer } from "@/app/api/admin/players/[id]/route";
import { GET as listPlayers } from "@/app/api/admin/players/route";
import { GET as findCards } from "@/app/api/cards/route";
import { POST as choose } from "@/app/api/decks/[id]/current/route";
import { DELETE as removeDeck, PUT as saveDeck } from "@/app/api/decks/[id]/route";
import { POST as writeDeckList } from "@/app/api/decks/export/route";
import { POST as readDeckList } from "@/app/api/decks/import/route";
import { POST as createDeck, GET as listDecks } from "@/app/api/decks/route";
import { PUT as chooseLocale } from "@/app/api/locale/route";
import { PUT as chooseTheme } from "@/app/api/theme/route";
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
  deletePlayer(await site.request(user, "DELETE", `/api/admin/players/${id}`), at(id));

test("every route asks for a session", async () => {
  const get = () => site.request(null, "GET", "/");
  const change = () => site.request(null, "POST", "/", {});
  const answers = await Promise.all([
    listPlayers(await get()),
    deletePlayer(await change(), at("x")),
    findCards(await get()),
    watchImport(await get()),
    listImportSets(await get()),
    startImport(await change()),
    cancelImport(await change()),
    readAgain(await change()),
    listDecks(await get()),
    createDeck(await change()),
    saveDeck(await change(), at("x")),
    removeDeck(await change(), at("x")),
    choose(await change(), at("x")),
  ]);
  for (const answer of answers) expect([answer.status, await answer.json()]).toEqual([401, { code: "unauthorized" }]);
});

test("the administration refuses players", async () => {
  const [player, victim] = [await site.user("player"), await site.user("victim")];
  expect((await players(player)).status).toBe(403);
  expect((await remove(player, victim.id)).status).toBe(403);
  expect((await remove(player, player.id)).status).toBe(403);
  const imports = await Promise.all([
    watchImport(await site.request(player, "GET", "/")),
    listImportSets(await site.request(player, "GET", "/?source=tcgdex")),
    startImport(await site.request(player, "POST", "/", { source: "tcgdex", languages: ["en"] })),
    cancelImport(await site.request(player, "DELETE", "/")),
    readAgain(await site.request(player, "POST", "/")),
  ]);
  expect(imports.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  expect(await site.database.prisma.user.count({ where: { id: victim.id } })).toBe(1);
});

test("a session that was ended opens nothing", async () => {
  const former = await site.user("former", "ADMIN");
  await site.database.prisma.user.update({ where: { id: former.id }, data: { sessionVersion: 1 } });
  expect((await players(former)).status).toBe(401);
});

test("another site's page changes nothing, whoever is logged in", async () => {
  const victim = await site.user("victim2");
  const own = await site.request(admin, "DELETE", "/");
  const headers = new Headers(own.headers);
  for (const origin of ["https://evil.example", "null"]) {
    headers.set("origin", origin);
    expect((await deletePlayer(new Request(own.url, { method: "DELETE", headers }), at(victim.id))).status).toBe(403);
  }
  expect(await site.database.prisma.user.count({ where: { id: victim.id } })).toBe(1);
});

test.for([
  ["signs nobody up", signUp],
  ["chooses no language", chooseLocale],
  ["chooses no theme", chooseTheme],
] as const)("another site's page %s", async ([, route]) => {
  const own = await site.request(null, "POST", "/", {});
  const headers = new Headers(own.headers);
  headers.set("origin", "https://evil.example");
  const answer = await route(new Request(own.url, { method: "POST", headers, body: "{}" }));
  expect([answer.status, await answer.json()]).toEqual([403, { code: "forbidden" }]);
});

test("administrators list players by pages, without secrets", async () => {
  const answer = await players(admin, "?search=victim&page=1");
  const page = await answer.json();
  expect(page.players.map(({ pseudo }: { pseudo: string }) => pseudo)).toEqual(["victim", "victim2"]);
  expect(JSON.stringify(page)).not.toContain("passwordHash");
  expect((await players(admin, "?page=0")).status).toBe(400);
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
