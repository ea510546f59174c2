import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { starterDecksOf } from "@/games/pokemon/cards/starter/decks";
import { EDITIONS, randomFrom, sample } from "@/games/pokemon/engine";
import { offerPokemon } from "@/games/pokemon/site";
import { verifyMatch } from "@/match";
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

const random = randomFrom("tables");

/** Random legal answers from what each side is shown, until the match is over. */
async function play(pair: readonly Client[], enough: () => boolean = () => false): Promise<void> {
  for (let moves = 0; moves < 4_000 && !enough(); moves++) {
    await until(() => pair.some(({ update }) => update.decision !== null || update.result !== null));
    if (pair.some(({ update }) => update.result !== null)) return;
    const client = pair.find(({ update }) => update.decision !== null);
    if (!client) continue;
    const { matchId, decision, seq } = client.update;
    if (!decision) continue;
    const reply = await client.say("match:answer", { matchId, decision: decision.id, choice: [...sample(decision, random)] });
    if (!reply.ok && reply.code !== "too-often") throw new Error(`${decision.purpose} is refused: ${reply.code}`);
    if (reply.ok) await until(() => client.update.seq > seq);
    else await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

test("two players see the same match to the same end, and it can be verified", async () => {
  const pair = await atTable();
  const [ann, ben] = pair;
  await play(pair);
  await until(() => ann.update.result !== null && ben.update.result !== null);
  expect(ann.update.result).toEqual(ben.update.result);
  expect(ann.update.result?.outcome).toEqual(ann.update.view.outcome);
  expect(await verifyMatch(site.database.prisma, offerPokemon(), ann.update.matchId)).toEqual({ ok: true });
  await until(() => ann.me.match === null && ben.me.match === null);
}, 120_000);

test("each card's face is sent once to a connection, before it is needed, in the player's language", async () => {
  const [ann] = await atTable();
  const faces = Object.assign({}, ...ann.updates.map((update) => update.faces));
  for (const { card } of ann.update.view.sides[ann.update.seat].hand ?? []) expect(faces[card]?.name).toBeTypeOf("string");
  const sent = ann.updates.flatMap((update) => Object.keys(update.faces));
  expect(sent).toHaveLength(new Set(sent).size);
});

test("the table shows what the match plays, though the catalogue has come to read the card otherwise", async () => {
  const [ann, ben] = await atTable();
  const { matchId, seat, view } = ann.update;
  const card = view.sides[seat].hand?.[0]?.card ?? "";
  const face = ann.updates.map(({ faces }) => faces[card]).find((each) => each !== undefined);
  const { prisma } = site.database;
  const row = await prisma.card.findUniqueOrThrow({ where: { game_id: { game: "pokemon", id: card } } });
  const definition = { ...z.record(z.string(), z.json()).parse(row.definition), name: "Otherwise" };
  await prisma.card.update({ where: { game_id: { game: "pokemon", id: card } }, data: { definition } });
  try {
    const late = await site.visit(ann.user);
    await late.sit(matchId);
    await until(() => late.updates.some(({ faces }) => card in faces));
    expect(late.updates.map(({ faces }) => faces[card]).find((each) => each !== undefined)).toEqual(face);
  } finally {
    await prisma.card.update({
      where: { game_id: { game: "pokemon", id: card } },
      data: { definition: z.record(z.string(), z.json()).parse(row.definition) },
    });
  }
  await ben.say("match:concede", { matchId });
});

test("a concession ends the match for both, once", async () => {
  const [ann, ben] = await atTable();
  const { matchId } = ann.update;
  expect(await ann.say("match:concede", { matchId })).toEqual(ok);
  await until(() => ann.update.result !== null && ben.update.result !== null);
  expect(ben.update.result?.outcome).toEqual({ winner: ben.update.seat, reason: "concession" });
  expect(await ben.say("match:concede", { matchId })).toEqual(refused("over"));
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

test("the server restarts in the middle of a match: both come back by themselves and play on", async () => {
  const pair = await atTable();
  const [ann, ben] = pair;
  await play(pair, () => ann.update.seq >= 6);
  await until(() => ann.update.seq === ben.update.seq);
  const [before, heard] = [pair.map(({ update }) => update.view), pair.map(({ updates }) => updates.length)];
  await site.stop();
  await site.start();
  // As the page does when the server hung up on it.
  for (const { socket } of pair) if (!socket.active) socket.connect();
  await until(() =>
    pair.every(
      ({ updates }, index) => updates.length > (heard[index] ?? 0) && updates.at(-1)?.seats.every(({ connected }) => connected) === true,
    ),
  );
  expect(pair.map(({ update }) => update.view)).toEqual(before);
  expect(ann.me.match).toEqual({ id: ann.update.matchId, opponent: ben.user.pseudo });
  await play(pair, () => ann.update.seq >= 20);
  expect(ann.update.result !== null || ann.update.seq >= 20).toBe(true);
}, 120_000);

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
  expect(second).toMatchObject({ rematchOfId: matchId, setup: first?.setup });
  expect(second?.seed).not.toBe(first?.seed);
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
  cleo.socket.disconnect();
  await until(() => dan.update.result?.rematch.possible === false && dan.update.seats[cleo.update.seat].connected === false);
});

test.each(EDITIONS)("against the computer a ready deck of %s meets one of its own time, by the newest rules too", async (edition) => {
  const [own] = starterDecksOf(edition);
  const ann = await site.armed(`ready-${edition}`, own?.id);
  expect(await ann.say("bot:challenge", { game: "pokemon", edition: "me", level: "easy" })).toEqual(ok);
  await until(() => ann.found.length === 1);
  const { setup } = await site.database.prisma.match.findUniqueOrThrow({ where: { id: ann.found[0] ?? "" } });
  const lists = z
    .object({ decks: z.array(z.array(z.string())) })
    .parse(setup)
    .decks.map((list) => [...new Set(list)].sort());
  const ready = starterDecksOf(edition).map(({ cards }) => cards.map(({ cardId }) => cardId).sort());
  for (const list of lists) expect(ready).toContainEqual(list);
});

test("a match against the computer plays to its end", async () => {
  const ann = await armed();
  expect(await ann.say("bot:challenge", { game: "pokemon", edition: "xy", level: "easy" })).toEqual(ok);
  await until(() => ann.found.length === 1);
  await ann.sit(ann.found[0] ?? "");
  await until(() => ann.updates.length > 0);
  expect(ann.update.seats.map(({ bot }) => bot).sort()).toEqual([false, true]);
  await play([ann]);
  expect(ann.update.result).not.toBeNull();
  await ann.say("match:rematch", { matchId: ann.update.matchId, accept: true });
  await until(() => ann.found.length === 2);
}, 120_000);
