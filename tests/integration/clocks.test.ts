import { afterAll, beforeAll, expect, test } from "vitest";
import { type Client, ok, refused, Site, until } from "../site";

const TURN_MS = 1_000;

let site: Site;
beforeAll(async () => {
  site = await Site.open({ turnSeconds: TURN_MS / 1000, graceSeconds: 0.1 });
});
afterAll(() => site.close());

const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test("practice against the computer has no clock: neither slowness nor absence loses it", async () => {
  const ann = await site.armed("slow");
  expect(await ann.say("bot:challenge", { game: "pokemon", edition: "xy", level: "easy" })).toEqual(ok);
  await until(() => ann.found.length === 1);
  await ann.sit(ann.found[0] ?? "");
  await until(() => ann.updates.length > 0 && ann.update.decision !== null);
  // The computer may be asked at the same time, and answers for itself.
  const { decision, clock, seat } = ann.update;
  expect(clock).toMatchObject({ running: null, pausedMs: null, turnMs: null });

  await pass(1.5 * TURN_MS);
  expect(ann.update).toMatchObject({ decision, result: null });

  const heard = ann.updates.length;
  ann.socket.disconnect();
  await pass(1.5 * TURN_MS);
  ann.socket.connect();
  await until(() => ann.updates.length > heard && ann.update.seats[seat].connected);
  expect(ann.update).toMatchObject({ decision, result: null, clock: { strikes: [0, 0] } });
  expect(await ann.answer()).toEqual(ok);
  await until(() => ann.update.decision?.id !== decision?.id);
});

/** Somebody who has a choice among different Pokémon for the Active Spot, and which option the clock would not take by itself. */
async function choosing(): Promise<{ readonly client: Client; readonly other: Client; readonly index: number; readonly card: string }> {
  for (let table = 0; ; table++) {
    const pair: [Client, Client] = [await site.armed(`one${table}`), await site.armed(`two${table}`)];
    await site.seat(...pair);
    for (const [client, other] of [pair, [pair[1], pair[0]]] as const) {
      const { decision } = client.update;
      if (decision?.purpose !== "setupActive") continue;
      const cards = decision.options.map((option) => ("pick" in option && option.pick === "card" ? option.card.card : ""));
      const index = cards.findIndex((card) => card !== cards[decision.fallback[0] ?? 0]);
      const card = cards[index];
      if (card !== undefined) return { client, other, index, card };
    }
  }
}

test("an Active Pokémon that was laid and not confirmed is taken when time runs out", async () => {
  const { client, other, index, card } = await choosing();
  const { matchId, decision, seat } = client.update;
  const draft = { matchId, decision: decision?.id ?? 0, choice: [index] };
  const heard = other.updates.length;
  expect(await client.say("match:draft", draft)).toEqual(ok);
  expect(await other.say("match:draft", { ...draft, choice: [] })).toEqual(refused("wrong-seat"));
  expect(other.updates.length).toBe(heard);
  await until(() => client.update.decision?.id !== decision?.id);
  const active = client.updates.flatMap(({ view }) => view.sides[seat].active ?? [])[0];
  expect(active && !active.faceDown ? active.cards[0]?.card : active).toBe(card);
});
