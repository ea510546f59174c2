import { afterAll, beforeAll, expect, test } from "vitest";
import { removeAccount } from "@/accounts/remove";
import type { OpenDatabase } from "@/db";
import type { MatchKind, ProfileShown } from "@/db/generated/client";
import { openTestDatabase } from "@/db/testing";
import { blockPlayer } from "@/friends/blocks";
import { historyOf, MATCHES_PER_PAGE } from "@/history/history";
import { profileOf } from "@/history/profile";
import { storyOf } from "@/history/story";

/** Who sees how much of what a player has played. */

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

let count = 0;
async function user(shown?: ProfileShown, guest = false) {
  const pseudo = `reader${count++}`;
  const names = { lastName: "", firstName: "", email: pseudo, emailKey: pseudo, pseudo, pseudoKey: pseudo, passwordHash: "", guest };
  return open.prisma.user.create({ data: { ...names, ...(shown && { profileShown: shown }) } });
}
type Someone = Awaited<ReturnType<typeof user>>;

/** A match that the first one won; without a second one against the computer. */
async function won(winner: Someone, loser: Someone | null, kind: MatchKind = loser ? "RANDOM" : "BOT", edition = "xy") {
  const endedAt = new Date(Date.UTC(2026, 0, 1) + count++ * 60_000);
  const seats = [
    { seat: 0, userId: winner.id, pseudo: winner.pseudo, result: "WON" as const, endedAt, points: 6, blow: 120, deckName: "Low tide" },
    {
      seat: 1,
      userId: loser?.id ?? null,
      pseudo: loser?.pseudo ?? "easy",
      botName: loser ? null : "easy",
      result: "LOST" as const,
      endedAt,
      points: 2,
    },
  ];
  const { id } = await open.prisma.match.create({
    data: {
      game: "pokemon",
      edition,
      kind,
      status: "FINISHED",
      seed: "s",
      seedCommitment: "c",
      nonces: ["", ""],
      clock: {},
      outcome: { winner: 0, reason: "prizes" },
      startedAt: new Date(endedAt.getTime() - 600_000),
      endedAt,
      seats: { create: seats },
    },
  });
  return id;
}

test("a profile shows results alone until its player decides otherwise", async () => {
  const [ann, ben, eve] = [await user(), await user(), await user()];
  await won(ann, ben);
  const seen = await profileOf(open.prisma, eve, ann.pseudo);
  expect(seen).toMatchObject({ own: false, results: { all: { won: 1, lost: 0, drawn: 0 }, streak: 1 }, details: null });
  expect(JSON.stringify(seen)).not.toContain(ben.pseudo);
  expect(JSON.stringify(seen)).not.toContain("Low tide");
});

test("whoever shows everything shows decks and matches, whoever shows nothing shows their pseudo and is named in nobody's list", async () => {
  const [ann, ben, eve] = [await user("ALL"), await user("NOTHING"), await user()];
  await won(ann, ben);
  const all = await profileOf(open.prisma, eve, ann.pseudo);
  expect(all?.details).toMatchObject({ byDeck: [{ deck: "Low tide", won: 1 }], matches: [{ opponent: { is: "unnamed" }, score: [6, 2] }] });
  expect(JSON.stringify(all)).not.toContain(ben.pseudo);
  expect(await profileOf(open.prisma, eve, ben.pseudo)).toMatchObject({ pseudo: ben.pseudo, results: null, details: null });
  // The two of them know whom they played.
  const known = await profileOf(open.prisma, ben, ann.pseudo);
  expect(known).toMatchObject({ results: { againstReader: { won: 0, lost: 1 } }, details: { matches: [{ opponent: { is: "player" } }] } });
  expect(await profileOf(open.prisma, ben, ben.pseudo)).toMatchObject({ own: true, shown: "NOTHING", details: { matches: [{}] } });
});

test("two who are kept apart show each other nothing, and neither learns who wanted it", async () => {
  const [ann, ben] = [await user("ALL"), await user("ALL")];
  await won(ann, ben);
  await blockPlayer(open.prisma, ann.id, ben.id);
  for (const [reader, other] of [
    [ann, ben],
    [ben, ann],
  ] as const)
    expect(await profileOf(open.prisma, reader, other.pseudo)).toMatchObject({ shown: "NOTHING", results: null, details: null });
});

test("a guest's profile shows the pseudo alone; there is none of a deleted player, of nobody", async () => {
  const [ann, guest, gone] = [await user(), await user("ALL", true), await user("ALL")];
  await won(ann, gone);
  await open.prisma.$transaction((transaction) => removeAccount(transaction, gone.id));
  for (const reader of [ann, guest])
    expect(await profileOf(open.prisma, reader, guest.pseudo)).toMatchObject({ guest: true, own: false, results: null, details: null });
  for (const pseudo of [gone.pseudo, "nobody-at-all"]) expect(await profileOf(open.prisma, ann, pseudo)).toBeNull();
  // Whoever sat at that table knows as much from its replay; nobody else is told why there is no name.
  const [match] = (await historyOf(open.prisma, ann.id, {})).matches;
  expect(match?.opponent).toEqual({ is: "former" });
  await open.prisma.user.update({ where: { id: ann.id }, data: { profileShown: "ALL" } });
  expect(await profileOf(open.prisma, guest, ann.pseudo)).toMatchObject({ details: { matches: [{ opponent: { is: "unnamed" } }] } });
});

test("matches against the computer stand in one's own history and count nowhere else", async () => {
  const [ann, eve] = [await user("ALL"), await user()];
  await won(ann, null);
  expect((await historyOf(open.prisma, ann.id, {})).matches).toHaveLength(1);
  expect((await historyOf(open.prisma, ann.id, { against: "people" })).matches).toHaveLength(0);
  expect(await profileOf(open.prisma, eve, ann.pseudo)).toMatchObject({
    results: { all: { won: 0 }, last: [] },
    details: { matches: [], blow: 0 },
  });
});

test("a history is its player's own, found by what the matches were, and turned page by page", async () => {
  const [ann, ben] = [await user(), await user()];
  const ids: string[] = [];
  for (let left = MATCHES_PER_PAGE + 3; left > 0; left--) ids.unshift(await won(ann, ben, "FRIEND", left % 2 === 0 ? "xy" : "sm"));
  const first = await historyOf(open.prisma, ann.id, {});
  const [id, by] = [first.next?.slice(0, first.next.indexOf("_")) ?? "", first.next?.slice(first.next.indexOf("_") + 1) ?? ""];
  const second = await historyOf(open.prisma, ann.id, { after: { id, by } });
  expect([...first.matches, ...second.matches].map((match) => match.id)).toEqual(ids);
  expect(second).toMatchObject({ next: null });
  const some = await historyOf(open.prisma, ann.id, { edition: "xy", deck: "Low tide", result: "WON" });
  expect(some.matches.every(({ edition }) => edition === "xy")).toBe(true);
  expect(some.matches).toHaveLength(Math.floor((MATCHES_PER_PAGE + 3) / 2));
  expect((await historyOf(open.prisma, ben.id, { result: "WON" })).matches).toEqual([]);
  expect(await storyOf(open.prisma, [], { matchId: ids[0] ?? "", userId: (await user()).id, locale: "en" })).toBeNull();
});
