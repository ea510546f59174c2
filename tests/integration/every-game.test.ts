import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { matchService, openingOf, playUpTo } from "@/cli/matches/play";
import { deckRules, offerGames } from "@/games";
import { difference, patched } from "@/kernel/patch";
import { randomFrom } from "@/kernel/random";
import { sample } from "@/kernel/sample";
import { commitment, verifyMatch } from "@/match";
import { type Client, ok, refused, Site, until } from "../site";

/** What the site promises of a match, shown for each game that it offers. */

let site: Site;
let hasty: Site;
beforeAll(async () => {
  site = await Site.open({ graceSeconds: 1 });
  hasty = await site.twin(undefined, { turnSeconds: 0.3, graceSeconds: 0.1 });
});
afterAll(async () => {
  await hasty.close();
  await site.close();
});

let count = 0;

describe.each(offerGames().map((game) => ({ game, name: game.name })))("$name", ({ game, name }) => {
  const [edition = ""] = game.editions;
  const rules = deckRules.find((one) => one.game === name);
  const random = randomFrom(name);

  const armed = (at: Site) => at.armed(`${name}${count++}`, undefined, rules);

  /** Two players who have taken their seats. */
  async function atTable(at = site): Promise<[Client, Client]> {
    const pair: [Client, Client] = [await armed(at), await armed(at)];
    await at.meet(pair, { game: name, edition });
    return pair;
  }

  /** Random legal answers from what each side is shown, until the match is over or it is enough. */
  async function play(players: readonly Client[], enough: () => boolean = () => false): Promise<void> {
    for (let moves = 0; moves < 4_000 && !enough(); moves++) {
      await until(() => players.some(({ table }) => table.decision !== null || table.result !== null));
      if (players.some(({ table }) => table.result !== null)) return;
      const client = players.find(({ table }) => table.decision !== null);
      if (!client) continue;
      const { matchId, decision, seq } = client.table;
      if (!decision) continue;
      const reply = await client.say("match:answer", { matchId, decision: decision.id, choice: [...sample(decision, random)] });
      if (!reply.ok && reply.code !== "too-often") throw new Error(`${decision.purpose} is refused: ${reply.code}`);
      if (reply.ok) await until(() => client.table.seq > seq);
      else await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  test("two players see the same match to the same end, and its shuffle can be verified", async () => {
    const pair = await atTable();
    const [ann, ben] = pair;
    const { seedCommitment } = ann.table;
    await play(pair);
    await until(() => ann.table.result !== null && ben.table.result !== null);
    expect(ann.table.result).toEqual(ben.table.result);
    expect(commitment(ann.table.result?.seed ?? "")).toBe(seedCommitment);
    expect(await verifyMatch(site.database.prisma, game, ann.table.matchId)).toMatchObject({ ok: true, begun: "shuffled" });
    await until(() => ann.me.match === null && ben.me.match === null);
  }, 120_000);

  test("what a seat is told bit by bit comes to all that it is shown", async () => {
    const { prisma } = site.database;
    const onTheWire = (value: unknown) => JSON.parse(JSON.stringify(value));
    for (let number = 0; number < 3; number++) {
      const room = await matchService(prisma).open(await openingOf(prisma, game, number));
      let shown = room.standing(0);
      let told = onTheWire(shown);
      for (let answers = 1; room.running && answers <= 250; answers++) {
        await playUpTo(room, answers, random);
        const now = room.standing(0);
        told = patched(told, onTheWire(difference(shown, now) ?? {}));
        expect(told).toEqual(onTheWire(now));
        shown = now;
      }
    }
  }, 60_000);

  test("the server restarts in the middle of a match: both come back by themselves and play on", async () => {
    const pair = await atTable();
    const [ann, ben] = pair;
    await play(pair, () => ann.table.seq >= 6);
    await until(() => ann.table.seq === ben.table.seq);
    const [before, told] = [pair.map(({ table }) => table.view), pair.map(({ heard }) => heard.length)];
    await site.stop();
    await site.start();
    // As the page does when the server hung up on it.
    for (const { socket } of pair) if (!socket.active) socket.connect();
    await until(() =>
      pair.every(({ heard, table }, index) => heard.length > (told[index] ?? 0) && table.seats.every(({ connected }) => connected)),
    );
    expect(pair.map(({ table }) => table.view)).toEqual(before);
    expect(ann.me.match).toMatchObject({ id: ann.table.matchId, opponent: ben.user.pseudo });
    await play(pair, () => ann.table.seq >= 20);
    await until(() => ann.table.result !== null || ann.table.seq >= 20);
  }, 120_000);

  test("a concession ends the match for both, once", async () => {
    const [ann, ben] = await atTable();
    const { matchId } = ann.table;
    expect(await ann.say("match:concede", { matchId })).toEqual(ok);
    await until(() => ann.table.result !== null && ben.table.result !== null);
    expect(ben.table.result?.outcome).toEqual({ winner: ben.table.seat, reason: "concession" });
    expect(await ben.say("match:concede", { matchId })).toEqual(refused("over"));
  });

  test("the deletion of a player's account ends their match, and the other one wins", async () => {
    const [ann, ben] = await atTable();
    await site.database.prisma.user.delete({ where: { id: ann.id } });
    await site.realtime.expelUser(ann.id, "deleted");
    await until(() => ben.table.result !== null);
    expect(ben.table.result?.outcome).toEqual({ winner: ben.table.seat, reason: "deleted" });
    expect(ann.ended).toEqual(["deleted"]);
  });

  test("the clock answers for whoever does not, and gives the match to the other one the third time in a row", async () => {
    const pair = await atTable(hasty);
    const idle = pair.find(({ table }) => table.decision !== null) ?? pair[0];
    const other = pair.find((client) => client !== idle) ?? pair[1];
    const answers = setInterval(() => other.table.decision && other.table.result === null && void other.answer(), 20);
    await until(() => idle.table.seq > 0 && idle.table.clock.strikes[idle.table.seat] === 1);
    await expect.poll(() => other.table.result?.outcome, { timeout: 20_000 }).toEqual({ winner: other.table.seat, reason: "time" });
    clearInterval(answers);
  }, 30_000);

  test("a match against the computer plays to its end, and another can follow", async () => {
    const ann = await armed(site);
    expect(await ann.say("bot:challenge", { game: name, edition, level: "easy" })).toEqual(ok);
    await until(() => ann.found.length === 1);
    await ann.sit(ann.found[0] ?? "");
    await until(() => ann.heard.length > 0);
    expect(ann.table.seats.map(({ bot }) => bot).sort()).toEqual([false, true]);
    await play([ann]);
    expect(ann.table.result).not.toBeNull();
    await ann.say("match:rematch", { matchId: ann.table.matchId, accept: true });
    await until(() => ann.found.length === 2);
  }, 120_000);
});
