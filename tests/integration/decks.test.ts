import { afterAll, beforeAll, expect, test } from "vitest";
import { GET as findCards } from "@/app/api/cards/route";
import { POST as choose } from "@/app/api/decks/[id]/current/route";
import { DELETE as remove, PUT as save } from "@/app/api/decks/[id]/route";
import { PUT as restore, POST as share, DELETE as withdraw } from "@/app/api/decks/[id]/share/route";
import { POST as create, GET as list } from "@/app/api/decks/route";
import type { User } from "@/db/generated/client";
import { chooseDeck, createDeck, currentDeck, DECKS_MAX, dressDeck, giveReadyDeck, playableDeck, sharedDeck } from "@/decks";
import type { DeckList, DeckView } from "@/decks/schema";
import { starterDecks } from "@/games/pokemon/cards/starter/decks";
import { pokemonDecks } from "@/games/pokemon/decks";
import { EDITIONS } from "@/games/pokemon/engine";
import { USUAL_LOOK } from "@/match/look";
import { Site, until } from "../site";

let site: Site;
beforeAll(async () => {
  site = await Site.open();
  site.serveRoutes();
});
afterAll(() => site.close());

let count = 0;
const newUser = () => site.user(`builder${count++}`);
const at = (id: string) => ({ params: Promise.resolve({ id }) });

async function decksOf(user: User): Promise<DeckList> {
  return (await list(await site.request(user, "GET", "/api/decks?game=pokemon"))).json();
}
async function post(user: User, body: object): Promise<Response> {
  return create(await site.request(user, "POST", "/api/decks", { game: "pokemon", ...body }));
}
async function put(user: User, { id }: Pick<DeckView, "id">, body: unknown): Promise<Response> {
  return save(await site.request(user, "PUT", `/api/decks/${id}`, body), at(id));
}
async function starter(user: User, starterDeckId = "chespin"): Promise<DeckView> {
  const response = await post(user, { starterDeckId });
  expect(response.status).toBe(201);
  return (await response.json()).deck;
}
const saved = ({ name, cards, version }: DeckView) => ({ name, cards, version });

test("a copy of a deck has a name of its own, and a deck keeps the look that is chosen for it", async () => {
  const user = await site.user("dresser");
  const made = async () => (await (await post(user, { starterDeckId: "chespin" })).json()).deck;
  const [first, second, third] = [await made(), await made(), await made()];
  expect([second.name, third.name]).toEqual([`${first.name} (2)`, `${first.name} (3)`]);
  const { prisma } = site.database;
  expect(first.look).toEqual(USUAL_LOOK);
  expect(await dressDeck(prisma, user.id, second.id, { sleeve: "waves", mat: "dusk" })).toBeNull();
  expect(await dressDeck(prisma, (await site.user("thief")).id, second.id, USUAL_LOOK)).toBe("not-found");
  await chooseDeck(prisma, user.id, second.id);
  expect(await currentDeck(prisma, pokemonDecks, user.id)).toMatchObject({ look: { sleeve: "waves", mat: "dusk" } });
});

test("a newcomer has a starter deck and can play at once", async () => {
  const user = await newUser();
  await giveReadyDeck(site.database.prisma, pokemonDecks, user.id, "fr");
  const { decks, starters } = await decksOf(user);
  expect(decks).toMatchObject([{ legal: true, faults: [], current: true, version: 0 }]);
  expect(starters.map(({ id }) => id)).toEqual(starterDecks.map(({ id }) => id));
  for (const edition of EDITIONS) expect(starters.filter((starter) => starter.edition === edition).length).toBeGreaterThanOrEqual(4);
  expect(await playableDeck(site.database.prisma, pokemonDecks, user.id, "xy")).toEqual({ entry: decks[0]?.cards, deck: decks[0]?.name });
});

test("DECK-06 a deck can be played by the rules of its newest card's time and by newer ones", async () => {
  const user = await newUser();
  await giveReadyDeck(site.database.prisma, pokemonDecks, user.id, "fr");
  const { decks } = await decksOf(user);
  expect(decks[0]?.edition).toBe("xy");
  const playable = await Promise.all(EDITIONS.map((edition) => playableDeck(site.database.prisma, pokemonDecks, user.id, edition)));
  expect(EDITIONS.filter((_, place) => playable[place] !== null)).toEqual(["xy", "sm", "swsh", "sv", "me"]);
});

test.each(starterDecks)("the starter deck $id is legal", async ({ id }) => {
  expect(await starter(await newUser(), id)).toMatchObject({ legal: true, faults: [] });
});

test("a copy of a ready deck comes with the faces of its cards, so that the page can show them at once", async () => {
  const { deck, faces } = await (await post(await newUser(), { starterDeckId: "rowlet" })).json();
  expect(Object.keys(faces).sort()).toEqual(deck.cards.map(({ cardId }: { cardId: string }) => cardId).sort());
});

