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

test("nobody plays with another's deck, nor with one of other rules", async () => {
  const [ann, ben] = [await site.armed("owner"), await site.armed("thief")];
  const [theirs] = await site.database.prisma.deck.findMany({ where: { ownerId: ann.id } });
  expect(await ben.say("bot:challenge", { ...PRACTICE, deck: { own: theirs?.id ?? "" } })).toEqual(refused("no-legal-deck"));
  expect(await ben.say("bot:challenge", { ...PRACTICE, against: { own: theirs?.id ?? "" } })).toEqual(refused("computer-deck"));
  const [newer] = starterDecksOf("sv");
  expect(await ben.say("bot:challenge", { ...PRACTICE, against: { ready: newer?.id ?? "" } })).toEqual(refused("computer-deck"));
  expect(ben.found).toEqual([]);
});
