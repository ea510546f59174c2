import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { starterDecksOf } from "@/games/pokemon/cards/starter/decks";
import { pokemonDecks } from "@/games/pokemon/decks";
import { EDITIONS } from "@/games/pokemon/engine";
import { loadPlayed } from "@/match/finished";
import { USUAL_LOOK } from "@/match/look";
import { type Client, ok, refused, Site, until } from "../site";

let site: Site;
beforeAll(async () => {
  site = await Site.open({ graceSeconds: 1 });
});
afterAll(() => site.close());

let count = 0;

const armed = () => site.armed(`table${count++}`);

/** Two players who have taken their seats. */
async function atTable(): Promise<[Client, Client]> {
  const pair: [Client, Client] = [await armed(), await armed()];
  await site.seat(...pair);
  return pair;
}

test("each card's face is sent once to a connection, before it is needed, in the player's language", async () => {
  const [ann] = await atTable();
  const faces = Object.assign({}, ...ann.updates.map((update) => update.faces));
  for (const { card } of ann.update.view.sides[ann.update.seat].hand ?? []) expect(faces[card]?.name).toBeTypeOf("string");
  const sent = ann.updates.flatMap((update) => Object.keys(update.faces));
  expect(sent).toHaveLength(new Set(sent).size);
});

test("whoever changes language in the middle of a match is sent all cards that they have seen in it", async () => {
  const [ann, ben] = await atTable();
  const facesOf = (from: number) => Object.assign({}, ...ann.updates.slice(from).map(({ faces }) => faces));
  await until(() => Object.keys(facesOf(0)).length > 0);
  const before = facesOf(0);
  const heard = ann.updates.length;
  // In Spanish a Pokémon is called as in English: a hand may have nothing else.
  await site.database.prisma.user.update({ where: { id: ann.user.id }, data: { locale: "fr" } });
  await site.realtime.accountChanged(ann.user.id);
  await until(() => Object.keys(facesOf(heard)).length > 0);
  expect(Object.keys(facesOf(heard)).sort()).toEqual(Object.keys(before).sort());
  const namesOf = (faces: Record<string, { name: string }>) => Object.values(faces).map(({ name }) => name);
  expect(namesOf(facesOf(heard)).sort()).not.toEqual(namesOf(before).sort());
  await ben.say("match:concede", { matchId: ann.update.matchId });
});

/** The catalogue reads a card otherwise while something is done. */
async function readOtherwise(card: string, work: () => Promise<void>): Promise<void> {
  const { card: cards, catalogue } = site.database.prisma;
  const where = { game_id: { game: "pokemon", id: card } };
  const definition = z.record(z.string(), z.json()).parse((await cards.findUniqueOrThrow({ where })).definition);
  const read = async (data: { definition: typeof definition }) => {
    await cards.update({ where, data });
    await catalogue.updateMany({ data: { version: { increment: 1 } } });
  };
  await read({ definition: { ...definition, name: "Otherwise" } });
  try {
    await work();
  } finally {
    await read({ definition });
  }
}

test("the table shows what the match plays, though the catalogue has come to read the card otherwise", async () => {
  const [ann, ben] = await atTable();
  const { matchId, seat, view } = ann.update;
  const card = view.sides[seat].hand?.[0]?.card ?? "";
  const face = ann.updates.map(({ faces }) => faces[card]).find((each) => each !== undefined);
  await readOtherwise(card, async () => {
    const late = await site.visit(ann.user);
    await late.sit(matchId);
    await until(() => late.updates.some(({ faces }) => card in faces));
    expect(late.updates.map(({ faces }) => faces[card]).find((each) => each !== undefined)).toEqual(face);
  });
  await ben.say("match:concede", { matchId });
});

