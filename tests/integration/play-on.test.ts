import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { starterDecksOf } from "@/games/pokemon/cards/starter/decks";
import { begin } from "@/match/beginning";
import { loadFinished } from "@/match/finished";
import { replayedPosition } from "@/match/replayed-position";
import { duelGame } from "@/match/testing";
import { duelOpening, duelService, playToTheEnd, ready, seated } from "../duels";
import { ok, refused, Site, until } from "../site";

/** A match against the computer that goes on from a position of a finished one. */

let database: OpenDatabase;
let site: Site;
beforeAll(async () => {
  database = await openTestDatabase();
  site = await Site.open({ botDelayMs: 0 });
});
afterAll(async () => {
  await site.close();
  await database.close();
});

async function finishedDuel() {
  const { matches } = duelService(database.prisma);
  const opening = await duelOpening(database.prisma);
  const room = await seated(matches, opening);
  await ready(room);
  await playToTheEnd(room);
  const { id: matchId } = room.record;
  await expect.poll(() => loadFinished(database.prisma, matchId)).not.toBeNull();
  return { matchId, opening, userId: opening.players[1].userId ?? "" };
}

const positionOf = (asked: Parameters<typeof replayedPosition>[2], game = duelGame) => replayedPosition(database.prisma, [game], asked);

test("its players have any position of a finished match, as it was", async () => {
  const { matchId, userId, opening } = await finishedDuel();
  const position = await positionOf({ matchId, userId, step: 5 });
  if (typeof position === "string") throw new Error(position);
  expect(position).toMatchObject({ game: "duel", edition: opening.edition });
  // Two are ready, then a card and what it counts: the second card of turn 2 is played.
  const { state } = begin(duelGame.states, duelGame.bind({}), { seed: "", nonces: ["", ""], from: position.from });
  expect(state).toMatchObject({ turn: 2, played: expect.any(String) });
});

test("nobody else has one, and a match has none before its end, after it, or beyond", async () => {
  const { matchId, userId } = await finishedDuel();
  const stranger = (await duelOpening(database.prisma)).players[0].userId ?? "";
  expect(await positionOf({ matchId, userId: stranger, step: 0 })).toBe("not-yours");
  expect(await positionOf({ matchId: "none", userId, step: 0 })).toBe("not-found");
  expect(await positionOf({ matchId, userId, step: 14 })).toBe("over");
  expect(await positionOf({ matchId, userId, step: 15 })).toBe("not-found");
  const opening = await duelOpening(database.prisma);
  const running = await seated(duelService(database.prisma).matches, opening);
  expect(await positionOf({ matchId: running.record.id, userId: opening.players[0].userId ?? "", step: 0 })).toBe("not-found");
});

test("what today's rules make something else of cannot be played on from", async () => {
  const { matchId, userId } = await finishedDuel();
  const changed = (view: object) => ({
    ...duelGame,
    bind: (setup: unknown) => {
      const bound = duelGame.bind(setup);
      return { ...bound, view: (...asked: Parameters<typeof bound.view>) => ({ ...bound.view(...asked), ...view }) };
    },
  });
  expect(await positionOf({ matchId, userId, step: 5 }, changed({}))).toMatchObject({ game: "duel" });
  expect(await positionOf({ matchId, userId, step: 5 }, changed({ totals: [99, 0] }))).toBe("rules-changed");
  const refuses = {
    ...duelGame,
    bind: (setup: unknown) => ({ ...duelGame.bind(setup), step: () => ({ ok: false as const, rejection: "constraint" as const }) }),
  };
  expect(await positionOf({ matchId, userId, step: 5 }, refuses)).toBe("rules-changed");
});

test("a player goes on in the other's place, with the cards of the match, and it counts for nobody", async () => {
  const [deck] = starterDecksOf("xy");
  const ann = await site.armed("again", deck?.id);
  await ann.say("bot:challenge", { game: "pokemon", edition: "xy", level: "easy" });
  await until(() => ann.found.length === 1);
  const [replay = ""] = ann.found;
  await ann.sit(replay);
  await ann.say("match:concede", { matchId: replay });
  await expect.poll(() => loadFinished(site.database.prisma, replay)).not.toBeNull();
  await expect.poll(() => ann.me.match).toBeNull();

  expect(await ann.say("bot:playOn", { replay, step: 0, seat: 1, level: "nobody" })).toEqual(refused("malformed"));
  expect(await ann.say("bot:playOn", { replay, step: 0, seat: 1, level: "normal" })).toEqual(ok);
  await until(() => ann.found.length === 2);
  const id = ann.found[1] ?? "";
  const select = {
    kind: true,
    begunFrom: true,
    setup: true,
    seats: { orderBy: { seat: "asc" }, select: { userId: true, botName: true } },
  } as const;
  const begun = await site.database.prisma.match.findUnique({ where: { id }, select });
  expect(begun).toMatchObject({ kind: "BOT", begunFrom: {}, seats: [{ botName: "normal" }, { userId: ann.id }] });
  expect(begun?.setup).toEqual((await loadFinished(site.database.prisma, replay))?.setup);
  expect(await ann.say("bot:playOn", { replay, step: 0, seat: 0, level: "easy" })).toEqual(refused("you-are-busy"));
});

const rest = Array.from({ length: 10 }, () => ({ card: "xy1-134" }));
const side = { zones: { active: [{ card: "xy0-12", damage: 10, attached: ["xy1-134"] }], rest }, counts: { prizes: 2 } };
const position = { edition: "xy", turn: 0, sides: [side, { ...side, zones: { ...side.zones, bench: [{ card: "xy0-8" }] } }] } as const;

test("a position that a player has laid out is played from, one that cannot be is refused", async () => {
  const ann = await site.guest();
  const start = (change: object, game = "pokemon") =>
    ann.sayRaw("bot:position", { game, level: "easy", position: { ...structuredClone(position), ...change } });
  expect(await start({ sides: [side, { zones: {}, counts: {} }] })).toEqual(refused("bad-position"));
  expect(await start({ edition: "none" })).toEqual(refused("bad-position"));
  expect(await start({ sides: [side, { ...side, zones: { active: [{ card: "none" }], rest } }] })).toEqual(refused("bad-position"));
  expect(await start({}, "dragonball")).toEqual(refused("bad-position"));
  expect(await start({}, "none")).toEqual(refused("malformed"));
  expect(ann.found).toEqual([]);
  expect(await start({})).toEqual(ok);
  await until(() => ann.found.length === 1);
  await ann.sit(ann.found[0] ?? "");
  await until(() => ann.updates.length > 0);
  expect(ann.update).toMatchObject({
    seat: 0,
    decision: { kind: "main" },
    view: { sides: [{ active: { damage: 10 } }, { prizesTaken: 4 }] },
  });
});

test("a rematch of a position begins there again, whatever deck its player has chosen meanwhile", async () => {
  const goal = "Win this turn";
  const ann = await site.guest();
  expect(await ann.sayRaw("bot:position", { game: "pokemon", level: "easy", position: { ...position, goal } })).toEqual(ok);
  await until(() => ann.found.length === 1);
  const [matchId = ""] = ann.found;
  await ann.sit(matchId);
  await ann.say("match:concede", { matchId });
  await until(() => ann.update.result?.rematch.possible === true);
  expect(await ann.say("match:rematch", { matchId, accept: true, decks: "current" })).toEqual(ok);
  await until(() => ann.found.length === 2);
  await ann.sit(ann.found[1] ?? "");
  await until(() => ann.update.matchId === ann.found[1]);
  expect(ann.update).toMatchObject({ puzzle: { goal } });
});