test("a shared deck is shown as it was last saved and copied with its name, until its owner withdraws the link", async () => {
  const [owner, other] = [await newUser(), await newUser()];
  const deck = await starter(owner);
  const ask = async (user: User) => share(await site.request(user, "POST", ""), at(deck.id));
  expect((await ask(other)).status).toBe(404);
  const link = await (await ask(owner)).json();
  expect(await (await ask(owner)).json()).toEqual(link);
  expect((await decksOf(owner)).decks[0]?.share).toBe(link.share);
  await put(owner, deck, { ...saved(deck), name: "Shown" });
  expect(await sharedDeck(site.database.prisma, link.share)).toEqual({
    game: "pokemon",
    name: "Shown",
    cards: deck.cards,
    owner: owner.pseudo,
  });

  const copy = await (await post(other, { share: link.share })).json();
  expect(copy.deck).toMatchObject({ name: "Shown", cards: deck.cards, legal: true, share: null });
  expect((await post(other, { game: "dragonball", share: link.share })).status).toBe(404);

  expect((await withdraw(await site.request(other, "DELETE", ""), at(deck.id))).status).toBe(404);
  expect((await withdraw(await site.request(owner, "DELETE", ""), at(deck.id))).status).toBe(204);
  expect(await sharedDeck(site.database.prisma, link.share)).toBeNull();
  expect((await post(other, { share: link.share })).status).toBe(404);
});

test("a link that was withdrawn by mistake can be put back by its owner, until there is another", async () => {
  const [owner, other] = [await newUser(), await newUser()];
  const deck = await starter(owner);
  const ask = async (route: typeof share, user = owner) => route(await site.request(user, "POST", ""), at(deck.id));
  expect((await ask(restore)).status).toBe(404);
  const link = await (await ask(share)).json();
  await ask(withdraw);
  await ask(withdraw);
  expect((await ask(restore, other)).status).toBe(404);
  expect(await (await ask(restore)).json()).toEqual(link);
  expect(await sharedDeck(site.database.prisma, link.share)).toMatchObject({ owner: owner.pseudo });

  await ask(withdraw);
  const another = await (await ask(share)).json();
  expect(another).not.toEqual(link);
  expect(await (await ask(restore)).json()).toEqual(another);
  expect(await sharedDeck(site.database.prisma, link.share)).toBeNull();
});

test("a deck is renamed, changed, chosen and deleted", async () => {
  const user = await newUser();
  const [first, second] = [await starter(user), await starter(user, "froakie")];
  expect([first.current, second.current]).toEqual([true, false]);
  const renamed = await put(user, first, { ...saved(first), name: "  Mine  " });
  expect(await renamed.json()).toMatchObject({ name: "Mine", version: 1, legal: true, current: true });
  expect((await choose(await site.request(user, "POST", ""), at(second.id))).status).toBe(204);
  expect((await decksOf(user)).decks.map(({ current }) => current)).toEqual([false, true]);
  expect((await remove(await site.request(user, "DELETE", ""), at(second.id))).status).toBe(204);
  expect((await decksOf(user)).decks.map(({ name }) => name)).toEqual(["Mine"]);
  expect(await playableDeck(site.database.prisma, pokemonDecks, user.id, "xy")).toBeNull();
});

test("a deck that breaks rules is kept as a draft, with every broken rule named", async () => {
  const user = await newUser();
  const deck = await starter(user);
  const cards = [
    { cardId: "xy1-132", count: 20 },
    { cardId: "xy1-122", count: 5 },
    { cardId: "no-such-card", count: 1 },
  ];
  const draft = await (await put(user, deck, { ...saved(deck), cards })).json();
  expect(draft).toMatchObject({ legal: false, cards });
  expect(draft.faults).toEqual([
    { code: "unknown-card", values: { card: "no-such-card" } },
    { code: "size", values: { count: 25 } },
    { code: "copies", values: { cardId: "xy1-122", name: "Professor Sycamore", count: 5 } },
    { code: "no-basic", values: {} },
  ]);
  expect(await playableDeck(site.database.prisma, pokemonDecks, user.id, "xy")).toBeNull();
});

test("a card whose text is not compiled keeps a deck from being played, also when the catalogue changes later", async () => {
  const user = await newUser();
  const deck = await starter(user, "fennekin");
  const { prisma } = site.database;
  await prisma.card.update({ where: { game_id: { game: "pokemon", id: "xy1-24" } }, data: { playable: false, reason: "odd sentence" } });
  expect((await decksOf(user)).decks[0]).toMatchObject({
    id: deck.id,
    legal: false,
    faults: [{ code: "not-playable", values: { reason: "odd sentence" } }],
  });
  expect(await playableDeck(prisma, pokemonDecks, user.id, "xy")).toBeNull();
  await prisma.card.update({ where: { game_id: { game: "pokemon", id: "xy1-24" } }, data: { playable: true, reason: null } });
  expect(await playableDeck(prisma, pokemonDecks, user.id, "xy")).not.toBeNull();
});