test("a page that knows a card from one match is sent its face anew in the next one, which has pinned another reading", async () => {
  const pair = [await armed(), await armed()] as const;
  const [ann, ben] = pair;
  // No hand of seven is without it.
  const only = "xy1-132";
  const cards = [
    { cardId: "xy1-12", count: 4 },
    { cardId: only, count: 56 },
  ];
  await site.database.prisma.deck.updateMany({ where: { ownerId: ann.id }, data: { cards } });
  const meet = async (matches: number) => {
    for (const client of pair) await client.say("queue:join", { game: "pokemon", edition: "xy" });
    await until(() => pair.every(({ found }) => found.length === matches));
    const heard = ann.updates.length;
    for (const client of pair) await client.sit(client.found.at(-1) ?? "");
    const faces = () => ann.updates.slice(heard);
    await until(() => faces().some(({ view, seat }) => view.sides[seat].hand?.some(({ card }) => card === only)));
    const sent = faces().some(({ faces: { [only]: face } }) => face !== undefined);
    await ben.say("match:concede", { matchId: ann.update.matchId });
    return sent;
  };
  expect(await meet(1)).toBe(true);
  expect(await meet(2)).toBe(false);
  await readOtherwise(only, async () => expect(await meet(3)).toBe(true));
});

test("a page is told what it could not be told while the database was away, though nothing else happens at its table", async () => {
  const [ann, ben] = await atTable();
  const { matchId } = ann.update;
  const { prisma } = site.database;
  const late = await site.visit(ann.user);
  await prisma.$executeRaw`ALTER TABLE "Catalogue" RENAME TO "Away"`;
  // What a table has looked at less than a second ago it does not look at again.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  try {
    expect(await late.say("match:join", { matchId })).toEqual(ok);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(late.updates).toEqual([]);
  } finally {
    await prisma.$executeRaw`ALTER TABLE "Away" RENAME TO "Catalogue"`;
  }
  await until(() => late.updates.length > 0);
  expect(late.update.view).toEqual(ann.update.view);
  await ben.say("match:concede", { matchId });
});

test("whoever comes while the database is away for a moment is let in once it is back, and does not have to come again", async () => {
  const [ann, ben] = await atTable();
  const { prisma } = site.database;
  ben.socket.disconnect();
  const met: string[] = [];
  ben.socket.on("connect_error", ({ message }) => met.push(message));
  ben.socket.on("disconnect", (reason) => met.push(reason));
  await prisma.$executeRaw`ALTER TABLE "User" RENAME TO "Away"`;
  ben.socket.connect();
  await new Promise((resolve) => setTimeout(resolve, 600));
  expect(ben.socket.connected).toBe(false);
  await prisma.$executeRaw`ALTER TABLE "Away" RENAME TO "User"`;
  await until(() => ben.socket.connected);
  expect(met).toEqual([]);
  await ben.sit(ann.update.matchId);
  await ben.say("match:concede", { matchId: ann.update.matchId });
});

test("a dropped line is seen by the opponent with its grace, and coming back brings the same board", async () => {
  const [ann, ben] = await atTable();
  const { seat, view } = ann.update;
  ann.socket.disconnect();
  await until(() => ben.update.seats[seat].graceUntil !== null);
  expect(ben.update.seats[seat].connected).toBe(false);
  const before = ann.updates.length;
  ann.socket.connect();
  await until(() => ann.updates.length > before && ben.update.seats[seat].connected);
  expect(ann.update.view).toEqual(view);
  expect(ben.update.seats[seat].graceUntil).toBeNull();
});

test("leaving the page counts as absence though the line stays open; a second tab holds the seat", async () => {
  const [ann, ben] = await atTable();
  const { matchId, seat } = ann.update;
  const tab = await site.visit(ann.user);
  await tab.sit(matchId);
  await until(() => tab.updates.length > 0);
  expect(await ann.say("match:leave", { matchId })).toEqual(ok);
  const heard = ann.updates.length;
  await ben.say("match:react", { matchId, reaction: "hello" });
  await until(() => tab.reactions.length === 1);
  expect([ben.update.seats[seat].connected, ann.reactions, ann.updates.length]).toEqual([true, [], heard]);
  await tab.say("match:leave", { matchId });
  await until(() => !ben.update.seats[seat].connected);
});

