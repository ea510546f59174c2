import { afterAll, beforeAll, expect, test } from "vitest";
import { offerGames } from "@/games";
import { starterDecksOf } from "@/games/pokemon/cards/starter/decks";
import { loadMatch } from "@/match/journal";
import { ok, refused, Site, until } from "../site";

/** Matches against the computer, as the player has chosen them. */

let site: Site;
beforeAll(async () => {
  site = await Site.open({ botDelayMs: 0 });
});
afterAll(() => site.close());

const PRACTICE = { game: "pokemon", edition: "xy", level: "easy" };
const [first, second, third] = starterDecksOf("xy");
if (!first || !second || !third) throw new Error("there are three ready decks");

async function decksOf(matchId: string) {
  const record = await loadMatch(site.database.prisma, matchId);
  const game = offerGames().find(({ name }) => name === record?.game);
  if (!record || !game) throw new Error("the match is there");
  return game.decks(record).map((deck) => deck.map(({ cardId }) => cardId).sort());
}
const ids = ({ cards }: typeof first) => cards.map(({ cardId }) => cardId).sort();

test("a guest chooses their own deck and the computer's", async () => {
  const visitor = await site.guest();
  expect(await visitor.say("bot:challenge", { ...PRACTICE, deck: { ready: second.id }, against: { ready: third.id } })).toEqual(ok);
  await until(() => visitor.found.length === 1);
  expect(await decksOf(visitor.found[0] ?? "")).toEqual([ids(second), ids(third)]);
});

test("the computer plays what the player plays, where they wish", async () => {
  const ann = await site.armed("mirror", second.id);
  expect(await ann.say("bot:challenge", { ...PRACTICE, against: "same" })).toEqual(ok);
  await until(() => ann.found.length === 1);
  expect(await decksOf(ann.found[0] ?? "")).toEqual([ids(second), ids(second)]);
});

test("against the computer there are the strengths that it has, and no others", async () => {
  const ann = await site.armed("strong");
  expect(await ann.say("bot:challenge", { ...PRACTICE, level: "hopeless" })).toEqual(refused("malformed"));
  expect(ann.found).toEqual([]);
});

test("whoever has been advised something may ask what else there is to do", async () => {
  const ann = await site.armed("advised", second.id);
  const advised: (readonly number[])[] = [];
  ann.socket.on("match:advice", ({ choice }) => advised.push(choice));
  expect(await ann.say("bot:challenge", PRACTICE)).toEqual(ok);
  await until(() => ann.found.length === 1);
  await ann.sit(ann.found[0] ?? "");
  await until(() => ann.heard.length > 0);
  const mayChoose = () => ann.table.decision?.kind === "main" && ann.table.decision.options.length > 1;
  for (;;) {
    await until(() => ann.table.decision !== null);
    if (mayChoose()) break;
    await ann.answer();
  }
  const advise = async (besides: readonly number[]) => {
    const { length } = advised;
    const { matchId, decision } = ann.table;
    expect(await ann.say("match:advise", { matchId, decision: decision?.id ?? 0, besides: [...besides] })).toEqual(ok);
    await until(() => advised.length > length);
    return advised.at(-1) ?? [];
  };
  const idea = await advise([]);
  expect(await advise(idea)).not.toEqual(idea);
});

test("nobody plays with another's deck, nor with one of other rules", async () => {
  const [ann, ben] = [await site.armed("owner"), await site.armed("thief")];
  const [theirs] = await site.database.prisma.deck.findMany({ where: { ownerId: ann.id } });
  expect(await ben.say("bot:challenge", { ...PRACTICE, deck: { own: theirs?.id ?? "" } })).toEqual(refused("no-legal-deck"));
  expect(await ben.say("bot:challenge", { ...PRACTICE, against: { own: theirs?.id ?? "" } })).toEqual(refused("computer-deck"));
  const [newer] = starterDecksOf("sv");
  expect(await ben.say("bot:challenge", { ...PRACTICE, against: { ready: newer?.id ?? "" } })).toEqual(refused("computer-deck"));
  expect(ben.found).toEqual([]);
});