test("of two tabs that save, the second is told instead of overwriting", async () => {
  const user = await newUser();
  const deck = await starter(user);
  expect((await put(user, deck, { ...saved(deck), name: "one" })).status).toBe(200);
  const late = await put(user, deck, { ...saved(deck), name: "two" });
  expect([late.status, await late.json()]).toEqual([409, { code: "changed-meanwhile" }]);
  expect((await decksOf(user)).decks[0]?.name).toBe("one");
});

test("what does not fit is refused with its fields", async () => {
  const user = await newUser();
  const good = { name: "d", cards: [{ cardId: "xy1-132", count: 1 }] };
  const fields = async (change: object) => {
    const response = await post(user, { ...good, ...change });
    const { code, fields } = await response.json();
    return [response.status, code, fields];
  };
  expect(await fields({ name: " " })).toEqual([400, "malformed", ["name"]]);
  expect(await fields({ name: "x".repeat(41) })).toEqual([400, "malformed", ["name"]]);
  expect(await fields({ cards: [{ cardId: "xy1-132", count: 0 }] })).toEqual([400, "malformed", ["cards.0.count"]]);
  expect(await fields({ cards: [good.cards[0], good.cards[0]] })).toEqual([400, "malformed", ["cards"]]);
  expect((await create(await site.request(user, "POST", "/api/decks"))).status).toBe(400);
  expect((await decksOf(user)).decks).toEqual([]);
});

test("nobody reads, changes, chooses or deletes another player's deck", async () => {
  const [owner, other] = [await newUser(), await newUser()];
  const deck = await starter(owner);
  expect((await put(other, deck, { ...saved(deck), name: "stolen" })).status).toBe(404);
  expect((await choose(await site.request(other, "POST", ""), at(deck.id))).status).toBe(404);
  expect((await remove(await site.request(other, "DELETE", ""), at(deck.id))).status).toBe(404);
  expect((await decksOf(other)).decks).toEqual([]);
  expect((await decksOf(owner)).decks[0]?.name).toBe(deck.name);
});

test("there is a greatest number of decks", async () => {
  const user = await newUser();
  await site.database.prisma.deck.createMany({
    data: Array.from({ length: DECKS_MAX }, () => ({ ownerId: user.id, game: "pokemon", name: "d", cards: [] })),
  });
  expect(await (await post(user, { starterDeckId: "chespin" })).json()).toEqual({ code: "too-many-decks" });
});

test("of many decks that are made at the same moment no more are kept than there may be", async () => {
  const user = await newUser();
  await site.database.prisma.deck.createMany({
    data: Array.from({ length: DECKS_MAX - 2 }, () => ({ ownerId: user.id, game: "pokemon", name: "d", cards: [] })),
  });
  const { prisma } = site.database;
  const made = Array.from({ length: 6 }, () =>
    createDeck(prisma, pokemonDecks, user.id, "en", { game: "pokemon", starterDeckId: "chespin" }),
  );
  expect((await Promise.all(made)).filter((one) => one === "too-many-decks")).toHaveLength(4);
  expect(await prisma.deck.count({ where: { ownerId: user.id } })).toBe(DECKS_MAX);
});

test.each(["\u200B\u2060", "\u3164", "safe\u202Egnp.exe", "\u2066x", "two\u2028lines", "\t\u007F"])(
  "a deck is not called %j",
  async (name) => {
    const answer = await post(await newUser(), { name, cards: [] });
    expect([answer.status, await answer.json()]).toEqual([400, { code: "malformed", fields: ["name"] }]);
  },
);

test.each(["Mon deck préféré", "🔥👨‍👩‍👧", "デッキ", "عربي"])("a deck may be called %j", async (name) => {
  expect((await post(await newUser(), { name, cards: [] })).status).toBe(201);
});

test("the game page learns of a change at once", async () => {
  const user = await newUser();
  const page = await site.visit(user);
  expect(page.deck).toBeNull();
  const deck = await starter(user);
  await until(() => page.deck?.id === deck.id && page.deck.legal);
  await put(user, deck, { ...saved(deck), cards: [] });
  await until(() => page.deck?.legal === false);
});

test("cards are found by name in the player's language, category and type", async () => {
  const user = await newUser();
  const find = async (query: string) => (await findCards(await site.request(user, "GET", `/api/cards?game=pokemon&${query}`))).json();
  expect((await find("query=grenousse")).entries[0]).toMatchObject({ face: { name: "Froakie", category: "Pokémon" }, playable: true });
  const fire = await find("category=Pok%C3%A9mon&types=Fire,Water");
  expect(fire.entries.length).toBeGreaterThan(0);
  for (const { face } of fire.entries) expect(face.types.some((type: string) => ["Fire", "Water"].includes(type))).toBe(true);
  expect(await find("types=Sugar")).toEqual({ code: "malformed", fields: ["types.0"] });
  expect(await find("sort=luck")).toEqual({ code: "malformed", fields: ["sort"] });
});