test("a page that asks for its table again, having lost what it had, is sent all of it", async () => {
  const [ann] = await atTable();
  const whole: number[] = [];
  ann.socket.on("match:update", ({ seq }) => whole.push(seq));
  expect(await ann.say("match:join", { matchId: ann.update.matchId })).toEqual(ok);
  await until(() => whole.length === 1);
  expect(whole).toEqual([ann.update.seq]);
});

test("a rematch begins when both want it, with the same decks", async () => {
  const [ann, ben] = await atTable();
  const { matchId } = ann.update;
  expect(await ann.say("match:rematch", { matchId, accept: true })).toEqual(refused("you-are-busy"));
  await ann.say("match:concede", { matchId });
  await until(() => ben.update.result?.rematch.possible === true);
  expect(await ann.say("match:rematch", { matchId, accept: true })).toEqual(ok);
  await until(() => ben.update.result?.rematch.asked[ann.update.seat] === true);
  expect(await ben.say("match:rematch", { matchId, accept: true })).toEqual(ok);
  await until(() => ann.found.length === 2 && ben.found.length === 2);
  await until(() => ann.update.result?.rematch.matchId === ann.found[1]);
  const [first, second] = await Promise.all(ann.found.map((id) => site.database.prisma.match.findUniqueOrThrow({ where: { id } })));
  if (!first) throw new Error("the match is there");
  const { setup } = await loadPlayed(site.database.prisma, first);
  expect(second).toMatchObject({ rematchOfId: matchId, setup });
  expect(second?.seed).not.toBe(first.seed);
  // Of one match there is one.
  expect(await ben.say("match:rematch", { matchId, accept: true })).toEqual(refused("withdrawn"));
});

test("a rematch is with the decks that both have chosen by now, where one of them asks for that", async () => {
  const [ann, ben] = await atTable();
  const { prisma } = site.database;
  const { matchId } = ann.update;
  await ann.say("match:concede", { matchId });
  await until(() => ben.update.result?.rematch.possible === true);
  const other = pokemonDecks.ready.find(({ edition, id }) => edition === "xy" && id !== pokemonDecks.first.id);
  await prisma.deck.updateMany({ where: { ownerId: ann.id }, data: { name: "Another", cards: [...(other?.cards ?? [])] } });
  expect(await ben.say("match:rematch", { matchId, accept: true })).toEqual(ok);
  expect(await ann.say("match:rematch", { matchId, accept: true, decks: "current" })).toEqual(ok);
  await until(() => ann.found.length === 2 && ben.found.length === 2);
  const next = await prisma.match.findUniqueOrThrow({ where: { id: ann.found[1] ?? "" }, include: { seats: true } });
  const { setup } = await loadPlayed(prisma, await prisma.match.findUniqueOrThrow({ where: { id: matchId } }));
  expect(next).toMatchObject({ rematchOfId: matchId, kind: "RANDOM" });
  expect(next.setup).not.toEqual(setup);
  expect(next.seats.find(({ userId }) => userId === ann.id)?.deckName).toBe("Another");
});

test("a rematch with today's decks looks as they do today", async () => {
  const { prisma } = site.database;
  const [ann, ben] = [await armed(), await armed()];
  const dress = (look: { readonly sleeve: string; readonly mat: string }) =>
    prisma.deck.updateMany({ where: { ownerId: ann.id }, data: look });
  await dress({ sleeve: "flame", mat: "dusk" });
  await site.seat(ann, ben);
  const { matchId, seat, seats } = ann.update;
  expect(seats[seat].look).toEqual({ sleeve: "flame", mat: "dusk" });
  await dress(USUAL_LOOK);
  await ann.say("match:concede", { matchId });
  await until(() => ben.update.result?.rematch.possible === true);
  await ben.say("match:rematch", { matchId, accept: true });
  await ann.say("match:rematch", { matchId, accept: true, decks: "current" });
  await until(() => ann.found.length === 2);
  await ann.say("match:join", { matchId: ann.found[1] ?? "" });
  await until(() => ann.update.matchId !== matchId);
  expect(ann.update.seats[ann.update.seat].look).toBeUndefined();
});

