import { afterAll, beforeAll, expect, test } from "vitest";
import { createGuest } from "@/accounts/guest";
import { PUT as changeIdentity, DELETE as deleteAccount } from "@/app/api/account/route";
import { POST as signUp } from "@/app/api/accounts/route";
import { GET as listPlayers } from "@/app/api/admin/players/route";
import { giveReadyDeck } from "@/decks";
import { pokemonDecks } from "@/games/pokemon/decks";
import { type Client, ok, refused, Site, until } from "../site";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
  site.serveRoutes();
});
afterAll(() => site.close());

async function guest(): Promise<Client> {
  const { prisma } = site.database;
  const user = await createGuest(prisma, "en");
  await giveReadyDeck(prisma, pokemonDecks, user.id, "en");
  return site.visit(user);
}
const form = (pseudo: string) => ({
  lastName: "n",
  firstName: "p",
  email: `${pseudo}@example.org`,
  pseudo,
  password: "bourg-palette",
  passwordConfirmation: "bourg-palette",
});

test("guests meet nobody: they are in no list, and every message about others is refused", async () => {
  const [visitor, player] = [await guest(), await site.armed("somebody")];
  const needed = refused("account-needed");
  const to = { userId: player.id };
  expect(await visitor.say("friend:ask", to)).toEqual(needed);
  expect(await visitor.say("player:block", to)).toEqual(needed);
  expect(await visitor.say("challenge:send", { ...to, game: "pokemon", edition: "xy" })).toEqual(needed);
  expect(await visitor.say("queue:join", { game: "pokemon", edition: "xy" })).toEqual(needed);
  expect(await player.say("friend:ask", { userId: visitor.id })).toEqual(refused("not-found"));
  await until(() => player.players.some(({ id }) => id === player.id));
  expect(player.players.map(({ id }) => id)).not.toContain(visitor.id);
});

test("guests have no account to change, and no way into the administration", async () => {
  const { user } = await guest();
  const answers = await Promise.all([
    changeIdentity(await site.request(user, "PUT", "/", form("x"))),
    deleteAccount(await site.request(user, "DELETE", "/", { currentPassword: "" })),
    listPlayers(await site.request(user, "GET", "/")),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
});

test("a guest plays against the computer, signs up in the middle of it, and goes on as a player", async () => {
  const visitor = await guest();
  expect(await visitor.say("bot:challenge", { game: "pokemon", edition: "xy", level: "easy" })).toEqual(ok);
  await until(() => visitor.found.length === 1);
  await visitor.sit(visitor.found[0] ?? "");
  await until(() => visitor.updates.length > 0);
  const answer = await signUp(await site.request(visitor.user, "POST", "/", form("Newcomer")));
  expect([answer.status, await answer.json()]).toEqual([201, { ok: true, pseudo: "Newcomer" }]);
  await until(() => visitor.me.pseudo === "Newcomer" && !visitor.me.guest);
  expect(visitor.me.match?.id).toBe(visitor.found[0]);
  expect(visitor.deck?.legal).toBe(true);
  expect(await site.database.prisma.deck.count({ where: { ownerId: visitor.id } })).toBe(1);
  const player = await site.player("greeter");
  expect(await player.say("friend:ask", { userId: visitor.id })).toEqual(ok);
});
