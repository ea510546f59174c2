import { afterAll, beforeAll, expect, test } from "vitest";
import { LIMITS } from "@/accounts/gate";
import { GET as exportData } from "@/app/api/account/export/route";
import { PUT as changePassword } from "@/app/api/account/password/route";
import { PUT as changeIdentity, DELETE as deleteAccount } from "@/app/api/account/route";
import { DELETE as endSessions } from "@/app/api/account/sessions/route";
import { GET as listDecks } from "@/app/api/decks/route";
import type { User } from "@/db/generated/client";
import { giveReadyDeck } from "@/decks";
import { pokemonDecks } from "@/games/pokemon/decks";
import { Site, until } from "../site";

const PASSWORD = "bourg-palette";
let site: Site;
beforeAll(async () => {
  site = await Site.open();
  site.serveRoutes();
});
afterAll(() => site.close());

const player = (pseudo: string) => site.user(pseudo, "PLAYER", PASSWORD);
const rename = async (user: User, body: object) =>
  changeIdentity(
    await site.request(user, "PUT", "/", {
      pseudo: user.pseudo,
      email: user.email,
      locale: "en",
      acceptsRequests: true,
      currentPassword: "",
      ...body,
    }),
  );

/** Whether a browser with this cookie is let in. */
async function opens(cookie: string): Promise<boolean> {
  const request = await site.request(null, "GET", "/?game=pokemon");
  const headers = new Headers(request.headers);
  headers.set("cookie", cookie);
  return (await listDecks(new Request(request, { headers }))).status === 200;
}
const cookieFrom = (answer: Response) => (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";

test("another password logs every browser out but the one that changed it", async () => {
  const user = await player("changer");
  const before = await site.cookie(user);
  const page = await site.visit(user);
  const answer = await changePassword(await site.request(user, "PUT", "/", { currentPassword: PASSWORD, password: "jadielle-2" }));
  expect(answer.status).toBe(204);
  expect(answer.headers.get("set-cookie")).toMatch(/; HttpOnly; SameSite=Lax/);
  await until(() => page.ended[0] === "logged-out" && !page.socket.connected);
  expect(await opens(before)).toBe(false);
  expect(await opens(cookieFrom(answer))).toBe(true);
});

test("a stolen session changes neither password nor mail, and deletes nothing", async () => {
  const user = await player("robbed");
  const wrong = { currentPassword: "not-it-at-all" };
  const answers = [
    await changePassword(await site.request(user, "PUT", "/", { ...wrong, password: "jadielle-2" })),
    await rename(user, { ...wrong, email: "thief@example.org" }),
    await deleteAccount(await site.request(user, "DELETE", "/", wrong)),
  ];
  for (const answer of answers) {
    expect([answer.status, await answer.json()]).toEqual([422, { code: "faulty", faults: { currentPassword: "wrongPassword" } }]);
  }
  expect(await site.database.prisma.user.findUnique({ where: { id: user.id } })).toEqual(user);
});

test("logging out everywhere leaves the browser that asked for it", async () => {
  const user = await player("traveller");
  const elsewhere = await site.cookie(user);
  const answer = await endSessions(await site.request(user, "DELETE", "/"));
  expect(answer.status).toBe(204);
  expect(await opens(elsewhere)).toBe(false);
  expect(await opens(cookieFrom(answer))).toBe(true);
});

test("a new pseudo stands at once in the lists of players and friends", async () => {
  const [user, friend] = [await player("before"), await player("watcher")];
  const [page, friendsPage] = [await site.visit(user), await site.visit(friend)];
  await page.say("friend:ask", { userId: friend.id });
  await friendsPage.say("friend:answer", { userId: user.id, accept: true });
  expect((await rename(user, { pseudo: "After", locale: "it" })).status).toBe(204);
  await until(() => friendsPage.players.some(({ id, pseudo }) => id === user.id && pseudo === "After"));
  await until(() => friendsPage.me.friends[0]?.pseudo === "After" && page.me.pseudo === "After");
});

test("each fault of a form comes back with its field, and what is no form has them all", async () => {
  const user = await player("clumsy");
  const taken = await rename(user, { pseudo: "WATCHER" });
  expect([taken.status, await taken.json()]).toEqual([422, { code: "faulty", faults: { pseudo: "pseudoTaken" } }]);
  for (const nonsense of [{ pseudo: "a\0", email: "no", locale: "en", acceptsRequests: true, currentPassword: "" }, null, []]) {
    const answer = await changeIdentity(await site.request(user, "PUT", "/", nonsense));
    expect(answer.status).toBe(422);
  }
  const long = await changePassword(await site.request(user, "PUT", "/", { currentPassword: "x".repeat(201), password: "short" }));
  expect(await long.json()).toEqual({ code: "faulty", faults: { currentPassword: "wrongPassword", password: "passwordTooShort" } });
});

test("who deletes their account is gone at once, loses their match, and opens nothing any more", async () => {
  const user = await player("leaver");
  await giveReadyDeck(site.database.prisma, pokemonDecks, user.id, "en");
  const [goner, rival] = [await site.visit(user), await site.armed("stayer")];
  await site.seat(goner, rival);
  const cookie = await site.cookie(goner.user);
  expect((await deleteAccount(await site.request(goner.user, "DELETE", "/", { currentPassword: PASSWORD }))).status).toBe(204);
  await until(() => goner.ended[0] === "deleted");
  await until(() => rival.update.result?.outcome.reason === "deleted");
  expect(await opens(cookie)).toBe(false);
});

test("the export is a file that only its owner gets", async () => {
  const user = await player("archivist");
  const answer = await exportData(await site.request(user, "GET", "/"));
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="openpokemon-archivist.json"');
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({ account: { email: "archivist@example.org" }, decks: [], matches: [] });
  expect(text).not.toContain("changer");
});

test("an account can be changed so many times an hour", async () => {
  const user = await player("restless");
  const answers = [];
  for (let n = 0; n <= LIMITS.changes.points; n++) answers.push((await rename(user, {})).status);
  expect(answers.slice(0, -1)).toEqual(answers.slice(0, -1).map(() => 204));
  expect(answers.at(-1)).toBe(429);
});
