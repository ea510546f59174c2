import { expect, test } from "vitest";
import type { GameEvent } from "@/games/pokemon/engine/events";
import type { SideView } from "@/games/pokemon/engine/view";
import { recordReaction, recordUpdate } from "@/ui/realtime";
import { type PokemonUpdate, pokemonRecord } from "./record";

const side: SideView = {
  active: null,
  bench: [],
  benchSize: 5,
  hand: null,
  handCount: 0,
  deckCount: 60,
  discard: [],
  lostZone: [],
  prizes: [],
  prizesTaken: 0,
  gxUsed: false,
  vstarUsed: false,
};
const update = (seq: number, events: readonly GameEvent[] = [], turn = 1): PokemonUpdate => ({
  matchId: "m",
  game: "pokemon",
  seq,
  seat: 0,
  view: {
    viewer: 0,
    edition: "xy",
    phase: "turn",
    turn,
    turnSeat: 0,
    startingSeat: 0,
    sides: [side, side],
    stadium: null,
    used: { energy: false, supporter: false, stadium: false, retreat: false },
    waitingFor: [],
    suddenDeath: 0,
    outcome: null,
  },
  decision: null,
  events,
  faces: {},
  seats: [
    { userId: "a", pseudo: "Mistral", bot: false, connected: true, graceUntil: null },
    { userId: "b", pseudo: "Zélie", bot: false, connected: true, graceUntil: null },
  ],
  clock: { now: 10_000, startedAt: 4_000, running: null, pausedMs: null, turnMs: 90_000, strikes: [0, 0] },
  result: null,
  seedCommitment: "",
});

test("events are kept in the order heard, each under the turn it belongs to", () => {
  const first = recordUpdate(undefined, update(0, [{ type: "turnStarted", seat: 0, turn: 1 }]), 9_000);
  const second = recordUpdate(
    first,
    update(
      1,
      [
        { type: "turnEnded", seat: 0 },
        { type: "turnStarted", seat: 1, turn: 2 },
      ],
      2,
    ),
    9_500,
  );
  const read = pokemonRecord(second);
  expect(read.history.map(({ index, turn, turnSeat }) => [index, turn, turnSeat])).toEqual([
    [0, 1, 0],
    [1, 1, 0],
    [2, 2, 1],
  ]);
  expect(read.fresh.map(({ index }) => index)).toEqual([1, 2]);
  expect(read.fresh[0]?.after).toBe(6_000);
});

test("an update overtaken on the way changes nothing", () => {
  const record = recordUpdate(undefined, update(5), 9_000);
  expect(recordUpdate(record, update(4), 9_100)).toBe(record);
});

test("the offset turns this browser's time into the server's", () => {
  expect(recordUpdate(undefined, update(0), 9_000).clockOffset).toBe(1_000);
});

test("the last reaction of each seat is kept through updates", () => {
  const record = recordReaction(recordUpdate(undefined, update(0), 0), { seat: 1, reaction: "wow", at: 1 });
  expect(recordUpdate(record, update(1), 0).reactions).toEqual([null, { seat: 1, reaction: "wow", at: 1 }]);
});
