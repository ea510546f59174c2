import { expect, test } from "vitest";
import { randomFrom } from "@/kernel/random";
import { given } from "./beginning";
import type { StoredEntry } from "./entry";
import { stateHash } from "./hash";
import { PlayedMatch, playAgain, type Verification } from "./play-again";
import { commitment } from "./seed";
import { duelGame, playedAtRandom } from "./testing";

const seed = "5eed";
const nonces = ["one", "two"] as const;

/** A duel as its record has it: both ready, then six turns of two answers. */
const played = (change: Partial<PlayedMatch> = {}): PlayedMatch => ({
  ...playedAtRandom(duelGame, { setup: {}, seed, nonces }, randomFrom("duel")),
  ...change,
});

function verified(match: PlayedMatch, game = duelGame): Verification {
  const work = playAgain(game, PlayedMatch.parse(JSON.parse(JSON.stringify(match))));
  for (let piece = work.next(); ; piece = work.next()) if (piece.done) return piece.value;
}

const without = (entries: readonly StoredEntry[]) => entries.map((entry) => ({ ...entry, hash: null }));
/** The record with another answer, or another hash, in one place. */
const changed = (match: PlayedMatch, place: number, change: Partial<StoredEntry>): PlayedMatch => ({
  ...match,
  entries: match.entries.map((entry, index) => (index === place ? { ...entry, ...change } : entry)),
});

test("a match that went as its record says is proved, and it is said on the way how far it is", () => {
  const match = played();
  expect(verified(match)).toEqual({ ok: true, begun: "shuffled", answers: 14, hashed: 14 });
  expect([...playAgain(duelGame, match)]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
});

test("a record of before there were hashes is proved by its answers and its outcome", () => {
  const match = played();
  expect(verified({ ...match, entries: without(match.entries) })).toMatchObject({ ok: true, answers: 14, hashed: 0 });
});

test("a seed that was exchanged is found out, with its fingerprint and without", () => {
  const other = "0ther";
  expect(verified(played({ seed: other }))).toEqual({ ok: false, fault: "commitment", answers: 0 });
  expect(verified(played({ seed: other, seedCommitment: commitment(other) }))).toEqual({ ok: false, fault: "state", answers: 0 });
});

test("what a browser added and was left out is found out", () => {
  expect(verified(played({ nonces: ["one", ""] }))).toEqual({ ok: false, fault: "state", answers: 0 });
});

test("one answer that was changed is found out where it stands", () => {
  const match = played();
  const { answer } = match.entries[6] ?? {};
  if (!answer || "concede" in answer) throw new Error("It is an answer to a decision.");
  const [first = 0] = answer.choice;
  const another = { answer: { ...answer, choice: [first === 0 ? 1 : 0] } };
  expect(verified(changed(match, 6, another))).toEqual({ ok: false, fault: "state", answers: 6 });
  expect(verified(changed(match, 6, { answer: { ...answer, choice: [7] } }))).toEqual({ ok: false, fault: "answer", answers: 6 });
  const other = answer.seat === 0 ? 1 : 0;
  expect(verified(changed(match, 6, { answer: { ...answer, seat: other } }))).toEqual({ ok: false, fault: "answer", answers: 6 });
});

test("one hash that was changed is found out", () => {
  expect(verified(changed(played(), 9, { hash: stateHash({}) }))).toEqual({ ok: false, fault: "state", answers: 9 });
});

test("another outcome than the answers lead to is found out, and so is an answer too few or too many", () => {
  const match = played();
  const { winner, reason } = match.outcome;
  expect(verified({ ...match, outcome: { winner: winner === 0 ? 1 : 0, reason } })).toMatchObject({ fault: "outcome", answers: 14 });
  expect(verified({ ...match, entries: match.entries.slice(0, -1) })).toMatchObject({ fault: "outcome", answers: 13 });
  expect(verified({ ...match, entries: [...match.entries, ...match.entries.slice(-1)] })).toMatchObject({ fault: "answer", answers: 14 });
});

test("a concession by the platform ends it with the platform's reason", () => {
  const { entries } = played();
  const conceded = { by: null, answer: { concede: 1 }, cause: "time", hash: null } as const;
  const match = played({ entries: [...entries.slice(0, 4), conceded], outcome: { winner: 0, reason: "time" } });
  expect(verified(match)).toMatchObject({ ok: true, answers: 5, hashed: 4 });
});

test("of a match that began in a given position nothing was shuffled", () => {
  const from = given(duelGame.states, duelGame.bind({}).start("any").state);
  const entries: StoredEntry[] = [{ by: 0, answer: { concede: 0 }, hash: null }];
  expect(verified(played({ from, entries, outcome: { winner: 1, reason: "concession" } }))).toMatchObject({ ok: true, begun: "given" });
});

test("rules that cannot begin it, or break in it, say so and fall over nothing", () => {
  expect(verified(played({ setup: { broken: 7 } }))).toEqual({ ok: false, fault: "setup", answers: 0 });
  const broken = Array.from({ length: 12 }, (_, index) =>
    verified({ ...played({ setup: { broken: `card-${index + 1}` } }), entries: without(played().entries) }),
  );
  expect(broken).toContainEqual({ ok: false, fault: "answer", answers: 2 });
});

test("a match that a later version wrote down is not taken for a forged one", () => {
  const from = { ...given(duelGame.states, {}), version: 2 };
  expect(verified(played({ from }))).toEqual({ ok: false, fault: "newer", answers: 0 });
});
