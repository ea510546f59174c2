import { afterAll, beforeAll, expect, test } from "vitest";
import { type GameEvent, other, randomFrom, type Seat, sample, type View } from "@/games/pokemon/engine";
import { bindPokemon } from "@/games/pokemon/site/bind";
import { cardsNamed } from "@/games/pokemon/site/match";
import { shuffleSeed } from "@/match";
import { loadPlayed } from "@/match/finished";
import { loadMatch } from "@/match/journal";
import { type Client, Site, until } from "../site";

/** What goes to a player never names a card that only the other player, or nobody, may know. */

let site: Site;
beforeAll(async () => {
  site = await Site.open();
});
afterAll(() => site.close());

/** Two players with different decks at their table. */
async function atTable(one: string, two: string): Promise<readonly [Client, Client]> {
  const pair: [Client, Client] = [await site.armed(one, "chespin"), await site.armed(two, "froakie")];
  await site.seat(...pair);
  return pair;
}

const random = randomFrom("hidden information");

/** Random legal answers from what each side is shown. */
async function play(pair: readonly [Client, Client], moves: number): Promise<void> {
  for (let move = 0; move < moves; move++) {
    await until(() => pair.some(({ update }) => update.decision !== null || update.result !== null));
    const client = pair.find(({ update }) => update.decision !== null);
    if (!client?.update.decision) return;
    const { matchId, decision, seq } = client.update;
    const reply = await client.say("match:answer", { matchId, decision: decision.id, choice: [...sample(decision, random)] });
    if (reply.ok) await until(() => pair.every(({ update }) => update.seq > seq));
    else await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** The match once more from its journal: what each seat and a spectator may know after each answer. */
async function replay(matchId: string) {
  const record = await loadMatch(site.database.prisma, matchId);
  if (!record) throw new Error("the match is stored");
  const { setup, entries } = await loadPlayed(site.database.prisma, record);
  const game = bindPokemon(setup);
  let { state, events } = game.start(shuffleSeed(record.seed, record.nonces));
  const moment = () => ({
    views: [game.view(state, 0), game.view(state, 1)] as const,
    spectator: game.view(state, "spectator"),
    publicEvents: events.map((event) => game.redact(event, "spectator")),
    openMoves: events.filter((event) => event.type === "moved" && event.visibleTo === "all"),
  });
  const moments = [moment()];
  for (const { answer } of entries) {
    const step = game.step(state, answer);
    if (!step.ok) throw new Error(step.rejection);
    ({ state, events } = step);
    moments.push(moment());
  }
  return moments;
}

/** Handles of all cards anywhere in what was sent. */
function handlesIn(value: unknown): number[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.values(value).flatMap(handlesIn);
  return "handle" in value && typeof value.handle === "number" ? [value.handle, ...inner] : inner;
}

const minus = (all: ReadonlySet<string>, some: ReadonlySet<string>) => new Set([...all].filter((card) => !some.has(card)));
const handOf = (view: View, seat: Seat) => view.sides[seat].hand ?? [];
/** Shown on purpose: a hand without a Basic, a card that was searched for and shown. */
const shown = (event: GameEvent) => ["mulligan", "revealed", "looked"].includes(event.type);

test("no update of a match names the other's hand, a deck or the Prize cards, not even by a face", async () => {
  const pair = await atTable("ann", "ben");
  await play(pair, 250);
  const moments = await replay(pair[0].update.matchId);
  const decks = pair.map(({ user }) => site.database.prisma.deck.findFirstOrThrow({ where: { ownerId: user.id } }));
  const [first, second] = (await Promise.all(decks)).map(({ cards }) => new Set(JSON.stringify(cards).match(/xy\d+-\d+/g)));
  if (!first || !second) throw new Error("both have a deck");

  for (const [client, theirs] of [
    [pair[0], minus(second, first)],
    [pair[1], minus(first, second)],
  ] as const) {
    expect(theirs.size).toBeGreaterThan(5);
    const known = new Set<string>();
    let seq = -1;
    for (const { seat, view, decision, events, faces, ...update } of client.updates) {
      const open = new Set<number>();
      for (; seq < update.seq; seq++) {
        for (const card of cardsNamed({ ...moments[seq + 1], views: null })) known.add(card);
        for (const handle of handlesIn(moments[seq + 1]?.openMoves)) open.add(handle);
      }
      const now = moments[update.seq];
      if (!now) throw new Error("every update has its moment");
      // The view is, to the letter, the one that this seat may have.
      expect(view).toEqual(now.views[seat]);
      expect(decision?.seat ?? seat).toBe(seat);
      // Every card of the other's deck that is named has been public by then.
      const named = [...cardsNamed({ view, decision, events }), ...Object.keys(faces)];
      expect(named.filter((card) => theirs.has(card) && !known.has(card))).toEqual([]);
      // No handle leads into the other's hand, but of what everybody saw come there.
      const hidden = new Set(handOf(now.views[other(seat)], other(seat)).map(({ handle }) => handle));
      const handles = handlesIn({ view, decision, events: events.filter((event) => !shown(event)) });
      expect(handles.filter((handle) => hidden.has(handle) && !open.has(handle))).toEqual([]);
    }
  }
}, 120_000);

test("the seed stays secret while the match runs", async () => {
  const pair = await atTable("cleo", "dan");
  const { matchId } = pair[0].update;
  const { seed, seedCommitment } = await site.database.prisma.match.findUniqueOrThrow({ where: { id: matchId } });
  for (const { updates } of pair) {
    expect(updates.at(-1)?.seedCommitment).toBe(seedCommitment);
    expect(JSON.stringify(updates)).not.toContain(seed);
  }
  await pair[0].say("match:concede", { matchId });
  await until(() => pair[1].update.result?.seed === seed);
});
