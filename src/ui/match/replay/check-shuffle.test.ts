import { expect, test } from "vitest";
import { commitment, drawSeed, shuffleSeed } from "@/match/seed";
import { checkShuffle } from "./check-shuffle";

const seed = drawSeed();
const nonces = ["0123", ""] as const;
const proof = { seed, seedCommitment: commitment(seed), nonces, shuffleSeed: shuffleSeed(seed, nonces) };

test("the browser works out the same shuffle as the server", async () => {
  expect(await checkShuffle(proof)).toEqual({ seed: true, mixed: true });
});

test("a seed that was exchanged is found out, and so is a part that was left out", async () => {
  expect(await checkShuffle({ ...proof, seed: drawSeed() })).toEqual({ seed: false, mixed: false });
  expect(await checkShuffle({ ...proof, nonces: ["", ""] })).toEqual({ seed: true, mixed: false });
});