test("a rematch that is declined, or whose other player has gone, does not begin", async () => {
  const [ann, ben] = await atTable();
  const { matchId } = ann.update;
  await ann.say("match:concede", { matchId });
  await until(() => ann.update.result !== null && ben.update.result !== null);
  await ben.say("match:rematch", { matchId, accept: false });
  await until(() => ann.update.result?.rematch.possible === false);
  expect(await ann.say("match:rematch", { matchId, accept: true })).toEqual(refused("withdrawn"));

  const [cleo, dan] = await atTable();
  const next = cleo.update.matchId;
  await cleo.say("match:concede", { matchId: next });
  await until(() => dan.update.result !== null);
  expect(await cleo.say("match:rematch", { matchId: next, accept: true })).toEqual(ok);
  cleo.socket.disconnect();
  await until(() => dan.update.result?.rematch.possible === false && dan.update.seats[cleo.update.seat].connected === false);
  expect(await dan.say("match:rematch", { matchId: next, accept: true })).toEqual(refused("offline"));
  expect([cleo.found, dan.found]).toEqual([[next], [next]]);
});

test("whoever has no legal deck any more is told so when a rematch with today's decks is agreed on, and the other one that it is theirs", async () => {
  const [ann, ben] = await atTable();
  const { matchId } = ann.update;
  await ann.say("match:concede", { matchId });
  await until(() => ben.update.result?.rematch.possible === true);
  await site.database.prisma.deck.updateMany({ where: { ownerId: ann.id }, data: { cards: [] } });
  expect(await ben.say("match:rematch", { matchId, accept: true, decks: "current" })).toEqual(ok);
  expect(await ann.say("match:rematch", { matchId, accept: true })).toEqual(refused("no-legal-deck"));
  expect(await ben.say("match:rematch", { matchId, accept: true })).toEqual(refused("opponent-deck"));
});

test("no rematch is possible while one of the two plays another match", async () => {
  const [ann, ben] = await atTable();
  const { matchId } = ann.update;
  await ann.say("match:concede", { matchId });
  await until(() => ben.update.result?.rematch.possible === true);
  expect(await ann.say("bot:challenge", { game: "pokemon", edition: "xy", level: "easy" })).toEqual(ok);
  await until(() => ann.found.length === 2);
  expect(await ann.say("match:rematch", { matchId, accept: true })).toEqual(ok);
  expect(await ben.say("match:rematch", { matchId, accept: true })).toEqual(refused("busy"));
  await until(() => ben.update.result?.rematch.possible === false);
});

test.each(EDITIONS)(
  "against the computer a ready deck of %s meets one of its time, by the newest rules too, and again",
  async (edition) => {
    const [own] = starterDecksOf(edition);
    const ann = await site.armed(`ready-${edition}`, own?.id);
    expect(await ann.say("bot:challenge", { game: "pokemon", edition: "me", level: "easy" })).toEqual(ok);
    await until(() => ann.found.length === 1);
    const matchId = ann.found[0] ?? "";
    await ann.sit(matchId);
    await ann.say("match:concede", { matchId });
    await until(() => ann.update.result?.rematch.possible === true);
    expect(await ann.say("match:rematch", { matchId, accept: true, decks: "current" })).toEqual(ok);
    const ready = starterDecksOf(edition).map(({ cards }) => cards.map(({ cardId }) => cardId).sort());
    for (const id of [matchId, ann.found[1] ?? ""]) {
      const match = await site.database.prisma.match.findUniqueOrThrow({ where: { id } });
      const { setup } = await loadPlayed(site.database.prisma, match);
      const { decks } = z.object({ decks: z.array(z.array(z.string())) }).parse(setup);
      for (const list of decks) expect(ready).toContainEqual([...new Set(list)].sort());
    }
  },
);
